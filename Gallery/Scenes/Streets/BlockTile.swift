internal import Foundation
internal import Scrollwork
internal import UIKit

/// Street names of an endless city.
enum City {
  private static let trees = ["Elm", "Oak", "Linden", "Maple", "Cedar", "Birch", "Walnut", "Poplar", "Chestnut", "Hazel"]

  static func street(_ row: Int) -> String {
    let index = ((row % trees.count) + trees.count) % trees.count
    let turn = Int((Double(row) / Double(trees.count)).rounded(.down))
    return turn == 0 ? "\(trees[index]) Street" : "\(trees[index]) Street \(turn < 0 ? "N" : "S")\(abs(turn))"
  }

  static func avenue(_ column: Int) -> String { column == 0 ? "Main Avenue" : "Avenue \(column < 0 ? "W" : "E")\(abs(column))" }
}

/// One block of an endless map, with half of each adjacent street.
final class BlockTile: UIView {
  private static let land = UIColor.day(
    UIColor(red: 0.95, green: 0.94, blue: 0.91, alpha: 1), night: UIColor(red: 0.13, green: 0.14, blue: 0.16, alpha: 1))
  private static let street = UIColor.day(.white, night: UIColor(red: 0.26, green: 0.28, blue: 0.32, alpha: 1))
  private static let avenue = UIColor.day(
    UIColor(red: 1, green: 0.87, blue: 0.56, alpha: 1), night: UIColor(red: 0.46, green: 0.38, blue: 0.22, alpha: 1))
  private static let park = UIColor.day(
    UIColor(red: 0.78, green: 0.90, blue: 0.72, alpha: 1), night: UIColor(red: 0.13, green: 0.24, blue: 0.15, alpha: 1))
  private static let tree = UIColor.day(
    UIColor(red: 0.55, green: 0.76, blue: 0.50, alpha: 1), night: UIColor(red: 0.20, green: 0.36, blue: 0.22, alpha: 1))
  private static let water = UIColor.day(
    UIColor(red: 0.66, green: 0.83, blue: 0.95, alpha: 1), night: UIColor(red: 0.12, green: 0.22, blue: 0.36, alpha: 1))
  private static let roof = UIColor.day(
    UIColor(red: 0.86, green: 0.84, blue: 0.80, alpha: 1), night: UIColor(red: 0.22, green: 0.23, blue: 0.26, alpha: 1))
  private static let text = UIColor.day(UIColor(white: 0.42, alpha: 1), night: UIColor(white: 0.66, alpha: 1))
  private var place = InfiniteScrollView.Coordinate.zero

  init() {
    super.init(frame: .zero)
    contentMode = .redraw
    isOpaque = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ place: InfiniteScrollView.Coordinate) {
    self.place = place
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    var dice = PlaceDice(place.x, place.y)
    Self.land.setFill()
    UIRectFill(bounds)
    let block = bounds.inset(by: UIEdgeInsets(top: 22, left: halfWidth(place.x), bottom: 10, right: halfWidth(place.x + 1)))
    switch dice.roll(7) {
    case 0: drawPark(in: block, &dice)
    case 1: drawLake(in: block, &dice)
    default: drawHouses(in: block, &dice)
    }
    drawStreets()
  }

  /// Every fourth avenue is wider.
  private func isBroad(_ column: Int) -> Bool { column % 4 == 0 }

  private func halfWidth(_ column: Int) -> CGFloat { isBroad(column) ? 14 : 9 }

  private func drawStreets() {
    Self.street.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: 18))
    for (column, isLeft) in [(place.x, true), (place.x + 1, false)] {
      let width = halfWidth(column) - 2
      (isBroad(column) ? Self.avenue : Self.street).setFill()
      UIRectFill(CGRect(x: isLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height))
    }
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: .medium), .foregroundColor: Self.text,
    ]
    City.street(place.y).draw(at: CGPoint(x: halfWidth(place.x) + 8, y: 2.5), withAttributes: attributes)
  }

  private func drawHouses(in block: CGRect, _ dice: inout PlaceDice) {
    let columns = 2 + dice.roll(3)
    let width = block.width / CGFloat(columns)
    let split = dice.pick(0.4...0.6) * block.height
    for column in 0..<columns {
      for (y, height) in [(block.minY, split), (block.minY + split, block.height - split)] {
        let lot = CGRect(x: block.minX + CGFloat(column) * width, y: y, width: width, height: height)
        let house = lot.inset(
          by: UIEdgeInsets(top: dice.pick(2...9), left: dice.pick(2...6), bottom: dice.pick(2...9), right: dice.pick(2...6)))
        if dice.roll(8) == 0 {
          Self.tree.setFill()
          UIBezierPath(ovalIn: CGRect(x: lot.midX - 7, y: lot.midY - 7, width: 14, height: 14)).fill()
        } else {
          Self.roof.setFill()
          UIBezierPath(roundedRect: house, cornerRadius: 2).fill()
        }
      }
    }
  }

  private func drawPark(in block: CGRect, _ dice: inout PlaceDice) {
    Self.park.setFill()
    UIBezierPath(roundedRect: block.insetBy(dx: 2, dy: 2), cornerRadius: 8).fill()
    Self.tree.setFill()
    for _ in 0..<9 {
      let side = dice.pick(10...18)
      let room = block.insetBy(dx: 12, dy: 12)
      let center = CGPoint(x: room.minX + dice.next() * room.width, y: room.minY + dice.next() * room.height)
      UIBezierPath(ovalIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)).fill()
    }
  }

  private func drawLake(in block: CGRect, _ dice: inout PlaceDice) {
    Self.park.setFill()
    UIBezierPath(roundedRect: block.insetBy(dx: 2, dy: 2), cornerRadius: 8).fill()
    Self.water.setFill()
    let lake = block.insetBy(dx: dice.pick(8...26), dy: dice.pick(10...24))
    UIBezierPath(ovalIn: lake).fill()
    UIBezierPath(ovalIn: lake.offsetBy(dx: dice.pick(-10...10), dy: dice.pick(-6...6)).insetBy(dx: 4, dy: 4)).fill()
  }
}
