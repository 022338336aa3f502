internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// The colours of a keyboard. Our choice, close to those of iOS.
struct KeyboardColors: Equatable {
  let isDark: Bool

  private func gray(_ light: CGFloat, _ dark: CGFloat) -> UIColor { UIColor(white: isDark ? dark : light, alpha: 1) }

  var background: UIColor { isDark ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1) }
  var key: UIColor { gray(1, 0.42) }
  var special: UIColor { isDark ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1) }
  var text: UIColor { gray(0, 1) }
  var faint: UIColor { gray(0.45, 0.6) }
  var shadow: UIColor { UIColor(white: 0, alpha: isDark ? 0.5 : 0.35) }
  /// A return key that does more than end a line.
  var action: UIColor {
    isDark ? UIColor(red: 0.04, green: 0.52, blue: 1, alpha: 1) : UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  }
}

/// What a key shows.
enum KeyFace: Equatable {
  case letter(String, small: String?)
  case word(String)
  case shift(KeyboardState.Shift)
  case delete
  case globe
  case hide
  case blank
}

/// The picture of one key.
struct KeyLook: Equatable {
  var face: KeyFace
  var fill: UIColor
  var text: UIColor
  var shadow: UIColor
  var letterSize: CGFloat
  var wordSize: CGFloat
  var radius: CGFloat = 5

  func draw(in cap: CGRect) {
    if face == .blank { return }
    shadow.setFill()
    UIBezierPath(roundedRect: cap.offsetBy(dx: 0, dy: 1), cornerRadius: radius).fill()
    fill.setFill()
    UIBezierPath(roundedRect: cap, cornerRadius: radius).fill()
    drawFace(in: cap)
  }

  private func drawFace(in cap: CGRect) {
    text.set()
    switch face {
    case .letter(let letter, let small): draw(letter, small, in: cap)
    case .word(let word): Self.draw(word, wordSize, text, in: cap)
    case .shift(let shift): drawShift(shift, in: cap)
    case .delete: drawDelete(in: cap)
    case .globe: draw(symbol: "globe", in: cap)
    case .hide: draw(symbol: "keyboard", in: cap)
    case .blank: break
    }
  }

  private func draw(_ letter: String, _ small: String?, in cap: CGRect) {
    guard let small else { return Self.draw(letter, letterSize, text, in: cap) }
    let split = cap.height * 0.62
    Self.draw(letter, letterSize, text, in: CGRect(x: cap.minX, y: cap.minY, width: cap.width, height: split))
    Self.draw(
      small, min(10, cap.height * 0.24), text,
      in: CGRect(x: cap.minX, y: cap.minY + split - 3, width: cap.width, height: cap.height - split))
  }

  /// Draws a text in the middle of an area, smaller if it is too wide.
  static func draw(_ text: String, _ size: CGFloat, _ color: UIColor, in area: CGRect) {
    if text.isEmpty { return }
    func attributed(_ size: CGFloat) -> NSAttributedString {
      NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color])
    }
    var drawn = attributed(size)
    var extent = drawn.size()
    let room = area.width - 6
    if extent.width > room, room > 0 {
      drawn = attributed(size * room / extent.width)
      extent = drawn.size()
    }
    drawn.draw(at: CGPoint(x: area.midX - extent.width / 2, y: area.midY - extent.height / 2))
  }

  private func draw(symbol: String, in cap: CGRect) {
    let configuration = UIImage.SymbolConfiguration(pointSize: wordSize + 3)
    guard let image = UIImage(systemName: symbol, withConfiguration: configuration)?.withTintColor(text) else { return }
    image.draw(at: CGPoint(x: cap.midX - image.size.width / 2, y: cap.midY - image.size.height / 2))
  }

  /// A path in a box of 24 x 20 points around the middle of the cap.
  private func path(_ points: [(CGFloat, CGFloat)], in cap: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: cap.midX - 12 + point.0, y: cap.midY - 10 + point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.lineWidth = 1.6
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    return path
  }

  private func drawShift(_ shift: KeyboardState.Shift, in cap: CGRect) {
    let arrow = path([(12, 1.5), (20.5, 10), (16, 10), (16, 15), (8, 15), (8, 10), (3.5, 10)], in: cap)
    arrow.close()
    if shift != .off { arrow.fill() }
    arrow.stroke()
    if shift == .locked { path([(8.5, 18.5), (15.5, 18.5)], in: cap).stroke() }
  }

  private func drawDelete(in cap: CGRect) {
    let outline = path([(8, 3), (22.5, 3), (22.5, 17), (8, 17), (1.5, 10)], in: cap)
    outline.close()
    outline.stroke()
    path([(11.5, 6.5), (18.5, 13.5)], in: cap).stroke()
    path([(18.5, 6.5), (11.5, 13.5)], in: cap).stroke()
  }
}
