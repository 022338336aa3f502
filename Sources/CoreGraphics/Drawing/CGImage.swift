internal import Diagnostics
public import Foundation

/// An immutable bitmap of 32 bits per pixel, premultiplied, native-endian ARGB (Cairo's ARGB32), first row at the top.
public final class CGImage: Equatable, @unchecked Sendable {
  /// Pixels per side; the limit of Cairo's image surfaces.
  package static let maximumSide = 32_767

  /// Pixels per row.
  public let width: Int
  /// Number of rows.
  public let height: Int
  /// 4 x `width`, without padding.
  public let bytesPerRow: Int
  package let pixels: [UInt32]
  /// A canvas's own representation of the pixels (a surface that wraps them), released with the image.
  @MainActor package var raster: AnyObject?

  package init(width: Int, height: Int, pixels: [UInt32]) {
    ensure(
      pixels.count == width * height,
      "CGImage(width: \(width), height: \(height)) needs \(width * height) pixels, got \(pixels.count)")
    (self.width, self.height, self.bytesPerRow, self.pixels) = (width, height, width * 4, pixels)
  }

  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// Always 32.
  public var bitsPerPixel: Int { 32 }
  /// Always sRGB.
  public var colorSpace: CGColorSpace? { .rgb }

  /// Returns the image itself, which is immutable; never nil.
  public func copy() -> CGImage? { self }

  /// A copy of the part inside `rect`, in pixels from the top left, extended to whole pixels; nil if `rect` lies outside.
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
