import Scrollwork
import UIKit

/// Shows the names of the row and the column that it was made for last.
class NamedGridCell: UICollectionViewCell {
  var row = -1
  var column = -1
  /// What constraints would give.
  var needed = CGSize.zero

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority: UILayoutPriority
  ) -> CGSize { needed }
}

/// The cells of rows with odd names.
final class OddGridCell: NamedGridCell {}

/// Rows and columns by name, and what the grid says about its cells.
@MainActor final class NamedGridData: NSObject, GridScrollViewDataSource, GridScrollViewDelegate, UIScrollViewDelegate {
  enum Message: String {
    case cellForItem, willDisplay, didEndDisplaying, didScroll, didChangeSelection
  }

  var rows: [Int] = []
  var columns: [Int] = []
  var onMessage: (Message) -> Void = { _ in }
  /// How often each cell was said to show, less how often it was said to have ended.
  private(set) var balance: [ObjectIdentifier: Int] = [:]
  /// The first thing found wrong inside a message.
  private(set) var problem: String?

  static func width(_ name: Int) -> CGFloat { CGFloat(30 + name * 37 % 90) }

  static func height(_ name: Int) -> CGFloat { name % 11 == 10 ? 0 : CGFloat(20 + name * 53 % 70) }

  /// What a cell needs; some need nothing.
  static func needed(_ row: Int, _ column: Int) -> CGSize {
    let number = row * 31 + column * 17
    return number % 9 == 0 ? .zero : CGSize(width: 40 + number % 60, height: 24 + number % 43)
  }

  func numberOfRows(in gridView: GridScrollView) -> Int { rows.count }

  func numberOfColumns(in gridView: GridScrollView) -> Int { columns.count }

  func gridView(_ gridView: GridScrollView, cellForItemAt position: GridScrollView.Position) -> UICollectionViewCell {
    if position.row >= rows.count || position.column >= columns.count { problem = problem ?? "asked for \(position)" }
    let (row, column) = (
      rows.indices.contains(position.row) ? rows[position.row] : 0,
      columns.indices.contains(position.column) ? columns[position.column] : 0
    )
    let identifier = row % 2 == 0 ? "even" : "odd"
    guard let cell = gridView.dequeueReusableCell(withReuseIdentifier: identifier, for: position) as? NamedGridCell else {
      fatalError("a cell of another class")
    }
    if (cell is OddGridCell) != (row % 2 != 0) { problem = problem ?? "\(identifier) gave a \(type(of: cell))" }
    if cell.superview != nil { problem = problem ?? "a cell was reused that is in a view" }
    (cell.row, cell.column, cell.needed) = (row, column, Self.needed(row, column))
    onMessage(.cellForItem)
    return cell
  }

  func gridView(
    _ gridView: GridScrollView, willDisplay cell: UICollectionViewCell, forItemAt position: GridScrollView.Position
  ) {
    balance[ObjectIdentifier(cell), default: 0] += 1
    onMessage(.willDisplay)
  }

  func gridView(
    _ gridView: GridScrollView, didEndDisplaying cell: UICollectionViewCell, forItemAt position: GridScrollView.Position
  ) {
    balance[ObjectIdentifier(cell), default: 0] -= 1
    onMessage(.didEndDisplaying)
  }

  func gridViewDidChangeSelection(_ gridView: GridScrollView) { onMessage(.didChangeSelection) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onMessage(.didScroll) }
}
