internal import Diagnostics

/// Sections of items in lines: the geometry of a flow layout, without views.
///
/// `along` is the direction in which items follow each other in a line, `across` the direction in which lines and sections follow each
/// other. Finding the shown items costs O(log sections + log runs + items found). Origins are rounded to device pixels, sizes are not.
public struct Flow: Sendable {
  /// The sections in order; their positions follow from `FlowSection.total`.
  public private(set) var sections: [FlowSection]
  /// Device pixels per point.
  public let scale: Double
  private var extents: Extents

  /// - Parameter scale: Device pixels per point; stops the program unless finite and positive.
  public init(_ sections: [FlowSection] = [], scale: Double = 1) {
    ensure(scale.isFinite && scale > 0, "Flow(scale: \(scale)): must be positive")
    self.sections = sections
    self.scale = scale
    extents = Extents(count: sections.count) { sections[$0].total }
  }

  /// The length of all sections across the lines, in points. O(1).
  public var total: Double { extents.total }

  /// Changes the size of one item and breaks the lines of its section anew, from the line before the item to the first line that stays the
  /// same.
  public mutating func setSize(along length: Double, across thickness: Double, of item: Int, in section: Int) {
    sections[section].setSize(along: length, across: thickness, of: item)
    extents.setExtent(sections[section].total, of: section)
  }

  // MARK: Places

  /// The extent of a section across the lines, with its header and footer. O(log sections).
  public func segment(ofSection section: Int) -> Segment { extents.segment(of: section) }

  /// The extent of a section's header across the lines; of length 0 if there is none.
  public func segment(ofHeaderIn section: Int) -> Segment {
    Segment(start: segment(ofSection: section).start, length: sections[section].header)
  }

  /// The extent of a section's footer across the lines; of length 0 if there is none.
  public func segment(ofFooterIn section: Int) -> Segment {
    let footer = sections[section].footer
    return Segment(start: segment(ofSection: section).end - footer, length: footer)
  }

  /// The place of an item in the flow, its origin rounded to the pixel. O(log sections + log runs).
  public func place(of item: Int, in section: Int) -> FlowPlace {
    let line = sections[section].line(sections[section].line(of: item))
    let justification = sections[section].justification(line)
    return rounded(sections[section].place(of: item, in: line, justification), in: section)
  }

  /// The extent across the lines of the line that contains an item. O(log sections + log runs).
  public func segment(ofLineOf item: Int, in section: Int) -> Segment {
    sections[section].line(sections[section].line(of: item)).across.moved(by: extents.start(of: section))
  }

  /// The sections that overlap the span between two offsets.
  public func sections(from lower: Double, to upper: Double) -> Range<Int> { extents.items(from: lower, to: upper) }

  /// Calls `body` for each item of `section` that overlaps the span between two offsets, line by line.
  ///
  /// - Parameter wholeLines: Whether an item also counts if its line overlaps the span.
  public func forEachItem(
    in section: Int, from lower: Double, to upper: Double, wholeLines: Bool = false,
    _ body: (_ item: Int, _ place: FlowPlace) -> Void
  ) {
    let start = extents.start(of: section)
    let pixel = 1 / scale
    // Rounding moves origins by less than a pixel.
    for index in sections[section].lines(from: lower - start - pixel, to: upper - start + pixel) {
      let line = sections[section].line(index)
      let justification = sections[section].justification(line)
      let isWhole = wholeLines && line.across.moved(by: start).intersects(from: lower, to: upper)
      for item in line.items {
        let place = rounded(sections[section].place(of: item, in: line, justification), in: section)
        if isWhole || place.across.intersects(from: lower, to: upper) { body(item, place) }
      }
    }
  }

  private func rounded(_ place: FlowPlace, in section: Int) -> FlowPlace {
    var place = place
    place.along.start = pixel(place.along.start)
    place.across.start = pixel(place.across.start + extents.start(of: section))
    return place
  }

  /// `position` rounded to the nearest device pixel.
  public func pixel(_ position: Double) -> Double { (position * scale).rounded() / scale }
}
