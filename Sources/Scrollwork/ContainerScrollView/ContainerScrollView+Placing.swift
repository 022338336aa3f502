import ListModel
import UIKit

// Carries out a plan; writes only frames that differ.
extension ContainerScrollView {
  /// Whether the last placement, or the running one so far, shows the child.
  func isShown(_ child: ContainerChild) -> Bool { child.pass == placed.pass }

  /// Places the children of a new plan. Setting frames and offsets sends messages: if a receiver changes the stack, this placement stops
  /// and another one follows.
  func placeChildren() {
    let isAnimated = UIView.inheritedAnimationDuration > 0 && window != nil && session.placement != .none
    send(.placementBegan)
    shortenLists()
    let moving = isAnimated && session.placement == .stale ? startFromFormerPlaces() : []
    let window = followScreen(isAnimated: isAnimated)
    moveFloating()
    let last = placed.begin()
    var span = Segment(start: window.segment.start, length: 0)
    if !session.isOvertaken { span = carryOut(makePlan(window, after: last.shown.first, of: last.pass), in: window) ?? span }
    if session.isOvertaken { keep(last.shown + moving) } else { dismiss(last.shown, isAnimated, in: window) }
    placed.end(span: span)
    guard handle(.placementEnded) == .settle else { return }
    if isAnimated { fadeIn() }
    if !pending.appearing.isEmpty { pending.appearing.removeAll(keepingCapacity: true) }
    anchor = nil
    endGrowth()
    if sections.isEmpty { return }
    letGoSections()
    noteSafeScreen()
  }

  private func makePlan(_ window: StackWindow, after first: ContainerChild?, of lastPass: Int) -> StackPlan {
    let (screen, edges) = (screen, visibleEdges)
    let viewport = StackPlan.Viewport(
      stackStart: stackStart, screen: screen, edge: edges.start, endEdge: edges.end, window: window)
    plan.make(
      of: stack, in: viewport, after: first?.id, piles: takePiles(),
      isNewList: { id in children[id].map { $0.scrollView != nil && $0.pass != lastPass } ?? false },
      pinEnd: { id in children[id]?.settings.pinEnd.flatMap { child($0)?.id } })
    return plan
  }

  /// Shows the children of the plan until a message changes the stack.
  ///
  /// - Returns: the segment from the start of the first child shown to the end of the last one with its gap, without the pinned child; nil
  /// if none is shown.
  private func carryOut(_ plan: StackPlan, in window: StackWindow) -> Segment? {
    var span: Segment?
    for place in plan.places {
      // Sections beyond the screen, in the overscan, may have no view.
      guard let child = children[place.child] else { continue }
      if plan.entering == place.child { placed.entering = child }
      show(child, place.space, gap: place.gap, in: window)
      let start = span?.start ?? place.space.start
      span = Segment(start: start, length: place.space.end + place.gap - start)
      if session.isOvertaken { return span }
    }
    showPinned(plan)
    return span
  }

  func show(_ child: ContainerChild, _ space: Segment, gap: Double, in window: StackWindow) {
    child.pass = placed.pass
    child.space = space
    child.ownMove = 0
    child.gap = gap
    child.insets = child.edges
    placed.shown.append(child)
    place(child, space, in: window)
    decorate(child, space)
    endClipping(of: child)
  }

  /// Fades out, keeps or parks the children of the former placement that are not in the plan.
  private func dismiss(_ former: [ContainerChild], _ isAnimated: Bool, in window: StackWindow) {
    let pass = placed.pass
    for child in former where child.pass != pass && children.contains(child) {
      let departure = StackPlan.departure(
        isVanishing: isVanishing(child), isHidden: child.view.isHidden, overscan: overscan,
        moves: { isAnimated || moves(child.view.layer) || moves(layer) })
      switch departure {
      case .fade: keepVanishing(child)
      case .stay: show(child, segment(of: child), gap: stack.gap(after: child.id), in: window)
      case .park:
        park(child)
        if child.fraction > 0 { visibility.departed.append(child) }
      }
    }
  }

  /// Keeps the children that a stopped placement has not reached, for the next placement.
  private func keep(_ former: [ContainerChild]) {
    for child in former where !isShown(child) && children.contains(child) {
      child.pass = placed.pass
      placed.shown.append(child)
    }
  }

  // MARK: Frames

  /// Sets the frame for a space. A child beyond the window ends at the window's edge, so that neighbours still meet.
  ///
  /// - Parameter isStep: whether nothing but the offset has changed since the child was placed. It is not hidden then, and a scroll view's
  /// frame stays as it is across the stack.
  func place(_ child: ContainerChild, _ space: Segment, in window: StackWindow, isStep: Bool = false) {
    if !isStep && child.view.isHidden { return placeVanishing(child) }
    let (insets, axis) = (child.insets, axis)
    let inner = space.inset(before: insets.before(axis), after: insets.after(axis))
    if let scrollView = child.scrollView {
      let across = isStep ? child.frame.along(axis.other) : across(of: child)
      // The current screen, not the plan's: a receiver may have scrolled in this pass, and the list would make unneeded rows above the
      // screen.
      return showPart(of: child, scrollView, window.part(of: inner, from: screen.start - overscan.reach), across)
    }
    let own = child.ownLength ?? Double(child.view.frame.size.along(axis))
    let isResized = child.settings.isCollapsing && abs(inner.length - own) > 1e-6
    child.ownLength = isResized ? own : nil
    let length = isResized ? inner.length : own
    let along = Segment(start: window.start(of: inner, length: length), length: length)
    child.constraints?.setShownLength(isResized ? CGFloat(length) : nil)
    setFrame(of: child, CGRect(axis, along: along, across: across(of: child)))
  }

  /// Rounds the origin to pixels for children with constraints, as the constraint engine does.
  func setFrame(of child: ContainerChild, _ frame: CGRect) {
    guard let constraints = child.constraints else { return write(frame, to: child) }
    let scale = self.window?.screen.scale ?? contentScaleFactor
    let origin = CGPoint(x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale)
    constraints.place(at: origin)
    let length = child.settings.isCollapsing ? frame.size.along(axis) : child.view.frame.size.along(axis)
    write(
      CGRect(origin: origin, size: CGSize(axis, along: length, across: child.view.frame.size.along(axis.other))), to: child)
  }

  private func write(_ frame: CGRect, to child: ContainerChild) {
    child.frame = frame
    if child.view.frame == frame { return }
    frameWriteCount += 1
    child.view.frame = frame
  }

  /// Sets the offset before a frame that grows, else after it, so that the offset is always inside the edges. A frame that moves under a
  /// bar may change the offset, which is then set again. The receiver of `scrollViewDidScroll` may change the list, which then moves its
  /// content; the next pass takes that move.
  private func showPart(of child: ContainerChild, _ scrollView: UIScrollView, _ part: StackPart, _ across: Segment) {
    let axis = axis
    let frame = CGRect(axis, along: part.segment, across: across)
    let offset = CGPoint(
      axis, along: CGFloat(part.offset) - scrollView.contentInset.before(axis),
      across: scrollView.contentOffset.along(axis.other))
    var target = offset
    func setOffset() {
      if scrollView.contentOffset == target { return }
      scrollView.contentOffset = target
      if session.isOvertaken { target = scrollView.contentOffset }
    }
    child.offset = offset.along(axis)
    if part.segment.length > Double(scrollView.bounds.size.along(axis)) { setOffset() }
    write(frame, to: child)
    setOffset()
  }

  /// Takes a child off screen: a scroll view gets length 0 and releases its cells, any other view moves to `parkingPlace`.
  func park(_ child: ContainerChild) {
    removeClipMask(of: child)
    undecorate(child)
    child.constraints?.setShownLength(nil)
    guard child.view.superview === content else { return }
    let old = child.view.frame
    let length = child.scrollView == nil ? child.ownLength.map { CGFloat($0) } ?? old.size.along(axis) : 0
    child.ownLength = nil
    let place = Segment(start: child.scrollView == nil ? Self.parkingPlace - Double(length) : 0, length: Double(length))
    let frame = CGRect(axis, along: place, across: old.along(axis.other))
    if UIView.inheritedAnimationDuration == 0 {
      setFrame(of: child, frame)
    } else {
      UIView.performWithoutAnimation { setFrame(of: child, frame) }
    }
    if let scrollView = child.scrollView { child.offset = scrollView.contentOffset.along(axis) }
  }

  private static var parkingPlace: Double { -1_048_576 }
}
