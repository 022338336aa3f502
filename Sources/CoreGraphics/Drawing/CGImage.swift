public import Foundation

/// An immutable bitmap: 32 bits a pixel, premultiplied, native-endian ARGB (Cairo's ARGB32), rows from the top.
public final class CGImage: Equatable, @unchecked Sendable {
  public let width: Int
  public let height: Int
  public let bytesPerRow: Int
  package let pixels: [UInt32]
  /// What a canvas keeps beside the pixels (a surface that wraps them); it lives as long as the image.
  @MainActor package var raster: AnyObject?

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "CGImage(width: \(width), height: \(height)) needs \(width * height) pixels, got \(pixels.count)")
    (self.width, self.height, self.bytesPerRow, self.pixels) = (width, height, width * 4, pixels)
  }

  public static func == (l: CGImage, r: CGImage) -> Bool {
    l === r || (l.width == r.width && l.height == r.height && l.pixels == r.pixels)
  }
}
