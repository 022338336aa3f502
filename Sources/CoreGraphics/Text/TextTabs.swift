package import Foundation

/// Where the columns of a paragraph begin that tab characters lead to.
package struct TextTabs: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    /// The part of a column's text that stands at the stop. Left and right are absolute; `leading` follows the direction of writing.
    package enum Alignment: Hashable, Sendable { case left, center, right, leading }

    /// From the leading edge, in points.
    package var location: CGFloat
    package var alignment: Alignment
    /// The text before the first of them ends at a stop that text ends at; nil for the whole column.
    package var terminators: CharacterSet?

    package init(location: CGFloat, alignment: Alignment, terminators: CharacterSet? = nil) {
      (self.location, self.alignment, self.terminators) = (location, alignment, terminators)
    }
  }

  /// A stop in a text whose direction is known.
  package struct Column: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
      case leading, center, trailing
      case decimal(Unicode.Scalar)
    }

    package var location: CGFloat
    package var alignment: Alignment

    package init(location: CGFloat, alignment: Alignment) { (self.location, self.alignment) = (location, alignment) }
  }

  /// In the order of their locations.
  package private(set) var stops: [Stop]
  /// Points between the stops behind the last of `stops`, at multiples of it.
  package private(set) var interval: CGFloat

  /// The distance of the stops of a text that says nothing, in points, as of `NSParagraphStyle.default`.
  package static let standardInterval: CGFloat = 28

  /// - Parameter interval: 0 for the standard one.
  package init(stops: [Stop], interval: CGFloat) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.interval = interval > 0 ? interval : Self.standardInterval
  }

  /// At every 28 points.
  package static let standard = TextTabs(stops: [], interval: 0)

  /// The stops beyond `start` points in a text of that direction, and two of those at intervals.
  package func columns(from start: CGFloat = 0, isRightToLeft: Bool, in text: TextBlock) -> [Column] {
    var columns: [Column] = []
    for stop in stops where stop.location > start {
      columns.append(Column(location: stop.location, alignment: alignment(of: stop, isRightToLeft, text)))
    }
    let next = following(max(start, stops.last?.location ?? 0))
    return columns + [
      Column(location: next, alignment: .leading), Column(location: next + interval, alignment: .leading),
    ]
  }

  /// The first multiple of the interval beyond `x`.
  package func following(_ x: CGFloat) -> CGFloat { ((x / interval + 0.0001).rounded(.down) + 1) * interval }

  package func scaled(by factor: CGFloat) -> TextTabs {
    TextTabs(
      stops: stops.map { Stop(location: $0.location * factor, alignment: $0.alignment, terminators: $0.terminators) },
      interval: interval * factor)
  }

  private func alignment(of stop: Stop, _ isRightToLeft: Bool, _ text: TextBlock) -> Column.Alignment {
    switch stop.alignment {
    case .center: return .center
    case .leading: return .leading
    case .left, .right:
      if (stop.alignment == .right) == isRightToLeft { return .leading }
      return stop.terminators.map { .decimal(Self.terminator($0, text)) } ?? .trailing
    }
  }

  /// The first of the terminators that the text has; a full stop if it has none.
  private static func terminator(_ set: CharacterSet, _ text: TextBlock) -> Unicode.Scalar {
    for run in text.runs {
      if let found = run.text.unicodeScalars.first(where: { set.contains($0) }) { return found }
    }
    return "."
  }
}

extension TextBlock {
  package var hasTabs: Bool { runs.contains { $0.text.utf8.contains(UInt8(ascii: "\t")) } }

  /// Those of the shape, else the standard ones.
  package var tabs: TextTabs { shape?.value.tabs ?? .standard }
}
