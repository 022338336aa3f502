internal import CoreGraphics
internal import Foundation
internal import ScrollPhysics
internal import UIKitGraphics

// Scroll bars: indicators that the mouse can use.
extension UIScrollView {
  /// Width of a bar's sensitive area from the view's edge, and the bar's thickness under the mouse, in points. Our choice.
  static let barReach: CGFloat = 12
  static let barThickness: CGFloat = 8
  /// Page of a click on the track: fraction of the visible length, and minimum in points, as for Page Down.
  private static let barPage = 0.875
  private static let leastBarPage = 40.0

  /// The axis of the bar under `point`, in the view's coordinates; the whole track counts.
  func scrollBar(under point: CGPoint) -> Axis? {
    guard isScrollEnabled, contentScroller == nil, window != nil, bounds.contains(point) else { return nil }
    let axes: [Axis] = [.y, .x]
    return axes.first { axis in
      guard hasScrollBar(on: axis) else { return false }
      let clear = indicatorClearance(on: axis)
      let distance = axis == .y ? bounds.maxX - clear.right - point.x : bounds.maxY - clear.bottom - point.y
      let (start, length) = track(of: machine.geometry.axes[axis], on: axis)
      return (0...Self.barReach).contains(distance) && (start...(start + length)).contains(position(of: point, on: axis))
    }
  }

  private func hasScrollBar(on axis: Axis) -> Bool {
    let edges = machine.geometry.axes[axis]
    return (axis == .x ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator) && edges.maximum > edges.initialOffset
  }

  /// Position of a point along the track, from the view's leading edge as in `span`.
  func position(of point: CGPoint, on axis: Axis) -> Double { Vector(point)[axis] - Vector(bounds.origin)[axis] }

  /// Side of the knob on which `point` is: 0 on the knob, else -1 or 1.
  func side(of point: CGPoint, on axis: Axis) -> Double {
    let knob = span(of: machine.geometry.axes[axis], at: Vector(bounds.origin)[axis], on: axis)
    let position = position(of: point, on: axis)
    return position < knob.start ? -1 : position > knob.start + knob.length ? 1 : 0
  }

  /// Scrolls one page along `axis`, animated.
  func page(_ direction: Double, along axis: Axis) {
    let covered = adjustedContentInset.leading(axis) + adjustedContentInset.trailing(axis)
    let shown = max(0, machine.geometry.axes[axis].length - Double(covered))
    let distance = direction * max(Self.leastBarPage, shown * Self.barPage)
    handle(.wheelScroll(by: Vector { $0 == axis ? distance : 0 }))
  }

  /// Scrolls in proportion to a movement of the mouse by `travel` points since the offset was `start`.
  ///
  /// The delegate receives the same messages as for a trackpad: a drag that ends when the mouse rests.
  func dragKnob(by travel: Double, from start: Double, along axis: Axis) {
    let edges = machine.geometry.axes[axis]
    let knob = span(of: edges, at: start, on: axis).length
    let room = track(of: edges, on: axis).length - knob
    guard room > 0 else { return }
    let offset = edges.clamped(edges.clamped(start) + travel / room * (edges.maximum - edges.minimum))
    let distance = offset - Vector(bounds.origin)[axis]
    handle(.preciseScroll(by: Vector { $0 == axis ? distance : 0 }))
  }

  /// Sets the axis of the bar under or dragged by the mouse; nil for none. Bars stay visible while the axis is set.
  func pointAtBar(on axis: Axis?) {
    guard indicators.point(at: axis) else { return }
    if axis != nil { showIndicators() }
    updateIndicators()
    if axis == nil { indicatorsFollowActivity() }
  }
}
