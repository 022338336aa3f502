import UIKit

/// Brings a tray up over a scroll view when a finger swipes up from its lower edge, and hides it when one swipes down on it.
///
/// Only touches in the lower 75 pt wait for the swipe; anywhere else the scroll view scrolls at once, and from the lower edge too as soon as the
/// finger does something else than swipe up. The tray lies beside the scroll view, in the same superview, at the scroll view's lower edge and as
/// wide as it; give it a height. The object must be kept as long as the swipes are to work.
@MainActor public final class SwipeTray: NSObject, UIGestureRecognizerDelegate {
  public let tray: UIView

  /// How far from the lower edge a swipe may start.
  public var edgeHeight: CGFloat = 75

  public private(set) var isShown = false

  /// Told after each change, however it came.
  public var onChange: (Bool) -> Void = { _ in }

  private weak var scrollView: UIScrollView?
  private var observations: [NSKeyValueObservation] = []

  /// Up, from the lower edge of the scroll view; its pan waits for this to fail.
  public private(set) lazy var upSwipe = UISwipeGestureRecognizer { [weak self] _ in self?.setShown(true, animated: true) }

  /// Down, on the tray.
  public private(set) lazy var downSwipe = UISwipeGestureRecognizer { [weak self] _ in self?.setShown(false, animated: true) }

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

  /// Takes the tray to where it belongs; needed only when its height has changed.
  public func layOut() {
    guard let scrollView else { return }
    let area = scrollView.frame
    let height = tray.bounds.height
    tray.frame = CGRect(x: area.minX, y: area.maxY - (isShown ? height : 0), width: area.width, height: height)
  }

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

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gestureRecognizer === upSwipe, let scrollView else { return true }
    return !isShown && touch.location(in: scrollView).y >= scrollView.bounds.maxY - edgeHeight
  }
}
