internal import Diagnostics

extension Extents {
  /// Inserts equal items before `item`; stops the program if `item` is out of range or `extent` is negative or not finite. O(log runs).
  public mutating func insert(count: Int, at item: Int, extent: Double) {
    checkInsertion(of: count, at: item)
    checkExtent(extent)
    guard count > 0 else { return }
    let added = tree.makeNode(Run(count: count, extent: extent))
    insert(tree: added, at: item)
  }

  /// Inserts items before `item`, asking `extent` once for each in order. O(count + log runs).
  ///
  /// - Parameter newItem: The index among the new items.
  public mutating func insert(count: Int, at item: Int, extent: (_ newItem: Int) -> Double) {
    checkInsertion(of: count, at: item)
    let added = tree.makeTree(count: count) { newItem in
      let value = extent(newItem)
      checkExtent(value)
      return value
    }
    insert(tree: added, at: item)
  }

  /// Removes items; stops the program if some are out of range. O(log runs).
  public mutating func remove(_ items: Range<Int>) {
    checkItems(items)
    let (first, rest) = tree.split(tree.root, after: items.lowerBound)
    let (removed, last) = tree.split(rest, after: items.count)
    tree.setAside(removed)
    tree.setRoot(tree.join(first, last))
  }

  /// Changes one item; allocates nothing if the extent is the same. O(log runs).
  public mutating func setExtent(_ extent: Double, of item: Int) {
    if segment(of: item).length == extent { return }
    setExtent(extent, of: item..<item + 1)
  }

  /// Gives all `items` the same extent. O(log runs), for any number of items.
  public mutating func setExtent(_ extent: Double, of items: Range<Int>) {
    remove(items)
    insert(count: items.count, at: items.lowerBound, extent: extent)
  }

  /// Applies the removals and insertions of `map`; `extent` is asked once for each new item, by its index after the change.
  public mutating func apply(_ map: IndexMap, extent: (_ item: Int) -> Double) {
    for items in map.removals { remove(items) }
    for items in map.insertions { insert(count: items.count, at: items.lowerBound) { extent(items.lowerBound + $0) } }
  }

  private mutating func insert(tree added: Int, at item: Int) {
    let (first, last) = tree.split(tree.root, after: item)
    tree.setRoot(tree.join(tree.join(first, added), last))
    ensure(total.isFinite, "Extents: the items are too long together: their sum is not finite")
  }

  private func checkInsertion(of count: Int, at item: Int) {
    ensure(count >= 0, "Extents.insert: count is \(count), must not be negative")
    ensure(item >= 0 && item <= self.count, "Extents.insert: no place \(item) among \(self.count) items")
  }

  private func checkItems(_ items: Range<Int>) {
    ensure(
      items.lowerBound >= 0 && items.upperBound <= count,
      "Extents: items \(items.lowerBound)..<\(items.upperBound) are not all among the \(count) there are")
  }
}

private func checkExtent(_ extent: Double) {
  ensure(extent.isFinite && extent >= 0, "Extents: an item's extent must be finite and not negative")
}
