internal import CoreGraphics
internal import Foundation

/// For each row of a buffer a colour, and the columns outside which every pixel has it.
///
/// Most rows of a screen are one colour with some letters: filling such a row with its own colour, as every cell's background does, writes
/// the columns of the letters only. Whatever writes pixels calls `touch(_:)` or `fill(_:_:_:at:with:)`.
final class RowColors {
  private struct Row {
    var pixel: UInt32
    /// The columns that may have another colour; `first` is the width and `end` 0 if there are none.
    var first, end: Int32
  }

  private let rows: UnsafeMutablePointer<Row>
  let width: Int
  private let turn: Int
  /// Number of pixels that fills have written so far.
  @exclusivity(unchecked) private(set) var filledCount = 0

  /// Nothing is known at first. Row `turn` is row 0 again; rows are numbered from 0 to less than twice as many.
  init(width: Int, turn: Int) {
    (self.width, self.turn) = (width, turn)
    rows = .allocate(capacity: turn)
    rows.initialize(repeating: Row(pixel: 0, first: 0, end: Int32(width)), count: turn)
  }

  deinit { rows.deallocate() }

  private func place(_ row: Int) -> Int { row < turn ? row : row - turn }

  /// The pixels of `rect` may have changed.
  func touch(_ rect: PixelRect) {
    let (first, end) = (Int32(rect.x0), Int32(rect.x1))
    for y in rect.y0..<max(rect.y0, rect.y1) {
      let y = place(y)
      rows[y].first = min(rows[y].first, first)
      rows[y].end = max(rows[y].end, end)
    }
  }

  /// Rows `count` from `row` on were copied `distance` rows further, all columns of them.
  func copy(_ row: Int, count: Int, by distance: Int) {
    // No row is overwritten before it is read.
    for index in 0..<count {
      let y = row + (distance < 0 ? index : count - 1 - index)
      rows[(y + distance + turn) % turn] = rows[place(y)]
    }
  }

  /// The pixels of the other rows may have changed.
  func forget(outside kept: Range<Int>) {
    for y in kept.upperBound..<kept.lowerBound + turn { forget(y % turn) }
  }

  private func forget(_ y: Int) { (rows[y].first, rows[y].end) = (0, Int32(width)) }

  /// All pixels of the rows moved `distance` columns to the right; those that have come in may have any colour.
  func slide(_ moved: Range<Int>, by distance: Int) {
    let (distance, width) = (Int32(distance), Int32(width))
    for y in moved {
      let y = place(y)
      let row = rows[y]
      if distance < 0 {
        (rows[y].first, rows[y].end) = (min(max(0, row.first + distance), width + distance), width)
      } else {
        (rows[y].first, rows[y].end) = (0, max(distance, min(width, row.end + distance)))
      }
    }
  }

  /// Fills the columns `first..<end` of row `y`, whose first pixel is at `start`.
  func fill(_ y: Int, _ first: Int, _ end: Int, at start: UnsafeMutablePointer<UInt32>, with pixel: UInt32) {
    let y = place(y)
    let row = rows[y]
    let (old, oldEnd) = (Int(row.first), Int(row.end))
    guard row.pixel == pixel else {
      store(pixel, start + first, count: end - first)
      if first <= 0 && end >= width {
        rows[y] = Row(pixel: pixel, first: Int32(width), end: 0)
      } else {
        (rows[y].first, rows[y].end) = (Int32(min(old, first)), Int32(max(oldEnd, end)))
      }
      return
    }
    let (from, to) = (max(first, old), min(end, oldEnd))
    if from >= to { return }
    store(pixel, start + from, count: to - from)
    if from == old && to == oldEnd {
      (rows[y].first, rows[y].end) = (Int32(width), 0)
    } else if from == old {
      rows[y].first = Int32(to)
    } else if to == oldEnd {
      rows[y].end = Int32(from)
    }
  }

  private func store(_ pixel: UInt32, _ start: UnsafeMutablePointer<UInt32>, count: Int) {
    filledCount += count
    PixelLoops.store(pixel, start, count: count)
  }
}
