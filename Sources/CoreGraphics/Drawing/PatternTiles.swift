package import Foundation

/// Cells of a pattern, in the pattern's coordinates.
package final class PatternTiles: Equatable, Sendable {
  package let cell: DisplayList
  /// Of the cell at column and row 0; it clips the drawing.
  package let bounds: CGRect
  /// From one cell to the next; both positive.
  package let step: CGSize
  package let columns: Range<Int>
  package let rows: Range<Int>

  /// The cells that meet `area`: at most 4,096 in a row and in a column, those at the start of the area.
  init(_ cell: DisplayList, bounds: CGRect, step: CGSize, over area: CGRect) {
    (self.cell, self.bounds, self.step) = (cell, bounds, step)
    columns = Self.places(bounds.minX, bounds.maxX, step.width, area.minX, area.maxX)
    rows = Self.places(bounds.minY, bounds.maxY, step.height, area.minY, area.maxY)
  }

  /// The places of the cells of all that meet `area`.
  package func places(meeting area: CGRect) -> (columns: Range<Int>, rows: Range<Int>) {
    (
      columns.clamped(to: Self.places(bounds.minX, bounds.maxX, step.width, area.minX, area.maxX)),
      rows.clamped(to: Self.places(bounds.minY, bounds.maxY, step.height, area.minY, area.maxY))
    )
  }

  private static func places(
    _ start: CGFloat, _ end: CGFloat, _ step: CGFloat, _ from: CGFloat, _ to: CGFloat
  ) -> Range<Int> {
    let (first, last) = (((from - end) / step).rounded(.down), ((to - start) / step).rounded(.up))
    guard first.isFinite, last.isFinite, abs(first) < 1e15, last >= first else { return 0..<0 }
    return Int(first)..<Int(min(last, first + 4_095)) + 1
  }

  package static func == (l: PatternTiles, r: PatternTiles) -> Bool {
    l === r || l.bounds == r.bounds && l.step == r.step && l.columns == r.columns && l.rows == r.rows && l.cell == r.cell
  }
}
