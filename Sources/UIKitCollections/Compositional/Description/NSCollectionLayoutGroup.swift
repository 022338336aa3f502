internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

/// Returns the frames of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// One frame of a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// Relative to the group's leading upper corner.
  public let frame: CGRect
  /// The order among the items of the section.
  public let zIndex: Int

  /// The order is 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// - Parameter frame: Finite; sizes not negative.
  public init(frame: CGRect, zIndex: Int) {
    ensure(
      (frame.minX + frame.minY + frame.width + frame.height).isFinite && frame.size.width >= 0 && frame.size.height >= 0,
      "NSCollectionLayoutGroupCustomItem(frame: \(frame)): give a finite frame whose size is not negative")
    (self.frame, self.zIndex) = (frame, zIndex)
  }

  /// The same object: custom items do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Items or groups one after the other, or at frames of your own; a section repeats its group until all items have a place.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private var kind = Kind.line(.x, .fill)
  private var children: [NSCollectionLayoutItem] = []

  private enum Kind {
    case line(CompositionAxis, CompositionLine.Repetition)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  // MARK: Making

  /// A row that repeats `subitem` in its own size, `count` times.
  ///
  /// - Parameter count: At least 1; the row's width must have room for so many.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { line(.x, layoutSize, subitem, count, .times(count), "horizontal(layoutSize:repeatingSubitem:count:)") }

  /// A row that takes the subitems in turn, again and again, until the next one does not fit; once each if its width is estimated.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    line(.x, layoutSize, subitems, .fill, "horizontal(layoutSize:subitems:)")
  }

  /// A row of `count` items that share its width in equal parts, whatever the subitem's own width.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    line(.x, layoutSize, subitem, count, .even(count), "horizontal(layoutSize:subitem:count:)")
  }

  /// A column that repeats `subitem` in its own size, `count` times.
  ///
  /// - Parameter count: At least 1; the column's height must have room for so many.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { line(.y, layoutSize, subitem, count, .times(count), "vertical(layoutSize:repeatingSubitem:count:)") }

  /// A column that takes the subitems in turn, again and again, until the next one does not fit; once each if its height is estimated.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    line(.y, layoutSize, subitems, .fill, "vertical(layoutSize:subitems:)")
  }

  /// A column of `count` items that share its height in equal parts, whatever the subitem's own height.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    line(.y, layoutSize, subitem, count, .even(count), "vertical(layoutSize:subitem:count:)")
  }

  /// A group at frames of your own.
  ///
  /// - Parameter itemProvider: Called once for each size of the group until the layout is invalidated; its environment's container is the
  ///   group. Each frame takes one item of the section.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    let group = self.init(layoutSize: layoutSize, supplementaryItems: [])
    group.kind = .custom(itemProvider)
    return group
  }

  private class func line(
    _ axis: CompositionAxis, _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int,
    _ repetition: CompositionLine.Repetition, _ call: String
  ) -> Self {
    ensure(count >= 1, "NSCollectionLayoutGroup.\(call): the count is \(count); give at least 1")
    return line(axis, size, [subitem], repetition, call)
  }

  private class func line(
    _ axis: CompositionAxis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    _ repetition: CompositionLine.Repetition, _ call: String
  ) -> Self {
    ensure(!subitems.isEmpty, "NSCollectionLayoutGroup.\(call): there are no subitems; give at least one")
    let group = self.init(layoutSize: size, supplementaryItems: [])
    (group.kind, group.children) = (.line(axis, repetition), subitems)
    return group
  }

  // MARK: Properties

  /// Views attached to each repetition of the group; asked for with the index path of the repetition's first item (our choice).
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { attach(newValue) }
  }

  /// The gap between two subitems along the group; nil, the default, for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// In their order; the one that is repeated, if so made; empty for a custom group.
  open var subitems: [NSCollectionLayoutItem] { children }

  /// A tree of the group and its subitems as text, for debugging.
  open func visualDescription() -> String { lines.joined(separator: "\n") }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? NSCollectionLayoutGroup {
      (copy.kind, copy.children, copy.interItemSpacing) = (kind, children, interItemSpacing)
    }
    return copy
  }

  // MARK: Solving

  override func node(_ nodes: inout [NSCollectionLayoutItem]) -> CompositionNode {
    var node = super.node(&nodes)
    node.isReported = !supplementaryItems.isEmpty
    switch kind {
    case .custom: node.content = .custom
    case .line(let axis, let repetition):
      let line = CompositionLine(
        axis: axis, spacing: interItemSpacing?.gap, children: children.map { $0.node(&nodes) }, repetition: repetition)
      node.content = .line(line)
    }
    return node
  }

  /// The frames of a custom group.
  func customItems(_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem] {
    guard case .custom(let provider) = kind else { return [] }
    return provider(environment)
  }

  override var summary: String {
    switch kind {
    case .custom: "custom group \(size.summary)"
    case .line(let axis, let repetition):
      "\(axis == .x ? "horizontal" : "vertical") group \(size.summary)\(repetition.summary)"
    }
  }

  private var lines: [String] {
    var lines = [summary]
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      let below = (child as? NSCollectionLayoutGroup)?.lines ?? [child.summary]
      for (number, line) in below.enumerated() {
        lines.append((number == 0 ? (isLast ? "`-- " : "|-- ") : (isLast ? "    " : "|   ")) + line)
      }
    }
    return lines
  }
}

extension CompositionLine.Repetition {
  var summary: String {
    switch self {
    case .fill: ""
    case .times(let count): ", \(count) times"
    case .even(let count): ", \(count) equal parts"
    }
  }
}
