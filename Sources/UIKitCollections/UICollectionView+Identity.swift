internal import Foundation
internal import ListModel
internal import ScrollPhysics
internal import UIKitCore
internal import UIKitLists

// Sizes and the visible items, kept through a reload by the names that the data source gives to its items.
extension UICollectionView {
  /// The length on which the sizes of items depend.
  private var breadth: CGFloat {
    layoutState.layout.anchorDirection(inUpdates: true) == .horizontal ? bounds.height : bounds.width
  }

  func name(of position: RowPosition) -> AnyHashable? { controller.names.name(at: IndexPath(position), in: self) }

  func remember(_ size: CGSize, of element: ShownElement) {
    if let name = element.name { controller.names.remember(size, of: name, at: breadth) }
  }

  /// The sizes that items had when they were shown last, at their present places.
  func recalledSizes() -> [(path: IndexPath, size: CGSize)] {
    if controller.names.hasNoSizes(at: breadth) { return [] }
    return controller.names.sizes(in: self, at: breadth).compactMap { contains($0.0) ? (IndexPath($0.0), $0.1) : nil }
  }

  func recall(_ sizes: [(path: IndexPath, size: CGSize)], replacing: Bool) {
    (layoutState.layout as? UICollectionViewFlowLayout)?.take(sizes, replacing: replacing)
    layoutState.layout.recall(sizes, replacing: replacing)
  }

  /// Gives the layout the sizes that new items had when they were shown last. O(new items), or O(remembered sizes) for new sections.
  func recallInserted(_ updates: ListUpdates) {
    if controller.names.hasNoSizes(at: breadth) { return }
    var sizes: [(path: IndexPath, size: CGSize)] = updates.insertedRows.compactMap { position in
      guard contains(position), let name = name(of: position), let size = controller.names.size(of: name, at: breadth)
      else { return nil }
      return (IndexPath(position), size)
    }
    let sections = Set(updates.insertedSections)
    if !sections.isEmpty { sizes += recalledSizes().filter { sections.contains($0.path.section) } }
    recall(sizes, replacing: false)
  }

  /// An item on the screen before a reload.
  struct KeptItem {
    /// nil if the item is known by its place.
    var name: AnyHashable?
    var path: IndexPath
    var leadingEdge: CGFloat
  }

  /// The items on the screen before a reload, by their names, or by their places in a layout of estimated sizes whose data source gives no
  /// names; empty if the reload shall not keep them.
  func itemsToKeep() -> [KeptItem] {
    guard controller.names.source?.keepsVisibleItemsOnReload ?? hasSameSource,
      let axis = anchorAxis(inUpdates: controller.names.source != nil), !isAtBeginning(axis)
    else { return [] }
    let (start, end) = (bounds.minPoint(axis), bounds.maxPoint(axis))
    let shown = elements.values.inOrder {
      $0.key.kind == ElementKey.cellKind && ($0.name != nil || controller.names.source == nil)
        && $0.attributes.frame.maxPoint(axis) > start
        && $0.attributes.frame.minPoint(axis) < end
    }
    return shown.map {
      KeptItem(
        name: $0.name, path: $0.key.indexPath, leadingEdge: layoutRect($0.attributes.frame).minPoint(axis))
    }
  }

  /// The first of the items that still exists becomes the anchor of the next preparation.
  func keep(_ items: [KeptItem]) {
    layoutState.anchors.setReload(nil)
    guard let axis = anchorAxis(inUpdates: true) else { return }
    for item in items {
      guard let path = item.name.map({ controller.names.source?.indexPath(forItemIdentifier: $0, in: self) }) ?? item.path,
        position(path) != nil
      else { continue }
      layoutState.anchors.setReload(CollectionAnchor(key: key(.cell, path), place: item.leadingEdge, axis: axis))
      return
    }
  }
}
