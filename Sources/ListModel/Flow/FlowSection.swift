internal import Diagnostics

/// One section of a flow: a header, items in lines, and a footer, one after another across the lines.
///
/// Neighbouring items of one size are kept as one run, and so are lines of equal items: a hundred million of them take as much memory as
/// ten. Queries cost O(log runs); a new size breaks lines anew from there until they begin where they began before.
public struct FlowSection: Sendable {
  public var header: Double
  public var footer: Double
  /// Between the header and the first line, and between the last one and the footer.
  public var before: Double
  public var after: Double
  /// Where lines begin.
  public var lineStart: Double
  public let rules: FlowRules

  /// How long the items are along their lines, and how thick across.
  private(set) var along: Extents
  private(set) var across: Extents
  /// How many items each line has. A line's start among them is its first item.
  private(set) var counts = Extents()
  /// Each line's thickness and the spacing after it.
  private(set) var lines = Extents()

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

  public var itemCount: Int { along.count }
  public var lineCount: Int { lines.count }

  /// Across the lines, with header, footer and all room between.
  public var total: Double { header + before + linesTotal + after + footer }

  /// How many runs of items and lines are held: what the memory depends on.
  public var runCount: Int { along.runCount + across.runCount + counts.runCount + lines.runCount }

  private var linesTotal: Double { lines.count == 0 ? 0 : max(0, lines.total - rules.lineSpacing) }

  /// From the section's start to its first line.
  var linesStart: Double { header + before }

  // MARK: Changing a size

  /// Costs as many runs of lines as move.
  public mutating func setSize(along length: Double, across thickness: Double, of item: Int) {
    along.setExtent(length, of: item)
    across.setExtent(thickness, of: item)
    // A shorter first item may go up to the line before.
    let firstLine = max(0, line(of: item) - 1)
    var made: [FlowRun] = []
    var end = counts.count
    forEachRun(from: Int(counts.start(of: firstLine))) { run in
      if run.first > item, let same = lineBeginning(at: run.first) {
        // From there on every line is what it was.
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

  /// The line that `item` stands in.
  public func line(of item: Int) -> Int {
    ensure(item >= 0 && item < itemCount, "FlowSection: no item \(item) among \(itemCount)")
    return counts.firstItem(endingAfter: Double(item))
  }
}
