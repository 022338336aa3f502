internal import Diagnostics
internal import Foundation

/// The part of a view that an on-screen keyboard covers.
///
/// There is no such keyboard: the guide is as wide as the view and begins where the safe area ends at the bottom, as on iOS while the
/// keyboard is hidden. Views above its top anchor are placed the same way on both.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide begins at the bottom of the safe area; true by default. With false it has height 0 at the view's bottom edge.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.layoutInputsChanged() } }
  }
}

extension UIView {
  var keyboardGuide: UIKeyboardLayoutGuide {
    guard let guide = standardGuide(.keyboard, "UIKeyboardLayoutGuide") as? UIKeyboardLayoutGuide else {
      programmingError("\(type(of: self)).keyboardLayoutGuide: the guide is of another class")
    }
    return guide
  }
}

extension UILayoutGuide {
  func move(to view: UIView?) {
    if let view { view.addLayoutGuide(self) } else { owningView?.removeLayoutGuide(self) }
  }
}
