internal import Diagnostics
internal import Foundation
internal import ListModel
internal import UIKitCore

// Counts: asked for once, then answered from `data`.
extension UICollectionView {
  /// Everything is asked for anew before the next answer that depends on it.
  func setNeedsReload() {
    _ = session.handle(.invalidated)
    setNeedsLayout()
  }

  func loadIfNeeded() {
    if session.handle(.countsWanted) == .load { performLoad() }
  }

  /// What the session's effect `load` asks for.
  func performLoad() {
    setNeedsLayout()
    endUpdates()
    retireAll()
    data.counts = askedCounts()
    _ = session.handle(.finished)
    selection = selection.filter { contains($0) }
    let context = UICollectionViewLayoutInvalidationContext.made(type(of: layoutState.layout).invalidationContextClass)
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    (layoutState.layout as? UICollectionViewFlowLayout)?.carryMeasures { _ in nil }
    layoutState.layout.invalidateLayout(with: context)
    cancelPrefetching()
    sendMessages()
  }

  /// What the data source says now.
  func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    ensure(
      sections >= 0 && sections <= ListLimits.count,
      "numberOfSections(in:) of \(type(of: dataSource)) returned \(sections): return 0 to \(ListLimits.count)")
    return (0..<sections).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      ensure(
        count >= 0 && count <= ListLimits.count,
        """
        collectionView(_:numberOfItemsInSection: \(section)) of \(type(of: dataSource)) returned \(count): return 0 to \
        \(ListLimits.count)
        """)
      return count
    }
  }

  var sectionCount: Int {
    loadIfNeeded()
    return data.counts.count
  }

  func itemCount(in section: Int) -> Int {
    loadIfNeeded()
    ensure(
      data.counts.indices.contains(section),
      "UICollectionView.numberOfItems(inSection: \(section)): there are \(data.counts.count) sections")
    return data.counts[section]
  }

  func contains(_ position: RowPosition) -> Bool {
    data.counts.indices.contains(position.section) && position.row >= 0 && position.row < data.counts[position.section]
  }

  /// nil for an item that does not exist.
  func position(_ indexPath: IndexPath) -> RowPosition? {
    loadIfNeeded()
    guard indexPath.count == 2 else { return nil }
    let position = RowPosition(section: indexPath.section, row: indexPath.item)
    return contains(position) ? position : nil
  }

  func requireItem(_ indexPath: IndexPath, _ call: String) -> RowPosition {
    if let position = position(indexPath) { return position }
    let section = indexPath.first ?? -1
    let there =
      data.counts.indices.contains(section)
      ? "section \(section) has \(data.counts[section]) items" : "there are \(data.counts.count) sections"
    programmingError("UICollectionView.\(call): there is no item \(indexPath); \(there)")
  }
}
