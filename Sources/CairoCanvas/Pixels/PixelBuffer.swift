internal import CCairo
internal import CoreGraphics
internal import Diagnostics
internal import Foundation

/// Pixels in memory and the Cairo context that draws into them: premultiplied ARGB, 32 bits, native-endian.
final class PixelBuffer {
  let width: Int
  let height: Int
  /// Number of rows after which the memory begins again: row `turn` is row 0. nil for memory with an end.
  let turn: Int?
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

  /// Transparent at first; both sides must be at least 1.
  init(width: Int, height: Int, remembersRows: Bool = false) {
    ensure(
      width > 0 && height > 0 && width <= CGImage.maximumSide && height <= CGImage.maximumSide,
      "a canvas of \(width) x \(height) pixels: each side must be from 1 to \(CGImage.maximumSide)")
    (self.width, self.height, turn) = (width, height, nil)
    memory = .allocate(capacity: width * height)
    memory.initialize(repeating: 0, count: width * height)
    rows = remembersRows ? RowColors(width: width, turn: height) : nil
  }

  /// Memory that has no end: a picture of less than `turn` rows may begin at any of the first `turn`. nil where the system has no such memory,
  /// where it would not consist of whole pages, and for rows that Cairo cannot count.
  ///
  /// - Parameter shown: The columns of which the colours are remembered.
  init?(width: Int, turn: Int, shown: Int) {
    // A row less than two turns, so that the first pixel can move sideways.
    let height = 2 * turn - 1
    let bytes = width * turn * MemoryLayout<UInt32>.size
    guard width > 0, turn > 1, width <= CGImage.maximumSide, height <= CGImage.maximumSide, bytes.isMultiple(of: Self.pageSize),
      let memory = map_twice(bytes)
    else { return nil }
    (self.width, self.height, self.turn) = (width, height, turn)
    self.memory = memory.assumingMemoryBound(to: UInt32.self)
    rows = RowColors(width: shown, turn: turn)
  }

  deinit {
    drawing?.destroy()
    if let turn { munmap(memory, 2 * width * turn * MemoryLayout<UInt32>.size) } else { memory.deallocate() }
  }

  static let pageSize = max(1, sysconf(Int32(_SC_PAGESIZE)))

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

  /// Reports to Cairo the pixels that were written without it.
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
