/// Pool of off-screen items for reuse, by reuse identifier.
///
/// Last in, first out. Does not allocate once an identifier has held as many items before.
public struct ReusePool<Identifier: Hashable, Item> {
  // Arrays are changed in place; changing a dictionary's values in place would allocate each time.
  @usableFromInline var waiting: [[Item]] = []
  /// The index in `waiting` of each identifier.
  @usableFromInline var places: [Identifier: Int] = [:]

  /// An empty pool; allocates nothing.
  @inlinable public init() {}

  /// Adds an item as the next one to be dequeued for `identifier`.
  @inlinable public mutating func put(_ item: Item, for identifier: Identifier) {
    guard let place = places[identifier] else {
      places[identifier] = waiting.count
      waiting.append([item])
      return
    }
    waiting[place].append(item)
  }

  /// Removes the item that was put last; nil if the pool has none for `identifier`.
  @inlinable public mutating func take(_ identifier: Identifier) -> Item? {
    guard let place = places[identifier] else { return nil }
    return waiting[place].popLast()
  }

  /// Removes every item of `identifier` for which `isGone` returns true.
  @inlinable public mutating func remove(of identifier: Identifier, where isGone: (Item) -> Bool) {
    if let place = places[identifier] { waiting[place].removeAll(where: isGone) }
  }

  /// Number of pooled items of one identifier.
  @inlinable public func count(of identifier: Identifier) -> Int {
    places[identifier].map { waiting[$0].count } ?? 0
  }

  /// Number of pooled items of all identifiers. O(identifiers).
  @inlinable public var count: Int {
    waiting.reduce(0) { $0 + $1.count }
  }

  /// Empties the pool and releases its memory.
  @inlinable public mutating func removeAll() {
    waiting.removeAll()
    places.removeAll()
  }
}

extension ReusePool: Sendable where Identifier: Sendable, Item: Sendable {}
