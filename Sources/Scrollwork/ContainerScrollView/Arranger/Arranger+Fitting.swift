import ListModel
import UIKit

// Size and offset of the content.
extension Arranger {
  /// Sets content size and offset in the order that never has the offset beyond an edge: that would clamp the offset or reverse a motion.
  ///
  /// The shift is rounded to pixels, except during a bounce, whose distance from the edge must be exact.
  func fitContent() {
    if features.endAnchor.isBeyondEnd {
      // The offset first: content that ended farther away would end the rubber band.
      anchoring.clear()
      features.endAnchor.followEnd()
      return fitContentSize()
    }
    keepPlace()
    features.endAnchor.followEnd()
  }

  /// Whether a motion of its own may be beyond an edge: a bounce, or a wheel that completes one. A finger that has caught one holds a
  /// rubber band, which follows the content's size.
  var bouncesBack: Bool { (container.isDecelerating || container.isDragging) && !container.isTracking }

  /// Moves the offset by the distance that the anchor has moved.
  private func keepPlace() {
    let exact = anchoring.consumeShift()
    if isManaged {
      fitContentSize()
      outer?.arranger.arrangeIfDue()
      return
    }
    let last = Double(container.contentSize.along(axis) + container.adjustedContentInset.after(axis)) - screen.length
    let bounces = bouncesBack && screen.start > last
    let scale = Double(scale)
    // Not beyond the top, and by the rounding not short of it. At rest, and under a finger whose lift bounces nothing back, not beyond the end
    // either.
    let least = -max(0, edge)
    var shift = bounces ? exact : (exact * scale).rounded() / scale
    if shift < 0, shift <= least + 0.5 / scale { shift = least }
    let moves = container.isDragging || container.isDecelerating
    let room = shift <= 0 || moves ? .infinity : max(0, lastOffset - screen.start)
    // In an animation the offset first follows the anchor beyond the end; the animation then moves the offset back to the end.
    let isCut = shift > room && UIView.inheritedAnimationDuration > 0
    if !isCut { shift = min(shift, room) }
    if shift == 0 { return fitContentSize() }
    let fitsFirst = (shift > 0) != bounces && !isCut
    moveContent(by: shift, fitsFirst: fitsFirst)
    // The receiver of the offset's message has changed the children, and the next fitting begins with what shows now: a size that belongs to
    // those children would move the offset first.
    guard session.isFitted else { return }
    // A shorter content clamps the offset to its end; that movement is animated with the current animation.
    if !fitsFirst { fitContentSize() }
    if isCut { setOffset(min(offset, CGFloat(lastOffset))) }
  }

  /// Offset and frames change by the same distance without animation, so that nothing moves on the screen.
  private func moveContent(by shift: Double, fitsFirst: Bool) {
    UIView.performWithoutAnimation {
      if fitsFirst { fitContentSize() }
      setOffset(offset + CGFloat(shift))
      placeContentView()
      features.forEach { $0.contentMoved(by: shift) }
    }
    placement.contentMoved(by: shift)
  }

  /// Maximum offset for the new content length.
  private var lastOffset: Double {
    let inset = container.adjustedContentInset
    return max(-Double(inset.before(axis)), Double(fittingLength + inset.after(axis)) - screen.length)
  }

  var fittingLength: CGFloat { max(CGFloat(contentLength), leastContentLength) }

  func fitContentSize() {
    let size = CGSize(axis, along: fittingLength, across: viewAcross)
    if container.contentSize != size { container.contentSize = size }
  }

  private var contentLength: Double {
    stack.total + (container.isLayoutMarginsRelativeArrangement ? Double(margins.sum(axis)) : 0)
  }

  /// Length of the bounds without insets; 0 inside another container, where this child's space could otherwise never shrink.
  private var leastContentLength: CGFloat {
    isManaged ? 0 : max(0, container.bounds.size.along(axis) - container.adjustedContentInset.sum(axis))
  }

  /// Sets the centre instead of the frame, whose origin may be rounded; centre before bounds, so that the safe area does not change in
  /// between.
  func placeContentView() {
    let (bounds, content) = (host.borrow { $0.bounds }, content)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    if content.center != center { content.center = center }
    if content.bounds == bounds { return }
    content.bounds = bounds
    if content.safeAreaInsets == .zero { return }
    // A fully visible list keeps its frame when it scrolls under a bar, but its safe area changes.
    for child in placement.shown { child.scrollView?.updateSafeArea() }
  }

  /// Content offset along the axis.
  var offset: CGFloat { container.contentOffset.along(axis) }

  /// Sets the content offset along the axis.
  func setOffset(_ offset: CGFloat) {
    container.contentOffset = CGPoint(axis, along: offset, across: container.contentOffset.along(axis.other))
  }
}
