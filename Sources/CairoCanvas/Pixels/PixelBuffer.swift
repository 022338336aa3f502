internal import CCairo
internal import CoreGraphics
internal import Diagnostics
internal import Foundation

/// Pixels in memory and the Cairo context that draws into them: premultiplied ARGB, 32 bits, native-endian.
final class PixelBuffer {
  let width: Int
  let height: Int
  /// The first pixel.
  var base: UnsafeMutablePointer<UInt32> { memory + shift }
  private let memory: UnsafeMutablePointer<UInt32>
  /// Number of pixels by which the first pixel is beyond the start of the memory, less than `width`. A picture that moves sideways is moved so,
  /// without copies.
  var shift = 0 {
    didSet { ensure((0..<width).contains(shift), "a buffer of \(width) pixels a row cannot begin \(shift) pixels later") }
  }
  /// Made when Cairo first draws, and again after the first pixel has moved.
  @exclusivity(unchecked) private var drawing: Drawing?
  /// The present clip of the Cairo context.
  @exclusivity(unchecked) private var clip: PixelRect?
  @exclusivity(unchecked) private var clipShape: ClipShape?
  /// Whether pixels were written without Cairo.
  @exclusivity(unchecked) var isTouched = false
  /// nil for buffers that are drawn once.
  let rows: RowColors?

  private struct Drawing {
    let shift: Int
    let surface, context: OpaquePointer

    func destroy() {
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  /// Transparent at first, apart from the last `spareRows`, whose memory is not touched; both sides must be at least 1.
  init(width: Int, height shown: Int, spareRows: Int = 0, remembersRows: Bool = false) {
    let height = shown + spareRows
    ensure(
      width > 0 && height > 0 && width <= CGImage.maximumSide && height <= CGImage.maximumSide,
      "a canvas of \(width) x \(height) pixels: each side must be from 1 to \(CGImage.maximumSide)")
    (self.width, self.height) = (width, height)
    // One more row for the end of the last, if the first pixel moves.
    memory = .allocate(capacity: width * (spareRows > 0 ? height + 1 : height))
    memory.initialize(repeating: 0, count: width * shown)
    rows = remembersRows ? RowColors(width: width, height: height) : nil
  }

  deinit {
    drawing?.destroy()
    memory.deallocate()
  }

  var surface: OpaquePointer { currentDrawing.surface }
  var context: OpaquePointer { currentDrawing.context }

  private var currentDrawing: Drawing {
    if let drawing, drawing.shift == shift { return drawing }
    drawing?.destroy()
    (clip, clipShape) = (nil, nil)
    let surface = base.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) {
      cairo_image_surface_create_for_data($0, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    }
    let made = Drawing(shift: shift, surface: surface!, context: cairo_create(surface))
    drawing = made
    return made
  }

  /// nil if Cairo could do all that it was asked to.
  var failure: String? {
    guard let drawing, cairo_status(drawing.context) != CAIRO_STATUS_SUCCESS else { return nil }
    return String(cString: cairo_status_to_string(cairo_status(drawing.context)))
  }

  var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  /// Pixels of `rect` are written without Cairo, by anything but a fill.
  func touch(_ rect: PixelRect) {
    isTouched = true
    rows?.touch(rect)
  }

  /// Tells Cairo of pixels that were written without it.
  func markDirty() {
    if isTouched, let drawing { cairo_surface_mark_dirty(drawing.surface) }
    isTouched = false
  }

  /// The Cairo context with the given clip, in pixel coordinates; `touched` are the pixels that it will write, inside the clip.
  func cairo(clippedTo rect: PixelRect, _ shape: ClipShape?, touching touched: PixelRect) -> OpaquePointer {
    markDirty()
    rows?.touch(touched)
    let context = context
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
