internal import Diagnostics
public import Foundation
internal import ListModel
public import UIKitCore
internal import UIKitLists

/// The description of an item's size and the room around it; one description serves any number of items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// Distances in points between the described size and the cell; without effect on an axis with an estimated length. Zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { contentInsets.requireFinite("\(type(of: self)).contentInsets") }
  }

  /// Gaps around the item; nil, the default, for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  let size: NSCollectionLayoutSize
  private(set) var attached: [NSCollectionLayoutSupplementaryItem]

  /// The size before `contentInsets`. Inside a group no length is greater than that of the group's content, unless either is estimated.
  open var layoutSize: NSCollectionLayoutSize { size }

  /// Views attached to each item, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

  /// An item without supplementary items.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

  /// - Parameter supplementaryItems: Asked for with the item's index path.
  public required init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (size, attached) = (layoutSize, supplementaryItems)
  }

  func attach(_ items: [NSCollectionLayoutSupplementaryItem]) { attached = items }

  /// An item with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(layoutSize: size, supplementaryItems: attached)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    return copy
  }

  // MARK: Solving

  /// The description for the solver; `nodes` receives the items by the ids of their nodes.
  func node(_ nodes: inout [NSCollectionLayoutItem]) -> CompositionNode {
    var node = CompositionNode(id: nodes.count, width: size.widthDimension.length, height: size.heightDimension.length)
    nodes.append(self)
    node.insets = CompositionInsets(contentInsets)
    node.edges = edgeSpacing?.gaps ?? CompositionEdges()
    return node
  }

  /// One line of `visualDescription()`.
  var summary: String { "item \(size.summary)" }
}

extension NSCollectionLayoutSize {
  var summary: String { "\(widthDimension.summary) x \(heightDimension.summary)" }
}

extension NSCollectionLayoutDimension {
  var summary: String {
    switch length.unit {
    case .widthFraction: "\(length.value) of the width"
    case .heightFraction: "\(length.value) of the height"
    case .points: "\(length.value) pt"
    case .estimate: "about \(length.value) pt"
    case .uniform: "about \(length.value) pt, as the siblings"
    }
  }
}

extension NSDirectionalEdgeInsets {
  func requireFinite(_ name: String) {
    ensure((top + leading + bottom + trailing).isFinite, "\(name) = \(self): set finite numbers")
  }
}

extension CompositionInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(leading: insets.leading, top: insets.top, trailing: insets.trailing, bottom: insets.bottom)
  }
}

extension CompositionSize {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  init(_ rect: CompositionRect) { self.init(x: rect.x, y: rect.y, width: rect.size.width, height: rect.size.height) }

  /// The rectangle inside the insets, x counted from the leading edge; its size is at least zero.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
