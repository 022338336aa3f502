import UIKit

/// Shows a tray over a scroll view when a finger swipes up from its lower edge, and hides the tray after a swipe down on it.
///
/// Only touches within `edgeHeight` of the lower edge wait for the swipe: elsewhere the scroll view scrolls at once, and at the edge as
/// soon as the finger does not swipe up. The tray lies beside the scroll view in the same superview, at its lower edge and of its width;
/// give it a height. Retain this object as long as the swipes shall work.
@preconcurrency @MainActor public final class SwipeTray: NSObject, UIGestureRecognizerDelegate {
  /// Hidden at first; its frame is set by `layOut()`.
  public let tray: UIView

  /// Distance in points from the lower edge within which a swipe may start; 75 by default (our choice).
  public var edgeHeight: CGFloat = 75

  /// False at first; changed by the swipes and by `setShown(_:animated:)`.
  public private(set) var isShown = false

  /// Called after each change of `isShown`, before its animation ends.
  public var onChange: (Bool) -> Void = { _ in }

  private weak var scrollView: UIScrollView?
  private var observations: [NSKeyValueObservation] = []

  /// The upward swipe at the scroll view's lower edge; the scroll view's pan requires it to fail.
  public private(set) lazy var upSwipe = UISwipeGestureRecognizer { [weak self] _ in self?.setShown(true, animated: true) }

  /// The downward swipe on the tray.
  public private(set) lazy var downSwipe = UISwipeGestureRecognizer { [weak self] _ in self?.setShown(false, animated: true) }

  /// Adds both recognizers and hides the tray. Add the tray to the superview of `scrollView`, which is held weakly.
  public init(_ tray: UIView, over scrollView: UIScrollView) {
    self.tray = tray
    self.scrollView = scrollView
    super.init()
    upSwipe.direction = .up
    upSwipe.delegate = self
    scrollView.addGestureRecognizer(upSwipe)
    scrollView.panGestureRecognizer.require(toFail: upSwipe)
    downSwipe.direction = .down
    tray.addGestureRecognizer(downSwipe)
    tray.isHidden = true
    observations = [scrollView.observe(\.frame) { [weak self] _, _ in MainActor.assumeIsolated { self?.layOut() } }]
    layOut()
  }

  /// Places the tray; needed only when its height has changed.
  public func layOut() {
    guard let scrollView else { return }
    let area = scrollView.frame
    let height = tray.bounds.height
    tray.frame = CGRect(x: area.minX, y: area.maxY - (isShown ? height : 0), width: area.width, height: height)
  }

  /// Shows or hides the tray, animated by a spring of 0.45 s (our choice); does nothing if the state is the same.
  public func setShown(_ isShown: Bool, animated: Bool) {
    if isShown == self.isShown { return }
    self.isShown = isShown
    tray.isHidden = false
    if animated {
      UIView.animate(
        withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: [.beginFromCurrentState]
      ) {
        self.layOut()
      } completion: { _ in
        self.hideIfDown()
      }
    } else {
      layOut()
      hideIfDown()
    }
    onChange(isShown)
  }

  private func hideIfDown() { tray.isHidden = !isShown }

  /// Accepts touches for the upward swipe only within `edgeHeight` of the lower edge, while the tray is hidden.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gestureRecognizer === upSwipe, let scrollView else { return true }
    return !isShown && touch.location(in: scrollView).y >= scrollView.bounds.maxY - edgeHeight
  }
}
