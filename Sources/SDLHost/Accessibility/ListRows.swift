internal import Foundation
internal import UIKitCollections
internal import UIKitCore
internal import UIKitLists
internal import UIKitTables

/// The rows of a table or the items of a collection, numbered through all sections; most have no cell.
@MainActor struct ListRows {
  let view: UIScrollView

  /// nil for a view that is no list.
  init?(_ object: UIResponder) {
    guard object is UITableView || object is UICollectionView, let view = object as? UIScrollView else { return nil }
    self.view = view
  }

  /// The row that a cell shows; nil for a cell that no list shows, or an object that is no cell.
  static func row(of object: UIResponder) -> BusObject? {
    guard object is UITableViewCell || object is UICollectionViewCell, let cell = object as? UIView else { return nil }
    var above = cell.superview
    while let current = above {
      if let list = ListRows(current) { return list.number(of: cell).map { .row(list, $0) } }
      above = current.superview
    }
    return nil
  }

  /// O(sections), as the next two.
  var count: Int { (0..<sectionCount).reduce(0) { $0 + rowCount(in: $1) } }

  private func indexPath(_ number: Int) -> IndexPath? {
    var rest = number
    for section in 0..<sectionCount {
      let count = rowCount(in: section)
      if rest < count { return IndexPath(row: rest, section: section) }
      rest -= count
    }
    return nil
  }

  private func number(_ path: IndexPath) -> Int {
    (0..<path.section).reduce(path[1]) { $0 + rowCount(in: $1) }
  }

  private var sectionCount: Int {
    (view as? UITableView)?.numberOfSections ?? (view as? UICollectionView)?.numberOfSections ?? 0
  }

  private func rowCount(in section: Int) -> Int {
    (view as? UITableView)?.numberOfRows(inSection: section) ?? (view as? UICollectionView)?.numberOfItems(inSection: section)
      ?? 0
  }

  /// nil for a row that is not on the screen.
  func cell(_ number: Int) -> UIView? {
    guard let path = indexPath(number) else { return nil }
    return (view as? UITableView)?.cellForRow(at: path) ?? (view as? UICollectionView)?.cellForItem(at: path)
  }

  func number(of cell: UIView) -> Int? {
    if let table = view as? UITableView { return (cell as? UITableViewCell).flatMap { table.indexPath(for: $0) }.map(number) }
    let collection = view as? UICollectionView
    return (cell as? UICollectionViewCell).flatMap { collection?.indexPath(for: $0) }.map(number)
  }

  /// In the list's coordinates; nil if the layout does not say.
  func frame(_ number: Int) -> CGRect? {
    guard let path = indexPath(number) else { return nil }
    return (view as? UITableView)?.rectForRow(at: path) ?? (view as? UICollectionView)?.layoutAttributesForItem(at: path)?.frame
  }

  /// Brings a row onto the screen, at once.
  func scroll(to number: Int) {
    guard let path = indexPath(number) else { return }
    (view as? UITableView)?.scrollToRow(at: path, at: .none, animated: false)
    if let collection = view as? UICollectionView {
      collection.scrollToItem(at: path, at: collection.isSideways ? .centeredHorizontally : .centeredVertically, animated: false)
    }
    view.layoutIfNeeded()
  }

  var selected: [Int] {
    ((view as? UITableView)?.indexPathsForSelectedRows ?? (view as? UICollectionView)?.indexPathsForSelectedItems ?? [])
      .map(number).sorted()
  }

  var allowsMultipleSelection: Bool {
    (view as? UITableView)?.allowsMultipleSelection ?? (view as? UICollectionView)?.allowsMultipleSelection ?? false
  }
}

extension UIScrollView {
  var isSideways: Bool { contentSize.width > bounds.width + 0.5 && contentSize.height <= bounds.height + 0.5 }
}
