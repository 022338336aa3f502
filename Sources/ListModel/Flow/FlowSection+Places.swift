/// The place of one item of a flow.
public struct FlowPlace: Equatable, Sendable {
  /// The item's extent along its line.
  public var along: Segment
  /// The item's extent across the lines.
  public var across: Segment

  /// `along` and `across` are in the flow's coordinates.
  public init(along: Segment, across: Segment) {
    self.along = along
    self.across = across
  }
}

/// One line: its items, and its extent across the lines from the section's start.
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

  /// Thickness of a line. `lines` includes the line spacing; if a negative spacing has cut the extent to 0, the thickness is computed from
  /// the items.
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

  /// The lines that may overlap the span between two distances from the section's start.
  func lines(from lower: Double, to upper: Double) -> Range<Int> {
    // With a negative spacing, lines extend into the next ones.
    let overlap = max(0, -rules.lineSpacing)
    return lines.items(from: lower - linesStart - overlap, to: upper - linesStart)
  }

  /// Distribution of a line's free space. A full line distributes it equally among its gaps; a single item is centred, even if it is longer
  /// than the line. The last line uses the gaps of a full line if all items of the section are equal, else the minimum gap ("Flow layout" in
  /// docs/measurements.md).
  func justification(_ line: FlowLine) -> FlowJustification {
    var (count, used) = (line.items.count, along.start(of: line.items.upperBound) - along.start(of: line.items.lowerBound))
    if line.isLast {
      let equal = equalItems(from: 0)
      guard equal.end >= itemCount else { return FlowJustification(lead: 0, gap: rules.spacing) }
      let fitting = rules.capacity(equal.along, after: 0, isEmpty: true)
      // A line of so many items has no free space to distribute.
      if fitting > 1_000_000_000 { return FlowJustification(lead: 0, gap: rules.spacing) }
      (count, used) = (fitting, Double(fitting) * equal.along)
    }
    let left = rules.length - used
    return count == 1 ? FlowJustification(lead: left / 2, gap: 0) : FlowJustification(lead: 0, gap: left / Double(count - 1))
  }

  /// The place of `item`, from the section's start; `line` must contain `item`.
  func place(of item: Int, in line: FlowLine, _ justification: FlowJustification) -> FlowPlace {
    let (length, thickness) = (along.segment(of: item), across.extent(of: item))
    let before = length.start - along.start(of: line.items.lowerBound)
    let gaps = Double(item - line.items.lowerBound) * justification.gap
    return FlowPlace(
      along: Segment(start: lineStart + justification.lead + before + gaps, length: length.length),
      across: Segment(start: line.across.start + (line.across.length - thickness) / 2, length: thickness))
  }
}
