internal import Diagnostics

// All searches add up sums along the same path, so a position that one gives out is the very double that another meets.
extension Extents {
  /// Where `item` starts; for `count`, the end of the last one.
  public func start(of item: Int) -> Double {
    ensure(item >= 0 && item <= count, "Extents.start(of:): no item \(item) among \(count)")
    return position(of: item).start
  }

  public func extent(of item: Int) -> Double {
    segment(of: item).length
  }

  public func segment(of item: Int) -> Segment {
    ensure(item >= 0 && item < count, "Extents.segment(of:): no item \(item) among \(count)")
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

  /// `count` if there is none.
  public func firstItem(endingAfter offset: Double) -> Int {
    let place = place { _, boundary in offset < boundary }
    let run = place.run
    guard run.count > 0 else { return place.first }
    var item = min(Int((offset - place.base) / run.extent), run.count - 1)
    if place.base + Double(item) * run.extent > offset { item -= 1 }
    if item + 1 < run.count && place.base + Double(item + 1) * run.extent <= offset { item += 1 }
    return place.first + max(item, 0)
  }

  /// `count` if there is none.
  public func firstItem(startingAtOrAfter offset: Double) -> Int {
    let place = place { _, boundary in offset <= boundary }
    let run = place.run
    guard run.count > 0 else { return place.first }
    var item = Int(((offset - place.base) / run.extent).rounded(.up))
    if place.base + Double(item - 1) * run.extent >= offset { item -= 1 }
    if place.base + Double(item) * run.extent < offset { item += 1 }
    return place.first + min(item, run.count)
  }

  /// A run, after `first` items that are `base` long together.
  private struct Place {
    var run: Run
    var first: Int
    var base: Double
  }

  /// The run whose start is not after what is looked for, and whose end is; an empty one behind the last if there is none.
  ///
  /// - Parameter isBefore: Whether what is looked for stands before a boundary between runs.
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
