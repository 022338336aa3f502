internal import Diagnostics
public import Foundation

/// An immutable bitmap: 32 bits a pixel, premultiplied, native-endian ARGB (Cairo's ARGB32), rows from the top.
public final class CGImage: Equatable, @unchecked Sendable {
  /// Pixels; the limit of Cairo's image surfaces.
  package static let maximumSide = 32_767

  public let width: Int
  public let height: Int
  public let bytesPerRow: Int
  package let pixels: [UInt32]
  /// What a canvas keeps beside the pixels (a surface that wraps them); it lives as long as the image.
  @MainActor package var raster: AnyObject?

  package init(width: Int, height: Int, pixels: [UInt32]) {
    ensure(
      pixels.count == width * height,
      "CGImage(width: \(width), height: \(height)) needs \(width * height) pixels, got \(pixels.count)")
    (self.width, self.height, self.bytesPerRow, self.pixels) = (width, height, width * 4, pixels)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var colorSpace: CGColorSpace? { .rgb }

  public func copy() -> CGImage? { self }

  /// The part inside `rect` (pixels, from the top left, made whole by growing), copied; nil if they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    let (x, y, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    var cut: [UInt32] = []
    cut.reserveCapacity(columns * rows)
    for row in y..<y + rows { cut += pixels[row * width + x..<row * width + x + columns] }
    return CGImage(width: columns, height: rows, pixels: cut)
  }

  public static func == (l: CGImage, r: CGImage) -> Bool {
    l === r || (l.width == r.width && l.height == r.height && l.pixels == r.pixels)
  }
}
