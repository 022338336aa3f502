import UIKit

/// The appearance of a view controller in a stack.
public enum StackAppearance {
  /// The controller's view at a fixed height in points (in a horizontal stack, width). Stops the program if negative or not finite.
  case view(height: CGFloat)
  /// A scroll view inside the controller's view, or that view itself, at the length of its content; only the visible part has cells.
  /// `insets` is the room that the view has around the scroll view.
  case scroll(UIScrollView, insets: UIEdgeInsets)
}

/// A view controller that determines its appearance in a `ScrollingStackController`.
///
/// For other controllers, a view that is a scroll view shows all its content; else the height follows from an active height constraint,
/// `preferredContentSize`, or the view's frame, in this order.
@preconcurrency @MainActor public protocol StackContainable: UIViewController {
  /// Called when the controller is inserted into a stack, and by `updateAppearance(of:animated:)`.
  func preferredAppearanceInStack() -> StackAppearance
}
