internal import Diagnostics
internal import Foundation

/// What a keyboard on the screen covers of a view.
///
/// There is no such keyboard here: the guide is as wide as the view and begins where the safe area ends, at the bottom, as on iOS while the
/// keyboard is away. What stands on its top anchor stands right.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide begins at the safe area while there is no keyboard; else at the view's bottom edge.
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
