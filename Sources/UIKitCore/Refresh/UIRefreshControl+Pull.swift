internal import CoreGraphics
package import Foundation
internal import ScrollPhysics

// Tracking the pull, and beginning and ending a refresh.
extension UIRefreshControl {
  /// Pull distance in points at which the first tick appears. Our choice: the spinner appears from behind the content.
  private static let firstTick: CGFloat = 16
  /// Duration of the content's return, in seconds. Our choice.
  private static let endDuration = 0.3

  /// Distance of the content below its resting place at the top, in points; a search bar that a pull reveals first does not count.
  var pulled: CGFloat {
    guard let scrollView else { return 0 }
    let start = scrollView.machine.geometry.axes.y.initialOffset - scrollView.insets.barRoom.concealed
    return start - scrollView.contentOffset.y
  }

  // MARK: Attaching to the scroll view

  func attach(to scrollView: UIScrollView) {
    if scrollView === self.scrollView { return }
    self.scrollView = scrollView
    scrollView.pullControl = self
    scrollView.updateGeometry()
    follow()
  }

  /// Detaches from the scroll view, and ends refreshing without a message.
  func detachFromScrollView() {
    guard let scrollView else { return }
    self.scrollView = nil
    scrollView.pullControl = nil
    becomeReady()
    scrollView.updateGeometry()
  }

  /// Called when the content offset, the insets or the scroll view's width have changed.
  func follow() {
    guard let scrollView else { return }
    let pulled = pulled
    if phase == .spent, pulled <= 0 { becomeReady() }
    place(in: scrollView, pulled)
    switch phase {
    case .ready:
      isHidden = pulled <= 0
      let progress = min(max((pulled - Self.firstTick) / (Self.height - Self.firstTick), 0), 1)
      show(progress)
      if pulled >= Self.height, isEnabled, scrollView.isDragging { beginByFinger() }
    case .refreshing:
      isHidden = false
      // An invisible spinner must not request frames.
      spinner.isSpinning = pulled > 0
    case .ending, .spent:
      break
    }
  }

  /// Places the control at the top of the area uncovered by the pull; while refreshing, no lower than directly above the content.
  private func place(in scrollView: UIScrollView, _ pulled: CGFloat) {
    let least = phase == .refreshing || phase == .ending ? Self.height : 0
    let bounds = scrollView.bounds
    let frame = CGRect(x: bounds.minX, y: min(-pulled, -least), width: bounds.width, height: Self.height)
    if self.frame != frame { self.frame = frame }
  }

  private func show(_ progress: CGFloat) {
    if progress != spinner.progress { showAnew(progress) }
  }

  private func showAnew(_ progress: CGFloat) {
    spinner.progress = progress
    spinner.alpha = 1
    let scale = 0.6 + 0.4 * progress
    spinner.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  // MARK: Beginning and ending

  private func beginByFinger() {
    enterRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  func enterRefreshing() {
    phase = .refreshing
    showAnew(1)
    scrollView?.updateGeometry()
    follow()
  }

  func leaveRefreshing() {
    guard let scrollView, window != nil, pulled > 0 else {
      becomeReady()
      self.scrollView?.updateGeometry()
      return follow()
    }
    phase = .ending
    ends += 1
    let end = ends
    UIView.animate(
      withDuration: Self.endDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        self.spinner.alpha = 0
        self.spinner.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        scrollView.updateGeometry()
      },
      completion: { [weak self] _ in
        guard let self, phase == .ending, ends == end else { return }
        phase = .spent
        spinner.isSpinning = false
        follow()
      })
  }

  private func becomeReady() {
    phase = .ready
    spinner.isSpinning = false
    showAnew(0)
  }
}

extension UIScrollView {
  /// Height above the content occupied by a refreshing control, in points; 0 otherwise.
  package var refreshRoom: CGFloat { pullControl?.phase == .refreshing ? UIRefreshControl.height : 0 }

  func replaceRefreshControl(_ former: UIRefreshControl?) {
    if former === refreshControl { return }
    former?.removeFromSuperview()
    if let refreshControl { insertSubview(refreshControl, at: refreshControlIndex) }
  }
}
