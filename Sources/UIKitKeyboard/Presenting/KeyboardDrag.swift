internal import CoreGraphics
internal import UIKitCore

/// A keyboard under the finger that drags a scroll view.
@MainActor struct KeyboardDrag {
  private weak var scrollView: UIScrollView?
  /// The top of the keyboard on the screen.
  private(set) var top: CGFloat
  /// How far the latest movement went, downward.
  private var step: CGFloat = 0

  init(_ scrollView: UIScrollView, resting top: CGFloat) { (self.scrollView, self.top) = (scrollView, top) }

  var isUnderWay: Bool { scrollView?.isTracking == true && scrollView?.window != nil }

  /// The top follows a finger that is below the place where the keyboard rests.
  /// - Returns: Whether the top has moved.
  mutating func follow(in frame: CGRect) -> Bool {
    guard let scrollView, let window = scrollView.window else { return false }
    let pan = scrollView.panGestureRecognizer
    guard pan.numberOfTouches > 0 else { return false }
    let finger = window.convert(pan.location(in: window), to: nil as UIWindow?).y
    let new = min(max(frame.minY, finger), frame.maxY)
    if new == top { return false }
    (step, top) = (new - top, new)
    return true
  }

  /// Whether a keyboard that is let go leaves. Our choice, to feel like iOS.
  var isMovingDown: Bool { step > 0 }
}
