internal import Foundation

/// The rows of a wheel on a cylinder, seen from the front. Distances are counted in rows from the middle.
///
/// The figures are those of section "Pickers" of docs/measurements.md; the opacity is our choice. There is no perspective: rows are lower
/// towards the edges, and as wide.
struct WheelGeometry: Equatable {
  /// Points at each side of the band, and between two columns.
  static let margin: CGFloat = 9
  static let spacing: CGFloat = 5
  /// How much of its opacity a row loses when it leaves the band.
  private static let dimming = 0.55

  let height: CGFloat
  let rowHeight: CGFloat
  /// Rows on the whole cylinder.
  let turn: CGFloat
  private let radius: CGFloat

  init(height: CGFloat, rowHeight: CGFloat) {
    (self.height, self.rowHeight) = (height, rowHeight)
    let table = height + 75
    turn = max(4, (2 * table / rowHeight).rounded(.up))
    radius = 0.334225372 * table
  }

  private func angle(_ distance: CGFloat) -> CGFloat { 2 * .pi * distance / turn }

  /// Rows at a greater distance are on the back of the cylinder.
  var reach: CGFloat { turn / 4 }

  /// Points from the middle of the wheel down to the middle of a row.
  func place(at distance: CGFloat) -> CGFloat { radius * sin(angle(distance)) }

  /// The part of a row's height that is seen.
  func share(at distance: CGFloat) -> CGFloat { max(0, cos(angle(distance))) }

  func opacity(at distance: CGFloat) -> CGFloat { (1 - Self.dimming * min(1, abs(distance))) * share(at: distance) }

  /// The distance of what is seen at a place, in points down from the middle; beyond the cylinder that of its edge.
  func distance(at place: CGFloat) -> CGFloat { asin(min(max(-1, place / radius), 1)) * turn / (2 * .pi) }

  /// The rows in front when the row `position` is in the middle.
  func rows(around position: CGFloat, of count: Int) -> Range<Int> {
    let first = max(0, (position - reach).rounded(.up))
    let last = min(CGFloat(count - 1), (position + reach).rounded(.down))
    return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
  }

  /// The middle of the wheel, on which the chosen row lies.
  static func band(in size: CGSize, rowHeight: CGFloat) -> CGRect {
    CGRect(
      x: margin, y: (size.height - rowHeight - 2) / 2, width: max(0, size.width - 2 * margin), height: rowHeight + 2)
  }

  /// Where columns begin, and how wide they are, from the left.
  ///
  /// - Parameter widths: The widths that the delegate wants; nil for an equal share.
  static func columns(_ widths: [CGFloat?], in width: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
    let room = max(0, width - 2 * margin - spacing * CGFloat(max(0, widths.count - 1)))
    let given = widths.reduce(0) { $0 + ($1 ?? 0) }
    let others = widths.count { $0 == nil }
    let share = others > 0 ? (max(0, room - given) / CGFloat(others)).rounded(.down) : 0
    let factor = given > room ? room / given : 1
    let shown = widths.map { $0.map { ($0 * factor).rounded(.down) } ?? share }
    // Columns without widths begin at the margin, as measured; others stand in the middle.
    let left = others == widths.count ? 0 : max(0, room - shown.reduce(0, +)) / 2
    var x = margin + left.rounded(.down)
    return shown.map { width in
      defer { x += width + spacing }
      return (x, width)
    }
  }
}
