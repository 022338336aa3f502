import UIKit

/// Draws the tide of a day as a curve over water. The day begins at the leading edge.
final class TideView: UIView {
  var tide = Tide.today { didSet { setNeedsDisplay() } }
  /// The time of the mark, in minutes since midnight.
  var minute = 12 * 60 { didSet { setNeedsDisplay() } }

  @IBInspectable var lineWidth: CGFloat = 2 { didSet { setNeedsDisplay() } }

  override func awakeFromNib() {
    super.awakeFromNib()
    contentMode = .redraw
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let color = UIColor(named: "Water") ?? .systemBlue
    let curve = UIBezierPath()
    for step in 0...96 {
      let point = self.point(atMinute: Double(step) * 15)
      if step == 0 { curve.move(to: point) } else { curve.addLine(to: point) }
    }
    let water = UIBezierPath(cgPath: curve.cgPath)
    water.addLine(to: CGPoint(x: point(atMinute: 24 * 60).x, y: bounds.maxY))
    water.addLine(to: CGPoint(x: point(atMinute: 0).x, y: bounds.maxY))
    water.close()
    color.withAlphaComponent(0.25).setFill()
    water.fill()
    color.setStroke()
    curve.lineWidth = lineWidth
    curve.stroke()

    let mark = point(atMinute: Double(minute))
    (UIColor(named: "Buoy") ?? .systemRed).setFill()
    UIBezierPath(ovalIn: CGRect(x: mark.x - 6, y: mark.y - 6, width: 12, height: 12)).fill()
  }

  private func point(atMinute minute: Double) -> CGPoint {
    let part = CGFloat(minute / (24 * 60))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = bounds.insetBy(dx: 0, dy: 12)
    // From 0 at the lowest water to 1 at the highest.
    let level = CGFloat((tide.height(atMinute: minute) - tide.mean) / tide.amplitude + 1) / 2
    return CGPoint(x: area.minX + area.width * (isMirrored ? 1 - part : part), y: area.maxY - area.height * level)
  }
}
