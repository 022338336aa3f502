internal import CoreGraphics
internal import Foundation

extension SymbolGlyph {
  /// The symbols by Apple's names; the outlines are our own.
  static let catalog: [String: SymbolGlyph] = marks.merging(arrows) { $1 }.merging(circles) { $1 }.merging(things) { $1 }
    .merging(controls) { $1 }

  private static let marks: [String: SymbolGlyph] = [
    "checkmark": SymbolGlyph(18, 17, .stroke(polyline(2.5, 9.5, 7, 14.5, 15.5, 2.5))),
    "plus": SymbolGlyph(18, 18, .stroke(polyline(9, 1.5, 9, 16.5)), .stroke(polyline(1.5, 9, 16.5, 9))),
    "minus": SymbolGlyph(18, 18, .stroke(polyline(1.5, 9, 16.5, 9))),
    "xmark": SymbolGlyph(17, 17, .stroke(polyline(2, 2, 15, 15)), .stroke(polyline(15, 2, 2, 15))),
    "ellipsis": SymbolGlyph(18, 5, .fill(disc(2.5, 2.5, 1.6)), .fill(disc(9, 2.5, 1.6)), .fill(disc(15.5, 2.5, 1.6))),
    "line.3.horizontal": SymbolGlyph(
      19, 14, .stroke(polyline(1.5, 2, 17.5, 2)), .stroke(polyline(1.5, 7, 17.5, 7)), .stroke(polyline(1.5, 12, 17.5, 12))),
  ]

  private static let arrows: [String: SymbolGlyph] = [
    "chevron.right": SymbolGlyph(11, 17, .stroke(polyline(2.5, 2, 9, 8.5, 2.5, 15))),
    "chevron.left": SymbolGlyph(11, 17, .stroke(polyline(8.5, 2, 2, 8.5, 8.5, 15))),
    "chevron.down": SymbolGlyph(17, 11, .stroke(polyline(2, 2.5, 8.5, 9, 15, 2.5))),
    "chevron.up": SymbolGlyph(17, 11, .stroke(polyline(2, 8.5, 8.5, 2, 15, 8.5))),
    "chevron.up.chevron.down": SymbolGlyph(
      12, 18, .stroke(polyline(2, 6.5, 6, 2.5, 10, 6.5)), .stroke(polyline(2, 11.5, 6, 15.5, 10, 11.5))),
    "arrow.up": SymbolGlyph(16, 18, .stroke(polyline(8, 16.5, 8, 1.5)), .stroke(polyline(2, 7.5, 8, 1.5, 14, 7.5))),
    "arrow.down": SymbolGlyph(16, 18, .stroke(polyline(8, 1.5, 8, 16.5)), .stroke(polyline(2, 10.5, 8, 16.5, 14, 10.5))),
    "arrow.left": SymbolGlyph(18, 16, .stroke(polyline(16.5, 8, 1.5, 8)), .stroke(polyline(7.5, 2, 1.5, 8, 7.5, 14))),
    "arrow.right": SymbolGlyph(18, 16, .stroke(polyline(1.5, 8, 16.5, 8)), .stroke(polyline(10.5, 2, 16.5, 8, 10.5, 14))),
    "arrow.clockwise": SymbolGlyph(
      18, 20,
      .stroke(
        outline {
          $0.addArc(center: CGPoint(x: 9, y: 11), radius: 7, startAngle: 0, endAngle: 1.5 * .pi, clockwise: false)
        }),
      .stroke(polyline(6, 1.2, 9.5, 4, 6.3, 7.2))),
    "square.and.arrow.up": SymbolGlyph(
      18, 22, .stroke(polyline(9, 14, 9, 1.5)), .stroke(polyline(5.2, 5.2, 9, 1.5, 12.8, 5.2)),
      .stroke(
        outline {
          $0.move(to: CGPoint(x: 5.5, y: 8.5))
          $0.addArc(tangent1End: CGPoint(x: 1.5, y: 8.5), tangent2End: CGPoint(x: 1.5, y: 20), radius: 2)
          $0.addArc(tangent1End: CGPoint(x: 1.5, y: 20.5), tangent2End: CGPoint(x: 16, y: 20.5), radius: 2)
          $0.addArc(tangent1End: CGPoint(x: 16.5, y: 20.5), tangent2End: CGPoint(x: 16.5, y: 9), radius: 2)
          $0.addArc(tangent1End: CGPoint(x: 16.5, y: 8.5), tangent2End: CGPoint(x: 12.5, y: 8.5), radius: 2)
          $0.addLine(to: CGPoint(x: 12.5, y: 8.5))
        })),
  ]

  private static let circles: [String: SymbolGlyph] = [
    "circle": SymbolGlyph(20, 20, .stroke(disc(10, 10, 8.7))),
    "circle.fill": SymbolGlyph(20, 20, .fill(disc(10, 10, 9.5))),
    "info.circle": SymbolGlyph(20, 20, .stroke(disc(10, 10, 8.7)), .fill(disc(10, 5.9, 1.2)), .stroke(infoStem)),
    "checkmark.circle": SymbolGlyph(20, 20, .stroke(disc(10, 10, 8.7)), .stroke(smallCheckmark)),
    "plus.circle": SymbolGlyph(
      20, 20, .stroke(disc(10, 10, 8.7)), .stroke(polyline(10, 5.8, 10, 14.2)), .stroke(polyline(5.8, 10, 14.2, 10))),
    "minus.circle": SymbolGlyph(20, 20, .stroke(disc(10, 10, 8.7)), .stroke(polyline(5.8, 10, 14.2, 10))),
    "xmark.circle": SymbolGlyph(
      20, 20, .stroke(disc(10, 10, 8.7)), .stroke(polyline(7, 7, 13, 13)), .stroke(polyline(13, 7, 7, 13))),
    "ellipsis.circle": SymbolGlyph(
      20, 20, .stroke(disc(10, 10, 8.7)), .fill(disc(5.8, 10, 1.2)), .fill(disc(10, 10, 1.2)), .fill(disc(14.2, 10, 1.2))),
    "checkmark.circle.fill": SymbolGlyph(20, 20, .fill(disc(10, 10, 9.5)), .cut(smallCheckmark)),
    "plus.circle.fill": SymbolGlyph(
      20, 20, .fill(disc(10, 10, 9.5)), .cut(polyline(10, 5.6, 10, 14.4)), .cut(polyline(5.6, 10, 14.4, 10))),
    "minus.circle.fill": SymbolGlyph(20, 20, .fill(disc(10, 10, 9.5)), .cut(polyline(5.6, 10, 14.4, 10))),
    "xmark.circle.fill": SymbolGlyph(
      20, 20, .fill(disc(10, 10, 9.5)), .cut(polyline(6.8, 6.8, 13.2, 13.2)), .cut(polyline(13.2, 6.8, 6.8, 13.2))),
  ]

  private static let infoStem = polyline(8.3, 8.9, 10.2, 8.9, 10.2, 14.2)
  private static let smallCheckmark = polyline(6, 10.4, 8.9, 13.7, 14, 6.4)

  private static let things: [String: SymbolGlyph] = [
    "star": SymbolGlyph(21, 20, .stroke(star(radius: 8.8))),
    "star.fill": SymbolGlyph(21, 20, .fill(star(radius: 9)), .stroke(star(radius: 8.8))),
    "heart": SymbolGlyph(21, 19, .stroke(heart)),
    "heart.fill": SymbolGlyph(21, 19, .fill(heart), .stroke(heart)),
    "square": SymbolGlyph(18, 18, .stroke(roundedBox(1.5, 1.5, 15, 15, 3))),
    "square.fill": SymbolGlyph(18, 18, .fill(roundedBox(0.7, 0.7, 16.6, 16.6, 3.6))),
    "magnifyingglass": SymbolGlyph(20, 20, .stroke(disc(8.2, 8.2, 6.5)), .stroke(polyline(13, 13, 18.3, 18.3))),
    "photo": SymbolGlyph(
      24, 19, .stroke(roundedBox(1.5, 1.5, 21, 16, 3)), .fill(disc(7.2, 6.8, 1.9)),
      .stroke(polyline(1.8, 15.4, 7.6, 10.6, 10.8, 13.4, 16, 8, 22.2, 14.2))),
    "trash": SymbolGlyph(
      18, 21, .stroke(polyline(1.5, 4.5, 16.5, 4.5)), .stroke(polyline(6.2, 4.2, 6.8, 1.6, 11.2, 1.6, 11.8, 4.2)),
      .stroke(polyline(3.2, 4.8, 4.1, 18, 5.4, 19.4, 12.6, 19.4, 13.9, 18, 14.8, 4.8)), .stroke(polyline(6.6, 8, 7, 16)),
      .stroke(polyline(9, 8, 9, 16)), .stroke(polyline(11.4, 8, 11, 16))),
    "gearshape": SymbolGlyph(20, 20, .stroke(gear), .stroke(disc(10, 10, 3))),
    "folder": SymbolGlyph(
      22, 18,
      .stroke(
        polyline(
          1.5, 4, 2.6, 2, 7.4, 2, 9.4, 4.2, 19, 4.2, 20.5, 5.8, 20.5, 14.6, 19, 16.2, 3, 16.2, 1.5, 14.6, closed: true)),
      .stroke(polyline(1.5, 7.4, 20.5, 7.4))),
    "person": SymbolGlyph(
      18, 20, .stroke(disc(9, 6, 4.2)),
      .stroke(
        outline {
          $0.move(to: CGPoint(x: 1.8, y: 18))
          $0.addCurve(
            to: CGPoint(x: 16.2, y: 18), control1: CGPoint(x: 2.2, y: 10.6), control2: CGPoint(x: 15.8, y: 10.6))
          $0.closeSubpath()
        })),
  ]

  /// Five points around (10.5, 10.6); the inner corners lie on a circle of 0.45 of the radius.
  private static func star(radius: CGFloat) -> CGPath {
    spokes(count: 10, center: CGPoint(x: 10.5, y: 10.6)) { $0 % 2 == 0 ? radius : radius * 0.45 }
  }

  /// Eight teeth.
  private static let gear = spokes(count: 32, center: CGPoint(x: 10, y: 10)) { $0 % 4 < 2 ? 8.6 : 6.6 }

  private static func spokes(count: Int, center: CGPoint, radius: (Int) -> CGFloat) -> CGPath {
    outline { path in
      path.addLines(
        between: (0..<count).map { index in
          let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count) - .pi / 2
          return CGPoint(x: center.x + radius(index) * cos(angle), y: center.y + radius(index) * sin(angle))
        })
      path.closeSubpath()
    }
  }

  private static let heart = outline {
    $0.move(to: CGPoint(x: 10.5, y: 17.4))
    $0.addCurve(to: CGPoint(x: 1.5, y: 6.4), control1: CGPoint(x: 4.6, y: 13.6), control2: CGPoint(x: 1.5, y: 10))
    $0.addCurve(to: CGPoint(x: 6.2, y: 1.6), control1: CGPoint(x: 1.5, y: 3.6), control2: CGPoint(x: 3.5, y: 1.6))
    $0.addCurve(to: CGPoint(x: 10.5, y: 4.2), control1: CGPoint(x: 8, y: 1.6), control2: CGPoint(x: 9.6, y: 2.6))
    $0.addCurve(to: CGPoint(x: 14.8, y: 1.6), control1: CGPoint(x: 11.4, y: 2.6), control2: CGPoint(x: 13, y: 1.6))
    $0.addCurve(to: CGPoint(x: 19.5, y: 6.4), control1: CGPoint(x: 17.5, y: 1.6), control2: CGPoint(x: 19.5, y: 3.6))
    $0.addCurve(to: CGPoint(x: 10.5, y: 17.4), control1: CGPoint(x: 19.5, y: 10), control2: CGPoint(x: 16.4, y: 13.6))
    $0.closeSubpath()
  }
}
