internal import UIKit

/// A harbour at dusk, drawn in code from back to front: sky, sea, shore, quay.
final class HarbourView: UIView {
  private var horizon: CGFloat { (bounds.height * 0.54).rounded() }
  private var quay: CGFloat { bounds.height - 62 }
  private var sun: CGPoint { CGPoint(x: bounds.width * 0.36, y: horizon - 15) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = true
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var dice = PlaceDice(21, 47)
    drawSky(context, &dice)
    drawHills()
    drawSea(context, &dice)
    drawLighthouse(context)
    drawBoats()
    drawGulls()
    drawQuay(context)
  }

  // MARK: Above the horizon

  private func drawSky(_ context: CGContext, _ dice: inout PlaceDice) {
    fill(
      context, CGRect(x: 0, y: 0, width: bounds.width, height: horizon),
      [(0, 0x1B1F4B), (0.38, 0x563C7C), (0.64, 0xBC5E7C), (0.84, 0xF09A6C), (1, 0xFFDCA0)])
    for _ in 0..<90 {
      let height = dice.next()
      color(0xFFFFFF, 0.85 * (1 - height) * dice.next()).setFill()
      let size = dice.pick(0.5...1.5)
      let point = CGPoint(x: dice.next() * bounds.width, y: height * horizon * 0.5)
      UIBezierPath(ovalIn: CGRect(x: point.x, y: point.y, width: size, height: size)).fill()
    }
    drawGlow(context, around: sun, radius: 170, 0xFFE9B8, 0.8)
    color(0xFFF4D6).setFill()
    UIBezierPath(ovalIn: CGRect(x: sun.x - 32, y: sun.y - 32, width: 64, height: 64)).fill()
    for (y, width, shade) in [(0.30, 0.5, 0.20), (0.44, 0.36, 0.24), (0.58, 0.55, 0.20)] as [(CGFloat, CGFloat, CGFloat)] {
      drawCloud(at: CGPoint(x: dice.next() * bounds.width * (1 - width), y: y * horizon), width * bounds.width, shade)
    }
  }

  /// Thin overlapping ellipses.
  private func drawCloud(at point: CGPoint, _ width: CGFloat, _ shade: CGFloat) {
    color(0xFFD9CC, shade).setFill()
    for (x, y, part) in [(0, 0, 0.7), (0.16, 3, 0.5), (0.3, 6, 0.7), (0.42, 9, 0.3)] as [(CGFloat, CGFloat, CGFloat)] {
      UIBezierPath(ovalIn: CGRect(x: point.x + x * width, y: point.y + y, width: width * part, height: 7)).fill()
    }
  }

  private func drawHills() {
    for (height, swing, length, shade) in [(34, 12, 70, 0xA35F80), (20, 9, 46, 0x77496F)] as [(CGFloat, CGFloat, CGFloat, Int)] {
      let ridge = UIBezierPath()
      ridge.move(to: CGPoint(x: 0, y: horizon))
      for x in stride(from: 0, through: bounds.width, by: 4) {
        let rise = height + swing * (sin(x / length + height) + 0.5 * sin(x / length * 2.3))
        ridge.addLine(to: CGPoint(x: x, y: horizon - max(0, rise)))
      }
      ridge.addLine(to: CGPoint(x: bounds.width, y: horizon))
      ridge.close()
      color(shade).setFill()
      ridge.fill()
    }
  }

  private func drawGulls() {
    color(0x2A2145, 0.9).setStroke()
    for (x, y, size) in [(0.52, 0.26, 8), (0.60, 0.22, 6), (0.47, 0.19, 5), (0.20, 0.31, 5)] as [(CGFloat, CGFloat, CGFloat)] {
      let middle = CGPoint(x: x * bounds.width, y: y * bounds.height)
      let wings = UIBezierPath()
      wings.move(to: CGPoint(x: middle.x - size, y: middle.y - size * 0.4))
      wings.addQuadCurve(to: middle, controlPoint: CGPoint(x: middle.x - size * 0.4, y: middle.y - size * 0.7))
      wings.addQuadCurve(
        to: CGPoint(x: middle.x + size, y: middle.y - size * 0.4),
        controlPoint: CGPoint(x: middle.x + size * 0.4, y: middle.y - size * 0.7))
      wings.lineWidth = 1
      wings.stroke()
    }
  }

  // MARK: Sea

  private func drawSea(_ context: CGContext, _ dice: inout PlaceDice) {
    let sea = CGRect(x: 0, y: horizon, width: bounds.width, height: bounds.height - horizon)
    fill(context, sea, [(0, 0xF3AC7C), (0.18, 0xB9688A), (0.5, 0x5C4580), (1, 0x1E2150)])
    for step in 0..<120 {
      let depth = CGFloat(step) / 120
      let y = horizon + 2 + depth * depth * (quay - horizon)
      let isLight = dice.roll(3) > 0
      let spread = isLight ? 30 + depth * 60 : bounds.width
      let x = isLight ? sun.x + dice.pick(-0.5...0.5) * spread : dice.next() * bounds.width
      let width = dice.pick(6...24) * (0.4 + depth)
      let shade = isLight ? color(0xFFE7B4, 0.75 * (1 - depth)) : color(0xFFFFFF, 0.10)
      shade.setFill()
      let wave = CGRect(x: x - width / 2, y: y, width: width, height: 0.8 + depth)
      UIBezierPath(roundedRect: wave, cornerRadius: wave.height / 2).fill()
    }
  }

  private func drawBoats() {
    drawBoat("NORTH STAR", at: CGPoint(x: bounds.width * 0.22, y: horizon + 44), size: 1, hull: 0x2B2247, sail: 0xFFF1DC)
    drawBoat("ILSE", at: CGPoint(x: bounds.width * 0.60, y: horizon + 26), size: 0.6, hull: 0x7E2F45, sail: 0xF7C9A0)
    drawBoat("PETREL", at: CGPoint(x: bounds.width * 0.06, y: horizon + 18), size: 0.42, hull: 0x3B2D57, sail: 0xF2B79A)
  }

  /// - Parameter point: the middle of the boat's waterline.
  private func drawBoat(_ name: String, at point: CGPoint, size: CGFloat, hull: Int, sail: Int) {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: point.x + x * size, y: point.y + y * size) }
    color(hull, 0.35).setFill()
    UIBezierPath(ovalIn: CGRect(x: point.x - 28 * size, y: point.y - 2 * size, width: 56 * size, height: 9 * size)).fill()
    fill([place(-30, -9), place(32, -10), place(22, 2), place(-22, 2)], color(hull))
    color(hull).setFill()
    UIRectFill(CGRect(x: point.x - 0.8 * size, y: point.y - 70 * size, width: 1.6 * size, height: 62 * size))
    fill([place(2, -68), place(28, -14), place(2, -14)], color(sail))
    fill([place(-3, -62), place(-22, -14), place(-3, -14)], color(sail, 0.85))
    name.draw(
      at: place(-15, -8),
      withAttributes: [.font: UIFont.systemFont(ofSize: 5 * size, weight: .semibold), .foregroundColor: color(0xFFE9C8)])
  }

  // MARK: Shore

  private func drawLighthouse(_ context: CGContext) {
    let foot = CGPoint(x: bounds.width * 0.84, y: horizon - 8)
    let rock = UIBezierPath()
    rock.move(to: CGPoint(x: bounds.width * 0.66, y: horizon + 4))
    rock.addQuadCurve(
      to: CGPoint(x: bounds.width, y: horizon - 26), controlPoint: CGPoint(x: bounds.width * 0.80, y: horizon - 12))
    rock.addLine(to: CGPoint(x: bounds.width, y: horizon + 12))
    rock.addQuadCurve(
      to: CGPoint(x: bounds.width * 0.66, y: horizon + 4), controlPoint: CGPoint(x: bounds.width * 0.8, y: horizon + 14))
    color(0x372A52).setFill()
    rock.fill()
    let lamp = CGPoint(x: foot.x, y: foot.y - 118)
    fill([lamp, CGPoint(x: 0, y: lamp.y - 46), CGPoint(x: 0, y: lamp.y + 4)], color(0xFFF3C4, 0.13))
    let stripes = 5
    for stripe in 0..<stripes {
      let (low, high) = (CGFloat(stripe) / CGFloat(stripes), CGFloat(stripe + 1) / CGFloat(stripes))
      let (wide, narrow) = (15 - 5 * low, 15 - 5 * high)
      let (bottom, top) = (foot.y - 108 * low, foot.y - 108 * high)
      let corners = [
        CGPoint(x: foot.x - wide, y: bottom), CGPoint(x: foot.x + wide, y: bottom), CGPoint(x: foot.x + narrow, y: top),
        CGPoint(x: foot.x - narrow, y: top),
      ]
      fill(corners, stripe % 2 == 0 ? color(0xF4E6E0) : color(0xB23A48))
    }
    color(0x2A2145).setFill()
    UIRectFill(CGRect(x: foot.x - 13, y: foot.y - 111, width: 26, height: 3))
    UIRectFill(CGRect(x: foot.x - 7, y: foot.y - 126, width: 14, height: 15))
    fill(
      [CGPoint(x: foot.x - 10, y: foot.y - 126), CGPoint(x: foot.x + 10, y: foot.y - 126), CGPoint(x: foot.x, y: foot.y - 137)],
      color(0xB23A48))
    drawGlow(context, around: lamp, radius: 26, 0xFFF3C4, 0.95)
  }

  private func drawQuay(_ context: CGContext) {
    fill(context, CGRect(x: 0, y: quay, width: bounds.width, height: bounds.height - quay), [(0, 0x4A3450), (1, 0x201A36)])
    color(0x8A5E63).setFill()
    UIRectFill(CGRect(x: 0, y: quay, width: bounds.width, height: 2))
    color(0x17122B, 0.6).setFill()
    for plank in stride(from: 0, to: bounds.width, by: 37) {
      UIRectFill(CGRect(x: plank, y: quay + 2, width: 1, height: bounds.height - quay))
    }
    color(0x17122B).setFill()
    for x in [104, 188, 252, 336] as [CGFloat] { UIRectFill(CGRect(x: x, y: quay - 6, width: 4, height: 30)) }
    for x in [24, bounds.width - 28] {
      UIRectFill(CGRect(x: x, y: quay - 92, width: 4, height: 104))
      UIBezierPath(roundedRect: CGRect(x: x - 5, y: quay - 104, width: 14, height: 14), cornerRadius: 4).fill()
      drawGlow(context, around: CGPoint(x: x + 2, y: quay - 97), radius: 44, 0xFFDFA0, 0.85)
    }
  }

  // MARK: Colours and paths

  private func color(_ rgb: Int, _ alpha: CGFloat = 1) -> UIColor {
    func part(_ shift: Int) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  private func fill(_ corners: [CGPoint], _ color: UIColor) {
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() { index == 0 ? path.move(to: corner) : path.addLine(to: corner) }
    path.close()
    color.setFill()
    path.fill()
  }

  /// Fills `rect` with a vertical gradient from top to bottom.
  private func fill(_ context: CGContext, _ rect: CGRect, _ stops: [(place: CGFloat, rgb: Int)]) {
    let colors = stops.map { color($0.rgb).cgColor } as CFArray
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: stops.map(\.place)) else { return }
    context.saveGState()
    context.clip(to: rect)
    context.drawLinearGradient(gradient, start: rect.origin, end: CGPoint(x: rect.minX, y: rect.maxY))
    context.restoreGState()
  }

  private func drawGlow(_ context: CGContext, around point: CGPoint, radius: CGFloat, _ rgb: Int, _ alpha: CGFloat) {
    let colors = [color(rgb, alpha).cgColor, color(rgb, alpha * 0.3).cgColor, color(rgb, 0).cgColor] as CFArray
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.35, 1]) else { return }
    context.drawRadialGradient(gradient, startCenter: point, startRadius: 0, endCenter: point, endRadius: radius)
  }
}
