internal import Diagnostics
internal import Foundation
internal import ScrollPhysics

/// Gives wheels and trackpads to the scroll view that they are to move.
///
/// What turned a scroll view goes on turning it: a list that comes to its end does not suddenly hand the rest of a spin to the page
/// around it. A wheel that rests, goes elsewhere or turns the other way round the corner is free to choose anew.
@MainActor final class WheelRouter {
  /// Seconds without a turn after which the next one chooses anew; chosen, as long as in Chromium.
  static let patience = 0.5

  private weak var latched: UIScrollView?
  private var axis = Axis.y
  private var lastTurn = -TimeInterval.infinity
  private let trackpad = TrackpadDrag()

  /// - Parameter hit: The deepest view under the pointer.
  func handle(_ wheel: WheelEvent, over hit: UIView) {
    if wheel.modifiers.contains(.control) { return hit.zoom(by: wheel) }
    if let phase = wheel.phase { return trackpad.handle(wheel, phase, over: hit) }
    let delta = wheel.movement
    guard delta != .zero else { return }
    let scrollView = choose(delta, wheel, over: hit)
    (latched, axis, lastTurn) = (scrollView, delta.mainAxis, wheel.timestamp)
    scrollView?.handle(wheel.isPrecise ? .preciseScroll(by: delta) : .wheelScroll(by: delta))
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

  /// A finger takes `scrollView`.
  func release(_ scrollView: UIScrollView) { trackpad.release(scrollView) }
}

/// Fingers on a trackpad whose phases the platform tells: they drag and fling as fingers on the screen do, but without a slop.
@MainActor private final class TrackpadDrag {
  private weak var scrollView: UIScrollView?
  /// What the fingers have moved the content by, were it not for edges.
  private var moved = Vector.zero
  /// Nothing has ended it since the fingers came down.
  private var isLive = false
  private var estimate = VelocityEstimate()

  func handle(_ wheel: WheelEvent, _ phase: UITouch.Phase, over hit: UIView) {
    switch phase {
    case .began:
      end(.panCancelled)
      (moved, estimate, isLive) = (.zero, VelocityEstimate(), true)
      estimate.add(moved, at: wheel.timestamp)
      if let moving = hit.movingScrollView, wheel.mayTurn(moving) { begin(moving) }
      fallthrough
    case .moved:
      guard isLive else { return }
      moved = moved + wheel.movement
      estimate.add(moved, at: wheel.timestamp)
      if scrollView == nil { choose(for: wheel, over: hit) }
      scrollView?.handle(.panMoved(translation: moved * -1))
    case .ended:
      end(.panEnded(velocity: estimate.velocity(atLift: wheel.timestamp) * -1), at: wheel.timestamp)
    case .cancelled:
      end(.panCancelled)
    case .stationary, .regionEntered, .regionMoved, .regionExited:
      estimate.confirm(at: wheel.timestamp)
    }
  }

  /// Where nobody can move, the innermost gives way.
  private func choose(for wheel: WheelEvent, over hit: UIView) {
    guard moved != .zero else { return }
    let main = moved.mainAxis
    let chosen =
      hit.scrollView(main, toward: moved[main], where: wheel.mayTurn)
      ?? hit.scrollView(draggableAlong: main, where: wheel.mayTurn)
    guard let chosen, !chosen.isTracking else { return }
    begin(chosen)
  }

  private func begin(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.handle(.touchDown)
    scrollView.handle(.panBegan(translation: .zero))
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
  /// The innermost scroll view from here outward that coasts: fingers that come down catch it.
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
  /// By which a notch enlarges or shrinks; chosen: four of them make it twice as large.
  private static let zoomPerNotch = 1.19

  /// With Control a wheel zooms the innermost scroll view from here outward that zooms at all, about the pointer; nothing scrolls.
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
  /// Whether `scrollView` follows devices of this kind.
  @MainActor func mayTurn(_ scrollView: UIScrollView) -> Bool {
    scrollView.isScrollEnabled && scrollView.pan.allowedScrollTypesMask.contains(isPrecise ? .continuous : .discrete)
  }

  /// Of the content. Shift turns a wheel that knows one direction alone sideways.
  var movement: Vector {
    ensure(
      delta.x.isFinite && delta.y.isFinite, "a wheel turned by \(delta): not finite; check the arithmetic that made it")
    let movement = Vector(delta)
    return modifiers.contains(.shift) && movement.x == 0 ? Vector(x: movement.y, y: 0) : movement
  }
}

extension Vector {
  /// The one along which it goes farther.
  var mainAxis: Axis { x.magnitude > y.magnitude ? .x : .y }
}
