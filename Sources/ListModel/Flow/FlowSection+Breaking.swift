/// Consecutive lines of equal items.
struct FlowRun: Equatable {
  /// The first item of the first line.
  var first: Int
  var lines: Int
  /// Number of items in each line.
  var items: Int
  var thickness: Double
}

// Lines are filled greedily: an item joins a line while the item and the spacing before it fit.
extension FlowSection {
  /// Breaks the items from `first` on into lines; `first` begins a line. Stops when `body` returns false.
  func forEachRun(from first: Int, _ body: (FlowRun) -> Bool) {
    var item = first
    while item < itemCount {
      let equal = equalItems(from: item)
      let fitting = rules.capacity(equal.along, after: 0, isEmpty: true)
      // Each of these lines is followed by an item of the same length, which no longer fits into the line.
      let full = (equal.end - item - 1) / fitting
      if full > 0 {
        guard body(FlowRun(first: item, lines: full, items: fitting, thickness: equal.across)) else { return }
        item += full * fitting
      }
      let line = lineFilled(from: item)
      guard body(line) else { return }
      item += line.items
    }
  }

  private func lineFilled(from first: Int) -> FlowRun {
    var line = FlowRun(first: first, lines: 1, items: 0, thickness: 0)
    var used = 0.0
    while first + line.items < itemCount {
      let equal = equalItems(from: first + line.items)
      let rest = equal.end - first - line.items
      let fitting = min(rest, rules.capacity(equal.along, after: used, isEmpty: line.items == 0))
      if fitting == 0 { break }
      used += Double(fitting) * equal.along + Double(line.items == 0 ? fitting - 1 : fitting) * rules.spacing
      line.items += fitting
      line.thickness = max(line.thickness, equal.across)
      if fitting < rest { break }
    }
    return line
  }

  /// The end of the run of items with the same size as `item` in both directions, and that size.
  func equalItems(from item: Int) -> (end: Int, along: Double, across: Double) {
    let (length, thickness) = (along.run(at: item), across.run(at: item))
    return (min(length.end, thickness.end), length.extent, thickness.extent)
  }
}
