internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// The enlarged key above a pressed one, or its alternatives in a row. No assistive technology sees it: it repeats what is typed.
final class KeyCallout: UIView {
  /// The balloon with the pressed key below; in the keyboard's coordinates.
  struct Shape: Equatable {
    var key: CGRect
    var options: [String]
    var selected: Int
    /// Width of one option.
    var optionWidth: CGFloat
    /// The left edge of the first option.
    var left: CGFloat
    /// Height of the balloon above the key.
    var height: CGFloat

    /// - Parameters:
    ///   - key: The visible part of the key.
    ///   - bounds: Those of the keyboard, which the balloon leaves only at the top.
    init(key: CGRect, options: [String], selected: Int, in bounds: CGRect) {
      (self.key, self.options, self.selected) = (key, options, selected)
      let isSingle = options.count == 1
      optionWidth = isSingle ? key.width + 20 : max(key.width, min(36, bounds.width / CGFloat(max(1, options.count))))
      height = key.height + 10
      let width = optionWidth * CGFloat(options.count)
      // To the right of a key in the left half, to the left of the others: the first option is above the key.
      let start = isSingle ? key.midX - width / 2 : key.midX <= bounds.midX ? key.minX : key.maxX - width
      left = max(bounds.minX + 2, min(start, bounds.maxX - 2 - width))
    }

    var balloon: CGRect {
      CGRect(x: left, y: key.minY - height - 2, width: optionWidth * CGFloat(options.count), height: height)
    }

    /// The option nearest to a horizontal place.
    func option(at x: CGFloat) -> Int {
      max(0, min(options.count - 1, Int(((x - left) / max(1, optionWidth)).rounded(.down))))
    }
  }

  private var shape: Shape?
  private var colors = KeyboardColors(isDark: false)
  private var letterSize: CGFloat = 32

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ shape: Shape, _ colors: KeyboardColors, letterSize: CGFloat) {
    (self.shape, self.colors, self.letterSize) = (shape, colors, letterSize)
    frame = shape.balloon.union(shape.key).insetBy(dx: -4, dy: -4)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let shape else { return }
    let offset = CGPoint(x: -frame.minX, y: -frame.minY)
    let balloon = shape.balloon.offsetBy(dx: offset.x, dy: offset.y)
    let key = shape.key.offsetBy(dx: offset.x, dy: offset.y)
    let outline = UIBezierPath(roundedRect: balloon, cornerRadius: 9)
    let neck = CGRect(x: key.minX, y: balloon.maxY - 10, width: key.width, height: key.maxY - balloon.maxY + 10)
    outline.append(UIBezierPath(roundedRect: neck, cornerRadius: 5))
    UIGraphicsGetCurrentContext()?.saveGState()
    UIGraphicsGetCurrentContext()?.setShadow(
      offset: CGSize(width: 0, height: 1), blur: 3, color: UIColor(white: 0, alpha: 0.4).cgColor)
    colors.key.setFill()
    outline.fill()
    UIGraphicsGetCurrentContext()?.restoreGState()
    colors.key.setFill()
    outline.fill()
    for (index, option) in shape.options.enumerated() {
      let area = CGRect(
        x: balloon.minX + shape.optionWidth * CGFloat(index), y: balloon.minY, width: shape.optionWidth, height: balloon.height)
      let isSelected = shape.options.count > 1 && index == shape.selected
      if isSelected {
        colors.action.setFill()
        UIBezierPath(roundedRect: area.insetBy(dx: 2, dy: 4), cornerRadius: 6).fill()
      }
      KeyLook.draw(option, letterSize, isSelected ? .white : colors.text, in: area)
    }
  }
}
