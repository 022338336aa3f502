/// Where an item of a flow stands.
public struct FlowPlace: Equatable, Sendable {
  /// In its line.
  public var along: Segment
  /// Across the lines.
  public var across: Segment

  public init(along: Segment, across: Segment) {
    self.along = along
    self.across = across
  }
}

/// One line: its items, and where it stands across, from the section's start.
struct FlowLine {
  var items: Range<Int>
  var across: Segment
  var isLast: Bool
}

extension FlowSection {
  func line(_ index: Int) -> FlowLine {
    let (items, space) = (counts.segment(of: index), lines.segment(of: index))
    let first = Int(items.start)
    return FlowLine(
      items: first..<first + Int(items.length),
      across: Segment(start: linesStart + space.start, length: thickness(ofLine: index, first: first, count: Int(items.length))),
      isLast: index == lines.count - 1)
  }

  /// The extent of a line holds its spacing too; where that is negative and cut off, the items tell.
  private func thickness(ofLine index: Int, first: Int, count: Int) -> Double {
    let extent = lines.extent(of: index)
    if extent > 0 { return extent - rules.lineSpacing }
    var (thickness, item) = (0.0, first)
    while item < first + count {
      let run = across.run(at: item)
      (thickness, item) = (max(thickness, run.extent), run.end)
    }
    return thickness
  }

  /// The lines that may show something between two distances from the section's start.
  func lines(from lower: Double, to upper: Double) -> Range<Int> {
    // Lines that overlap the next ones reach farther than their own space.
    let overlap = max(0, -rules.lineSpacing)
    return lines.items(from: lower - linesStart - overlap, to: upper - linesStart)
  }

  /// A full line shares what is left among its gaps; an item that is alone in one stands in its middle, even when it is too long. The
  /// last line, if its items are equal, stands as if it were filled with more of them, else with the least gap.
  func justification(_ line: FlowLine) -> FlowJustification {
    let equal = equalItems(from: line.items.lowerBound)
    var (count, used) = (line.items.count, along.start(of: line.items.upperBound) - along.start(of: line.items.lowerBound))
    if line.isLast {
      guard equal.end >= line.items.upperBound else { return FlowJustification(lead: 0, gap: rules.spacing) }
      let fitting = rules.capacity(equal.along, after: 0, isEmpty: true)
      // So many that they leave nothing to share.
      if fitting > 1_000_000_000 { return FlowJustification(lead: 0, gap: rules.spacing) }
      (count, used) = (fitting, Double(fitting) * equal.along)
    }
    let left = rules.length - used
    return count == 1 ? FlowJustification(lead: left / 2, gap: 0) : FlowJustification(lead: 0, gap: left / Double(count - 1))
  }

  /// From the section's start; the line is the one that the item stands in.
  func place(of item: Int, in line: FlowLine, _ justification: FlowJustification) -> FlowPlace {
    let (length, thickness) = (along.segment(of: item), across.extent(of: item))
    let before = length.start - along.start(of: line.items.lowerBound)
    let gaps = Double(item - line.items.lowerBound) * justification.gap
    return FlowPlace(
      along: Segment(start: lineStart + justification.lead + before + gaps, length: length.length),
      across: Segment(start: line.across.start + (line.across.length - thickness) / 2, length: thickness))
  }
}
