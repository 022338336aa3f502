internal import Diagnostics

/// Sections of items in lines, one after another across the lines: what a flow layout is, without views.
///
/// Finding what shows costs O(log sections + log runs) and what it finds. Origins are rounded to the device's pixels, sizes are not.
public struct Flow: Sendable {
  public private(set) var sections: [FlowSection]
  /// Device pixels a point.
  public let scale: Double
  private var extents: Extents

  public init(_ sections: [FlowSection] = [], scale: Double = 1) {
    ensure(scale.isFinite && scale > 0, "Flow(scale: \(scale)): must be positive")
    self.sections = sections
    self.scale = scale
    extents = Extents(count: sections.count) { sections[$0].total }
  }

  public var total: Double { extents.total }

  public mutating func setSize(along length: Double, across thickness: Double, of item: Int, in section: Int) {
    sections[section].setSize(along: length, across: thickness, of: item)
    extents.setExtent(sections[section].total, of: section)
  }

  // MARK: Where things are

  public func segment(ofSection section: Int) -> Segment { extents.segment(of: section) }

  public func segment(ofHeaderIn section: Int) -> Segment {
    Segment(start: segment(ofSection: section).start, length: sections[section].header)
  }

  public func segment(ofFooterIn section: Int) -> Segment {
    let footer = sections[section].footer
    return Segment(start: segment(ofSection: section).end - footer, length: footer)
  }

  public func place(of item: Int, in section: Int) -> FlowPlace {
    let line = sections[section].line(sections[section].line(of: item))
    let justification = sections[section].justification(line)
    return rounded(sections[section].place(of: item, in: line, justification), in: section)
  }

  /// The sections of which something may show between two offsets.
  public func sections(from lower: Double, to upper: Double) -> Range<Int> { extents.items(from: lower, to: upper) }

  /// Calls `body` for each item of `section` that shows something between two offsets, line by line.
  public func forEachItem(
    in section: Int, from lower: Double, to upper: Double, _ body: (_ item: Int, _ place: FlowPlace) -> Void
  ) {
    let start = extents.start(of: section)
    let pixel = 1 / scale
    // Rounding moves what stands there by less than a pixel.
    for index in sections[section].lines(from: lower - start - pixel, to: upper - start + pixel) {
      let line = sections[section].line(index)
      let justification = sections[section].justification(line)
      for item in line.items {
        let place = rounded(sections[section].place(of: item, in: line, justification), in: section)
        if place.across.intersects(from: lower, to: upper) { body(item, place) }
      }
    }
  }

  private func rounded(_ place: FlowPlace, in section: Int) -> FlowPlace {
    var place = place
    place.along.start = pixel(place.along.start)
    place.across.start = pixel(place.across.start + extents.start(of: section))
    return place
  }

  /// The nearest whole pixel.
  public func pixel(_ position: Double) -> Double { (position * scale).rounded() / scale }
}
