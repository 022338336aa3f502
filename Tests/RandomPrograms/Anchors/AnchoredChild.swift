import Scrollwork
import UIKit

/// What an anchored container shows: a view, a list of rows, or a container of such children.
@MainActor final class AnchoredChild {
  enum Content {
    case view
    case list(NamedList)
    case container(ContainerScrollView)
  }

  let view: UIView
  let content: Content
  var children: [AnchoredChild] = []

  init(_ view: UIView, _ content: Content) { (self.view, self.content) = (view, content) }

  var list: NamedList? { if case .list(let list) = content { list } else { nil } }
}

/// A row, or a view that is not a list, at its place in the content.
@MainActor struct AnchoredLeaf {
  let name: Int
  let start: Double
  let length: Double
  let child: AnchoredChild
  /// nil for a view.
  let row: Int?

  var end: Double { start + length }
}

/// The content as one column: every length summed.
@MainActor struct AnchoredColumn {
  private(set) var leaves: [AnchoredLeaf] = []
  private(set) var length = 0.0

  init(_ children: [AnchoredChild]) { for child in children { add(child) } }

  private mutating func add(_ child: AnchoredChild) {
    switch child.content {
    case .view: add(child.view.tag, Double(child.view.frame.height), child, nil)
    case .list(let list):
      for (row, name) in list.names.enumerated() { add(name, Double(list.lengths[name] ?? 0), child, row) }
    case .container: for inner in child.children { add(inner) }
    }
  }

  private mutating func add(_ name: Int, _ length: Double, _ child: AnchoredChild, _ row: Int?) {
    leaves.append(AnchoredLeaf(name: name, start: self.length, length: length, child: child, row: row))
    self.length += length
  }

  subscript(name: Int) -> AnchoredLeaf? { leaves.first { $0.name == name } }
}
