import ListModel
import UIKit

// A pass: take what has changed, keep what the person looks at, then place what the screen shows.
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
      // What came up in the middle of an animation still belongs to it.
    } while isArrangingDue && UIView.inheritedAnimationDuration > 0 && rounds < 8
  }

  func arrangeIfDue() { if !isArranging && (isChangePending || stackAcross != arrangedAcross) { arrange() } }

  var isChangePending: Bool { revision != placedRevision || !waiting.isEmpty || !changedChildren.isEmpty }

  /// During a pass it waits for its end: asking for layout then would have every child that is laid out in it try the container first.
  func setNeedsArranging() {
    if isArranging { isArrangingDue = true } else { setNeedsLayout() }
  }

  func arrangeOnce() {
    takeOrder()
    takeAcross()
    takeWaiting()
    takeChanges()
    // A message in between may have added or removed children; then another pass is due.
    guard !isOrderStale && waiting.isEmpty else { return isArrangingDue = true }
    revision == placedRevision ? fitContentSize() : fitContent()
    placeContentView()
    placeChildren()
  }

  /// In the order that never takes the offset over an edge, which would move it or turn a motion round.
  ///
  /// By whole pixels, as everything that scrolls; only a bounce keeps its exact distance from its edge.
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
    // Never beyond the top, where there is nothing, nor at rest beyond the end.
    var shift = max(-max(0, edge), bounces ? exact : (exact * scale).rounded() / scale)
    if !isTracking && !isDecelerating { shift = min(shift, max(0, lastOffset - screen.start)) }
    if shift == 0 { return fitContentSize() }
    // What shows goes along: an animation moves only what moves on the screen.
    UIView.performWithoutAnimation {
      if (shift > 0) != bounces { fitContentSize() }
      contentOffset = CGPoint(axis, along: contentOffset.along(axis) + shift, across: contentOffset.along(axis.other))
      placeContentView()
      for view in ghosts {
        view.center = CGPoint(axis, along: view.center.along(axis) + shift, across: view.center.along(axis.other))
      }
      if let view = stuckView, let child = child(view) {
        setFrame(of: child, CGRect(axis, along: view.frame.along(axis).moved(by: shift), across: view.frame.along(axis.other)))
      }
    }
    for child in shown { child.takeFormerSpace(movedBy: shift) }
    shownSpan = shownSpan.moved(by: shift)
    screenStart += shift
    // An end that has come nearer than that takes the offset along in the animation.
    if (shift > 0) == bounces { fitContentSize() }
  }

  /// The last legal one, with the content as long as it will be.
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

  /// The bounds without insets; nothing inside another container, whose space would then never shrink.
  private var leastContentLength: CGFloat {
    isManaged ? 0 : max(0, bounds.size.along(axis) - adjustedContentInset.sum(axis))
  }

  /// Another container scrolls this one.
  var isManaged: Bool {
    guard let outer = outerContainer else { return false }
    return outer.child(self)?.scrollView === self
  }

  var outerContainer: ContainerScrollView? { (superview as? ContainerContentView)?.container }

  /// By its centre: a frame is put together from it and may come back as another number. The centre comes first, so that the view never lies
  /// elsewhere in between, with another safe area.
  private func placeContentView() {
    let bounds = bounds
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    if content.center != center { content.center = center }
    if content.bounds == bounds { return }
    content.bounds = bounds
    // A list that shows whole keeps its frame, also where it slides under a bar: there its pinned header gives way.
    for child in shown { child.scrollView?.updateSafeArea() }
  }

  // MARK: Measures

  /// What the scroll view shows of its content.
  var screen: Segment { bounds.along(axis) }

  /// Where the first child starts.
  var stackStart: Double { isLayoutMarginsRelativeArrangement ? Double(margins.before(axis)) : 0 }

  /// What the insets leave of the width.
  private var viewAcross: CGFloat { max(0, bounds.size.along(axis.other) - adjustedContentInset.sum(axis.other)) }

  /// The part of the width that children may have.
  var stackAcross: Segment {
    let whole = Segment(start: 0, length: Double(viewAcross))
    guard isLayoutMarginsRelativeArrangement else { return whole }
    return whole.inset(before: margins.before(axis.other), after: margins.after(axis.other))
  }

  /// Without what the adjusted insets keep free already.
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
