internal import Diagnostics

/// One section of a flow: header, lines of items, footer, in this order across the lines.
///
/// Neighbouring items of equal size are stored as one run, and so are lines of equal items: a hundred million of them occupy the memory of
/// ten. Queries cost O(log runs); a changed size breaks lines anew up to the first line that begins as before.
public struct FlowSection: Sendable {
  /// Length of the header across the lines, in points; 0 without one.
  public var header: Double
  /// Length of the footer across the lines, in points; 0 without one.
  public var footer: Double
  /// Room between the header and the first line, in points.
  public var before: Double
  /// Room between the last line and the footer, in points.
  public var after: Double
  /// The start of every line along its direction, in points.
  public var lineStart: Double
  /// Constant, since the lines were broken according to these rules.
  public let rules: FlowRules

  /// The lengths of the items along their lines.
  private(set) var along: Extents
  private(set) var across: Extents
  /// The number of items of each line, as an extent: the start of a line is the index of its first item.
  private(set) var counts = Extents()
  /// The thickness of each line plus the spacing after it.
  private(set) var lines = Extents()

  /// Breaks all items into lines: O(runs of items and lines). Stops the program unless `along` and `across` have as many items.
  public init(
    along: Extents, across: Extents, rules: FlowRules, header: Double = 0, footer: Double = 0, before: Double = 0,
    after: Double = 0, lineStart: Double = 0
  ) {
    ensure(along.count == across.count, "FlowSection: \(along.count) lengths and \(across.count) thicknesses")
    (self.along, self.across, self.rules) = (along, across, rules)
    (self.header, self.footer, self.before, self.after, self.lineStart) = (header, footer, before, after, lineStart)
    var made: [FlowRun] = []
    forEachRun(from: 0) { run in
      made.append(run)
      return true
    }
    for run in made { insert(run, at: counts.count) }
  }

  /// O(1).
  public var itemCount: Int { along.count }
  /// O(1).
  public var lineCount: Int { lines.count }

  /// The length across the lines, including header, footer and the room beside the lines.
  public var total: Double { header + before + linesTotal + after + footer }

  /// Number of stored runs of items and lines, on which the memory depends.
  public var runCount: Int { along.runCount + across.runCount + counts.runCount + lines.runCount }

  private var linesTotal: Double { lines.count == 0 ? 0 : max(0, lines.total - rules.lineSpacing) }

  /// The distance from the section's start to its first line.
  var linesStart: Double { header + before }

  // MARK: Changing a size

  /// Changes one size. Costs O(runs of lines that change); stops the program if there is no such item.
  public mutating func setSize(along length: Double, across thickness: Double, of item: Int) {
    along.setExtent(length, of: item)
    across.setExtent(thickness, of: item)
    // A smaller first item may move into the line before.
    let firstLine = max(0, line(of: item) - 1)
    var made: [FlowRun] = []
    var end = counts.count
    forEachRun(from: Int(counts.start(of: firstLine))) { run in
      if run.first > item, let same = lineBeginning(at: run.first) {
        // From this line on the lines are those from before.
        end = same
        return false
      }
      made.append(run)
      return true
    }
    counts.remove(firstLine..<end)
    lines.remove(firstLine..<end)
    var line = firstLine
    for run in made {
      insert(run, at: line)
      line += run.lines
    }
  }

  private func lineBeginning(at item: Int) -> Int? {
    guard let line = counts.item(at: Double(item)), Int(counts.start(of: line)) == item else { return nil }
    return line
  }

  private mutating func insert(_ run: FlowRun, at line: Int) {
    counts.insert(count: run.lines, at: line, extent: Double(run.items))
    lines.insert(count: run.lines, at: line, extent: max(0, run.thickness + rules.lineSpacing))
  }

  /// The line that contains `item`; stops the program if there is no such item. O(log runs).
  public func line(of item: Int) -> Int {
    ensure(item >= 0 && item < itemCount, "FlowSection: no item \(item) among \(itemCount)")
    return counts.firstItem(endingAfter: Double(item))
  }
}
