internal import CCairo
package import CoreGraphics
package import Foundation

/// Pictures as files: PNG, which Cairo reads and writes itself, and JPEG.
package enum ImageCodec {
  /// nil when the bytes are no whole PNG or JPEG.
  package static func decode(_ data: Data) -> CGImage? {
    if JPEG.isAtStart(of: data) { return JPEG.decode(data) }
    guard data.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return nil }
    var reader = Reader(data: data)
    let read = withUnsafeMutablePointer(to: &reader) { reader in
      cairo_image_surface_create_from_png_stream(
        { closure, into, count in
          guard let reader = closure?.assumingMemoryBound(to: Reader.self), let into else { return CAIRO_STATUS_READ_ERROR }
          return reader.pointee.read(Int(count), into) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, reader)
    }
    defer { cairo_surface_destroy(read) }
    guard let read, cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else { return nil }
    let (width, height) = (Int(cairo_image_surface_get_width(read)), Int(cairo_image_surface_get_height(read)))
    guard width > 0, height > 0 else { return nil }
    // Painting brings every format that Cairo reads into ours.
    let buffer = PixelBuffer(width: width, height: height)
    cairo_set_operator(buffer.context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(buffer.context, read, 0, 0)
    cairo_paint(buffer.context)
    return buffer.makeImage()
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

  private struct Reader {
    let data: Data
    var position = 0

    init(data: Data) { self.data = data }

    mutating func read(_ count: Int, _ into: UnsafeMutablePointer<UInt8>) -> Bool {
      guard data.count - position >= count else { return false }
      let start = data.startIndex + position
      data.copyBytes(to: into, from: start..<start + count)
      position += count
      return true
    }
  }
}
