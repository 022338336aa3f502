internal import Foundation
internal import UIKit

/// A record's cover, in two or three colours.
final class CoverPainting: Painting {
  override func draw(_ rect: CGRect) {
    var dice = PlaceDice(number, 23)
    let hue = dice.next()
    let paper = shade(hue, dice.pick(0.12...0.5), dice.pick(0.82...0.95))
    let ink = shade(hue + dice.pick(0.35...0.65), 0.6, dice.pick(0.35...0.65))
    paper.setFill()
    UIRectFill(bounds)
    ink.setFill()
    switch dice.roll(5) {
    case 0: drawRings(paper, ink, &dice)
    case 1: drawBars(&dice)
    case 2: drawDots(&dice)
    case 3: drawWaves(&dice)
    default: drawMoon(paper, &dice)
    }
  }

  private func shade(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
    let hue = hue.truncatingRemainder(dividingBy: 1)
    return .day(
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1),
      night: UIColor(hue: hue, saturation: saturation, brightness: brightness * 0.72, alpha: 1))
  }

  /// A circle with coordinates and radius as fractions of the side.
  private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
    let side = bounds.width
    return UIBezierPath(
      ovalIn: CGRect(x: (x - radius) * side, y: (y - radius) * side, width: 2 * radius * side, height: 2 * radius * side))
  }

  private func drawRings(_ paper: UIColor, _ ink: UIColor, _ dice: inout PlaceDice) {
    let (x, y) = (dice.pick(0.3...0.7), dice.pick(0.3...0.7))
    let rings = 3 + dice.roll(4)
    for ring in (1...rings).reversed() {
      ((rings - ring) % 2 == 0 ? ink : paper).setFill()
      circle(x, y, 0.45 * CGFloat(ring) / CGFloat(rings)).fill()
    }
  }

  private func drawBars(_ dice: inout PlaceDice) {
    let count = 4 + dice.roll(5)
    let width = bounds.width / CGFloat(2 * count + 1)
    for bar in 0..<count {
      let height = bounds.height * dice.pick(0.2...0.85)
      UIRectFill(CGRect(x: width * CGFloat(2 * bar + 1), y: bounds.height - height, width: width, height: height))
    }
  }

  private func drawDots(_ dice: inout PlaceDice) {
    let count = 3 + dice.roll(3)
    for index in 0..<(count * count) {
      let (x, y) = (CGFloat(index % count) + 0.5, CGFloat(index / count) + 0.5)
      circle(x / CGFloat(count), y / CGFloat(count), dice.pick(0.1...0.42) / CGFloat(count)).fill()
    }
  }

  private func drawWaves(_ dice: inout PlaceDice) {
    let (phase, turns) = (dice.pick(0...6), dice.pick(4...10))
    for line in 0..<5 {
      let path = UIBezierPath()
      for step in 0...24 {
        let x = CGFloat(step) / 24
        let y = 0.18 + 0.16 * CGFloat(line) + 0.07 * sin(phase + turns * x + CGFloat(line) * 0.7)
        let point = CGPoint(x: bounds.width * x, y: bounds.height * y)
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      for step in (0...24).reversed() {
        let x = CGFloat(step) / 24
        let y = 0.24 + 0.16 * CGFloat(line) + 0.07 * sin(phase + turns * x + CGFloat(line) * 0.7)
        path.addLine(to: CGPoint(x: bounds.width * x, y: bounds.height * y))
      }
      path.close()
      path.fill()
    }
  }

  private func drawMoon(_ paper: UIColor, _ dice: inout PlaceDice) {
    let (x, y, radius) = (dice.pick(0.35...0.65), dice.pick(0.35...0.6), dice.pick(0.2...0.34))
    circle(x, y, radius).fill()
    paper.setFill()
    circle(x + radius * dice.pick(0.3...0.6), y - radius * 0.25, radius * 0.9).fill()
  }
}
