import Foundation
import UIKitCore

/// Hears what one scroll view says and complains of what does not fit: ends without a begin, flags that contradict the message,
/// offsets that are no numbers.
@MainActor final class FuzzLedger: NSObject, UIScrollViewDelegate {
  let name: String
  /// Calls back at random; set by the life that is lived.
  var inside: ((UIScrollView) -> Void)?
  var retarget: ((UIScrollView, CGPoint) -> CGPoint?)?
  private(set) var complaints: [String] = []
  /// Since somebody asked last.
  var heard: [String] = []

  private var isDragging = false
  private var hasToldEndOfDrag = false
  /// A deceleration has been announced whose end has not.
  private var owesEndOfDeceleration = false
  private var hasBegunDecelerating = false
  /// Animated calls that may still be answered with an end.
  var animationsAsked = 0

  init(_ name: String) { self.name = name }

  func complain(_ what: String) { complaints.append("\(name): \(what)") }

  /// What must hold when nothing moves.
  func checkRest(of scroll: UIScrollView) {
    if isDragging { complain("willBeginDragging without didEndDragging") }
    if owesEndOfDeceleration { complain("a deceleration without didEndDecelerating") }
    if scroll.isTracking || scroll.isDragging || scroll.isDecelerating || scroll.isScrollAnimating {
      complain(
        "at rest, but tracking \(scroll.isTracking), dragging \(scroll.isDragging), decelerating \(scroll.isDecelerating), "
          + "animating \(scroll.isScrollAnimating)")
    }
    if scroll.predictedRestingOffset != nil { complain("at rest, but a rest is predicted") }
  }

  private func note(_ scroll: UIScrollView, _ name: String = #function) {
    heard.append(name.prefix { $0 != "(" } == "scrollViewDidScroll" ? "." : String(name))
    let offset = scroll.contentOffset
    if !offset.x.isFinite || !offset.y.isFinite { complain("offset \(offset)") }
    inside?(scroll)
  }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note(scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if isDragging { complain("willBeginDragging twice") }
    if !scrollView.isDragging { complain("willBeginDragging, but not dragging") }
    (isDragging, hasToldEndOfDrag) = (true, false)
    note(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if !isDragging || hasToldEndOfDrag { complain("willEndDragging outside of a drag, or twice") }
    hasToldEndOfDrag = true
    let target = targetContentOffset.pointee
    if !(velocity.x + velocity.y + target.x + target.y).isFinite { complain("willEndDragging \(velocity), target \(target)") }
    if let chosen = retarget?(scrollView, target) { targetContentOffset.pointee = chosen }
    note(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !isDragging { complain("didEndDragging without willBeginDragging") }
    if scrollView.isDragging { complain("didEndDragging, but dragging") }
    isDragging = false
    if decelerate { (owesEndOfDeceleration, hasBegunDecelerating) = (true, false) }
    note(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    if !owesEndOfDeceleration || hasBegunDecelerating { complain("willBeginDecelerating without didEndDragging(true), or twice") }
    if !scrollView.isDecelerating { complain("willBeginDecelerating, but not decelerating") }
    hasBegunDecelerating = true
    note(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !owesEndOfDeceleration { complain("didEndDecelerating of nothing, or twice") }
    owesEndOfDeceleration = false
    note(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if animationsAsked == 0 { complain("didEndScrollingAnimation of nothing") }
    animationsAsked -= 1
    note(scrollView)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note(scrollView) }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note(scrollView) }
}

/// Content that must hear how each touch ends that it heard of.
final class FuzzContent: UIView {
  private(set) var open: Set<ObjectIdentifier> = []
  private(set) var complaints: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !open.insert(ObjectIdentifier(touch)).inserted {
      complaints.append("content: a touch began twice")
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !open.contains(ObjectIdentifier(touch)) { complaints.append("content: an unknown touch moved") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

  private func close(_ touches: Set<UITouch>) {
    for touch in touches where open.remove(ObjectIdentifier(touch)) == nil {
      complaints.append("content: an unknown touch ended")
    }
  }
}
