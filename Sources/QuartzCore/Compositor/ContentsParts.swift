internal import CoreGraphics
internal import Foundation

/// Contents of which a part is shown (`contentsRect`), or whose middle stretches while its edges keep their size (`contentsCenter`).
@MainActor struct ContentsParts {
  struct Part: Equatable {
    /// The rectangle that the part fills.
    var visible: CGRect
    /// The rectangle of the whole contents at the scale of this part.
    var whole: CGRect
  }

  let all: [Part]

  /// - Parameter place: The rectangle that all parts fill together.
  init(_ layer: CALayer, _ contents: LayerContents, _ decoration: LayerDecoration, place: CGRect) {
    let natural = layer.shownPart(of: layer.naturalSize(of: contents))
    let (source, middle) = (decoration.contentsRect, decoration.contentsCenter)
    let columns = Self.spans(
      (source.minX, source.width), (middle.minX, middle.maxX), natural: natural.width, from: place.minX, to: place.maxX)
    let rows = Self.spans(
      (source.minY, source.height), (middle.minY, middle.maxY), natural: natural.height, from: place.minY, to: place.maxY)
    all = rows.flatMap { row in
      columns.map { column in
        Part(
          visible: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
          whole: CGRect(x: column.wholeStart, y: row.wholeStart, width: column.wholeLength, height: row.wholeLength))
      }
    }
  }

  private typealias Span = (start: CGFloat, length: CGFloat, wholeStart: CGFloat, wholeLength: CGFloat)

  /// Divides one axis into the part before the middle, the middle, and the part after it. `source` is a start and a length in fractions of
  /// the contents, `middle` two edges in fractions of the source.
  private static func spans(
    _ source: (start: CGFloat, length: CGFloat), _ middle: (CGFloat, CGFloat), natural: CGFloat, from: CGFloat, to: CGFloat
  ) -> [Span] {
    guard source.length > 0, to > from else { return [] }
    let edges = (before: min(max(middle.0, 0), 1), after: min(max(middle.1, 0), 1))
    let fixed = (edges.before + 1 - edges.after) * natural
    // If the space is too small for both edges, they shrink in proportion.
    let squeeze = fixed > to - from ? (to - from) / fixed : 1
    let inner = (from + edges.before * natural * squeeze, to - (1 - edges.after) * natural * squeeze)
    let cuts = [(0, from), (edges.before, inner.0), (edges.after, inner.1), (1, to)]
    return zip(cuts, cuts.dropFirst()).compactMap { a, b in
      guard b.0 > a.0, b.1 > a.1 else { return nil }
      let unit = (b.1 - a.1) / ((b.0 - a.0) * source.length)
      return (a.1, b.1 - a.1, a.1 - (source.start + a.0 * source.length) * unit, unit)
    }
  }
}
