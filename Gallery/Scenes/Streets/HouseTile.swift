internal import Foundation
internal import UIKit

/// One house of an endless street; walls, roof, windows, door and number are computed from the house's index.
final class HouseTile: Painting {
  private static let sky = UIColor.day(
    UIColor(red: 0.80, green: 0.91, blue: 0.98, alpha: 1), night: UIColor(red: 0.07, green: 0.09, blue: 0.18, alpha: 1))
  private static let pavement = UIColor.day(
    UIColor(white: 0.80, alpha: 1), night: UIColor(white: 0.26, alpha: 1))
  private static let road = UIColor.day(UIColor(white: 0.44, alpha: 1), night: UIColor(white: 0.14, alpha: 1))
  private static let frame = UIColor.day(UIColor(white: 0.98, alpha: 1), night: UIColor(white: 0.62, alpha: 1))

  /// In points; a street lower than this is drawn at a smaller scale.
  private static let fullHeight: CGFloat = 250

  static func scale(height: CGFloat) -> CGFloat { max(0.1, min(1, height / fullHeight)) }

  /// The tile's size before scaling.
  private var size: CGSize {
    let scale = Self.scale(height: bounds.height)
    return CGSize(width: bounds.width / scale, height: bounds.height / scale)
  }

  override func draw(_ rect: CGRect) {
    let scale = Self.scale(height: bounds.height)
    UIGraphicsGetCurrentContext()?.scaleBy(x: scale, y: scale)
    let bounds = CGRect(origin: .zero, size: size)
    var dice = PlaceDice(number, 7)
    Self.sky.setFill()
    UIRectFill(bounds)
    let ground = bounds.height - 46
    let door = drawHouse(on: ground, &dice)
    Self.pavement.setFill()
    UIRectFill(CGRect(x: 0, y: ground, width: bounds.width, height: 16))
    Self.road.setFill()
    UIRectFill(CGRect(x: 0, y: ground + 16, width: bounds.width, height: 30))
    Self.frame.setFill()
    UIRectFill(CGRect(x: bounds.width * 0.3, y: ground + 30, width: bounds.width * 0.4, height: 2.5))
    if door != 0, dice.roll(2) == 0 { drawTree(at: CGPoint(x: 4, y: ground), &dice) }
  }

  /// - Returns: the door's column.
  private func drawHouse(on ground: CGFloat, _ dice: inout PlaceDice) -> Int {
    let floors = 2 + dice.roll(3)
    let room = ground - 58
    let floor = min(62, room / 4)
    let body = CGRect(x: 0, y: ground - floor * CGFloat(floors), width: size.width, height: floor * CGFloat(floors))
    let hue = [0.02, 0.06, 0.1, 0.13, 0.35, 0.52, 0.58, 0.95][dice.roll(8)] + dice.pick(-0.01...0.01)
    let (saturation, brightness) = (dice.pick(0.25...0.55), dice.pick(0.78...0.95))
    UIColor.day(
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1),
      night: UIColor(hue: hue, saturation: saturation, brightness: brightness * 0.42, alpha: 1)
    ).setFill()
    UIRectFill(body)
    drawRoof(above: body, hue, &dice)
    UIColor.black.withAlphaComponent(0.12).setFill()
    UIRectFill(CGRect(x: 0, y: body.minY, width: 2, height: body.height))
    let columns = 2 + dice.roll(2)
    let door = dice.roll(columns)
    for row in 0..<floors {
      for column in 0..<columns {
        let width = size.width / CGFloat(columns)
        let cell = CGRect(x: CGFloat(column) * width, y: body.minY + CGFloat(row) * floor, width: width, height: floor)
        if row == floors - 1 && column == door { drawDoor(in: cell, &dice) } else { drawWindow(in: cell, &dice) }
      }
    }
    return door
  }

  private func drawRoof(above body: CGRect, _ hue: CGFloat, _ dice: inout PlaceDice) {
    let height = dice.pick(22...46)
    UIColor.day(
      UIColor(hue: dice.pick(0...0.06), saturation: 0.5, brightness: dice.pick(0.42...0.62), alpha: 1),
      night: UIColor(hue: 0.03, saturation: 0.35, brightness: 0.2, alpha: 1)
    ).setFill()
    let chimney = dice.pick(0.18...0.7) * body.width
    UIRectFill(CGRect(x: chimney, y: body.minY - height - 4, width: 12, height: height))
    let roof = UIBezierPath()
    let isGable = dice.roll(2) == 0
    roof.move(to: CGPoint(x: body.minX, y: body.minY + 1))
    roof.addLine(to: CGPoint(x: isGable ? body.midX : body.minX + 16, y: body.minY - height))
    if !isGable { roof.addLine(to: CGPoint(x: body.maxX - 16, y: body.minY - height)) }
    roof.addLine(to: CGPoint(x: body.maxX, y: body.minY + 1))
    roof.close()
    roof.fill()
  }

  private func drawWindow(in cell: CGRect, _ dice: inout PlaceDice) {
    let isLit = dice.roll(5) < 2
    let size = CGSize(width: min(24, cell.width * 0.5), height: min(34, cell.height * 0.58))
    let pane = CGRect(x: cell.midX - size.width / 2, y: cell.midY - size.height / 2, width: size.width, height: size.height)
    Self.frame.setFill()
    UIRectFill(pane.insetBy(dx: -2.5, dy: -2.5))
    UIColor.day(
      UIColor(red: 0.50, green: 0.65, blue: 0.76, alpha: 1),
      night: isLit ? UIColor(red: 1, green: 0.82, blue: 0.42, alpha: 1) : UIColor(red: 0.12, green: 0.15, blue: 0.24, alpha: 1)
    ).setFill()
    UIRectFill(pane)
    Self.frame.setFill()
    UIRectFill(CGRect(x: pane.midX - 1, y: pane.minY, width: 2, height: pane.height))
    UIRectFill(CGRect(x: pane.minX, y: pane.minY + pane.height * 0.38, width: pane.width, height: 2))
  }

  private func drawDoor(in cell: CGRect, _ dice: inout PlaceDice) {
    let size = CGSize(width: min(28, cell.width * 0.56), height: cell.height * 0.74)
    let door = CGRect(x: cell.midX - size.width / 2, y: cell.maxY - size.height, width: size.width, height: size.height)
    UIColor(hue: dice.next(), saturation: 0.6, brightness: 0.42, alpha: 1).setFill()
    UIBezierPath(roundedRect: door, cornerRadius: 4).fill()
    UIRectFill(CGRect(x: door.minX, y: door.maxY - 5, width: door.width, height: 5))
    UIColor.white.setFill()
    let plate = CGRect(x: door.midX - 13, y: door.minY + 6, width: 26, height: 13)
    UIBezierPath(roundedRect: plate, cornerRadius: 2.5).fill()
    let text = "\(abs(number) * 2 + 1)"
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 9.5, weight: .bold), .foregroundColor: UIColor(white: 0.15, alpha: 1),
    ]
    let length = text.size(withAttributes: attributes)
    text.draw(at: CGPoint(x: plate.midX - length.width / 2, y: plate.midY - length.height / 2), withAttributes: attributes)
  }

  private func drawTree(at foot: CGPoint, _ dice: inout PlaceDice) {
    let height = dice.pick(64...96)
    UIColor.day(UIColor(red: 0.42, green: 0.30, blue: 0.2, alpha: 1), night: UIColor(white: 0.12, alpha: 1)).setFill()
    UIRectFill(CGRect(x: foot.x + 18, y: foot.y - height * 0.5, width: 6, height: height * 0.5 + 6))
    UIColor.day(
      UIColor(hue: dice.pick(0.25...0.36), saturation: 0.5, brightness: 0.6, alpha: 1),
      night: UIColor(hue: 0.33, saturation: 0.45, brightness: 0.22, alpha: 1)
    ).setFill()
    UIBezierPath(ovalIn: CGRect(x: foot.x, y: foot.y - height, width: 42, height: height * 0.72)).fill()
  }
}
