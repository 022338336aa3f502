internal import CoreGraphics
internal import Foundation

/// The symbols of bar buttons and players.
extension SymbolGlyph {
  static let controls: [String: SymbolGlyph] = [
    "play.fill": SymbolGlyph(16, 18, .fill(triangle(2, 14.5))),
    "pause.fill": SymbolGlyph(14, 18, .fill(roundedBox(1.5, 1.8, 4, 14.4, 1)), .fill(roundedBox(8.5, 1.8, 4, 14.4, 1))),
    "forward.fill": SymbolGlyph(26, 18, .fill(triangle(1.5, 13)), .fill(triangle(13, 24.5))),
    "backward.fill": SymbolGlyph(26, 18, .fill(triangle(24.5, 13)), .fill(triangle(13, 1.5))),
    "square.and.pencil": SymbolGlyph(
      21, 20, .stroke(polyline(10.5, 4, 3.5, 4, 2, 5.5, 2, 17, 3.5, 18.5, 15, 18.5, 16.5, 17, 16.5, 10)),
      .stroke(polyline(8, 12.6, 8.6, 9.8, 16.6, 1.8, 18.8, 4, 10.8, 12, closed: true))),
    "arrowshape.turn.up.left": SymbolGlyph(
      22, 18, .stroke(polyline(9, 2, 1.8, 8.2, 9, 14.4, 9, 10.8, 14, 11.2, 19.8, 15.6, 18, 9, 13.6, 5.8, 9, 5.6, closed: true))),
    "book": SymbolGlyph(
      24, 18, .stroke(polyline(12, 4, 9, 2.2, 5, 2, 1.6, 2.8, 1.6, 15, 5, 14.4, 9, 14.6, 12, 16.4)),
      .stroke(polyline(12, 4, 15, 2.2, 19, 2, 22.4, 2.8, 22.4, 15, 19, 14.4, 15, 14.6, 12, 16.4)),
      .stroke(polyline(12, 4, 12, 16.4))),
    "camera": SymbolGlyph(
      23, 18,
      .stroke(
        polyline(
          1.5, 5.2, 2.8, 4, 6.6, 4, 8.4, 1.6, 14.6, 1.6, 16.4, 4, 20.2, 4, 21.5, 5.2, 21.5, 15, 20.2, 16.4, 2.8, 16.4, 1.5, 15,
          closed: true)),
      .stroke(disc(11.5, 10, 3.9))),
    "arrow.uturn.backward": SymbolGlyph(
      19, 18, .stroke(polyline(6, 2, 1.6, 6.4, 6, 10.8)), .stroke(turn(start: 1.6, right: 12.6))),
    "arrow.uturn.forward": SymbolGlyph(
      19, 18, .stroke(polyline(13, 2, 17.4, 6.4, 13, 10.8)), .stroke(turn(start: 17.4, right: 6.4))),
  ]

  /// From the base at `from` to the tip at `to`, in the middle of 18 points.
  private static func triangle(_ from: CGFloat, _ to: CGFloat) -> CGPath { polyline(from, 1.8, to, 9, from, 16.2, closed: true) }

  /// A line that turns back below itself, by a half circle around x = `right`.
  private static func turn(start: CGFloat, right: CGFloat) -> CGPath {
    outline {
      $0.move(to: CGPoint(x: start, y: 6.4))
      $0.addLine(to: CGPoint(x: right, y: 6.4))
      $0.addArc(
        center: CGPoint(x: right, y: 11.2), radius: 4.8, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: start > right)
      $0.addLine(to: CGPoint(x: start > right ? right + 3 : right - 3, y: 16))
    }
  }
}
