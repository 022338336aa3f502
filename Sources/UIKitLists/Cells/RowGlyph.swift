package import CoreGraphics
internal import Foundation
internal import UIKitCore
package import UIKitGraphics

/// The standard marks and controls of rows, in tables and in collection lists.
package enum RowGlyph: Equatable {
  case detail, chevron, checkmark, delete, insert, reorder
  /// A selection circle, with a checkmark while the row is selected.
  case choice(isTicked: Bool)

  /// Points. The chevron's size is UIKit's (docs/measurements.md, Tables), the other sizes are our choice.
  package var size: CGSize {
    switch self {
    case .detail, .delete, .insert, .choice: CGSize(width: 22, height: 22)
    case .chevron: CGSize(width: 10.5, height: 14)
    case .checkmark: CGSize(width: 16, height: 14)
    case .reorder: CGSize(width: 22, height: 11)
    }
  }

  /// Draws the mark with the given colours; nil for the default ones.
  @MainActor package func draw(in rect: CGRect, tint: UIColor, color: UIColor? = nil, disc: UIColor? = nil, isMirrored: Bool) {
    switch self {
    case .chevron:
      let points: [(CGFloat, CGFloat)] = [(0.2, 0.05), (0.85, 0.5), (0.2, 0.95)]
      stroke([isMirrored ? points.map { (1 - $0.0, $0.1) } : points], in: rect, color ?? .tertiaryLabel)
    case .checkmark: stroke([[(0.05, 0.55), (0.35, 0.9), (0.95, 0.1)]], in: rect, color ?? tint)
    case .detail:
      ring(rect.insetBy(dx: 1, dy: 1), color ?? tint)
      stroke([[(0.5, 0.44), (0.5, 0.75)], [(0.5, 0.25), (0.5, 0.3)]], in: rect, color ?? tint)
    case .delete: fill(rect, disc ?? .systemRed, [[(0.25, 0.5), (0.75, 0.5)]], color)
    case .insert: fill(rect, disc ?? .systemGreen, [[(0.25, 0.5), (0.75, 0.5)], [(0.5, 0.25), (0.5, 0.75)]], color)
    case .choice(isTicked: true): fill(rect, disc ?? tint, [[(0.28, 0.52), (0.44, 0.69), (0.73, 0.33)]], color)
    case .choice(isTicked: false): ring(rect.insetBy(dx: 0.75, dy: 0.75), .tertiaryLabel)
    case .reorder: lines(rect, color ?? .tertiaryLabel)
    }
  }

  @MainActor private func stroke(_ lines: [[(CGFloat, CGFloat)]], in rect: CGRect, _ color: UIColor) {
    color.setStroke()
    for line in lines { UIBezierPath(roundedLine: line, in: rect).stroke() }
  }

  @MainActor private func fill(_ rect: CGRect, _ disc: UIColor, _ lines: [[(CGFloat, CGFloat)]], _ color: UIColor?) {
    disc.setFill()
    UIBezierPath(ovalIn: rect).fill()
    stroke(lines, in: rect, color ?? .white)
  }

  @MainActor private func ring(_ rect: CGRect, _ color: UIColor) {
    let ring = UIBezierPath(ovalIn: rect)
    ring.lineWidth = 1.5
    color.setStroke()
    ring.stroke()
  }

  @MainActor private func lines(_ rect: CGRect, _ color: UIColor) {
    let path = UIBezierPath()
    for line in 0..<3 {
      let y = rect.minY + CGFloat(line) * rect.height / 2
      path.move(to: CGPoint(x: rect.minX, y: y))
      path.addLine(to: CGPoint(x: rect.maxX, y: y))
    }
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    color.setStroke()
    path.stroke()
  }
}
