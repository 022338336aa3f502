internal import Foundation

/// What a view says about its tint, and what it was last told.
struct ViewTint {
  var own: UIColor?
  var adjustment = UIView.TintAdjustmentMode.automatic
  /// The colour of which `tintColorDidChange` has been told; nil stands for the default.
  var told: UIColor?
}

extension UIView {
  var effectiveTint: UIColor {
    let color = sequence(first: self, next: \.storedSuperview).lazy.compactMap(\.storedTint.own).first { _ in true }
    return effectiveTintAdjustment == .dimmed ? dimmedTint : color ?? .systemBlue
  }

  var effectiveTintAdjustment: TintAdjustmentMode {
    for view in sequence(first: self, next: \.storedSuperview) where view.storedTint.adjustment != .automatic {
      return view.storedTint.adjustment
    }
    return .normal
  }

  func setTint(_ color: UIColor?) {
    storedTint.own = color
    tellTint()
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    storedTint.adjustment = mode
    tellTint()
  }

  /// Tells this view and all that inherit from it, unless the colour is the one that they know.
  func tellTint() {
    let color = effectiveTint
    if color == storedTint.told ?? .systemBlue { return }
    storedTint.told = color
    tintColorDidChange()
    for view in storedSubviews { view.tellTint() }
  }
}

/// What every tint turns into while it is dimmed.
private let dimmedTint = UIColor(white: 0.5, alpha: 1)
