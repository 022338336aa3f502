internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// One key as it shows, and as assistive technologies see it. Fingers are the keyboard's.
final class KeyView: UIView {
  /// The visible part, in the view's coordinates.
  var cap = CGRect.zero { didSet { if cap != oldValue { setNeedsDisplay() } } }
  var look: KeyLook? { didSet { if look != oldValue { setNeedsDisplay() } } }
  var onActivate: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { look?.draw(in: cap) }

  override func accessibilityActivate() -> Bool {
    onActivate()
    return true
  }

  override var accessibilityRole: AccessibilityRole { .key }
}
