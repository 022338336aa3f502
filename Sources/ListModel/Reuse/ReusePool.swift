/// Things that have left the screen and wait to be shown again, by the identifier of their kind.
///
/// The last to come is the first to go. Putting and taking allocates nothing once a kind has held as many before.
public struct ReusePool<Identifier: Hashable, Item> {
  @usableFromInline var waiting: [Identifier: [Item]] = [:]

  @inlinable public init() {}

  @inlinable public mutating func put(_ item: Item, for identifier: Identifier) {
    waiting[identifier, default: []].append(item)
  }

  /// nil if none of that kind waits.
  @inlinable public mutating func take(_ identifier: Identifier) -> Item? {
    waiting[identifier]?.popLast()
  }

  @inlinable public func count(of identifier: Identifier) -> Int {
    waiting[identifier]?.count ?? 0
  }

  /// How many of all kinds wait.
  @inlinable public var count: Int {
    waiting.values.reduce(0) { $0 + $1.count }
  }

  @inlinable public mutating func removeAll() {
    waiting.removeAll()
  }
}

extension ReusePool: Sendable where Identifier: Sendable, Item: Sendable {}
