internal import QuartzCore
internal import CoreGraphics
internal import UIKitCore

/// A view that has left the visible rows, headers and footers; on screen until its animation ends.
@MainActor final class LeavingView {
  let view: UIView
  /// The session's generation when the view left.
  let generation: Int
  /// Queues the `didEndDisplaying` message, whose delivery pools the view.
  private let retire: () -> Void
  private let alpha: CGFloat

  init(_ view: UIView, generation: Int, retire: @escaping () -> Void) {
    (self.view, self.generation, self.retire, alpha) = (view, generation, retire, view.alpha)
  }

  func end() {
    UIView.performWithoutAnimation {
      view.removeFromSuperview()
      view.layer.removeAllAnimations()
      view.alpha = alpha
      view.transform = .identity
    }
    retire()
  }
}

/// Removed cells, headers and footers whose animation is still running.
@MainActor final class LeavingViews {
  @exclusivity(unchecked) private var leavers: [LeavingView] = []

  var count: Int { leavers.count }

  func add(_ leaver: LeavingView) { leavers.append(leaver) }

  /// Ends the animation of a view that is put to use again.
  func end(_ view: UIView) {
    if let index = leavers.firstIndex(where: { $0.view === view }) { leavers.remove(at: index).end() }
  }

  func end(of generation: Int) {
    while let index = leavers.firstIndex(where: { $0.generation == generation }) { leavers.remove(at: index).end() }
  }

  func endAll() {
    while let leaver = leavers.popLast() { leaver.end() }
  }
}
