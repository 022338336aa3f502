internal import Foundation
internal import ScrollPhysics

/// A scroll view's pinch: begins only if the view can zoom, runs together with the view's pan, and hands the remaining finger to the pan.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// The recognizer's scale at which the current zoom began; not 1 if a second finger came down again.
  private var start: CGFloat = 1

  override init() {
    super.init()
    addAction { [unowned self] _ in report() }
  }

  private func report() {
    guard let scrollView else { return }
    switch state {
    case .began, .changed:
      if remainingTouches == 2 { zoom(scrollView) } else if scrollView.isZooming { end(scrollView) }
    case .ended, .cancelled:
      if scrollView.isZooming { end(scrollView) }
    case .possible, .failed: break
    }
  }

  /// Begins or continues the zoom; a second finger that comes down again begins a new zoom.
  private func zoom(_ scrollView: UIScrollView) {
    let place = scrollView.place(of: location(in: scrollView))
    if scrollView.isZooming {
      scrollView.handle(.pinchMoved(factor: Double(scale / start), place: place))
    } else if scrollView.adoptViewToZoom() {
      start = state == .began ? 1 : scale
      scrollView.handle(.pinchBegan(factor: Double(scale / start), place: place))
    }
  }

  private func end(_ scrollView: UIScrollView) {
    let rest = tracking.live.first { $0.phase != .ended && $0.phase != .cancelled }
    if rest != nil { scrollView.pan.resetTranslation() }
    scrollView.handle(.pinchEnded(place: rest.map { scrollView.place(of: $0.location(in: scrollView)) }))
    if rest != nil { scrollView.pan.continueAfterPinch() }
  }

  override func reset() {
    super.reset()
    // With a disabled pan, no other recognizer reports the lift.
    if let scrollView, scrollView.pan.numberOfTouches == 0 { scrollView.handle(.touchUp) }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan && super.canPrevent(preventedGestureRecognizer)
  }
}

extension UIScrollView {
  /// Converts a point of the content to a position from the view's corner.
  fileprivate func place(of point: CGPoint) -> Vector { Vector(point) - Vector(bounds.origin) }
}
