package import Foundation
package import ScrollPhysics
internal import UIKitGraphics

/// Scrolls a scroll view on one axis, by frames, while something that a finger drags is near an edge.
@MainActor package final class EdgeScroller: FrameClient {
  /// Called after each step with its distance in points.
  package var onScroll: (CGFloat) -> Void = { _ in }
  private let axis: Axis
  private weak var list: UIScrollView?
  /// The place of the finger in the coordinates of a scroll view.
  private let place: (UIScrollView) -> CGFloat
  private var lastFrame: TimeInterval?
  /// Gives the frames while the list scrolls: the list may leave its window, or be released, before it stops.
  private weak var driver: FrameDriver?

  /// Auto-scroll zone, in points from an edge, and top speed, in points per second, reached at the edge. Our choice.
  private static let (zone, speed): (CGFloat, CGFloat) = (60, 700)

  package init(_ axis: Axis, in list: UIScrollView, place: @escaping (UIScrollView) -> CGFloat) {
    (self.axis, self.list, self.place) = (axis, list, place)
  }

  /// The scroll view to auto-scroll: the given one or one around it.
  private var scroller: UIScrollView? { list?.scrollView(draggableAlong: axis) { _ in true } }

  private func edges(_ scroller: UIScrollView) -> (before: CGFloat, after: CGFloat) {
    let insets = scroller.adjustedContentInset
    return axis == .y ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  /// Auto-scroll speed in points per second, positive toward the end of the content.
  private func wantedSpeed(_ scroller: UIScrollView) -> CGFloat {
    let (finger, insets) = (place(scroller), edges(scroller))
    let (start, end) = (scroller.bounds.minPoint(axis) + insets.before, scroller.bounds.maxPoint(axis) - insets.after)
    let zone = min(Self.zone, (end - start) / 4)
    guard zone > 0 else { return 0 }
    if finger < start + zone { return -Self.speed * min(1, (start + zone - finger) / zone) }
    if finger > end - zone { return Self.speed * min(1, (finger - end + zone) / zone) }
    return 0
  }

  /// Begins or ends scrolling, by the place of the finger.
  package func update() {
    guard let scroller, wantedSpeed(scroller) != 0 else { return stop() }
    guard lastFrame == nil, let driver = list?.window?.screen.driver else { return }
    (lastFrame, self.driver) = (driver.now, driver)
    driver.add(self)
  }

  /// Scrolls by one frame. Stops at the end of the content; the next movement of the finger starts scrolling again.
  package func frame(at time: TimeInterval) {
    guard let lastFrame, let scroller, list?.window != nil else { return stop() }
    let speed = wantedSpeed(scroller)
    // The scroll view has moved or changed its edges below the finger.
    guard speed != 0 else { return stop() }
    self.lastFrame = time
    let insets = edges(scroller)
    let last = max(-insets.before, scroller.contentSize[axis] + insets.after - scroller.bounds.size[axis])
    let way = speed * (time - lastFrame)
    let former = scroller.contentOffset[axis]
    let now = min(max(former + way, -insets.before), last)
    guard (now - former) * way > 0 else { return way == 0 ? () : stop() }
    scroller.contentOffset =
      axis == .y ? CGPoint(x: scroller.contentOffset.x, y: now) : CGPoint(x: now, y: scroller.contentOffset.y)
    scroller.layoutIfNeeded()
    onScroll(now - former)
  }

  package func moved(to driver: FrameDriver) { self.driver = driver }

  package func stop() {
    lastFrame = nil
    driver?.remove(self)
    driver = nil
  }
}
