internal import Diagnostics
internal import Foundation
package import ListModel
internal import UIKitCore
internal import UIKitLists

// Section and item counts: read from the data source once for each load, later from `data`.
extension UICollectionView {
  /// Executes the session's effect `load`.
  package func performLoad() {
    setNeedsLayout()
    dropMovement()
    multipleSelection.rowsWillChange()
    endUpdates()
    let (visible, isSameSource) = (itemsToKeep(), hasSameSource)
    retireAll()
    controller.forgetGoal()
    data.source = dataSource.map(ObjectIdentifier.init)
    data.counts = controller.askedCounts()
    let indexTitles = dataSource?.indexTitles(for: self) ?? []
    controller.finish()
    controller.moveSelection { contains($0) ? $0 : nil }
    listFocus.reload(counts: data.counts) { controller.names.position(of: $0, in: self) }
    recall(recalledSizes(), replacing: controller.names.source != nil || !isSameSource)
    invalidateAll(of: layoutState.layout)
    keep(visible)
    showIndex(indexTitles)
    controller.cancelPrefetching()
    controller.sendMessages()
  }

  /// Whether the counts come from the present data source.
  var hasSameSource: Bool { data.source == dataSource.map(ObjectIdentifier.init) }

  /// Invalidates whatever a layout knows of the items and of the view.
  func invalidateAll(of layout: UICollectionViewLayout) {
    let context = UICollectionViewLayoutInvalidationContext.made(type(of: layout).invalidationContextClass)
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    layout.invalidateLayout(with: context)
  }

  var sectionCount: Int {
    controller.loadIfNeeded()
    return data.counts.count
  }

  func itemCount(in section: Int) -> Int {
    controller.loadIfNeeded()
    ensure(
      data.counts.indices.contains(section),
      "UICollectionView.numberOfItems(inSection: \(section)): there are \(data.counts.count) sections")
    return data.counts[section]
  }

  package func contains(_ position: RowPosition) -> Bool {
    data.counts.indices.contains(position.section) && position.row >= 0 && position.row < data.counts[position.section]
  }

  /// The position of an existing item; nil for any other index path.
  func position(_ indexPath: IndexPath) -> RowPosition? {
    controller.loadIfNeeded()
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
