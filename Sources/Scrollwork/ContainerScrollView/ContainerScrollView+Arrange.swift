import Diagnostics
import ListModel
import UIKit

// One pass: applies pending changes, keeps the anchor in place, and places the visible children.
extension ContainerScrollView {
  /// Runs a pass now; inside a pass, requests another one.
  func arrange() { send(.passWanted) }

  /// Arranges now if changes are pending. Call before an answer that depends on the places of children.
  func arrangeIfDue() {
    if isChangePending || stackAcross != placed.across { send(.answerWanted) }
  }

  /// Arranges at once inside an animation block, because no callback announces the end of the block.
  func arrangeIfAnimated() {
    if !isArranging && UIView.inheritedAnimationDuration > 0 { send(.animatedPassWanted) }
  }

  /// Defer during a pass: setNeedsLayout() here would make each child's layoutIfNeeded() re-enter the container.
  func setNeedsArranging() { send(.layoutWanted) }

  var isChangePending: Bool { session.placement != .current || pending.hasSizes }

  var isArranging: Bool { session.activity != .idle }

  /// Sends an event to the session and carries out its effect.
  func send(_ event: StackSession.Event) {
    switch handle(event) {
    // The senders of `roundWanted` and `placementEnded` carry out their effects themselves.
    case .none, .repeatRound, .settle: return
    case .arrange: runPass()
    case .layOutLater: setNeedsLayout()
    case .giveUp: giveUp()
    case .refuse: programmingError("\(type(of: self)): \(event) is not possible while \(session.activity)")
    }
  }

  /// Changes the session as a whole: each access to a property that is changed in place is checked.
  func handle(_ event: StackSession.Event) -> StackSession.Effect {
    var session = session
    let effect = session.handle(event)
    self.session = session
    return effect
  }

  private func runPass() {
    let isAnimated = UIView.inheritedAnimationDuration > 0
    let isStep = !isAnimated && step()
    if isAnimated { followed(arrangeInRounds) } else if !isStep { arrangeRound() }
    send(.finished)
    if !isStep { noteSteadiness() }
    if session.isUpdating { lengthenLists() }
    followGoal()
    reportVisibility()
    visibility.onArranged?()
    updateTimelines()
    ownEdgeLoadings.update()
  }

  /// Changes made during a pass inside an animation belong to the same animation.
  private func arrangeInRounds() {
    repeat { arrangeRound() } while handle(.roundWanted) == .repeatRound
  }

  private func arrangeRound() {
    arrangeOnce()
    measureEntering()
  }

  /// Warns which children changed again in the last round, and requests the next layout after a pause, so that frames are drawn meanwhile.
  private func giveUp() {
    var names: [String] = []
    for child in pending.resized + pending.added {
      let name = "\(type(of: child.view))"
      if !names.contains(name) { names.append(name) }
    }
    let list = names.isEmpty ? "a child" : names.prefix(8).joined(separator: ", ")
    warn(
      """
      \(type(of: self)): layout does not settle: \(list) changed again in each of \(StackSession.unsettledLimit) rounds. \
      Change the size of a child when its content changes, not whenever it is laid out or moved.
      """)
    if window != nil { return layOutAfterPause() }
    // Outside a window nothing animates, so that no pause would end.
    send(.pauseEnded)
    setNeedsLayout()
  }

  func arrangeOnce() {
    takeUntoldMoves()
    takeOrder()
    takeAcross()
    // Where the offset follows an end or is limited to the edges, other sections may come on screen. The receiver of its message may have
    // changed the content.
    for _ in 0..<StackSession.roundLimit {
      makeSections()
      if pending.hasSizes {
        takeAdded()
        takeResized()
      }
      // The receiver of a message may have added or removed children; then another round is due.
      if pending.hasChildren { return setNeedsArranging() }
      session.placement == .current ? fitContentSize() : fitContent()
      if session.isFitted && !needsSections { break }
    }
    if !session.isFitted { return setNeedsArranging() }
    placeContentView()
    placeChildren()
  }

  /// Sets content size and offset in the order that never has the offset beyond an edge: that would clamp the offset or reverse a motion.
  ///
  /// The shift is rounded to pixels, except during a bounce, whose distance from the edge must be exact.
  private func fitContent() {
    send(.contentFitted)
    if isBeyondEnd {
      // The offset first: content that ended farther away would end the rubber band.
      anchor = nil
      followEnd()
      return fitContentSize()
    }
    keepPlace()
    followEnd()
  }

  /// Whether a motion of its own may be beyond an edge: a bounce, or a wheel that completes one. A finger that has caught one holds a
  /// rubber band, which follows the content's size.
  var bouncesBack: Bool { (isDecelerating || isDragging) && !isTracking }

  /// Moves the offset by the distance that the anchor has moved.
  private func keepPlace() {
    let exact = takeShift()
    if isManaged {
      fitContentSize()
      outerContainer?.arrangeIfDue()
      return
    }
    let last = Double(contentSize.along(axis) + adjustedContentInset.after(axis)) - screen.length
    let bounces = bouncesBack && screen.start > last
    let scale = Double(window?.screen.scale ?? contentScaleFactor)
    // Not beyond the top, and by the rounding not short of it. At rest, and under a finger whose lift bounces nothing back, not beyond the end
    // either.
    let least = -max(0, edge)
    var shift = bounces ? exact : (exact * scale).rounded() / scale
    if shift < 0, shift <= least + 0.5 / scale { shift = least }
    let room = shift <= 0 || isDragging || isDecelerating ? .infinity : max(0, lastOffset - screen.start)
    // In an animation the offset first follows the anchor beyond the end; the animation then moves the offset back to the end.
    let isCut = shift > room && UIView.inheritedAnimationDuration > 0
    if !isCut { shift = min(shift, room) }
    if shift == 0 { return fitContentSize() }
    let fitsFirst = (shift > 0) != bounces && !isCut
    moveContent(by: shift, fitsFirst: fitsFirst)
    // A shorter content clamps the offset to its end; that movement is animated with the current animation.
    if !fitsFirst { fitContentSize() }
    if isCut {
      contentOffset = CGPoint(
        axis, along: min(contentOffset.along(axis), CGFloat(lastOffset)), across: contentOffset.along(axis.other))
    }
  }

  /// Offset and frames change by the same distance without animation, so that nothing moves on the screen.
  private func moveContent(by shift: Double, fitsFirst: Bool) {
    UIView.performWithoutAnimation {
      if fitsFirst { fitContentSize() }
      contentOffset = CGPoint(axis, along: contentOffset.along(axis) + shift, across: contentOffset.along(axis.other))
      placeContentView()
      for view in departing {
        view.center = CGPoint(axis, along: view.center.along(axis) + shift, across: view.center.along(axis.other))
      }
      for child in placed.pinned {
        let frame = child.view.frame
        setFrame(of: child, CGRect(axis, along: frame.along(axis).moved(by: shift), across: frame.along(axis.other)))
      }
      piles.position = piles.position.map { $0 + shift }
      moveDecorations(by: shift)
    }
    for child in placed.shown { child.takeFormerSpace(movedBy: shift) }
    placed.span = placed.span.moved(by: shift)
    overscan.shift(by: shift)
  }

  /// Maximum offset for the new content length.
  private var lastOffset: Double {
    let inset = adjustedContentInset
    return max(-Double(inset.before(axis)), Double(fittingLength + inset.after(axis)) - screen.length)
  }

  var fittingLength: CGFloat { max(CGFloat(contentLength), leastContentLength) }

  private func fitContentSize() {
    let size = CGSize(axis, along: fittingLength, across: viewAcross)
    if contentSize != size { contentSize = size }
  }

  private var contentLength: Double {
    stack.total + (isLayoutMarginsRelativeArrangement ? Double(margins.sum(axis)) : 0)
  }

  /// Length of the bounds without insets; 0 inside another container, where this child's space could otherwise never shrink.
  private var leastContentLength: CGFloat {
    isManaged ? 0 : max(0, bounds.size.along(axis) - adjustedContentInset.sum(axis))
  }

  /// Whether this container is a child of another container, which scrolls it.
  var isManaged: Bool {
    guard let outer = outerContainer else { return false }
    return outer.child(self)?.scrollView === self
  }

  var outerContainer: ContainerScrollView? { (superview as? ContainerContentView)?.container }

  /// Sets the centre instead of the frame, whose origin may be rounded; centre before bounds, so that the safe area does not change in
  /// between.
  func placeContentView() {
    let bounds = bounds
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    if content.center != center { content.center = center }
    if content.bounds == bounds { return }
    content.bounds = bounds
    if content.safeAreaInsets == .zero { return }
    // A fully visible list keeps its frame when it scrolls under a bar, but its safe area changes.
    for child in placed.shown { child.scrollView?.updateSafeArea() }
  }

  // MARK: Metrics

  /// Visible part of the content along the axis.
  var screen: Segment { bounds.along(axis) }

  /// Start of the first child in the content.
  var stackStart: Double { isLayoutMarginsRelativeArrangement ? Double(margins.before(axis)) : 0 }

  /// Width of the bounds without insets.
  private var viewAcross: CGFloat { max(0, bounds.size.along(axis.other) - adjustedContentInset.sum(axis.other)) }

  /// Width available to children.
  var stackAcross: Segment {
    let whole = Segment(start: 0, length: Double(viewAcross))
    guard isLayoutMarginsRelativeArrangement else { return whole }
    return whole.inset(before: margins.before(axis.other), after: margins.after(axis.other))
  }

  /// Layout margins, minus the part that the adjusted insets cover already.
  private var margins: UIEdgeInsets {
    let (all, adjusted, own) = (layoutMargins, adjustedContentInset, contentInset)
    return UIEdgeInsets(
      top: max(0, all.top - (adjusted.top - own.top)), left: max(0, all.left - (adjusted.left - own.left)),
      bottom: max(0, all.bottom - (adjusted.bottom - own.bottom)), right: max(0, all.right - (adjusted.right - own.right)))
  }

  func across(of child: ContainerChild) -> Segment {
    let insets = child.edges
    let room = stackAcross.inset(before: insets.before(axis.other), after: insets.after(axis.other))
    let alignment = child.settings.layout.alignment ?? alignment
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
