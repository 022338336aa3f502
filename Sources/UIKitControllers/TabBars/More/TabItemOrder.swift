internal import UIKitCore

/// The order of items, of which the first stand in a bar, while a person moves some of them.
@MainActor struct TabItemOrder {
  private(set) var items: [UITabBarItem]
  /// Number of items in the bar.
  let places: Int
  private let former: [UITabBarItem]
  private let fixed: Set<ObjectIdentifier>

  /// - Parameters:
  ///   - bar: The items in the bar.
  ///   - movable: Those that may be moved, in the bar or not.
  init(bar: [UITabBarItem], movable: [UITabBarItem]) {
    places = bar.count
    items = bar + movable.filter { item in !bar.contains { $0 === item } }
    former = items
    fixed = Set(bar.filter { item in !movable.contains { $0 === item } }.map(ObjectIdentifier.init))
  }

  func canMove(_ place: Int) -> Bool { items.indices.contains(place) && !fixed.contains(ObjectIdentifier(items[place])) }

  var inBar: [UITabBarItem] { Array(items.prefix(places)) }
  /// Those that may be moved, in their order.
  var movable: [UITabBarItem] { items.filter { !fixed.contains(ObjectIdentifier($0)) } }
  var isChanged: Bool { items != former }

  /// Moves an item; the others that may be moved make room, and those that may not keep their places.
  mutating func move(_ from: Int, to: Int) {
    guard canMove(from), items.indices.contains(to), from != to else { return }
    let moved = items[from]
    let slots = items.indices.filter(canMove)
    var order = movable.filter { $0 !== moved }
    // The place among those that may be moved that is nearest to the wanted one.
    let place = slots.lastIndex { $0 <= to } ?? 0
    order.insert(moved, at: min(place, order.count))
    for (slot, item) in zip(slots, order) { items[slot] = item }
  }
}
