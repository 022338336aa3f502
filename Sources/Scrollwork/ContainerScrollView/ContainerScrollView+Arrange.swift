import ListModel
import UIKit

// One pass: apply pending changes, keep the anchor in place, place the visible children.
extension ContainerScrollView {
  func arrange() {
    guard !isArranging else { return setNeedsArranging() }
    isArranging = true
    if UIView.inheritedAnimationDuration > 0 { followed(arrangeInRounds) } else { arrangeInRounds() }
    isArranging = false
    if isArrangingDue { setNeedsLayout() }
    reportVisibility()
    onArranged?()
  }

  private func arrangeInRounds() {
    var rounds = 0
    repeat {
      isArrangingDue = false
      arrangeOnce()
      measureEntering()
      rounds += 1
      // Changes that come up during the pass belong to the same animation.
    } while isArrangingDue && UIView.inheritedAnimationDuration > 0 && rounds < 8
  }

  func arrangeIfDue() { if !isArranging && (isChangePending || stackAcross != arrangedAcross) { arrange() } }

  var isChangePending: Bool { revision != placedRevision || !waiting.isEmpty || !changedChildren.isEmpty }

  /// Defer during a pass: setNeedsLayout() here would make each child's layoutIfNeeded() re-enter the container.
  func setNeedsArranging() {
    if isArranging { isArrangingDue = true } else { setNeedsLayout() }
  }

  func arrangeOnce() {
    takeOrder()
    takeAcross()
    takeWaiting()
    takeChanges()
    // A message may have added or removed children; then another pass is due.
    guard !isOrderStale && waiting.isEmpty else { return isArrangingDue = true }
    revision == placedRevision ? fitContentSize() : fitContent()
    placeContentView()
    placeChildren()
  }

  /// Sets content size and offset in the order that never has the offset beyond an edge, which would clamp it or reverse a motion.
  ///
  /// The shift is rounded to pixels, except during a bounce, whose distance from the edge must be exact.
  private func fitContent() {
    let exact = takeShift()
    if isManaged {
      fitContentSize()
      outerContainer?.arrangeIfDue()
      return
    }
    let last = Double(contentSize.along(axis) + adjustedContentInset.after(axis)) - screen.length
    let bounces = isDecelerating && screen.start > last
    let scale = Double(window?.screen.scale ?? contentScaleFactor)
    // Not beyond the top; at rest not beyond the end either.
    var shift = max(-max(0, edge), bounces ? exact : (exact * scale).rounded() / scale)
    if !isTracking && !isDecelerating { shift = min(shift, max(0, lastOffset - screen.start)) }
    if shift == 0 { return fitContentSize() }
    // Offset and frames move by the same distance without animation: nothing moves on the screen.
    UIView.performWithoutAnimation {
      if (shift > 0) != bounces { fitContentSize() }
      contentOffset = CGPoint(axis, along: contentOffset.along(axis) + shift, across: contentOffset.along(axis.other))
      placeContentView()
      for view in departing {
        view.center = CGPoint(axis, along: view.center.along(axis) + shift, across: view.center.along(axis.other))
      }
      if let view = stuckView, let child = child(view) {
        setFrame(of: child, CGRect(axis, along: view.frame.along(axis).moved(by: shift), across: view.frame.along(axis.other)))
      }
    }
    for child in shown { child.takeFormerSpace(movedBy: shift) }
    shownSpan = shownSpan.moved(by: shift)
    screenStart += shift
    // Clamps to a nearer end, inside the current animation.
    if (shift > 0) == bounces { fitContentSize() }
  }

  /// Greatest legal offset for the new content length.
  private var lastOffset: Double {
    let inset = adjustedContentInset
    return max(-Double(inset.before(axis)), Double(fittingLength + inset.after(axis)) - screen.length)
  }

  private var fittingLength: CGFloat { max(CGFloat(contentLength), leastContentLength) }

  private func fitContentSize() {
    let size = CGSize(axis, along: fittingLength, across: viewAcross)
    if contentSize != size { contentSize = size }
  }

  private var contentLength: Double {
    stack.total + (isLayoutMarginsRelativeArrangement ? Double(margins.sum(axis)) : 0)
  }

  /// Bounds without insets; 0 inside another container, where the child's space could otherwise never shrink.
  private var leastContentLength: CGFloat {
    isManaged ? 0 : max(0, bounds.size.along(axis) - adjustedContentInset.sum(axis))
  }

  /// Another container scrolls this one.
  var isManaged: Bool {
    guard let outer = outerContainer else { return false }
    return outer.child(self)?.scrollView === self
  }

  var outerContainer: ContainerScrollView? { (superview as? ContainerContentView)?.container }

  /// Sets the center, not the frame, whose origin may come back rounded; center before bounds, so that the safe area does not change in between.
  private func placeContentView() {
    let bounds = bounds
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    if content.center != center { content.center = center }
    if content.bounds == bounds { return }
    content.bounds = bounds
    // The frame of a list that is wholly visible does not change when it scrolls under a bar; its safe area does.
    for child in shown { child.scrollView?.updateSafeArea() }
  }

  // MARK: Measures

  /// Visible part of the content along the axis.
  var screen: Segment { bounds.along(axis) }

  /// Start of the first child.
  var stackStart: Double { isLayoutMarginsRelativeArrangement ? Double(margins.before(axis)) : 0 }

  /// Width without insets.
  private var viewAcross: CGFloat { max(0, bounds.size.along(axis.other) - adjustedContentInset.sum(axis.other)) }

  /// Width available to children.
  var stackAcross: Segment {
    let whole = Segment(start: 0, length: Double(viewAcross))
    guard isLayoutMarginsRelativeArrangement else { return whole }
    return whole.inset(before: margins.before(axis.other), after: margins.after(axis.other))
  }

  /// Layout margins, less the part that adjusted insets keep free already.
  private var margins: UIEdgeInsets {
    let (all, adjusted, own) = (layoutMargins, adjustedContentInset, contentInset)
    return UIEdgeInsets(
      top: max(0, all.top - (adjusted.top - own.top)), left: max(0, all.left - (adjusted.left - own.left)),
      bottom: max(0, all.bottom - (adjusted.bottom - own.bottom)), right: max(0, all.right - (adjusted.right - own.right)))
  }

  func across(of child: ContainerChild) -> Segment {
    let insets = child.settings.insets
    let room = stackAcross.inset(before: insets.before(axis.other), after: insets.after(axis.other))
    let alignment = child.settings.alignment ?? alignment
    if alignment == .fill { return room }
    var own = child.ownAcross
    if child.constraints != nil { own.length = Double(child.view.frame.size.along(axis.other)) }
    if alignment == .free { return own }
    let length = min(own.length, room.length)
    let isMirrored = axis == .vertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch alignment {
    case .center: return Segment(start: room.start + (room.length - length) / 2, length: length)
    case .leading where !isMirrored, .trailing where isMirrored: return Segment(start: room.start, length: length)
    default: return Segment(start: room.end - length, length: length)
    }
  }
}
