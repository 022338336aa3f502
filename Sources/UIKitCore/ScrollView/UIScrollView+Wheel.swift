internal import Foundation
internal import ScrollPhysics

extension UIScrollView {
  /// Moves the content at once, never past an edge.
  ///
  /// - Returns: false when it cannot go any further that way, so that a view outside may.
  func turn(_ wheel: WheelEvent) -> Bool {
    guard isScrollEnabled else { return false }
    if isTracking { return true }
    let here = Vector(contentOffset)
    let delta = Vector(wheel.delta)
    let axes = machine.geometry.axes
    let target = Vector { axis in
      guard axes[axis].isDraggable, delta[axis] != 0 else { return here[axis] }
      return axes[axis].clamped(here[axis] + delta[axis]).snapped(toPixelsAt: machine.geometry.scale)
    }
    guard target != here else { return false }
    stop(at: CGPoint(target))
    flashIndicators()
    return true
  }
}
