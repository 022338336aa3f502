internal import Foundation
internal import UIKit

/// A photo generated from `number`: a sky, a sun or a moon, hills, and sometimes water.
final class PhotoPainting: Painting {
  override func draw(_ rect: CGRect) {
    var dice = PlaceDice(number, 11)
    let hue = [0.55, 0.58, 0.62, 0.05, 0.09, 0.93][dice.roll(6)]
    paintSky(hue, &dice)
    let water = dice.roll(3) == 0
    for layer in 0..<3 { paintHills(layer, water ? 0.58 : [0.36, 0.33, 0.42, 0.28][dice.roll(4)], &dice) }
  }

  private func shade(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
    UIColor.day(
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1),
      night: UIColor(hue: hue, saturation: saturation, brightness: brightness * 0.6, alpha: 1))
  }

  private func paintSky(_ hue: CGFloat, _ dice: inout PlaceDice) {
    let bands = 12
    for band in 0..<bands {
      let part = CGFloat(band) / CGFloat(bands - 1)
      shade(hue, 0.5 - 0.38 * part, 0.86 + 0.12 * part).setFill()
      UIRectFill(CGRect(x: 0, y: bounds.height * part * 0.7, width: bounds.width, height: bounds.height))
    }
    let side = bounds.width * dice.pick(0.1...0.18)
    shade(0.13, 0.25, 1).setFill()
    UIBezierPath(
      ovalIn: CGRect(x: bounds.width * dice.pick(0.1...0.75), y: bounds.height * dice.pick(0.1...0.3), width: side, height: side)
    ).fill()
  }

  private func paintHills(_ layer: Int, _ hue: CGFloat, _ dice: inout PlaceDice) {
    let depth = CGFloat(layer) / 2
    shade(hue, 0.22 + 0.28 * depth, 0.78 - 0.36 * depth).setFill()
    let hills = UIBezierPath()
    let (base, height) = (bounds.height * (0.52 + 0.18 * depth), bounds.height * dice.pick(0.06...0.16))
    let (phase, waves) = (dice.pick(0...6), dice.pick(3...8))
    hills.move(to: CGPoint(x: 0, y: bounds.height))
    for step in 0...16 {
      let x = CGFloat(step) / 16
      hills.addLine(to: CGPoint(x: bounds.width * x, y: base - height * sin(phase + waves * x)))
    }
    hills.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    hills.close()
    hills.fill()
  }
}
