/// Things that have left the screen and wait to be shown again, by the identifier of their kind.
///
/// The last to come is the first to go. Putting and taking allocates nothing once a kind has held as many before.
public struct ReusePool<Identifier: Hashable, Item> {
  // An array changes its elements in place; a dictionary that did so would allocate in every change.
  @usableFromInline var waiting: [[Item]] = []
  /// Where in `waiting` each kind is.
  @usableFromInline var places: [Identifier: Int] = [:]

  @inlinable public init() {}

  @inlinable public mutating func put(_ item: Item, for identifier: Identifier) {
    guard let place = places[identifier] else {
      places[identifier] = waiting.count
      waiting.append([item])
      return
    }
    waiting[place].append(item)
  }

  /// nil if none of that kind waits.
  @inlinable public mutating func take(_ identifier: Identifier) -> Item? {
    guard let place = places[identifier] else { return nil }
    return waiting[place].popLast()
  }

  /// Takes out every thing of that kind that `isGone` says yes to.
  @inlinable public mutating func remove(of identifier: Identifier, where isGone: (Item) -> Bool) {
    if let place = places[identifier] { waiting[place].removeAll(where: isGone) }
  }

  @inlinable public func count(of identifier: Identifier) -> Int {
    places[identifier].map { waiting[$0].count } ?? 0
  }

  /// How many of all kinds wait.
  @inlinable public var count: Int {
    waiting.reduce(0) { $0 + $1.count }
  }

  @inlinable public mutating func removeAll() {
    waiting.removeAll()
    places.removeAll()
  }
}

extension ReusePool: Sendable where Identifier: Sendable, Item: Sendable {}
