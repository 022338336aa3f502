// Both searches add up sums along the same path as `start(of:)`, so a position that one gives out is the very double the other meets.
extension Extents {
  /// Where `item` starts; for `count`, the end of the last one.
  public func start(of item: Int) -> Double {
    precondition(item >= 0 && item <= count, "Extents.start(of:): no item \(item) among \(count)")
    return position(of: item).start
  }

  public func extent(of item: Int) -> Double {
    segment(of: item).length
  }

  public func segment(of item: Int) -> Segment {
    precondition(item >= 0 && item < count, "Extents.segment(of:): no item \(item) among \(count)")
    return position(of: item)
  }

  /// The item whose segment holds `offset`; nil before the first and after the last one. Items of no length hold nothing.
  public func item(at offset: Double) -> Int? {
    guard offset >= 0 else { return nil }
    let item = firstItem(endingAfter: offset)
    return item < count ? item : nil
  }

  /// The items that show something between two offsets.
  ///
  /// Items of no length count as long as they stand strictly between the first and the last of the others.
  /// Between an offset and itself nothing shows.
  public func items(from lower: Double, to upper: Double) -> Range<Int> {
    let first = firstItem(endingAfter: lower)
    guard lower < upper else { return first..<first }
    return first..<max(first, firstItem(startingAtOrAfter: upper))
  }

  /// Calls `body` for each of `items` in order, in O(log runs + items).
  public func forEach(in items: Range<Int>, _ body: (_ item: Int, _ segment: Segment) -> Void) {
    precondition(items.lowerBound >= 0 && items.upperBound <= count, "Extents.forEach: no items \(items) among \(count)")
    visit(tree.root, first: 0, base: 0, items, body)
  }

  private func visit(_ index: Int, first: Int, base: Double, _ items: Range<Int>, _ body: (Int, Segment) -> Void) {
    guard index != RunTree.none, first < items.upperBound else { return }
    let node = tree.nodes[index]
    guard first + node.items > items.lowerBound else { return }
    visit(node.left, first: first, base: base, items, body)
    let runFirst = first + tree.items(node.left)
    let runBase = base + tree.total(node.left)
    let runEnd = runFirst + node.run.count
    var item = max(runFirst, items.lowerBound)
    while item < min(runEnd, items.upperBound) {
      let start = runBase + Double(item - runFirst) * node.run.extent
      body(item, Segment(start: start, length: node.run.extent))
      item += 1
    }
    visit(node.right, first: runEnd, base: runBase + node.run.total, items, body)
  }

  private func position(of item: Int) -> Segment {
    var index = tree.root
    var first = 0
    var base = 0.0
    while index != RunTree.none {
      let node = tree.nodes[index]
      let runFirst = first + tree.items(node.left)
      if item < runFirst {
        index = node.left
        continue
      }
      base += tree.total(node.left)
      if item < runFirst + node.run.count {
        return Segment(start: base + Double(item - runFirst) * node.run.extent, length: node.run.extent)
      }
      base += node.run.total
      first = runFirst + node.run.count
      index = node.right
    }
    return Segment(start: base, length: 0)
  }

  /// `count` if there is none.
  public func firstItem(endingAfter offset: Double) -> Int {
    var index = tree.root
    var first = 0
    var base = 0.0
    while index != RunTree.none {
      let node = tree.nodes[index]
      let runBase = base + tree.total(node.left)
      if offset < runBase {
        index = node.left
        continue
      }
      first += tree.items(node.left)
      let runEnd = runBase + node.run.total
      if offset < runEnd {
        var place = min(Int((offset - runBase) / node.run.extent), node.run.count - 1)
        if runBase + Double(place) * node.run.extent > offset { place -= 1 }
        if place + 1 < node.run.count && runBase + Double(place + 1) * node.run.extent <= offset { place += 1 }
        return first + max(place, 0)
      }
      base = runEnd
      first += node.run.count
      index = node.right
    }
    return first
  }

  /// `count` if there is none.
  public func firstItem(startingAtOrAfter offset: Double) -> Int {
    var index = tree.root
    var first = 0
    var base = 0.0
    while index != RunTree.none {
      let node = tree.nodes[index]
      let runBase = base + tree.total(node.left)
      if offset <= runBase {
        index = node.left
        continue
      }
      first += tree.items(node.left)
      let runEnd = runBase + node.run.total
      if offset < runEnd {
        var place = Int(((offset - runBase) / node.run.extent).rounded(.up))
        if runBase + Double(place - 1) * node.run.extent >= offset { place -= 1 }
        if runBase + Double(place) * node.run.extent < offset { place += 1 }
        return first + min(place, node.run.count)
      }
      base = runEnd
      first += node.run.count
      index = node.right
    }
    return first
  }
}
