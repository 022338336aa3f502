public import Foundation

/// Reads image files on behalf of `CGImage`.
package enum ImageDecoder {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var installed: (@Sendable (Data) -> CGImage?)?

  /// Installs the host's decoder; a later one has no effect.
  package static func install(_ decode: @escaping @Sendable (Data) -> CGImage?) {
    lock.withLock { installed = installed ?? decode }
  }

  static func decode(_ data: Data, _ call: String) -> CGImage? {
    guard let decode = lock.withLock({ installed }) else {
      FileHandle.standardError.write(
        Data("CGImage(\(call):...): reading files needs a screen: run an app or make UIKitTesting's Stage first\n".utf8))
      return nil
    }
    return decode(data)
  }
}

extension CGImage {
  /// Reads a JPEG file; nil for other bytes, and before there is a screen.
  ///
  /// - Parameters:
  ///   - decode: The values of 0 and 255 of red, green and blue in turn; nil for 0 and 1.
  ///   - shouldInterpolate: Kept, without effect, as is `intent`.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init("jpegDataProviderSource", "public.jpeg", source, decode, shouldInterpolate, intent)
  }

  /// Reads a PNG file; nil for other bytes, and before there is a screen.
  ///
  /// - Parameters:
  ///   - decode: The values of 0 and 255 of red, green and blue in turn; nil for 0 and 1.
  ///   - shouldInterpolate: Kept, without effect, as is `intent`.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init("pngDataProviderSource", "public.png", source, decode, shouldInterpolate, intent)
  }

  private convenience init?(
    _ call: String, _ type: CFString, _ source: CGDataProvider, _ decode: UnsafePointer<CGFloat>?, _ shouldInterpolate: Bool,
    _ intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let image = ImageDecoder.decode(data, call), image.utType == type else { return nil }
    let ranges = decode.map { PixelRanges(ofColors: $0) }
    self.init(
      width: image.width, height: image.height, pixels: ranges.map { image.pixels.map($0.apply) } ?? image.pixels, isMask: false,
      utType: type, intent: intent, shouldInterpolate: shouldInterpolate)
  }
}
