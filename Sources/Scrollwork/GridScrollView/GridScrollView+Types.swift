import UIKit

extension GridScrollView {
  /// A cell's place, counted from the first row and the first column.
  public struct Position: Hashable, Sendable, CustomStringConvertible {
    /// 0 for the first row.
    public var row: Int
    /// 0 for the first column, which is at the right where columns run from right to left.
    public var column: Int

    /// Places beyond the end are checked by the call that takes the position.
    public init(row: Int, column: Int) { (self.row, self.column) = (row, column) }

    /// `(row, column)`.
    public var description: String { "(\(row), \(column))" }
  }

  /// A rectangle of cells.
  public struct Area: Hashable, Sendable, CustomStringConvertible {
    /// Consecutive rows.
    public var rows: Range<Int>
    /// Consecutive columns.
    public var columns: Range<Int>

    /// Places beyond the end are checked by the call that takes the area.
    public init(rows: Range<Int>, columns: Range<Int>) { (self.rows, self.columns) = (rows, columns) }

    /// The area of one cell.
    public init(_ position: Position) {
      self.init(rows: position.row..<position.row + 1, columns: position.column..<position.column + 1)
    }

    /// The first cell of the first row.
    public var origin: Position { Position(row: rows.lowerBound, column: columns.lowerBound) }

    /// Whether the area has no cell.
    public var isEmpty: Bool { rows.isEmpty || columns.isEmpty }

    /// Whether the cell lies in the area.
    public func contains(_ position: Position) -> Bool { rows.contains(position.row) && columns.contains(position.column) }

    /// Whether a cell lies in both areas.
    public func overlaps(_ other: Area) -> Bool { rows.overlaps(other.rows) && columns.overlaps(other.columns) }

    /// The smallest area that contains both.
    public func union(_ other: Area) -> Area {
      Area(
        rows: min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound),
        columns: min(columns.lowerBound, other.columns.lowerBound)..<max(columns.upperBound, other.columns.upperBound))
    }

    /// Rows, then columns: `rows 0..<2, columns 3..<4`.
    public var description: String { "rows \(rows), columns \(columns)" }
  }

  /// Where the lengths of rows, or of columns, come from. Lengths are points, finite and not negative; a track of length 0 has no cells.
  public enum Sizing {
    /// One length for all. Constant cost, for any number of tracks.
    case uniform(CGFloat)
    /// A length for each track by its index, all asked at the first layout and after `reloadData()`: offsets are exact from the start. Not
    /// to be used for lengths that are expensive to compute.
    case exact(@MainActor (Int) -> CGFloat)
    /// A length for each track by its index, asked when the track comes on screen; until then the track counts with the estimate.
    case estimated(CGFloat, @MainActor (Int) -> CGFloat)
    /// The greatest length that a cell of the track has needed on the screen so far, by `systemLayoutSizeFitting`; until then the
    /// estimate, which stays for cells that need 0. Merged cells count only across one track.
    case measured(estimate: CGFloat)
  }
}

/// Supplies a grid with its numbers of rows and columns, and with cells.
@preconcurrency @MainActor public protocol GridScrollViewDataSource: AnyObject {
  /// The number of rows, from 0 on. Asked by `reloadData()` and after each edit of rows.
  func numberOfRows(in gridView: GridScrollView) -> Int

  /// The number of columns, from 0 on. Asked by `reloadData()` and after each edit of columns.
  func numberOfColumns(in gridView: GridScrollView) -> Int

  /// The cell for a place that comes on screen, from `dequeueReusableCell(withReuseIdentifier:for:)`.
  ///
  /// For merged cells `position` is the first cell of the area. A merged cell that crosses the border of frozen tracks has a cell on each
  /// side of it. A cell that shows another place already stops the program.
  func gridView(_ gridView: GridScrollView, cellForItemAt position: GridScrollView.Position) -> UICollectionViewCell
}

/// Receives messages about a grid's cells and selection; every method is optional. Messages of scrolling go to `delegate`.
@preconcurrency @MainActor public protocol GridScrollViewDelegate: AnyObject {
  /// Sent directly before a cell comes into the view.
  func gridView(_ gridView: GridScrollView, willDisplay cell: UICollectionViewCell, forItemAt position: GridScrollView.Position)

  /// Sent after a cell has left the view, before it is reused.
  func gridView(
    _ gridView: GridScrollView, didEndDisplaying cell: UICollectionViewCell, forItemAt position: GridScrollView.Position)

  /// Whether touches and keys may make the area the selection. True by default.
  func gridView(_ gridView: GridScrollView, shouldSelect area: GridScrollView.Area) -> Bool

  /// Sent after a touch or a key has changed `selectedArea`; not for changes by code.
  func gridViewDidChangeSelection(_ gridView: GridScrollView)
}

extension GridScrollViewDelegate {
  public func gridView(
    _ gridView: GridScrollView, willDisplay cell: UICollectionViewCell, forItemAt position: GridScrollView.Position
  ) {}

  public func gridView(
    _ gridView: GridScrollView, didEndDisplaying cell: UICollectionViewCell, forItemAt position: GridScrollView.Position
  ) {}

  /// Returns true.
  public func gridView(_ gridView: GridScrollView, shouldSelect area: GridScrollView.Area) -> Bool { true }

  public func gridViewDidChangeSelection(_ gridView: GridScrollView) {}
}
