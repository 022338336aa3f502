internal import CoreGraphics
internal import Foundation
internal import ScrollPhysics

// Indicators as scroll bars for the mouse.
extension UIScrollView {
  /// Reach of a bar from the view's edge, and its thickness under the mouse, in points. Our choice.
  static let barReach: CGFloat = 12
  static let barThickness: CGFloat = 8
  /// Fraction of the visible part that a click on the track scrolls, and its least distance in points: as Page Down.
  private static let barPage = 0.875
  private static let leastBarPage = 40.0

  /// The axis whose bar is under `point`, in the view's coordinates; its whole track counts.
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

  /// The position along the track, from the view's leading edge as in `span`.
  func position(of point: CGPoint, on axis: Axis) -> Double { Vector(point)[axis] - Vector(bounds.origin)[axis] }

  /// 0 on the bar's knob, else -1 or 1: the side of the knob where `point` is.
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

  /// Moves the content in proportion to a movement of the mouse by `travel` points, since the offset was `start`.
  ///
  /// The delegate receives the messages of a trackpad: a drag that ends when the mouse rests.
  func dragKnob(by travel: Double, from start: Double, along axis: Axis) {
    let edges = machine.geometry.axes[axis]
    let knob = span(of: edges, at: start, on: axis).length
    let room = track(of: edges, on: axis).length - knob
    guard room > 0 else { return }
    let offset = edges.clamped(edges.clamped(start) + travel / room * (edges.maximum - edges.minimum))
    let distance = offset - Vector(bounds.origin)[axis]
    handle(.preciseScroll(by: Vector { $0 == axis ? distance : 0 }))
  }

  /// Sets the bar that the mouse is over or drags; nil when the mouse has left it. Bars stay visible meanwhile.
  func pointAtBar(on axis: Axis?) {
    if indicators.pointed == axis { return }
    indicators.pointed = axis
    if axis != nil { showIndicators() }
    updateIndicators()
    if axis == nil { indicatorsFollowActivity() }
  }
}
