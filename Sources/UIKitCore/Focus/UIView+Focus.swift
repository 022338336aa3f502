public import Foundation
internal import QuartzCore
internal import UIKitGraphics

extension UIView {
  var focusChanges: FocusSettings {
    let settings = storedFocus ?? FocusSettings()
    storedFocus = settings
    return settings
  }

  var hasFocus: Bool { storedWindow?.screen.focus.rests(on: self) ?? false }

  /// Whether the focus rests on this view or on one inside.
  package var containsFocus: Bool { storedWindow?.screen.focus.isInside(self) ?? false }

  var focusPriority: UIFocusGroupPriority {
    let own = max(0, storedFocus?.priority.rawValue ?? 0)
    if hasFocus { return .currentlyFocused }
    let given = storedWindow?.screen.focus.wasFocused(self) == true ? UIFocusGroupPriority.previouslyFocused.rawValue : 0
    return UIFocusGroupPriority(max(own, given))
  }

  func setFocusEffect(_ effect: UIFocusEffect?) {
    focusChanges.effect = .some(effect)
    storedWindow?.screen.focus.effectChanged(of: self)
  }

  func requestFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.setNeedsUpdate(self) }

  /// Whether the focus can be here or below, as far as this view alone decides.
  var isOpenToFocus: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  /// The size of the bounds.
  public var visibleSize: CGSize { bounds.size }
}

extension UIWindowScene {
  /// The focus of the scene's windows.
  public var focusSystem: UIFocusSystem? { screen.focus }
}

extension UIScreen {
  /// The item of the screen's windows that has the focus; nil while there is no focus.
  public var focusedItem: (any UIFocusItem)? { focus.focusedItem }
  /// `focusedItem`, if it is a view.
  public var focusedView: UIView? { focus.focusedView }
  /// True: keys can ask for the focus at any time.
  public var supportsFocus: Bool { true }
}
