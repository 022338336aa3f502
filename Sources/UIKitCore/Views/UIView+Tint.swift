internal import Foundation
internal import UIKitGraphics

/// A view's own tint settings, and the colour that it last received.
struct ViewTint {
  var own: UIColor?
  var adjustment = UIView.TintAdjustmentMode.automatic
  /// The colour last reported by `tintColorDidChange`; nil stands for the default, `.systemBlue`.
  var told: UIColor?
}

extension UIView {
  var effectiveTint: UIColor {
    if effectiveTintAdjustment == .dimmed { return dimmedTint }
    var next: UIView? = self
    while let view = next {
      if let color = view.storedTint.own { return color }
      next = view.storedSuperview
    }
    return .systemBlue
  }

  var effectiveTintAdjustment: TintAdjustmentMode {
    var next: UIView? = self
    while let view = next {
      if view.storedTint.adjustment != .automatic { return view.storedTint.adjustment }
      next = view.storedSuperview
    }
    return .normal
  }

  /// The tint that was set; nil for an inherited one.
  var tintOfItsOwn: UIColor? {
    get { storedTint.own }
    set { tintColor = newValue }
  }

  func setTint(_ color: UIColor?) {
    storedTint.own = color
    announceTint()
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    storedTint.adjustment = mode
    announceTint()
  }

  /// Sends `tintColorDidChange` to this view and all that inherit its tint, unless the colour is the one reported last.
  func announceTint() {
    let color = effectiveTint
    if color == storedTint.told ?? .systemBlue { return }
    storedTint.told = color
    currentTraits.performAsCurrent { tintColorDidChange() }
    for view in storedSubviews { view.announceTint() }
  }
}

/// The colour of every tint while the adjustment mode is `.dimmed`. Our choice.
private let dimmedTint = UIColor(white: 0.5, alpha: 1)
