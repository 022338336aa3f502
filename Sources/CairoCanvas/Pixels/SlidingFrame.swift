internal import CoreGraphics
internal import Foundation

/// The pixels of a screen in memory that begins again at its end: where all of its width scrolls, the first pixel moves instead of all of them.
///
/// Rows follow each other without a gap, so that the first pixel can move sideways too: a row then begins where the last one ended before.
final class SlidingFrame {
  let width: Int
  let height: Int
  /// Rows of whole pages, a few columns wider than the picture.
  let buffer: PixelBuffer
  /// The row of the buffer at which the picture begins.
  @exclusivity(unchecked) private(set) var top = 0
  /// Number of pixels that scrolling has copied so far.
  @exclusivity(unchecked) private(set) var copiedCount = 0

  /// - Parameter canSlide: false for memory with an end, in which every scroll copies pixels.
  init(width: Int, height: Int, filledWith pixel: UInt32, canSlide: Bool = true) {
    (self.width, self.height) = (width, height)
    // A few columns more let pages end with rows after few of these.
    let stride = (width + 15) / 16 * 16
    let rowsOfPages = PixelBuffer.pageSize / Self.commonDivisor(PixelBuffer.pageSize, stride * 4)
    let turn = (height + rowsOfPages) / rowsOfPages * rowsOfPages
    let sliding = canSlide ? PixelBuffer(width: stride, turn: turn, shown: width) : nil
    buffer = sliding ?? PixelBuffer(width: width, height: height, remembersRows: true)
    PixelLoops.fill(buffer, bounds, with: pixel)
  }

  private static func commonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : commonDivisor(b, a % b) }

  var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  var base: UnsafeMutablePointer<UInt32> { buffer.base + top * buffer.width }

  func makeImage() -> CGImage {
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for y in 0..<height { (pixels.baseAddress! + y * width).initialize(from: base + y * buffer.width, count: width) }
      count = width * height
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  /// Moves the pixels inside `area`; those moved out of it are lost, those without a source are undefined.
  func move(_ area: PixelRect, dx: Int, dy: Int) {
    if area.x0 == 0, area.x1 == width, slide(area, dx, dy) { return }
    copiedCount += PixelLoops.move(buffer, area.offset(x: 0, y: top), dx: dx, dy: dy)
  }

  /// Moves the first pixel by (-`dx`, -`dy`), and the rows around the area back; false where moving the area costs less.
  private func slide(_ area: PixelRect, _ dx: Int, _ dy: Int) -> Bool {
    guard let turn = buffer.turn, abs(dx) < width, abs(dy) < area.height, height - area.height <= area.height / 2 else {
      return false
    }
    let (stride, old) = (buffer.width, top * buffer.width + buffer.shift)
    let distance = -(dy * stride + dx)
    // The rows on the side to which the first pixel moves would be overwritten by the others.
    if distance < 0 { moveBack(area.y1..<height, from: old, dx, dy) }
    moveBack(0..<area.y0, from: old, dx, dy)
    if distance >= 0 { moveBack(area.y1..<height, from: old, dx, dy) }
    let moved = (top - dy + turn) % turn
    let first = (old + distance + turn * stride) % (turn * stride)
    (top, buffer.shift) = (first / stride, first % stride)
    buffer.isTouched = true
    if dx != 0 { slideColors(from: moved, by: (moved + 1) % turn == top ? 1 : moved == top ? 0 : -1, area, dx) }
    return true
  }

  /// Copies rows around the area to where they are when the first pixel has moved from `start`.
  private func moveBack(_ rows: Range<Int>, from start: Int, _ dx: Int, _ dy: Int) {
    if rows.isEmpty { return }
    copy(start + rows.lowerBound * buffer.width, count: rows.count * buffer.width, by: -(dy * buffer.width + dx))
    buffer.rows?.copy(top + rows.lowerBound, count: rows.count, by: -dy)
  }

  /// The picture whose first row was row `former` of the buffer has moved sideways, and with that `step` rows.
  private func slideColors(from former: Int, by step: Int, _ area: PixelRect, _ dx: Int) {
    buffer.rows?.copy(former, count: height, by: step)
    buffer.rows?.slide(top + area.y0..<top + area.y1, by: dx)
    // Rows out of sight begin at other pixels now.
    buffer.rows?.forget(outside: top..<top + height)
  }

  /// Copies pixels to a place `distance` further, which may be beyond an end of the memory.
  private func copy(_ place: Int, count: Int, by distance: Int) {
    copiedCount += count
    let length = (buffer.turn ?? 0) * buffer.width
    // Both places in a row, so that `memmove` sees where they overlap.
    let start = (min(place, place + distance) + length) % length
    let memory = buffer.base - buffer.shift
    let (from, to) = distance < 0 ? (start - distance, start) : (start, start + distance)
    memmove(memory + to, memory + from, count * MemoryLayout<UInt32>.size)
  }
}
