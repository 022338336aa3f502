import UIKit

/// How a view controller shows in a stack.
public enum StackAppearance {
  /// Its view, so high (in a horizontal stack, so wide).
  case view(height: CGFloat)
  /// A scroll view in its view, or the view itself, as long as its content; only what the screen shows has cells. The insets are what the view
  /// has around the scroll view.
  case scroll(UIScrollView, insets: UIEdgeInsets)
}

/// A view controller that decides how it shows in a `ScrollingStackController`.
///
/// Of others a view that is a scroll view shows all its content; else an active height constraint on the view decides, else
/// `preferredContentSize`, else the view's frame.
@MainActor public protocol StackContainable: UIViewController {
  /// Asked when the controller comes into a stack, and after `updateAppearance(of:)`.
  func preferredAppearanceInStack() -> StackAppearance
}
