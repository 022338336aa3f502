internal import Foundation
internal import UIKitCore

/// A visible view and the element that it shows.
@MainActor package final class ShownElement {
  var key: ElementKey
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// The generation of the layout that gave the attributes.
  var generation: Int
  /// Number of the last tiling pass whose plan contained the element.
  var tiling = 0
  /// The superview that the collection has given to the view: the collection or a section's scroll view.
  weak var parent: UIView?
  /// nil once the collection is gone while an animation still holds the element.
  weak var collection: UICollectionView?
  /// The size that the view has asked for last; nil before the present layout has asked.
  var preferredSize: CGSize?
  /// The item's name, if the data source gives names.
  var name: AnyHashable?

  init(
    _ key: ElementKey, _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, generation: Int,
    in collection: UICollectionView
  ) {
    (self.key, self.view, self.attributes) = (key, view, attributes)
    (self.generation, self.collection) = (generation, collection)
  }

  /// Whether the attributes come from a layout that has been replaced.
  var hasFormerAttributes: Bool { generation < 0 }

  func layoutReplaced() { (generation, preferredSize) = (-1, nil) }

  /// Back-to-front sort key.
  var order: (Int, Int) {
    switch attributes.representedElementCategory {
    case .decorationView: (attributes.zIndex, 0)
    case .cell: (attributes.zIndex, 1)
    case .supplementaryView: (attributes.zIndex, 2)
    }
  }
}

/// An element with the key by which it is sorted: keys compare without a closure of the main actor, whose thread the runtime would check at
/// every comparison.
struct KeyedElement {
  let key: ElementKey
  let element: ShownElement

  static func precedes(_ a: KeyedElement, _ b: KeyedElement) -> Bool { ElementKey.precedes(a.key, b.key) }
}

extension Collection<ShownElement> {
  /// Those that `isIncluded` lets through, ordered by kind, then section, then item.
  @MainActor func inOrder(_ isIncluded: (ShownElement) -> Bool = { _ in true }) -> [ShownElement] {
    var keyed: [KeyedElement] = []
    keyed.reserveCapacity(count)
    for element in self where isIncluded(element) { keyed.append(KeyedElement(key: element.key, element: element)) }
    keyed.sort(by: KeyedElement.precedes)
    return keyed.map(\.element)
  }
}

/// The elements that have a view, without those that a running update is removing.
@MainActor final class ShownElements {
  private(set) var byKey: [ElementKey: ShownElement] = [:]
  /// Scratch buffer of `removeAll(exceptOf:_:)`; kept to avoid allocation.
  private var leaving: [KeyedElement] = []

  subscript(key: ElementKey) -> ShownElement? { byKey[key] }

  var values: Dictionary<ElementKey, ShownElement>.Values { byKey.values }
  var keys: Dictionary<ElementKey, ShownElement>.Keys { byKey.keys }
  var count: Int { byKey.count }

  func insert(_ element: ShownElement) { byKey[element.key] = element }

  func remove(_ element: ShownElement) { byKey[element.key] = nil }

  func replaceAll(with elements: [ElementKey: ShownElement]) { byKey = elements }

  /// Removes all elements, and returns them in order.
  func removeAll() -> [ShownElement] {
    let shown = byKey.values.inOrder()
    byKey.removeAll(keepingCapacity: true)
    return shown
  }

  /// Removes the elements that are not in the plan of a pass, and passes them on in order.
  ///
  /// - Returns: whether there was any.
  func removeAll(exceptOf pass: Int, _ retire: (ShownElement) -> Void) -> Bool {
    var leaving = leaving
    self.leaving = []
    for element in byKey.values where element.tiling != pass {
      leaving.append(KeyedElement(key: element.key, element: element))
    }
    leaving.sort(by: KeyedElement.precedes)
    for leaver in leaving {
      byKey[leaver.key] = nil
      retire(leaver.element)
    }
    let isAny = !leaving.isEmpty
    leaving.removeAll(keepingCapacity: true)
    self.leaving = leaving
    return isAny
  }
}
