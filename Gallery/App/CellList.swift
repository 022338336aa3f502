internal import Scrollwork
internal import UIKit

/// A scroll view with cells, as the X-ray reads its cells.
@MainActor protocol CellList: UIScrollView {
  var visibleCellCount: Int { get }
  /// Frames of the cells in `rect`, in the content's coordinates; `isLive` tells whether a cell exists at a frame.
  func cellPlaces(in rect: CGRect) -> [(place: CGRect, isLive: Bool)]
}

extension UITableView: CellList {
  var visibleCellCount: Int { indexPathsForVisibleRows?.count ?? 0 }

  func cellPlaces(in rect: CGRect) -> [(place: CGRect, isLive: Bool)] {
    let rows = indexPathsForRows(in: rect) ?? []
    guard let first = rows.first, let last = rows.last else { return [] }
    // A naive list has thousands of live rows, of which only a few are in `rect`.
    let live = Set((indexPathsForVisibleRows ?? []).filter { first <= $0 && $0 <= last })
    return rows.map { (rectForRow(at: $0), live.contains($0)) }
  }
}

extension UICollectionView: CellList {
  var visibleCellCount: Int { visibleCells.count }

  func cellPlaces(in rect: CGRect) -> [(place: CGRect, isLive: Bool)] {
    let live = Set(indexPathsForVisibleItems)
    let items = (collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter {
      $0.representedElementCategory == .cell
    }
    return items.map { ($0.frame, live.contains($0.indexPath)) }
  }
}

extension GridScrollView: CellList {
  var visibleCellCount: Int { visibleCells.count }

  /// Frozen cells are where they are shown, others where scrolling would find them.
  func cellPlaces(in rect: CGRect) -> [(place: CGRect, isLive: Bool)] {
    let live = Set(visiblePositions)
    return live.map { (self.rect(at: $0), true) }
      + positions(in: rect).filter { !live.contains($0) }.map { (self.rect(at: $0), false) }
  }
}

extension UIView {
  /// The view itself if it is a list, else the lists in its subviews.
  var cellLists: [any CellList] { (self as? any CellList).map { [$0] } ?? subviews.flatMap(\.cellLists) }
}
