internal import CoreGraphics
internal import Foundation

/// The pixels of a screen in a buffer with more rows than the screen has: where all of its width scrolls, the first pixel moves instead of all
/// of them, and all pixels are copied only when the picture meets an end of the buffer.
///
/// Rows follow each other without a gap, so that the first pixel can move sideways too: a row then begins where the last one ended before.
final class SlidingFrame {
  let width: Int
  let height: Int
  let buffer: PixelBuffer
  /// The row of the buffer at which the picture begins.
  @exclusivity(unchecked) private(set) var top = 0
  /// Number of copies of the whole picture, the cost of sliding.
  @exclusivity(unchecked) private(set) var copyCount = 0

  /// Rows beyond the picture, as a share of its height: at 37 points a frame a phone's picture is copied in every fifth. Our choice.
  private static let share = 4

  init(width: Int, height: Int, filledWith pixel: UInt32) {
    (self.width, self.height) = (width, height)
    let spare = max(0, min(height / Self.share, CGImage.maximumSide - height))
    buffer = PixelBuffer(width: width, height: height, spareRows: spare, remembersRows: true)
    PixelLoops.fill(buffer, bounds, with: pixel)
  }

  var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  var base: UnsafeMutablePointer<UInt32> { buffer.base + top * width }

  func makeImage() -> CGImage {
    CGImage(width: width, height: height, pixels: Array(UnsafeBufferPointer(start: base, count: width * height)))
  }

  /// Moves the pixels inside `area`; those moved out of it are lost, those without a source are undefined.
  func move(_ area: PixelRect, dx: Int, dy: Int) {
    if area.x0 == 0, area.x1 == width, dx == 0 ? slide(area, dy) : dy == 0 && slideSideways(area, dx) { return }
    PixelLoops.move(buffer, area.offset(x: 0, y: top), dx: dx, dy: dy)
  }

  /// Moves the first row by -`dy`, and the rows around the area back; false where moving the area costs less.
  private func slide(_ area: PixelRect, _ dy: Int) -> Bool {
    let spare = buffer.height - height
    guard abs(dy) <= spare, height - area.height <= area.height / 2 else { return false }
    if top - dy < 0 || top - dy > spare { place(at: dy > 0 ? spare : 0) }
    let below = PixelRect(x0: 0, y0: area.y1, x1: width, y1: height)
    let above = PixelRect(x0: 0, y0: 0, x1: width, y1: area.y0)
    for rows in [above, below] where !rows.isEmpty {
      copy(top + rows.y0, count: rows.height, to: top - dy + rows.y0)
    }
    top -= dy
    return true
  }

  /// Moves the first pixel by -`dx`, and the rows around the area back; false where moving the area costs less.
  private func slideSideways(_ area: PixelRect, _ dx: Int) -> Bool {
    let spare = buffer.height - height
    guard abs(dx) < width, spare > 1, height - area.height <= area.height / 2 else { return false }
    if !(0...spare * width).contains(top * width + buffer.shift - dx) { place(at: dx > 0 ? spare - 1 : 0) }
    let old = base
    let first = top * width + buffer.shift - dx
    let row = first / width
    if row != top { buffer.rows?.copy(top, count: height, by: row - top) }
    (top, buffer.shift) = (row, first % width)
    buffer.isTouched = true
    for (first, count) in [(0, area.y0), (area.y1, height - area.y1)] where count > 0 {
      memmove(base + first * width, old + first * width, count * width * 4)
    }
    buffer.rows?.slide(top + area.y0..<top + area.y1, by: dx)
    // Rows out of sight begin at other pixels now.
    buffer.rows?.forget(outside: top..<top + height)
    return true
  }

  private func place(at row: Int) {
    copyCount += 1
    copy(top, count: height, to: row)
    top = row
  }

  private func copy(_ row: Int, count: Int, to place: Int) {
    buffer.isTouched = true
    buffer.rows?.copy(row, count: count, by: place - row)
    (buffer.base + place * width).update(from: buffer.base + row * width, count: count * width)
  }
}
