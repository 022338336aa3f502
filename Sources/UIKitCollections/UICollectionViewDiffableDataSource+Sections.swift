internal import Foundation
internal import ListModel
internal import UIKitCore
@_spi(Lists) public import UIKitLists

// Sections as trees, and what touches change in them.
extension UICollectionViewDiffableDataSource {
  /// Questions and messages about items that a touch expands or collapses; `apply(_:to:)` asks none of them.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<HandledItem: Hashable & Sendable> {
    /// Whether a touch may expand the item; yes by default.
    public var shouldExpandItem: ((HandledItem) -> Bool)?
    /// Called before a touch expands the item.
    public var willExpandItem: ((HandledItem) -> Void)?
    /// Whether a touch may collapse the item; yes by default.
    public var shouldCollapseItem: ((HandledItem) -> Bool)?
    /// Called before a touch collapses the item.
    public var willCollapseItem: ((HandledItem) -> Void)?
    /// Returns the children of an item that a touch expands, from the present ones; children can be made at that time.
    public var snapshotForExpandingParent:
      (
        (HandledItem, NSDiffableDataSourceSectionSnapshot<HandledItem>)
          -> NSDiffableDataSourceSectionSnapshot<HandledItem>
      )?

    /// No handlers.
    public init() {}
  }

  /// Questions and messages about items that a touch moves.
  @preconcurrency @MainActor public struct ReorderingHandlers {
    /// Whether an item may be moved; without a handler none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called after the drop, before `snapshot()` changes.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the drop, when `snapshot()` has changed: change the app's data here.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// No handlers.
    public init() {}
  }

  // MARK: Section snapshots

  /// Shows the visible items of a tree in a section, by inserting, deleting and moving what differs. A section that is not in the snapshot is
  /// added at the end. Items of the tree that another section shows move here.
  ///
  /// - Parameter completion: Called once, at the end of the animation, or at once without one.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) { show(snapshot, in: section, animated: animatingDifferences, completion: completion) }

  /// Shows the visible items of a tree in a section and returns at the end of the animation.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// The tree of a section; of a section to which none was applied, its items without levels. Empty for a section that is not in the
  /// snapshot.
  public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    data.tree(of: section)
  }

  private func show(
    _ tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType, animated: Bool,
    completion: (@MainActor () -> Void)?
  ) {
    data.change(in: shownCollection, animated: animated, completion: completion) {
      self.tell($0, $1)
    } to: { snapshot in
      self.data.pendingTrees[section] = tree
      return snapshot.showing(tree.visibleItems, in: section)
    }
    updateOutline(animated: animated)
  }

  /// Gives the visible cells their levels and expansion states.
  private func updateOutline(animated: Bool) {
    guard let list = shownCollection else { return }
    func update() {
      _ = list.visibleCells
      for (cell, name) in list.namedCells { if let item = name.base as? ItemIdentifierType { showOutline(cell, of: item) } }
    }
    if animated { update() } else { UIView.performWithoutAnimation { update() } }
  }

  func showOutline(_ cell: UICollectionViewCell, of item: ItemIdentifierType) {
    guard let section = data.snapshot.sectionIdentifier(containingItem: item), let tree = data.trees[section],
      tree.contains(item)
    else { return cell.outlineChanged(level: nil, isExpanded: false) }
    cell.outlineChanged(level: tree.level(of: item), isExpanded: tree.isExpanded(item))
  }

  // MARK: Touches

  func toggle(at path: IndexPath) {
    guard let item = data.item(at: path), let section = data.section(at: path.section), let tree = data.trees[section],
      tree.contains(item)
    else { return }
    let (handlers, expands) = (sectionSnapshotHandlers, !tree.isExpanded(item))
    guard (expands ? handlers.shouldExpandItem : handlers.shouldCollapseItem)?(item) ?? true else { return }
    (expands ? handlers.willExpandItem : handlers.willCollapseItem)?(item)
    // The handlers may have changed the section.
    guard var tree = data.trees[section], tree.contains(item) else { return }
    if expands, let children = handlers.snapshotForExpandingParent {
      let made = children(item, tree.snapshot(of: item))
      guard let now = data.trees[section], now.contains(item) else { return }
      tree = now
      tree.replace(childrenOf: item, using: made)
    }
    if expands { tree.expand([item]) } else { tree.collapse([item]) }
    show(tree, in: section, animated: true, completion: nil)
  }

  func mayReorder(at path: IndexPath) -> Bool {
    data.item(at: path).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
  }

  /// Takes over a movement that the collection shows already.
  func reorder(_ source: IndexPath, to destination: IndexPath) {
    guard let item = data.item(at: source), let home = data.section(at: destination.section) else { return }
    let initial = data.snapshot
    let rows = initial.sections[destination.section].rows
    let final = initial.moving(item, to: destination.item, in: home, rows: rows)
    let sections = initial.sections.indices.filter { initial.sections[$0].rows != final.sections[$0].rows }
    let parts = sections.map { index in
      let name = initial.sections[index].name
      let former = data.tree(of: name)
      let now = former.reordered(item, in: final.sections[index].rows, from: data.tree(of: initial.homes[item] ?? name))
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: name, initialSnapshot: former, finalSnapshot: now,
        difference: now.items.difference(from: former.items))
    }
    let trees = parts.contains { data.trees[$0.sectionIdentifier] != nil } ? parts : []
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers), sectionTransactions: parts)
    reorderingHandlers.willReorder?(transaction)
    // A handler that has applied something else ends the reordering.
    guard data.snapshot.itemIdentifiers == initial.itemIdentifiers else { return shownCollection?.reloadData() ?? () }
    data.take(final, trees: trees.map { ($0.sectionIdentifier, $0.finalSnapshot) })
    reorderingHandlers.didReorder?(transaction)
    // Descendants follow their item, unless the handler has applied something else.
    for part in trees where data.trees[part.sectionIdentifier] == part.finalSnapshot {
      show(part.finalSnapshot, in: part.sectionIdentifier, animated: true, completion: nil)
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot with other items in a section, which is added if it is missing.
  func showing(_ items: [ItemIdentifierType], in section: SectionIdentifierType) -> Self {
    var new = self
    if new.sectionPlaces[section] == nil { new.appendSections([section]) }
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(items, toSection: section)
    new.reloads = Reloads()
    return new
  }

  /// The snapshot with one item elsewhere.
  ///
  /// - Parameter rows: The items of the section before.
  func moving(_ item: ItemIdentifierType, to index: Int, in section: SectionIdentifierType, rows: [ItemIdentifierType]) -> Self {
    var items = rows.filter { $0 != item }
    items.insert(item, at: min(max(0, index), items.count))
    var new = self
    new.deleteItems([item])
    new.deleteItems(items)
    new.appendItems(items, toSection: section)
    return new
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// The tree after `item` was dropped here or taken away.
  ///
  /// - Parameters:
  ///   - rows: The visible items after the drop.
  ///   - home: The tree from which the item comes.
  func reordered(_ item: ItemIdentifierType, in rows: [ItemIdentifierType], from home: Self) -> Self {
    var tree = self
    let moved = home.contains(item) ? home.snapshot(of: item, includingParent: true) : Self()
    tree.delete([item])
    guard let index = rows.firstIndex(of: item) else { return tree }
    // Behind an expanded item the moved one is its first child; behind another one a sibling.
    guard let former = rows[..<index].last(where: { tree.contains($0) }) else {
      guard let first = tree.rootItems.first else { return moved }
      tree.insert(moved, before: first)
      return tree
    }
    let children = tree.snapshot(of: former)
    if tree.isExpanded(former), let first = children.rootItems.first {
      tree.insert(moved, before: first)
    } else {
      tree.insert(moved, after: former)
    }
    return tree
  }
}
