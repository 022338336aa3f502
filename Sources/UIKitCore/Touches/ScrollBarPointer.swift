internal import Foundation
internal import ScrollPhysics

/// The mouse on scroll bars: the bar under the pointer grows, its knob can be dragged, and a click on its track scrolls a page.
///
/// A press on a bar is not a touch: neither views nor recognizers receive it. Fingers do not act on bars.
@MainActor final class ScrollBarPointer {
  /// A press on a bar, from button down to button up.
  private struct Grip {
    weak var scrollView: UIScrollView?
    var touch: Int
    var axis: Axis
    /// Start position of the knob's drag on the bar, and the offset at that time; nil for a press on the track, which scrolls one page.
    var knob: (start: Double, offset: Double)?
  }

  private var grip: Grip?
  /// The scroll view whose bar is under the pointer.
  private weak var pointed: UIScrollView?

  /// Whether the pointer is over a bar.
  var isPointedAt: Bool { pointed != nil }

  /// Enlarges the bar under the pointer, and resets the previous one.
  ///
  /// - Parameter hit: the deepest view under the mouse; nil if there is none, or while a button is down.
  func hover(at place: CGPoint?, over hit: UIView?) {
    if grip != nil { return }
    let found = place.flatMap { bar(at: $0, from: hit) }
    if pointed !== found?.scrollView { pointed?.pointAtBar(on: nil) }
    pointed = found?.scrollView
    found?.scrollView.pointAtBar(on: found?.axis)
  }

  /// Applies and removes the touches that act on bars.
  ///
  /// - Returns: the remaining touches.
  func consume(_ touches: [RawTouch], over hit: (CGPoint) -> UIView?) -> [RawTouch] {
    if grip == nil, !touches.contains(where: { $0.type == .indirectPointer && $0.phase == .began }) { return touches }
    return touches.filter { raw in
      if grip?.touch == raw.id {
        go(on: raw, over: hit)
        return false
      }
      return grip != nil || raw.phase != .began || raw.type != .indirectPointer || !begin(raw, over: hit(raw.location))
    }
  }

  /// Begins a press on the bar at the touch; false if no bar is visible there.
  private func begin(_ raw: RawTouch, over hit: UIView?) -> Bool {
    guard let (scrollView, axis) = bar(at: raw.location, from: hit), scrollView.indicators.isShown,
      let place = scrollView.point(fromScreen: raw.location)
    else { return false }
    let side = scrollView.side(of: place, on: axis)
    let position = scrollView.position(of: place, on: axis)
    grip = Grip(
      scrollView: scrollView, touch: raw.id, axis: axis,
      knob: side == 0 ? (start: position, offset: Vector(scrollView.contentOffset)[axis]) : nil)
    if pointed !== scrollView { pointed?.pointAtBar(on: nil) }
    pointed = scrollView
    scrollView.pointAtBar(on: axis)
    if side != 0 { scrollView.page(side, along: axis) }
    return true
  }

  private func go(on raw: RawTouch, over hit: (CGPoint) -> UIView?) {
    guard let grip else { return }
    if let scrollView = grip.scrollView, let knob = grip.knob, raw.phase == .moved || raw.phase == .ended,
      let place = scrollView.point(fromScreen: raw.location)
    {
      scrollView.dragKnob(by: scrollView.position(of: place, on: grip.axis) - knob.start, from: knob.offset, along: grip.axis)
    }
    guard raw.phase == .ended || raw.phase == .cancelled else { return }
    self.grip = nil
    hover(at: raw.phase == .ended ? raw.location : nil, over: raw.phase == .ended ? hit(raw.location) : nil)
  }

  /// The innermost bar at `place`, in screen coordinates; nil over a control or a section index, which cover bars.
  private func bar(at place: CGPoint, from hit: UIView?) -> (scrollView: UIScrollView, axis: Axis)? {
    if hit?.coversScrollBars == true { return nil }
    var view = hit
    while let current = view {
      view = current.superview
      if let scrollView = current as? UIScrollView, let point = scrollView.point(fromScreen: place),
        let axis = scrollView.scrollBar(under: point)
      {
        return (scrollView, axis)
      }
    }
    return nil
  }
}

extension UIView {
  /// A position on the screen in the view's coordinates; nil outside of a window.
  func point(fromScreen place: CGPoint) -> CGPoint? { window.map { $0.convert($0.convertFromParent(place), to: self) } }
}
