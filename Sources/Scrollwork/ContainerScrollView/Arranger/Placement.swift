import ListModel
import UIKit

/// Executes plans: sets frames and content offsets of the children that show, and takes the others off the screen. Writes only frames that
/// differ.
@MainActor final class Placement {
  unowned(unsafe) private let arranger: Arranger
  /// The plan of the last placement; the next plan reuses its storage.
  @exclusivity(unchecked) private(set) var plan = StackPlan()
  /// Number of the current or last placement.
  @exclusivity(unchecked) private(set) var pass = 0
  /// Children with a place on screen: in order, then the pinned children, then those that are animating off screen.
  @exclusivity(unchecked) private(set) var shown: [ContainerChild] = []
  /// The former placement's children, until the running one ends. Double buffer for `shown`, so that a pass does not allocate.
  @exclusivity(unchecked) private var former: [ContainerChild] = []
  /// Segment from the start of the plan's first child to the end of its last one with its gap.
  @exclusivity(unchecked) private var span = Segment(start: 0, length: 0)
  @exclusivity(unchecked) private var overscan = StackOverscan()
  /// The placement of the last pass, if a scroll step may keep its children.
  @exclusivity(unchecked) private var steady: SteadyPlacement?
  @exclusivity(unchecked) private(set) var frameWrites = 0

  init(_ arranger: Arranger) { self.arranger = arranger }

  private var axis: NSLayoutConstraint.Axis { arranger.axis }
  private var features: ContainerFeatures { arranger.features }
  private var isOvertaken: Bool { arranger.session.isOvertaken }

  /// Whether the last placement, or the running one so far, shows the child.
  func isShown(_ child: ContainerChild) -> Bool { child.place.pass == pass }

  /// Whether a placement runs that replaces one with children.
  var isReplacing: Bool { !former.isEmpty }

  /// The part of the content in which children have places: the screen, and more around it while an animation runs.
  var window: StackWindow { overscan.window(around: arranger.screen) }

  /// The child's space at the last placement; for a child that this did not show, at its place in the stack.
  func shownSpace(of child: ContainerChild) -> Segment { isShown(child) ? child.place.space : arranger.segment(of: child) }

  // MARK: Whole placements

  /// Places the children of a new plan. Setting frames and offsets sends messages: if a receiver changes the stack, this placement stops
  /// and another one follows.
  func placeChildren() {
    let isFirst = arranger.session.placement == .none
    let isAnimated = UIView.inheritedAnimationDuration > 0 && arranger.container.window != nil && !isFirst
    arranger.beginPlacement()
    features.forEach { $0.willPlace() }
    let moving = isAnimated && arranger.session.placement == .stale ? startFromFormerPlaces() : []
    let window = followScreen(isAnimated: isAnimated)
    features.forEach { $0.willPlan() }
    let (first, lastPass) = (shown.first, pass)
    pass += 1
    // `former` is empty between placements.
    swap(&shown, &former)
    let last = former
    var span = Segment(start: window.segment.start, length: 0)
    if !isOvertaken { span = carryOut(makePlan(window, after: first, of: lastPass), in: window) ?? span }
    if isOvertaken { keep(last + moving) } else { dismiss(last, isAnimated, in: window) }
    self.span = span
    former.removeAll(keepingCapacity: true)
    if arranger.endPlacement() { arranger.settle(isAnimated: isAnimated) }
  }

  private func makePlan(_ window: StackWindow, after first: ContainerChild?, of lastPass: Int) -> StackPlan {
    let (screen, edges, children) = (arranger.screen, arranger.visibleEdges, arranger.children)
    let viewport = StackPlan.Viewport(
      stackStart: arranger.stackStart, screen: screen, edge: edges.start, endEdge: edges.end, window: window)
    plan.make(
      of: arranger.stack, in: viewport, after: first?.id, piles: features.pinned.piles(),
      isNewList: { id in children[id].map { $0.scrollView != nil && $0.place.pass != lastPass } ?? false },
      pinEnd: { id in children[id]?.settings.pinEnd.flatMap { arranger.child($0)?.id } })
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
      guard let child = arranger.children[place.child] else { continue }
      if plan.entering == place.child { arranger.anchoring.beginEntering(child) }
      show(child, place.space, gap: place.gap, in: window)
      let start = span?.start ?? place.space.start
      span = Segment(start: start, length: place.space.end + place.gap - start)
      if isOvertaken { return span }
    }
    features.forEach { $0.didCarryOut(plan) }
    return span
  }

  func show(_ child: ContainerChild, _ space: Segment, gap: Double, in window: StackWindow) {
    child.show(in: space, gap: gap, pass: pass)
    shown.append(child)
    place(child, space, in: window)
    features.forEach { $0.showed(child, in: space) }
  }

  /// Fades out, keeps or parks the children of the former placement that are not in the plan.
  private func dismiss(_ former: [ContainerChild], _ isAnimated: Bool, in window: StackWindow) {
    let pass = pass
    for child in former where child.place.pass != pass && arranger.children.contains(child) {
      let departure = StackPlan.departure(
        isVanishing: features.hiding.isVanishing(child), isHidden: child.view.isHidden, overscan: overscan,
        moves: { isAnimated || child.view.layer.isMovedByAnimation || arranger.container.layer.isMovedByAnimation })
      switch departure {
      case .fade:
        child.keep(at: arranger.segment(of: child).start, pass: pass)
        shown.append(child)
        features.hiding.keep(child)
      case .stay: show(child, arranger.segment(of: child), gap: arranger.stack.gap(after: child.id), in: window)
      case .park: park(child)
      }
    }
  }

  /// Keeps the children that a stopped placement has not reached, for the next placement.
  private func keep(_ former: [ContainerChild]) {
    for child in former where !isShown(child) && arranger.children.contains(child) {
      child.keep(pass: pass)
      shown.append(child)
    }
  }

  /// A child has left the container.
  func remove(_ child: ContainerChild) { shown.removeAll { $0 === child } }

  /// Takes all children off the screen.
  func parkAll() {
    for child in shown {
      park(child)
      child.forgetPlacement()
    }
    shown.removeAll()
  }

  /// The content offset and the frames in view have been moved by the same distance.
  func contentMoved(by shift: Double) {
    for child in shown { child.moveFormerSpace(by: shift) }
    span = span.moved(by: shift)
    overscan.shift(by: shift)
  }

  // MARK: Animated placements

  /// The part of the content in which a placement shows children: the screen, and the overscan while an animation runs.
  private func followScreen(isAnimated: Bool) -> StackWindow {
    let screen = arranger.screen
    overscan.follow(screen, isAnimated: isAnimated)
    if overscan.distance > 0 && !isAnimated {
      // An animation older than the followed transaction may outlast it without a callback: check ten times a second until no animation
      // runs.
      if isStill { overscan.close() } else { arranger.layOutAfterPause() }
    }
    return overscan.window(around: screen)
  }

  /// Whether no animation moves a child or the screen.
  private var isStill: Bool {
    !arranger.container.layer.isMovedByAnimation && !shown.contains { $0.view.layer.isMovedByAnimation }
  }

  /// Requests a layout when all animations added by `changes` have ended: children in the overscan are then parked.
  ///
  /// Without an animation the completion block runs inside `commit()` and must not request a layout: that layout would run in the same
  /// animation block and request the next one.
  func followed(_ changes: () -> Void) {
    let transaction = FollowedTransaction()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak container = arranger.container] in
      transaction.isOver = true
      if transaction.isCommitted { container?.setNeedsLayout() }
    }
    changes()
    if overscan.distance > 0 && !isStill { arranger.clock.addEnd(key: "\(pass)") }
    CATransaction.commit()
    transaction.isCommitted = true
    // No animation was added, so no completion follows: park the children in the overscan now.
    if transaction.isOver && overscan.distance > 0 && isStill { UIView.performWithoutAnimation { placeChildren() } }
  }

  /// Sets the frames of all children that will move, on and off screen, to their places before the change, where the animation starts.
  ///
  /// - Returns: the children placed.
  private func startFromFormerPlaces() -> [ContainerChild] {
    let (stack, children, appearing) = (arranger.stack, arranger.children, arranger.pending.appearing)
    let former = shown.map { StackMotion.Former($0.id, space: $0.place.space, gap: $0.place.gap) }
    var overscan = overscan
    let motion = StackMotion(
      in: stack, at: arranger.stackStart, from: StackMotion.Shown(former, span: span), around: arranger.screen,
      overscan: &overscan, isShown: { children[$0]?.place.pass == pass },
      isNew: { id in appearing.contains { $0.id == id } })
    self.overscan = overscan
    var moving: [ContainerChild] = []
    for place in motion.places {
      guard let child = children[place.child] else { continue }
      if !place.isShown { child.setFormerSpace(place.space) }
      moving.append(child)
    }
    let window = window
    UIView.performWithoutAnimation {
      // A pinned child starts at its current frame.
      for child in moving where !features.pinned.isPinned(child) {
        features.hiding.startClipping(of: child, in: window)
        place(child, child.place.space, in: window)
      }
    }
    return moving
  }

  // MARK: Frames

  /// Sets the frame for a space. A child beyond the window ends at the window's edge, so that neighbours still meet.
  ///
  /// - Parameter isStep: whether nothing but the offset has changed since the child was placed. It is not hidden then, and a scroll view's
  /// frame stays as it is across the stack.
  private func place(_ child: ContainerChild, _ space: Segment, in window: StackWindow, isStep: Bool = false) {
    let arranger = arranger
    if !isStep && child.view.isHidden { return arranger.features.hiding.place(child) }
    let (insets, axis) = (child.place.insets, arranger.axis)
    let inner = space.inset(before: insets.before(axis), after: insets.after(axis))
    if let scrollView = child.scrollView {
      let across = isStep ? child.frame.along(axis.other) : arranger.across(of: child)
      // The current screen, not the plan's: a receiver may have scrolled in this pass, and the list would make unneeded rows above the
      // screen.
      let part = window.part(of: inner, from: arranger.screen.start - overscan.reach)
      return showPart(of: child, scrollView, part, across, axis)
    }
    let own = child.ownLength ?? Double(child.view.frame.size.along(axis))
    let isResized = child.settings.isCollapsing && abs(inner.length - own) > 1e-6
    child.setOwnLength(isResized ? own : nil)
    let length = isResized ? inner.length : own
    let along = Segment(start: window.start(of: inner, length: length), length: length)
    child.constraints?.setShownLength(isResized ? CGFloat(length) : nil)
    setFrame(of: child, CGRect(axis, along: along, across: arranger.across(of: child)))
  }

  /// Rounds the origin to pixels for children with constraints, as the constraint engine does.
  func setFrame(of child: ContainerChild, _ frame: CGRect) {
    guard let constraints = child.constraints else { return write(frame, to: child) }
    let scale = arranger.scale
    let origin = CGPoint(x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale)
    constraints.place(at: origin)
    let length = child.settings.isCollapsing ? frame.size.along(axis) : child.view.frame.size.along(axis)
    write(
      CGRect(origin: origin, size: CGSize(axis, along: length, across: child.view.frame.size.along(axis.other))), to: child)
  }

  private func write(_ frame: CGRect, to child: ContainerChild) {
    if child.write(frame) { frameWrites += 1 }
  }

  /// Sets the offset before a frame that grows, else after it, so that the offset is always inside the edges. A frame that moves under a
  /// bar may change the offset, which is then set again. The receiver of `scrollViewDidScroll` may change the list, which then moves its
  /// content; the next pass adopts that move.
  private func showPart(
    of child: ContainerChild, _ scrollView: UIScrollView, _ part: StackPart, _ across: Segment, _ axis: NSLayoutConstraint.Axis
  ) {
    let frame = CGRect(axis, along: part.segment, across: across)
    let offset = CGPoint(
      axis, along: CGFloat(part.offset) - scrollView.contentInset.before(axis),
      across: scrollView.contentOffset.along(axis.other))
    var target = offset
    func setOffset() {
      if scrollView.contentOffset == target { return }
      scrollView.contentOffset = target
      if isOvertaken { target = scrollView.contentOffset }
    }
    child.adopt(offset: offset.along(axis))
    if part.segment.length > Double(scrollView.bounds.size.along(axis)) { setOffset() }
    write(frame, to: child)
    setOffset()
  }

  /// Takes a child off screen: a scroll view gets length 0 and releases its cells, any other view moves to `parkingPlace`.
  func park(_ child: ContainerChild) {
    let arranger = arranger
    arranger.features.forEach { $0.willPark(child) }
    child.constraints?.setShownLength(nil)
    guard child.view.superview === arranger.content else { return }
    let (axis, old) = (arranger.axis, child.view.frame)
    let length = child.scrollView == nil ? child.ownLength.map { CGFloat($0) } ?? old.size.along(axis) : 0
    child.setOwnLength(nil)
    let place = Segment(start: child.scrollView == nil ? Self.parkingPlace - Double(length) : 0, length: Double(length))
    let frame = CGRect(axis, along: place, across: old.along(axis.other))
    if UIView.inheritedAnimationDuration == 0 {
      setFrame(of: child, frame)
    } else {
      UIView.performWithoutAnimation { setFrame(of: child, frame) }
    }
    if let scrollView = child.scrollView { child.adopt(offset: scrollView.contentOffset.along(axis)) }
  }

  private static var parkingPlace: Double { -1_048_576 }

  // MARK: Steps

  /// Places the children of the last placement at the present offset, without a new plan: nothing but the offset has changed, and the same
  /// children show.
  ///
  /// - Returns: false, without a change, if a whole round is necessary.
  func step() -> Bool {
    guard let steady else { return false }
    let arranger = arranger
    let (axis, bounds) = (arranger.axis, arranger.host.borrow { $0.bounds })
    guard arranger.session.isSteady, bounds.size == steady.size,
      arranger.host.borrow({ $0.contentSize }) == steady.contentSize, steady.keepsChildren(on: bounds.along(axis)),
      arranger.hasPresentWidth
    else { return false }
    let shown = shown
    for child in shown where child.hasUntoldMove(axis) { return false }
    arranger.placeContentView()
    arranger.beginPlacement()
    let window = followScreen(isAnimated: false)
    for child in shown {
      place(child, child.place.space, in: window, isStep: true)
      if arranger.session.isOvertaken { break }
    }
    if arranger.endPlacement() { arranger.anchoring.clear() }
    return true
  }

  /// Records, after a whole pass, where steps may follow; nowhere if a placement does more than to set frames and offsets.
  func recordSteadiness() {
    steady = nil
    guard arranger.session.isSteady, shown.count == plan.places.count, overscan.distance == 0, !arranger.isManaged,
      let first = plan.places.first?.space, let last = plan.places.last?.space
    else { return }
    for child in shown where child.inner != nil || child.view.isHidden { return }
    if !features.allSatisfy({ $0.allowsStep }) { return }
    steady = SteadyPlacement(
      first: first, last: last, size: arranger.container.bounds.size, contentSize: arranger.container.contentSize)
  }

  // MARK: Invariants

  /// Stops the program if a record disagrees with another one. O(children shown).
  func checkInvariants() {
    arranger.check(former.isEmpty, "the former placement's children are kept after the placement")
    for child in shown {
      arranger.check(arranger.children.contains(child), "the \(type(of: child.view)) is shown and no child")
      arranger.check(isShown(child), "the \(type(of: child.view)) is listed as shown by an older placement")
    }
  }
}

/// A placement whose children a scroll step keeps.
private struct SteadyPlacement {
  /// Spaces of the first and the last child shown.
  let first, last: Segment
  let size, contentSize: CGSize

  /// Whether a plan for `screen` shows the same children. False in doubt: where the screen begins or ends exactly at a child's edge, and
  /// where nothing shows at its start.
  func keepsChildren(on screen: Segment) -> Bool {
    screen.start > first.start && screen.start < first.end && screen.end > last.start && screen.end < last.end
  }
}

/// State shared by `Placement.followed(_:)` and its completion block.
@MainActor private final class FollowedTransaction {
  var isCommitted = false
  var isOver = false
}
