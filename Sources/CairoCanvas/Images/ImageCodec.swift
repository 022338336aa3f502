internal import CCairo
package import CoreGraphics
package import Foundation

/// Encoding and decoding of images as PNG and JPEG, and decoding of HEIC.
package enum ImageCodec {
  /// nil if the bytes are no complete PNG, JPEG or HEIC file, or an image that is too large; the reason for the latter is printed once.
  package static func decode(_ data: Data) -> CGImage? {
    if JPEG.isAtStart(of: data) { return JPEG.decode(data) }
    if PNG.isAtStart(of: data) { return PNG.decode(data) }
    return HEIF.isAtStart(of: data) ? HEIF.decode(data) : nil
  }

  /// - Parameter quality: From 0 to 1. Transparent parts become white, since JPEG has no transparency.
  package static func encodeJPEG(_ image: CGImage, quality: CGFloat) -> Data? { JPEG.encode(image, quality: quality) }

  package static func encodePNG(_ image: CGImage) -> Data? {
    let buffer = PixelBuffer(width: image.width, height: image.height)
    image.pixels.withUnsafeBufferPointer { if let from = $0.baseAddress { buffer.base.update(from: from, count: $0.count) } }
    cairo_surface_mark_dirty(buffer.surface)
    var bytes = Data()
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        buffer.surface,
        { closure, from, count in
          guard let bytes = closure?.assumingMemoryBound(to: Data.self), let from else { return CAIRO_STATUS_WRITE_ERROR }
          bytes.pointee.append(from, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    return status == CAIRO_STATUS_SUCCESS ? bytes : nil
  }
}
