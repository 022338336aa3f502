internal import Diagnostics

extension NSDiffableDataSourceSectionSnapshot {
  // MARK: Adding

  /// Adds items behind the children of `parent`, collapsed; without a parent, behind the root items. Stops the program for items that are in
  /// the snapshot, for equal ones, and for a missing parent.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let call = "append(_:to:)"
    let count = parent.map { node($0, call).children.count } ?? roots.count
    insert(Self(items, call), at: count, of: parent, call)
  }

  /// Adds items in front of another one, with the same parent; stops the program for items in the snapshot, or if `item` is missing.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let call = "insert(_:before:)"
    insert(Self(items, call), beside: item, distance: 0, call)
  }

  /// Adds items behind another one and its descendants, with the same parent; stops the program for items in the snapshot, or if `item` is
  /// missing.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let call = "insert(_:after:)"
    insert(Self(items, call), beside: item, distance: 1, call)
  }

  /// Adds a tree in front of an item: its roots get the parent of `item`. Stops the program for items that are in the snapshot.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) { insert(snapshot, beside: item, distance: 0, "insert(_:before:)") }

  /// Adds a tree behind an item and its descendants: its roots get the parent of `item`. Stops the program for items that are in the
  /// snapshot.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) { insert(snapshot, beside: item, distance: 1, "insert(_:after:)") }

  /// Puts a tree in the place of all descendants of an item, whose own expansion state stays; stops the program for a missing item, and for
  /// items that are elsewhere in the snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let call = "replace(childrenOf:using:)"
    delete(node(parent, call).children)
    insert(snapshot, at: 0, of: parent, call)
  }

  // MARK: Removing

  /// Removes items with their descendants; ignores items that are not in the snapshot. O(siblings + descendants).
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var (gone, touched): (Set<ItemIdentifierType>, Set<ItemIdentifierType>) = ([], [])
    var isRoot = false
    for item in items {
      guard let node = nodes[item], gone.insert(item).inserted else { continue }
      if let parent = node.parent { touched.insert(parent) } else { isRoot = true }
      for below in walk(node.children, { _ in true }) { gone.insert(below) }
    }
    for item in gone { nodes[item] = nil }
    for parent in touched { nodes[parent]?.children.removeAll { gone.contains($0) } }
    if isRoot { roots.removeAll { gone.contains($0) } }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  // MARK: Expansion

  /// Shows the children of items; stops the program for missing ones. An item without children keeps the state for later ones.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items {
      _ = node(item, "expand(_:)")
      nodes[item]?.isExpanded = true
    }
  }

  /// Hides the descendants of items, which keep their own states; stops the program for missing ones.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items {
      _ = node(item, "collapse(_:)")
      nodes[item]?.isExpanded = false
    }
  }

  // MARK: Steps

  /// A snapshot of root items; stops the program for equal ones.
  private init(_ items: [ItemIdentifierType], _ call: String) {
    self.init()
    roots = items
    for item in items { nodes[item] = Node() }
    guard nodes.count != items.count else { return }
    let equal = Dictionary(grouping: items) { $0 }.filter { $0.value.count > 1 }.map(\.key)
    programmingError(
      "NSDiffableDataSourceSectionSnapshot.\(call): some of the identifiers are equal: \(equal); each item needs its own")
  }

  private mutating func insert(_ tree: Self, beside item: ItemIdentifierType, distance: Int, _ call: String) {
    let parent = node(item, call).parent
    let siblings = parent.flatMap { nodes[$0]?.children } ?? roots
    insert(tree, at: (siblings.firstIndex(of: item) ?? 0) + distance, of: parent, call)
  }

  private mutating func insert(_ tree: Self, at index: Int, of parent: ItemIdentifierType?, _ call: String) {
    for item in tree.nodes.keys where nodes[item] != nil {
      programmingError(
        "NSDiffableDataSourceSectionSnapshot.\(call): \(item) is in the snapshot; delete it first, or give each item its own identifier"
      )
    }
    nodes.merge(tree.nodes) { _, new in new }
    for root in tree.roots { nodes[root]?.parent = parent }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: tree.roots, at: index)
    } else {
      roots.insert(contentsOf: tree.roots, at: index)
    }
  }
}
