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
  /// Whether the pixels are where a colour is painted, not colours.
  public let isMask: Bool
  /// As given to the initializer; without effect, since all drawing happens in sRGB.
  public let renderingIntent: CGColorRenderingIntent
  /// As given to the initializer; without effect: contexts interpolate as `interpolationQuality` says, layers as their filters.
  public let shouldInterpolate: Bool
  /// The type of the file that the image was read from, such as `public.png`; nil for images from elsewhere.
  public let utType: CFString?
  /// A canvas's own representation of the pixels (a surface that wraps them), released with the image.
  @MainActor package var raster: AnyObject?

  package convenience init(width: Int, height: Int, pixels: [UInt32], utType: CFString? = nil) {
    self.init(width: width, height: height, pixels: pixels, isMask: false, utType: utType)
  }

  init(
    width: Int, height: Int, pixels: [UInt32], isMask: Bool, utType: CFString?, intent: CGColorRenderingIntent = .defaultIntent,
    shouldInterpolate: Bool = true
  ) {
    ensure(
      pixels.count == width * height,
      "CGImage(width: \(width), height: \(height)) needs \(width * height) pixels, got \(pixels.count)")
    (self.width, self.height, self.bytesPerRow, self.pixels) = (width, height, width * 4, pixels)
    (self.isMask, self.utType, renderingIntent, self.shouldInterpolate) = (isMask, utType, intent, shouldInterpolate)
  }

  /// The image with other pixels, of the same or of another size.
  func replacingPixels(_ pixels: [UInt32], width: Int, height: Int) -> CGImage {
    CGImage(
      width: width, height: height, pixels: pixels, isMask: isMask, utType: utType, intent: renderingIntent,
      shouldInterpolate: shouldInterpolate)
  }

  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// Always 32.
  public var bitsPerPixel: Int { 32 }
  /// sRGB, to which colours of other spaces have been converted; nil for a mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : .rgb }
  /// Always nil: the ranges given to an initializer have been applied to the pixels.
  public var decode: UnsafePointer<CGFloat>? { nil }

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
    return replacingPixels(cut, width: columns, height: rows)
  }

  public static func == (l: CGImage, r: CGImage) -> Bool {
    l === r || (l.width == r.width && l.height == r.height && l.isMask == r.isMask && l.pixels == r.pixels)
  }
}
