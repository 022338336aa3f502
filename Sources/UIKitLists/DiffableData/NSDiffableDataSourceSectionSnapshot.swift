internal import Diagnostics

/// The items of one section as a tree, of which the children of expanded items are visible.
///
/// A value type: change it, then apply it to a section of a diffable data source. Every identifier is contained once. Items keep their
/// expansion state until they are deleted.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  var roots: [ItemIdentifierType] = []
  var nodes: [ItemIdentifierType: Node] = [:]

  struct Node: Sendable, Equatable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// An empty snapshot.
  public init() {}

  /// The same content as another snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  // MARK: Contents

  /// All items, each before its children. O(items).
  public var items: [ItemIdentifierType] { walk(roots) { _ in true } }

  /// The items without a parent, in order. O(1).
  public var rootItems: [ItemIdentifierType] { roots }

  /// The items whose ancestors are all expanded, each before its children: what a list shows. O(visible items).
  public var visibleItems: [ItemIdentifierType] { walk(roots) { $0.isExpanded } }

  /// Whether the children of an item are shown where the item is; stops the program for a missing item. O(1).
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item, "isExpanded(_:)").isExpanded }

  /// Whether all ancestors of an item are expanded; stops the program for a missing item. O(levels).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var next = node(item, "isVisible(_:)").parent
    while let parent = next, let node = nodes[parent] {
      guard node.isExpanded else { return false }
      next = node.parent
    }
    return true
  }

  /// O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// The number of ancestors: 0 for root items. Stops the program for a missing item. O(levels).
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, next) = (0, node(item, "level(of:)").parent)
    while let parent = next {
      level += 1
      next = nodes[parent]?.parent
    }
    return level
  }

  /// The place among `items`; nil for a missing item. O(items).
  public func index(of item: ItemIdentifierType) -> Int? { nodes[item] == nil ? nil : items.firstIndex(of: item) }

  /// nil for a root item; stops the program for a missing one. O(1).
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child, "parent(of:)").parent }

  /// The descendants of an item as a snapshot of their own, with their expansion states. Stops the program for a missing item.
  ///
  /// - Parameter includingParent: Whether the item itself is the only root; else its children are the roots.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let node = node(parent, "snapshot(of:includingParent:)")
    var part = Self()
    part.roots = includingParent ? [parent] : node.children
    for item in walk(part.roots, { _ in true }) { part.nodes[item] = nodes[item] }
    for root in part.roots { part.nodes[root]?.parent = nil }
    return part
  }

  /// The tree as text, a line for each item: indented by level, with a mark for collapsed and expanded parents.
  public func visualDescription() -> String {
    var lines: [String] = []
    for item in items {
      guard let node = nodes[item] else { continue }
      let mark = node.children.isEmpty ? "*" : node.isExpanded ? "-" : "+"
      lines.append(String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)")
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Steps

  /// Items below `roots`, each before its children, as far as `opens` says. Without recursion: a tree may be deep.
  func walk(_ roots: [ItemIdentifierType], _ opens: (Node) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var waiting: [ItemIdentifierType] = roots.reversed()
    while let item = waiting.popLast() {
      found.append(item)
      if let node = nodes[item], opens(node) { waiting += node.children.reversed() }
    }
    return found
  }

  func node(_ item: ItemIdentifierType, _ call: String) -> Node {
    guard let node = nodes[item] else {
      programmingError("NSDiffableDataSourceSectionSnapshot.\(call): there is no item \(item); append it first")
    }
    return node
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  /// Whether both have the same items at the same places, in the same expansion states.
  public static func == (a: Self, b: Self) -> Bool { a.roots == b.roots && a.nodes == b.nodes }
}
