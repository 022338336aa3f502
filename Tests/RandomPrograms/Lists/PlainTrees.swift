import TestSupport

/// An item with its descendants, as plain arrays.
struct PlainNode {
  let name: Int
  var isExpanded = false
  var children: [PlainNode] = []

  /// The item and those below it that show, with their levels.
  func shown(level: Int) -> [PlainTree.Shown] {
    [PlainTree.Shown(name: name, level: level, isExpanded: isExpanded)]
      + (isExpanded ? children.flatMap { $0.shown(level: level + 1) } : [])
  }

  var names: [Int] { [name] + children.flatMap(\.names) }

  /// Changes the siblings among which an item is, wherever that is.
  static func change(_ name: Int, in siblings: inout [PlainNode], _ change: (inout [PlainNode], Int) -> Void) -> Bool {
    if let index = siblings.firstIndex(where: { $0.name == name }) {
      change(&siblings, index)
      return true
    }
    for index in siblings.indices where Self.change(name, in: &siblings[index].children, change) { return true }
    return false
  }
}

/// A section.
struct PlainTree {
  struct Shown: Equatable {
    let name: Int
    let level: Int
    let isExpanded: Bool
  }

  let section: Int
  var roots: [PlainNode] = []

  var shown: [Shown] { roots.flatMap { $0.shown(level: 0) } }
  var names: [Int] { roots.flatMap(\.names) }

  mutating func change(_ name: Int, _ change: (inout [PlainNode], Int) -> Void) {
    _ = PlainNode.change(name, in: &roots, change)
  }
}
