internal import Diagnostics

// All searches add sums in the same order, so that a position returned by one search equals the one compared by another to the last bit.
extension Extents {
  /// The start of `item`; for `count`, the end of the last item. O(log runs).
  public func start(of item: Int) -> Double {
    ensure(item >= 0 && item <= count, "Extents.start(of:): no item \(item) among \(count)")
    return position(of: item).start
  }

  /// The length of `item` in points. O(log runs).
  public func extent(of item: Int) -> Double {
    segment(of: item).length
  }

  /// The start and length of `item`; stops the program if there is no such item. O(log runs).
  public func segment(of item: Int) -> Segment {
    ensure(item >= 0 && item < count, "Extents.segment(of:): no item \(item) among \(count)")
    return position(of: item)
  }

  /// The item at `offset`; nil before the first and from the end of the last item on. Items of length 0 are never returned.
  public func item(at offset: Double) -> Int? {
    guard offset >= 0 else { return nil }
    let item = firstItem(endingAfter: offset)
    return item < count ? item : nil
  }

  /// The items that overlap the span from `lower` to `upper`; empty if `lower >= upper`.
  ///
  /// Items of length 0 count only between two items of the result that have a length.
  public func items(from lower: Double, to upper: Double) -> Range<Int> {
    let first = firstItem(endingAfter: lower)
    guard lower < upper else { return first..<first }
    return first..<max(first, firstItem(startingAtOrAfter: upper))
  }

  /// Calls `body` for each of `items` in order. O(log runs + items).
  public func forEach(in items: Range<Int>, _ body: (_ item: Int, _ segment: Segment) -> Void) {
    ensure(items.lowerBound >= 0 && items.upperBound <= count, "Extents.forEach: no items \(items) among \(count)")
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
    let place = place { boundary, _ in item < boundary }
    return Segment(start: place.base + Double(item - place.first) * place.run.extent, length: place.run.extent)
  }

  /// The first item that ends after `offset`; `count` if there is none. O(log runs).
  public func firstItem(endingAfter offset: Double) -> Int {
    let place = place { _, boundary in offset < boundary }
    let run = place.run
    guard run.count > 0 else { return place.first }
    var item = min(Int((offset - place.base) / run.extent), run.count - 1)
    if place.base + Double(item) * run.extent > offset { item -= 1 }
    if item + 1 < run.count && place.base + Double(item + 1) * run.extent <= offset { item += 1 }
    return place.first + max(item, 0)
  }

  /// The first item that starts at or after `offset`; `count` if there is none. O(log runs).
  public func firstItem(startingAtOrAfter offset: Double) -> Int {
    let place = place { _, boundary in offset <= boundary }
    let run = place.run
    guard run.count > 0 else { return place.first }
    var item = Int(((offset - place.base) / run.extent).rounded(.up))
    if place.base + Double(item - 1) * run.extent >= offset { item -= 1 }
    if place.base + Double(item) * run.extent < offset { item += 1 }
    return place.first + min(item, run.count)
  }

  /// A run that follows `first` items with the total length `base`.
  private struct Place {
    var run: Run
    var first: Int
    var base: Double
  }

  /// The run that contains the position searched for; an empty run after the last one if there is none.
  ///
  /// - Parameter isBefore: whether the position is before the given boundary between runs.
  @inline(__always) private func place(_ isBefore: (_ item: Int, _ offset: Double) -> Bool) -> Place {
    var index = tree.root
    var first = 0
    var base = 0.0
    while index != RunTree.none {
      let node = tree.nodes[index]
      let runFirst = first + tree.items(node.left)
      let runBase = base + tree.total(node.left)
      if isBefore(runFirst, runBase) {
        index = node.left
        continue
      }
      first = runFirst + node.run.count
      base = runBase + node.run.total
      if isBefore(first, base) { return Place(run: node.run, first: runFirst, base: runBase) }
      index = node.right
    }
    return Place(run: Run(count: 0, extent: 0), first: first, base: base)
  }
}
