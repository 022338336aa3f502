internal import CCairo
internal import CoreGraphics
internal import Foundation

/// A rasterised picture that is drawn repeatedly. Stores the bounding box of its ink, and the first and last inked column of each row.
final class Raster {
  /// The size of the whole picture in pixels, blank margins included.
  let width: Int
  let height: Int
  let isOpaque: Bool
  /// The bounding box of the ink in the picture.
  let ink: PixelRect
  let pixels: UnsafeMutablePointer<UInt32>
  /// For each row of ink the range of inked columns, counted from the ink's left edge.
  let spans: UnsafeMutablePointer<Span>

  struct Span { var first, end: Int32 }

  /// Bytes of memory.
  var byteCount: Int { ink.width * ink.height * 4 + ink.height * MemoryLayout<Span>.stride }

  @exclusivity(unchecked) private var madeSurface: OpaquePointer?

  /// Copies the ink inside `area` of `buffer`; `limit` is the part of the area that may be inked.
  init(copying buffer: PixelBuffer, area: PixelRect, inkedIn limit: PixelRect, isOpaque: Bool) {
    (width, height, self.isOpaque) = (area.width, area.height, isOpaque)
    ink = isOpaque ? PixelRect(x0: 0, y0: 0, x1: area.width, y1: area.height) : Self.inkBox(buffer, limit)
    pixels = .allocate(capacity: max(1, ink.width * ink.height))
    spans = .allocate(capacity: max(1, ink.height))
    for row in 0..<ink.height {
      let from = buffer.base + (ink.y0 + row) * buffer.width + ink.x0
      let to = pixels + row * ink.width
      to.initialize(from: from, count: ink.width)
      (spans + row).initialize(to: isOpaque ? Span(first: 0, end: Int32(ink.width)) : Self.span(to, ink.width))
    }
  }

  init(_ image: [UInt32], width: Int, height: Int) {
    (self.width, self.height, isOpaque) = (width, height, image.allSatisfy { $0 >> 24 == 255 })
    ink = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, image.count))
    image.withUnsafeBufferPointer { if let from = $0.baseAddress { copy.initialize(from: from, count: $0.count) } }
    pixels = copy
    spans = .allocate(capacity: max(1, height))
    for row in 0..<height { (spans + row).initialize(to: Self.span(pixels + row * width, width)) }
  }

  deinit {
    if let madeSurface {
      cairo_surface_finish(madeSurface)
      cairo_surface_destroy(madeSurface)
    }
    pixels.deallocate()
    spans.deallocate()
  }

  /// The ink as a Cairo surface on the same memory; nil without ink, or if it exceeds Cairo's limits.
  var surface: OpaquePointer? {
    if let madeSurface { return madeSurface }
    if ink.isEmpty || max(ink.width, ink.height) > CGImage.maximumSide { return nil }
    madeSurface = pixels.withMemoryRebound(to: UInt8.self, capacity: ink.width * ink.height * 4) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, Int32(ink.width), Int32(ink.height), Int32(ink.width * 4))
    }
    return madeSurface
  }

  /// Draws the picture unscaled with its top left corner at (`x`, `y`), inside `clip`.
  func blit(to target: PixelBuffer, x: Int, y: Int, clip: PixelRect) {
    let visible = ink.offset(x: x, y: y).intersection(clip)
    if visible.isEmpty { return }
    let (left, top) = (x + ink.x0, y + ink.y0)
    target.touch(visible)
    for row in visible.y0..<visible.y1 {
      let span = spans[row - top]
      let first = max(visible.x0, left + Int(span.first))
      let count = min(visible.x1, left + Int(span.end)) - first
      if count <= 0 { continue }
      let to = target.base + row * target.width + first
      let from = pixels + (row - top) * ink.width + first - left
      if isOpaque {
        to.update(from: from, count: count)
      } else {
        PixelLoops.over(to, from, count: count)
      }
    }
  }

  private static func inkBox(_ buffer: PixelBuffer, _ limit: PixelRect) -> PixelRect {
    var box = PixelRect(x0: .max, y0: .max, x1: 0, y1: 0)
    for y in limit.y0..<max(limit.y0, limit.y1) {
      let found = span(buffer.base + y * buffer.width + limit.x0, limit.width)
      if found.first == found.end { continue }
      box = PixelRect(
        x0: min(box.x0, limit.x0 + Int(found.first)), y0: min(box.y0, y), x1: max(box.x1, limit.x0 + Int(found.end)), y1: y + 1)
    }
    return box.isEmpty ? PixelRect(x0: 0, y0: 0, x1: 0, y1: 0) : box
  }

  /// Block by block over the blank margins, which are most of a label's picture.
  private static func span(_ row: UnsafePointer<UInt32>, _ width: Int) -> Span {
    var (first, end) = (0, width)
    while end - first >= block && isBlank(row + first) { first += block }
    while first < end && row[first] == 0 { first += 1 }
    while end - first >= block && isBlank(row + end - block) { end -= block }
    while first < end && row[end - 1] == 0 { end -= 1 }
    return Span(first: Int32(first), end: Int32(end))
  }

  /// Pixels that `isBlank` reads.
  private static let block = 16

  /// Without a branch inside, so that the compiler can process several pixels at a time.
  private static func isBlank(_ pixels: UnsafePointer<UInt32>) -> Bool {
    var ink: UInt32 = 0
    for index in 0..<block { ink |= pixels[index] }
    return ink == 0
  }
}
