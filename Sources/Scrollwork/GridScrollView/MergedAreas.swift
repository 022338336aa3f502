import Diagnostics

/// Merged cells, found by the tracks that show: areas that do not overlap, in a hash grid for each order of magnitude of their sizes.
///
/// Memory depends on the number of areas alone. A query for a window costs the areas found and, for each order of magnitude that occurs,
/// the smaller of its number of areas and the window's size measured in areas of that size.
struct MergedAreas {
  typealias Area = GridScrollView.Area

  /// The binary orders of magnitude of an area's height and width.
  private struct Level: Hashable {
    var rows: Int
    var columns: Int
  }

  private struct Block: Hashable {
    var level: Level
    var row: Int
    var column: Int
  }

  private(set) var areas: [Area] = []
  private var blocks: [Block: [Int]] = [:]
  private var levels: [Level: [Int]] = [:]

  init() {}

  /// Indexes areas; they must not overlap, which `overlap(in:)` finds. O(areas).
  init(_ areas: [Area]) {
    self.areas = areas
    for (index, area) in areas.enumerated() {
      let level = Level(rows: Self.magnitude(area.rows.count), columns: Self.magnitude(area.columns.count))
      levels[level, default: []].append(index)
      blocks[
        Block(level: level, row: area.rows.lowerBound >> level.rows, column: area.columns.lowerBound >> level.columns),
        default: []
      ].append(index)
    }
  }

  /// The smallest n for which 2^n is at least `length`.
  private static func magnitude(_ length: Int) -> Int { length <= 1 ? 0 : Int.bitWidth - (length - 1).leadingZeroBitCount }

  /// Calls `body` for every area of which a part lies in the window.
  func forEach(in window: Area, _ body: (Area) -> Void) {
    if areas.isEmpty || window.rows.isEmpty || window.columns.isEmpty { return }
    for (level, indices) in levels {
      // An area begins at most one block before the window's first block.
      let rows = (window.rows.lowerBound >> level.rows) - 1...(window.rows.upperBound - 1) >> level.rows
      let columns = (window.columns.lowerBound >> level.columns) - 1...(window.columns.upperBound - 1) >> level.columns
      if Double(rows.count) * Double(columns.count) > Double(indices.count) {
        for index in indices where areas[index].overlaps(window) { body(areas[index]) }
        continue
      }
      for row in rows {
        for column in columns {
          for index in blocks[Block(level: level, row: row, column: column)] ?? [] where areas[index].overlaps(window) {
            body(areas[index])
          }
        }
      }
    }
  }

  /// The area that covers a cell; nil for a cell that is not merged.
  func area(at position: GridScrollView.Position) -> Area? {
    var found: Area?
    forEach(in: Area(position)) { found = $0 }
    return found
  }

  /// `area`, grown until it cuts no merged cell. At most one step for each merged cell.
  func closure(of area: Area) -> Area {
    var closure = area
    for _ in 0...areas.count {
      let former = closure
      forEach(in: former) { closure = closure.union($0) }
      if closure == former { break }
    }
    return closure
  }

  /// Two areas that overlap, if there are any. Sweeps over the rows: O(n log n) comparisons for n areas.
  static func overlap(in areas: [Area]) -> (Area, Area)? {
    let order = areas.indices.sorted { areas[$0].rows.lowerBound < areas[$1].rows.lowerBound }
    let ends = areas.indices.sorted { areas[$0].rows.upperBound < areas[$1].rows.upperBound }
    // The areas that the sweep line crosses, by columns: they do not overlap, so that only neighbours can overlap a new one.
    var crossed: [Area] = []
    func place(of column: Int) -> Int {
      var (low, high) = (0, crossed.count)
      while low < high {
        let middle = (low + high) / 2
        if crossed[middle].columns.lowerBound < column { low = middle + 1 } else { high = middle }
      }
      return low
    }
    var ended = 0
    for index in order {
      let area = areas[index]
      while ended < ends.count, areas[ends[ended]].rows.upperBound <= area.rows.lowerBound {
        let gone = place(of: areas[ends[ended]].columns.lowerBound)
        crossed.remove(at: gone)
        ended += 1
      }
      let place = place(of: area.columns.lowerBound)
      if place > 0, crossed[place - 1].overlaps(area) { return (crossed[place - 1], area) }
      if place < crossed.count, crossed[place].overlaps(area) { return (crossed[place], area) }
      crossed.insert(area, at: place)
    }
    return nil
  }
}
