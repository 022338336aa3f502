internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import QuartzCore
internal import ScrollPhysics

/// The zoom state of a scroll view; the scale itself is the zoomed view's transform.
@MainActor struct ZoomState {
  /// The view of the current or the last zoom.
  fileprivate(set) weak var view: UIView?
  /// The pinch recognizer, created when the limits first allow zooming.
  fileprivate(set) var pinch: ScrollPinchGestureRecognizer?

  /// The pinch recognizer, if it is attached to the scroll view.
  var activePinch: ScrollPinchGestureRecognizer? { pinch?.view == nil ? nil : pinch }
}

// Choosing the zoomed view, zooming by code and input, and applying the steps of a zoom.
extension UIScrollView {
  // MARK: Zoomed view

  /// The delegate's view for zooming; nil, which disables zooming, if it is neither in the content nor in a window.
  func viewToZoom() -> UIView? {
    guard let view = delegate?.viewForZooming(in: self) else { return nil }
    if view !== self, view.isDescendant(of: self) { return view }
    ensure(
      view !== self && view.window == nil,
      """
      viewForZooming(in: \(type(of: self))) returned a \(type(of: view)) that is in \(view.superview.map { "\(type(of: $0))" } ?? ""), \
      not in the scroll view; add it there, or return nil where nothing zooms
      """)
    return nil
  }

  /// Adopts the delegate's view for a zoom that is about to begin; the view of a running zoom does not change.
  ///
  /// - Returns: false if there is no view to zoom.
  func adoptViewToZoom() -> Bool {
    if !machine.isZoomUnderWay {
      guard let view = viewToZoom() else { return false }
      zoom.view = view
    }
    return updateZoomedContent()
  }

  /// Updates the machine's geometry of the zoomed view.
  ///
  /// - Returns: false if the view is no longer inside the content.
  @discardableResult func updateZoomedContent() -> Bool {
    guard let view = zoom.view, view.storedSuperview === self || view !== self && view.isDescendant(of: self) else {
      return false
    }
    let size = view.bounds.size
    runner.adopt(
      ZoomedContent(
        origin: Vector(corner(of: view)), size: Vector(x: size.width, y: size.height), scale: Double(view.zoomScale)))
    return true
  }

  private func corner(of view: UIView) -> CGPoint {
    guard let parent = view.superview, parent !== self else { return view.frame.origin }
    return parent.convert(view.frame.origin, to: self)
  }

  var shownZoomScale: CGFloat {
    (machine.isZoomUnderWay ? zoom.view : delegate?.viewForZooming(in: self))?.zoomScale ?? 1
  }

  // MARK: Steps

  /// Applies one step: the view's corner stays, and the content becomes as large as the view. The layout pass belongs to the step, since a
  /// subclass may move the view in it, for example to centre the view.
  func applyZoom(_ scale: CGFloat) {
    guard let view = zoom.view else { return }
    let (corner, size, anchor) = (view.frame.origin, view.bounds.size, view.layer.anchorPoint)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(x: corner.x + scale * (anchor.x * size.width), y: corner.y + scale * (anchor.y * size.height))
    contentSize = CGSize(width: size.width * scale, height: size.height * scale)
    setNeedsLayout()
    layoutIfNeeded()
    updateZoomedContent()
  }

  /// Called when a zoom has ended: after fingers and their bounce, after an animation, or at once if code set the scale.
  ///
  /// - Parameter isAnnounced: whether the beginning was announced.
  func zoomSettled(isAnnounced: Bool) {
    redrawAtRest()
    if isAnnounced { delegate?.scrollViewDidEndZooming(self, with: zoom.view, atScale: zoom.view?.zoomScale ?? 1) }
  }

  // MARK: Zooming by code

  func zoom(toScale scale: CGFloat, animated: Bool) {
    requireFinite(scale, "setZoomScale(_:animated:)", scale)
    guard adoptViewToZoom() else { return }
    warnOfCrossedLimits("setZoomScale(_:animated:)")
    let middle = Vector(x: Double(bounds.width / 2), y: Double(bounds.height / 2))
    zoom(to: Double(scale), about: middle, animated && window != nil ? .animated : .atOnce)
  }

  func zoom(toShow rect: CGRect, animated: Bool) {
    requireFinite(rect.minX + rect.minY + rect.width + rect.height, "zoom(to:animated:)", rect)
    guard adoptViewToZoom() else { return }
    warnOfCrossedLimits("zoom(to:animated:)")
    let (size, corner) = (bounds.size, zoom.view?.bounds.origin ?? .zero)
    let fit = min(size.width / max(rect.width, .leastNormalMagnitude), size.height / max(rect.height, .leastNormalMagnitude))
    let scale = min(Double(fit), ZoomLimits.largest)
    let goal = ScrollMachine.ZoomGoal(
      scale: scale, point: Vector(x: Double(rect.midX - corner.x), y: Double(rect.midY - corner.y)),
      place: Vector(x: Double(size.width / 2), y: Double(size.height / 2)))
    handle(.zoom(goal, animated && window != nil ? .animated : .atOnce))
  }

  /// Zooms in one step for input other than fingers, such as a wheel. The content at `point`, in the scroll view's coordinates, stays there
  /// as far as the edges allow. Sends begin and end; does nothing at a limit or while fingers zoom.
  ///
  /// - Returns: whether the scale has changed.
  @discardableResult func zoom(by factor: CGFloat, about point: CGPoint) -> Bool {
    ensure(
      factor.isFinite && factor > 0, "\(type(of: self)).zoom(by: \(factor), about: \(point)): the factor must be positive")
    guard zoom.activePinch != nil, !machine.isZoomUnderWay, adoptViewToZoom() else { return false }
    let scale = machine.zoomed.scale
    zoom(to: scale * Double(factor), about: Vector(point) - Vector(bounds.origin), .turned)
    return zoom.view.map { Double($0.zoomScale) != scale } ?? false
  }

  private func zoom(to scale: Double, about place: Vector, _ manner: ScrollMachine.ZoomManner) {
    let content = machine.zoomed
    let point = (Vector(bounds.origin) + place - content.origin) * (1 / content.scale)
    handle(.zoom(ScrollMachine.ZoomGoal(scale: scale, point: point, place: place), manner))
  }

  /// Warns if a zoom starts with crossed limits; limits may cross only temporarily, while code sets one after the other.
  private func warnOfCrossedLimits(_ call: String) {
    if minimumZoomScale <= maximumZoomScale { return }
    warn(
      "\(type(of: self)).\(call): minimumZoomScale \(minimumZoomScale) is above maximumZoomScale \(maximumZoomScale), so the minimum "
        + "is the only scale; set a maximum above the minimum")
  }

  /// Adds the pinch recognizer where the limits allow zooming, and removes it where they do not.
  func updatePinch() {
    let isPossible = maximumZoomScale > minimumZoomScale
    if isPossible, zoom.pinch == nil {
      zoom.pinch = ScrollPinchGestureRecognizer()
      zoom.pinch?.scrollView = self
    }
    guard let pinch = zoom.pinch, isPossible == (pinch.view == nil) else { return }
    if isPossible { addGestureRecognizer(pinch) } else { removeGestureRecognizer(pinch) }
  }
}

extension UIView {
  /// Scale factor of the view's transform; never 0.
  fileprivate var zoomScale: CGFloat {
    let transform = transform
    return max(hypot(transform.a, transform.b), CGFloat(ZoomLimits.smallest))
  }
}
