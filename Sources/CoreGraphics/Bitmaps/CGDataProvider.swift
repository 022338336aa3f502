public import Foundation

/// Core Foundation's data on Apple's platforms; the name lets `data as CFData` compile on both.
public typealias CFData = Data

/// Bytes for images to read, or the bytes of an image.
public final class CGDataProvider: Sendable {
  /// A copy of the bytes.
  public let data: CFData?

  /// Keeps `data`; never nil.
  public init?(data: CFData) { self.data = data }
}

/// How an image's colours are matched to a display; ignored, since all drawing happens in sRGB.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The names of the ICC.
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGImage {
  /// Makes an image from rows of pixels; nil if the layout is not supported or the bytes are too few.
  ///
  /// Supported are the layouts of bitmap contexts, and `first` and `last`, which are multiplied by their alpha here.
  ///
  /// - Parameters:
  ///   - width: Pixels, from 1 to 32,767, as `height`.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 8 or 32, as the layout needs it.
  ///   - bytesPerRow: At least a row of pixels.
  ///   - space: Colours of other spaces than sRGB are converted to it.
  ///   - decode: For each component but alpha, the values of 0 and of 255; nil for 0 and 1.
  ///   - shouldInterpolate: Kept, without effect, as is `intent`.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let sides = 1...CGImage.maximumSide
    guard sides.contains(width), sides.contains(height), let data = provider.data,
      let format = PixelFormat(bitsPerComponent: bitsPerComponent, space.model, bitmapInfo),
      bitsPerPixel == format.bytesPerPixel * 8, bytesPerRow >= width * format.bytesPerPixel,
      bytesPerRow <= data.count / height || data.count >= bytesPerRow * (height - 1) + width * format.bytesPerPixel
    else { return nil }
    var pixels = data.withUnsafeBytes { bytes in
      (0..<height).flatMap { y in
        (0..<width).map { x in format.read(bytes.baseAddress! + y * bytesPerRow + x * format.bytesPerPixel) }
      }
    }
    if let decode, let ranges = PixelRanges(decode, of: format.kind) { pixels = pixels.map(ranges.apply) }
    if space != .rgb && space != .gray && bitmapInfo.alpha != .alphaOnly {
      pixels = PixelConversion(from: space).apply(to: pixels)
    }
    self.init(
      width: width, height: height, pixels: pixels, isMask: false, utType: nil, intent: intent,
      shouldInterpolate: shouldInterpolate)
  }

  /// A copy of the pixels, in the layout of `bitmapInfo`.
  public var dataProvider: CGDataProvider? { pixels.withUnsafeBytes { CGDataProvider(data: Data($0)) } }

  /// Always premultiplied ARGB in little-endian words.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)]
  }

  /// Always words of 32 bits, lowest byte first.
  public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
  /// Always `packed`.
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

  /// Always `premultipliedFirst`.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
}
