internal import Diagnostics
internal import Foundation
internal import ScrollPhysics
internal import UIKitGraphics

/// Routes wheel and trackpad events to scroll views.
///
/// The scroll view that receives the first event of a turn receives all of them: at the end of a list, the rest of a turn must not scroll the
/// page around it. A pause, leaving the view, or turning along the other axis chooses again.
@MainActor final class WheelRouter {
  /// Pause in seconds after which the next event chooses again. Our choice, as in Chromium.
  static let patience = 0.5

  private weak var latched: UIScrollView?
  private var axis = Axis.y
  private var lastTurn = -TimeInterval.infinity
  private let trackpad = TrackpadDrag()

  /// Delivers one wheel or trackpad event.
  ///
  /// - Parameter hit: The deepest view under the pointer.
  func handle(_ wheel: WheelEvent, over hit: UIView) {
    if wheel.modifiers.contains(.control) { return hit.zoom(by: wheel) }
    if let phase = wheel.phase { return trackpad.handle(wheel, phase, over: hit) }
    let delta = wheel.movement
    guard delta != .zero else { return }
    let scrollView = choose(delta, wheel, over: hit)
    (latched, axis, lastTurn) = (scrollView, delta.mainAxis, wheel.timestamp)
    if wheel.isPrecise { scrollView?.handle(.preciseScroll(by: delta)) } else { scrollView?.turn(by: delta) }
  }

  private func choose(_ delta: Vector, _ wheel: WheelEvent, over hit: UIView) -> UIScrollView? {
    let main = delta.mainAxis
    if let latched, wheel.timestamp - lastTurn < Self.patience, wheel.mayTurn(latched), hit.isDescendant(of: latched),
      wheel.isPrecise ? latched.machine.geometry.axes[main].isDraggable : main == axis
    {
      return latched
    }
    return hit.scrollView(main, toward: delta[main], where: wheel.mayTurn)
  }

  /// Ends the trackpad drag of `scrollView` because a finger has touched the view.
  func release(_ scrollView: UIScrollView) { trackpad.release(scrollView) }
}

extension UIScrollView {
  fileprivate func turn(by delta: Vector) {
    handle(.wheelScroll(by: Vector(turn(by: CGPoint(delta), from: CGPoint(machine.wheelTarget)))))
  }
}

/// A drag by fingers on a trackpad whose phases the platform reports: like a touch drag.
@MainActor private final class TrackpadDrag {
  private weak var scrollView: UIScrollView?
  /// Total movement of the fingers, not clamped to edges.
  private var moved = Vector.zero
  /// The part of it that chose the scroll view and moves nothing; zero where the fingers have caught content.
  private var slop = Vector.zero
  /// Whether the fingers may still drag; false once the drag has ended before they lifted.
  private var isLive = false
  private var estimate = VelocityEstimate()

  func handle(_ wheel: WheelEvent, _ phase: UITouch.Phase, over hit: UIView) {
    switch phase {
    case .began:
      end(.panCancelled)
      (moved, slop, estimate, isLive) = (.zero, .zero, VelocityEstimate(), true)
      estimate.add(moved, at: wheel.timestamp)
      if let moving = hit.movingScrollView, wheel.mayTurn(moving) { begin(moving) }
      fallthrough
    case .moved:
      guard isLive else { return }
      moved = moved + wheel.movement
      estimate.add(moved, at: wheel.timestamp)
      if scrollView == nil { choose(for: wheel, over: hit) }
      scrollView?.handle(.panMoved(translation: (moved - slop) * -1))
    case .ended:
      end(.panEnded(velocity: estimate.velocity(atLift: wheel.timestamp) * -1), at: wheel.timestamp)
    case .cancelled:
      end(.panCancelled)
    case .stationary, .regionEntered, .regionMoved, .regionExited:
      estimate.confirm(at: wheel.timestamp)
    }
  }

  /// Chooses the scroll view to drag once the fingers have passed the slop; if none can move, the innermost draggable one, which bounces.
  private func choose(for wheel: WheelEvent, over hit: UIView) {
    let (length, least) = (moved.length, Double(UIPanGestureRecognizer.slop))
    guard length >= least - 1e-9 else { return }
    let main = moved.mainAxis
    let chosen =
      hit.scrollView(main, toward: moved[main], where: wheel.mayTurn)
      ?? hit.scrollView(draggableAlong: main, where: wheel.mayTurn)
    guard let chosen, !chosen.isTracking else { return }
    slop = moved * (least / max(least, length))
    begin(chosen)
  }

  private func begin(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.handle(.touchDown)
    scrollView.handle(.panBegan(translation: .zero, by: .trackpad))
  }

  func release(_ scrollView: UIScrollView) {
    if self.scrollView === scrollView { end(.panCancelled) }
  }

  private func end(_ event: ScrollMachine.Event, at time: TimeInterval? = nil) {
    isLive = false
    guard let former = scrollView else { return }
    scrollView = nil
    former.handle(event, at: time)
    former.handle(.touchUp)
  }
}

extension UIView {
  /// The innermost decelerating scroll view from this view outward, which fingers coming down catch.
  fileprivate var movingScrollView: UIScrollView? {
    var view: UIView? = self
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isDecelerating, !scrollView.isTracking { return scrollView }
      view = current.superview
    }
    return nil
  }
}

extension UIView {
  /// Zoom factor of one notch: four notches double the scale. Our choice.
  private static let zoomPerNotch = 1.19

  /// Zooms the innermost zoomable scroll view from this view outward about the pointer: for a wheel turned with Control.
  fileprivate func zoom(by wheel: WheelEvent) {
    guard let window else { return }
    let turned = wheel.movement
    let notches = min(max(-turned[turned.mainAxis] / 100, -20), 20)
    var view: UIView? = self
    while let current = view {
      view = current.superview
      guard let scrollView = current as? UIScrollView, scrollView.pinchGestureRecognizer?.isEnabled ?? false else { continue }
      let place = scrollView.convert(window.convertFromParent(wheel.location), from: window)
      scrollView.zoom(by: CGFloat(pow(Self.zoomPerNotch, notches)), about: place)
      return
    }
  }
}

extension WheelEvent {
  /// Whether `scrollView` can scroll and its `allowedScrollTypesMask` contains this kind of device.
  @MainActor func mayTurn(_ scrollView: UIScrollView) -> Bool {
    scrollView.isScrollEnabled && scrollView.pan.allowedScrollTypesMask.contains(isPrecise ? .continuous : .discrete)
  }

  /// The movement of the content; with Shift, a vertical wheel scrolls horizontally.
  var movement: Vector {
    ensure(
      delta.x.isFinite && delta.y.isFinite, "a wheel turned by \(delta): not finite; check the arithmetic that made it")
    let movement = Vector(delta)
    return modifiers.contains(.shift) && movement.x == 0 ? Vector(x: movement.y, y: 0) : movement
  }
}

extension Vector {
  /// The axis with the larger movement.
  var mainAxis: Axis { x.magnitude > y.magnitude ? .x : .y }
}
