internal import Diagnostics
package import Foundation

/// The part of a view that a keyboard on the screen covers.
///
/// The guide is as wide as the view. While the keyboard is hidden, it begins where the safe area ends at the bottom. It follows the keyboard
/// that comes, in the same animation, and one that a finger pulls down.
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

  /// The guide, if something has asked for it.
  var madeKeyboardGuide: UIKeyboardLayoutGuide? {
    storedLayout?.standardGuides.first { $0.layoutItem.kind == .keyboard } as? UIKeyboardLayoutGuide
  }

  /// How much of the view's bottom lies below the top of the keyboard on the screen; at most its height.
  package final var keyboardOverlap: CGFloat {
    guard let window = storedWindow, let top = window.screen.keyboard?.top else { return 0 }
    let bottom = window.convertToParent(convert(CGPoint(x: 0, y: bounds.maxY), to: window)).y
    return min(max(0, bottom - top), bounds.height)
  }

  /// Solves what hangs on the keyboard's guide again; false if no guide was asked for.
  @discardableResult package final func updateKeyboardGuide() -> Bool {
    if madeKeyboardGuide == nil { return false }
    layoutInputsChanged()
    return true
  }
}

extension UILayoutGuide {
  func move(to view: UIView?) {
    if let view { view.addLayoutGuide(self) } else { owningView?.removeLayoutGuide(self) }
  }
}
