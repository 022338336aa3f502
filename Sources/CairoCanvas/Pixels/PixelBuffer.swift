internal import CCairo
internal import CoreGraphics
internal import Diagnostics
internal import Foundation

/// Pixels in memory and the Cairo context that draws into them: premultiplied ARGB, 32 bits, native-endian.
final class PixelBuffer {
  let width: Int
  let height: Int
  let base: UnsafeMutablePointer<UInt32>
  let surface: OpaquePointer
  let context: OpaquePointer
  /// The present clip of the Cairo context.
  var clip: PixelRect?
  var clipShape: ClipShape?
  /// Whether pixels were written without Cairo.
  var isTouched = false
  /// nil for buffers that are drawn once.
  let rows: RowColors?

  /// Transparent at first, apart from the last `spareRows`, whose memory is not touched; both sides must be at least 1.
  init(width: Int, height shown: Int, spareRows: Int = 0, remembersRows: Bool = false) {
    let height = shown + spareRows
    ensure(
      width > 0 && height > 0 && width <= CGImage.maximumSide && height <= CGImage.maximumSide,
      "a canvas of \(width) x \(height) pixels: each side must be from 1 to \(CGImage.maximumSide)")
    (self.width, self.height) = (width, height)
    base = .allocate(capacity: width * height)
    base.initialize(repeating: 0, count: width * shown)
    surface = base.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) {
      cairo_image_surface_create_for_data($0, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    }
    context = cairo_create(surface)
    rows = remembersRows ? RowColors(width: width, height: height) : nil
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    base.deallocate()
  }

  var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  /// Pixels of `rect` are written without Cairo, by anything but a fill.
  func touch(_ rect: PixelRect) {
    isTouched = true
    rows?.touch(rect)
  }

  /// Tells Cairo of pixels that were written without it.
  func markDirty() {
    if isTouched { cairo_surface_mark_dirty(surface) }
    isTouched = false
  }

  /// The Cairo context with the given clip, in pixel coordinates; `touched` are the pixels that it will write, inside the clip.
  func cairo(clippedTo rect: PixelRect, _ shape: ClipShape?, touching touched: PixelRect) -> OpaquePointer {
    markDirty()
    rows?.touch(touched)
    if clip == rect && clipShape === shape { return context }
    (clip, clipShape) = (rect, shape)
    cairo_reset_clip(context)
    cairo_new_path(context)
    cairo_rectangle(context, Double(rect.x0), Double(rect.y0), Double(rect.width), Double(rect.height))
    cairo_clip(context)
    shape?.apply(to: context)
    return context
  }

  func makeImage() -> CGImage {
    CGImage(width: width, height: height, pixels: Array(UnsafeBufferPointer(start: base, count: width * height)))
  }
}
