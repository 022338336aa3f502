internal import CCairo
package import CoreGraphics
package import Foundation

/// Pictures as files: PNG and JPEG.
package enum ImageCodec {
  /// nil when the bytes are no whole PNG or JPEG, or one that is too large; why it is too large is said once.
  package static func decode(_ data: Data) -> CGImage? {
    if JPEG.isAtStart(of: data) { return JPEG.decode(data) }
    return PNG.isAtStart(of: data) ? PNG.decode(data) : nil
  }

  /// On white, since a JPEG has no transparency. `quality` from 0 to 1.
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
