internal import Foundation
internal import ScrollPhysics

/// The mouse on scroll bars: the bar under it grows, its knob can be dragged, a click on its track scrolls a page.
///
/// A press on a bar is no touch: neither views nor recognizers hear of it. Fingers pass through the bars.
@MainActor final class ScrollBarPointer {
  private struct Grip {
    weak var scrollView: UIScrollView?
    var touch: Int
    var axis: Axis
    /// nil for a press on the track, which ends with the page.
    var knob: (start: Double, offset: Double)?
  }

  private var grip: Grip?
  private weak var pointed: UIScrollView?

  /// - Parameter hit: The deepest view under the mouse; nil where it is over none, or presses a button.
  func hover(at place: CGPoint?, over hit: UIView?) {
    if grip != nil { return }
    let found = place.flatMap { bar(at: $0, from: hit) }
    if pointed !== found?.scrollView { pointed?.pointAtBar(on: nil) }
    pointed = found?.scrollView
    found?.scrollView.pointAtBar(on: found?.axis)
  }

  /// Carries out what the mouse does to bars.
  /// - Returns: The touches that remain.
  func take(_ touches: [RawTouch], over hit: (CGPoint) -> UIView?) -> [RawTouch] {
    if grip == nil, !touches.contains(where: { $0.type == .indirectPointer && $0.phase == .began }) { return touches }
    return touches.filter { raw in
      if grip?.touch == raw.id {
        go(on: raw, over: hit)
        return false
      }
      return grip != nil || raw.phase != .began || raw.type != .indirectPointer || !begin(raw, over: hit(raw.location))
    }
  }

  /// False where no bar shows.
  private func begin(_ raw: RawTouch, over hit: UIView?) -> Bool {
    guard let (scrollView, axis) = bar(at: raw.location, from: hit), scrollView.indicators.isShown,
      let place = self.place(raw.location, in: scrollView)
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
      let place = self.place(raw.location, in: scrollView)
    {
      scrollView.dragKnob(by: scrollView.position(of: place, on: grip.axis) - knob.start, from: knob.offset, along: grip.axis)
    }
    guard raw.phase == .ended || raw.phase == .cancelled else { return }
    self.grip = nil
    hover(at: raw.phase == .ended ? raw.location : nil, over: raw.phase == .ended ? hit(raw.location) : nil)
  }

  /// The innermost bar under `place`, in screen coordinates; none under a view that lies over the bars, such as a control.
  private func bar(at place: CGPoint, from hit: UIView?) -> (scrollView: UIScrollView, axis: Axis)? {
    if hit?.coversScrollBars == true { return nil }
    var view = hit
    while let current = view {
      view = current.superview
      if let scrollView = current as? UIScrollView, let point = self.place(place, in: scrollView),
        let axis = scrollView.scrollBar(under: point)
      {
        return (scrollView, axis)
      }
    }
    return nil
  }

  private func place(_ place: CGPoint, in view: UIView) -> CGPoint? {
    view.window.map { $0.convert($0.convertFromParent(place), to: view) }
  }
}
