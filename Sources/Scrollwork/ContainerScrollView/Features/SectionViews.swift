import Diagnostics
import ListModel
import UIKit

/// Views of lazy sections: made before they show, and measured one by one from the anchor outward, so that estimates that turn out wrong
/// move nothing that is visible; let go of when they are far away.
@MainActor final class SectionViews: ContainerFeature {
  /// Number of sections that one pass makes at most; the next pass goes on. Our choice.
  private static let makingLimit = 256
  /// Number of children that one pass looks at beyond the screen for sections to be made. Our choice.
  private static let lookahead = 8

  @exclusivity(unchecked) private var table = SectionTable()
  /// The sources, kept as long as they have a place in the stack.
  private var sources: [any SectionSource] = []
  private var sections = ChildStates<LazySection>()
  /// The section whose provider runs.
  private var asking: LazySection?
  /// The view that is being inserted for a section.
  private var entering: (section: LazySection, view: UIView)?
  /// The view that is moved together with its section.
  private var moving: UIView?
  /// The view that is let go of. The receiver of a message about it may remove other views.
  private var leaving: UIView?
  /// The section that code scrolls to.
  private var goal: SectionGoal?
  /// Whether the last walk ended before all sections near the screen were made.
  private var isIncomplete = false
  /// Where the start and the end of the screen may be without a section having to be made; nil if unknown.
  private var safe: (start: Segment, end: Segment)?

  var isEmpty: Bool { table.isEmpty }

  override var allowsStep: Bool { table.isEmpty }

  /// The lazy section whose view the child is.
  func section(of child: ContainerChild) -> LazySection? { sections[child] }

  /// The sections of a source that have a view, in order. O(views x log sections).
  func made(of source: any SectionSource) -> [LazySection] {
    let stack = stack
    return table.made.filter { $0.source === source }.sorted { stack.index(of: $0.node) < stack.index(of: $1.node) }
  }

  /// The place of a section in the content, without its insets.
  func place(of section: LazySection) -> Segment {
    let edges = section.child?.edges ?? section.layout.edges(axis, isMirrored: arranger.isMirrored, pixel: 0)
    return arranger.segment(section.node).inset(before: edges.before(axis), after: edges.after(axis))
  }

  // MARK: Places in the stack

  /// Adds a source after all children. Its sections follow an absent child without a length, so that their place is known without sections.
  func add(_ source: any SectionSource) -> Stack.Child {
    sources.append(source)
    return arranger.insertAbsent(at: stack.count)
  }

  /// Removes a source without sections.
  func remove(_ source: any SectionSource, at start: Stack.Child) {
    arranger.edit { $0.remove(start) }
    sources.removeAll { $0 === source }
  }

  /// Stops the program if a provider runs, whose section has a place that must not change meanwhile.
  func refuseWhileAsking(_ call: @autoclosure () -> String) {
    guard let section = asking else { return }
    programmingError(
      """
      \(call()) is called by the provider of the section \(section.source?.name(of: section) ?? ""); \
      change the sections before or after the provider runs
      """)
  }

  /// Inserts an absent child without a length.
  func makePlace(after former: Stack.Child) -> Stack.Child { arranger.insertAbsent(at: stack.index(of: former) + 1) }

  /// Adds a section at its place; `length` is what it takes up without a view.
  func insert(_ section: LazySection, length: CGFloat) {
    section.begin(section.source?.layout(of: section), pass: placement.pass)
    table.insert(section)
    adoptEstimate(length, of: section)
  }

  /// Sets the length that a section without a view takes up.
  func adoptEstimate(_ length: CGFloat, of section: LazySection) {
    let edges = section.layout.edges(axis, isMirrored: arranger.isMirrored, pixel: arranger.pixel)
    section.isMeasured = false
    let (node, pinning, gap) = (section.node, section.layout.pinning, gap(of: section))
    let total = Double(length + edges.sum(axis))
    arranger.edit { stack in
      stack.set(length: total, gap: gap, of: node)
      for edge in [ScrollAnchor.start, .end] {
        let isPushed = pinning?.behavior == .pushed && pinning?.edge == edge
        stack.setMarked(isPushed, node, at: edge == .start ? .start : .end)
      }
    }
  }

  private func gap(of section: LazySection) -> Double { Double(section.layout.spacingAfter ?? container.spacing) }

  /// Adopts the container's spacing for the sections without a view.
  override func gapsChanged() {
    table.forEachAbsent { section in
      let gap = gap(of: section)
      arranger.edit { $0.set(length: $0.length(of: section.node), gap: gap, of: section.node) }
    }
  }

  override func axisChanged() { sources.forEach { $0.axisChanged() } }

  /// Moves a section, with its view if it has one.
  func move(_ section: LazySection, after former: Stack.Child) {
    let (index, own) = (stack.index(of: former), stack.index(of: section.node))
    if own == index + 1 { return }
    arranger.edit { $0.move(section.node, to: own < index ? index : index + 1) }
    guard let view = section.child?.view else { return }
    arranger.orderChanged()
    moving = view
    arranger.content.insertSubview(view, at: subviewIndex(of: section, view))
    moving = nil
  }

  /// Whether the view is moved together with its section, whose place in the stack is set already.
  func isMoving(_ view: UIView) -> Bool { view === moving }

  /// The index among the other subviews at which the section's view lies. In the messages of an insertion or a removal a view without a child
  /// is a subview. O(log sections), then O(subviews).
  private func subviewIndex(of section: LazySection, _ view: UIView) -> Int {
    let content = arranger.content
    var (before, index) = (stack.presentIndex(of: section.node), 0)
    let others = content.subviews.count - (view.superview === content ? 1 : 0)
    if others == stack.presentCount - (section.child == nil ? 0 : 1) { return before }
    for other in content.subviews where other !== view {
      if before == 0 { break }
      if arranger.child(other) != nil { before -= 1 }
      index += 1
    }
    return index
  }

  /// Removes a section; its view, if it has one, leaves as a removed child does.
  func remove(_ section: LazySection) {
    guard let child = section.child else {
      arranger.anchoring.willRemove(section.node)
      table.remove(section)
      return arranger.edit { $0.remove(section.node) }
    }
    section.isLeaving = true
    let view = child.givenView
    section.source?.willLetGo(section, view)
    arranger.features.motion.remove(child.view)
    table.remove(section)
    section.source?.didLetGo(section, view)
  }

  /// Takes the view of a section out, so that it is asked for again when it is near.
  func reload(_ section: LazySection) {
    section.isMeasured = false
    letGo(section)
  }

  // MARK: Making

  /// Makes the sections on the screen, the next ones on both sides, and those that are pinned at an edge.
  ///
  /// O(visible children x log children); O(log children) while the same children are at both ends of the screen.
  override func willFit() {
    if isEmpty || screen.length <= 0 || isSafe { return }
    isIncomplete = false
    arranger.anchoring.hold()
    var limit = Self.makingLimit
    let first = firstMeasured
    if let first { makeAlong(from: first, { self.stack.next(after: $0) }, { $0.start >= self.comingScreen.end }, &limit) }
    // A screen beyond the end, as in a rubber band, follows the last child.
    if let before = first.map({ stack.previous(before: $0) }) ?? stack.child(at: stack.count - 1) {
      makeAlong(from: before, { self.stack.previous(before: $0) }, { $0.end <= self.comingScreen.start }, &limit)
    }
    makePinned(&limit)
    if limit <= 0 { makeLater() }
  }

  /// Goes on in the next round.
  private func makeLater() {
    isIncomplete = true
    arranger.setNeedsArranging()
  }

  /// Whether a child on the screen is a section without a view.
  override var needsRound: Bool {
    if isEmpty || screen.length <= 0 || isSafe { return false }
    var isMissing = false
    let start = arranger.stackStart
    stack.forEach(from: screen.start - start, to: screen.end - start) { id, _ in
      if let section = table[id], wants(section) { isMissing = true }
    }
    return isMissing
  }

  private var isSafe: Bool {
    guard arranger.session.placement == .current, !arranger.pending.hasSizes, let safe else { return false }
    let screen = screen
    return screen.start >= safe.start.start && screen.start < safe.start.end && screen.end > safe.end.start
      && screen.end <= safe.end.end
  }

  override func placed(_ appeared: [ContainerChild], isAnimated: Bool) {
    if isEmpty { return }
    letGoFarSections()
    recordSafeScreen()
  }

  /// Records where the screen may be without a section having to be made.
  private func recordSafeScreen() {
    safe = nil
    if isEmpty || isIncomplete { return }
    let (screen, stack) = (screen, stack)
    let end = stack.firstChild(endingAfter: screen.end - arranger.stackStart)
    guard let first = firstChild(of: screen), let last = end, !isWanted(last) else { return }
    var spaces = (start: arranger.segment(first), end: arranger.segment(last))
    // In the gap after a section without a view, only the gap is safe.
    if isWanted(first) { spaces.start = Segment(start: spaces.start.end, length: 0) }
    spaces.start.length += stack.gap(after: first)
    spaces.end.length += stack.gap(after: last)
    safe = spaces
  }

  private func isWanted(_ id: Stack.Child) -> Bool { table[id].map(wants) ?? false }

  /// The child in whose space, or in the gap after which, a screen begins.
  private func firstChild(of screen: Segment) -> Stack.Child? {
    stack.firstChild(endingAfter: screen.start - arranger.stackStart)
  }

  /// The child from which the others are measured outward: the anchor if it shows, else the first child on the coming screen.
  private var firstMeasured: Stack.Child? {
    let screen = comingScreen
    if let anchor = arranger.anchoring.anchor,
      arranger.segment(anchor.child).intersects(from: screen.start, to: screen.end)
    {
      return anchor.child
    }
    return firstChild(of: screen).flatMap { arranger.segment($0).end > screen.start ? $0 : stack.next(after: $0) }
  }

  /// A section that turned out to have no length needs a view only after `reload(_:)`.
  private func wants(_ section: LazySection) -> Bool {
    section.child == nil && !(section.isMeasured && stack.length(of: section.node) == 0)
  }

  /// The screen after the offset has followed the anchor.
  private var comingScreen: Segment {
    let shift = arranger.anchoring.anchor.map { $0.shift(to: arranger.segment($0.child)) } ?? 0
    return screen.moved(by: max(-max(0, arranger.edge), shift))
  }

  /// - Parameters:
  ///   - next: the neighbour in the direction of the walk.
  ///   - isBeyond: whether a place is beyond the screen.
  private func makeAlong(
    from start: Stack.Child, _ next: (Stack.Child) -> Stack.Child?, _ isBeyond: (Segment) -> Bool, _ limit: inout Int
  ) {
    var (place, passed, ahead) = (Optional(start), 0, 0)
    while let id = place, limit > 0 {
      let section = table[id]
      if isBeyond(arranger.segment(id)) {
        passed += 1
        if stack.length(of: id) > 0 { ahead += 1 }
        if ahead > section?.source?.retention.sectionsAhead ?? 1 || passed > Self.lookahead { return }
      }
      // A section that the policy would let go of at the end of the pass would be made again by the next one.
      if let section, wants(section), passed == 0 || keepsByPolicy(section, places: passed, on: comingScreen) {
        limit -= 1
        guard make(section) else { return makeLater() }
      }
      place = next(id)
    }
  }

  /// Makes the children that the next pinned child pushes away, and those that stay at an edge together.
  private func makePinned(_ limit: inout Int) {
    var pinned: [LazySection] = table.piled.filter { $0.child == nil }
    let screen = comingScreen
    let last = stack.firstChild(endingAfter: screen.end - arranger.stackStart)
    if let id = firstChild(of: screen).flatMap({ stack.lastMarked(upTo: $0) }), let section = table[id] {
      pinned.append(section)
    }
    if let id = last.flatMap({ stack.firstMarked(after: $0, at: .end) }), let section = table[id] { pinned.append(section) }
    for section in pinned where limit > 0 && table[section.node] === section && wants(section) {
      limit -= 1
      guard make(section) else { return makeLater() }
    }
  }

  /// Asks for the section's view, inserts and measures it.
  ///
  /// - Returns: false if the provider has changed the stack so that the section is gone, or has a view already.
  private func make(_ section: LazySection) -> Bool {
    guard let source = section.source else { return true }
    asking = section
    let view = source.makeView(of: section, in: container)
    asking = nil
    guard table[section.node] === section, section.child == nil else { return false }
    receive(view, for: section, source)
    if let layout = source.layout(of: section) { container[layoutOf: view] = layout }
    entering = (section, view)
    arranger.content.insertSubview(view, at: subviewIndex(of: section, view))
    entering = nil
    arranger.measureAdded()
    guard let child = section.child, arranger.children.contains(child) else { return false }
    section.isMeasured = true
    source.didEnter(section, child.givenView)
    if let state = section.consumeState() {
      state.restore(in: child.givenView, axis, isManaged: child.scrollView === child.givenView) {
        source.restore($0, of: section, child.givenView)
      }
    }
    return true
  }

  /// Stops the program if the view cannot become a child.
  private func receive(_ view: UIView, for section: LazySection, _ source: any SectionSource) {
    // The view may be fading out for a section that was removed.
    arranger.features.motion.withdraw(view)
    if let other = arranger.child(view).flatMap({ sections[$0] }) {
      programmingError(
        """
        \(type(of: container)): the provider returned the same \(type(of: view)) for the sections \(source.name(of: other)) and \
        \(source.name(of: section)); return a view of its own for each
        """)
    }
    ensure(
      view.superview == nil && !container.isDescendant(of: view),
      """
      \(type(of: container)): the provider returned a \(type(of: view)) for the section \(source.name(of: section)) that is shown in \
      the \(view.superview.map { "\(type(of: $0))" } ?? "view hierarchy of the container") already; return a view without a superview
      """)
  }

  /// Makes a view the child of the section for which it is being inserted.
  ///
  /// - Returns: false for other views.
  func adopt(_ view: UIView) -> Bool {
    guard let entering, entering.view === view else { return false }
    let section = entering.section
    let child = ContainerChild(view, section.node)
    sections[child] = section
    section.child = child
    arranger.edit { $0.setAbsent(false, section.node) }
    table.setMade(section, true)
    arranger.register(child)
    arranger.adoptedChange()
    return true
  }

  /// Whether the child takes up space that nothing took before: a section that was in the stack before has only its view since now.
  func isNew(_ child: ContainerChild) -> Bool { sections[child].map { $0.birth == placement.pass } ?? true }

  // MARK: Letting go

  /// Lets go of the views that the policies of their sources do not keep.
  private func letGoFarSections() {
    if table.made.isEmpty { return }
    let range = placedRange
    for section in table.made {
      guard let child = section.child else { continue }
      if placement.isShown(child) || section.isPiled || keepsByPolicy(section, range) { continue }
      if section.source?.keeps(section, child.givenView) == true || child.view.isHeld { continue }
      letGo(section)
    }
  }

  /// Indices of the first and the last child on the screen, or beyond which the screen is; nil without a screen.
  private var placedRange: (first: Int, last: Int)? {
    guard screen.length > 0 else { return nil }
    guard let first = placement.plan.places.first, let last = placement.plan.places.last else {
      let index = screen.start < arranger.stackStart ? -1 : stack.count
      return (index, index)
    }
    return (stack.index(of: first.child), stack.index(of: last.child))
  }

  private func keepsByPolicy(_ section: LazySection, _ range: (first: Int, last: Int)?) -> Bool {
    let index = stack.index(of: section.node)
    return keepsByPolicy(section, places: range.map { max($0.first - index, index - $0.last) }, on: screen)
  }

  /// - Parameter places: how many places the section is beyond the children on `screen`; nil without a screen.
  private func keepsByPolicy(_ section: LazySection, places: Int?, on screen: Segment) -> Bool {
    switch section.source?.retention {
    case .sections(let count): return places.map { $0 <= count } ?? false
    case .distance(let distance):
      let space = arranger.segment(section.node)
      return max(screen.start - space.end, space.start - screen.end) <= Double(distance)
    case .all: return true
    case nil: return false
    }
  }

  /// Removes the view of a section and remembers its state; the section keeps its place and its length.
  private func letGo(_ section: LazySection) {
    guard let child = section.child, let source = section.source else { return }
    let view = child.givenView
    section.state = SectionState(of: view, custom: source.savedState(of: section, view))
    source.willLetGo(section, view)
    guard section.child === child else { return }
    let outer = leaving
    leaving = child.view
    child.view.removeFromSuperview()
    leaving = outer
    source.didLetGo(section, view)
  }

  /// Whether the view is let go of, which changes no place.
  func isLettingGo(_ view: UIView) -> Bool { view === leaving }

  /// Whether the place of a child stays when the child leaves.
  func keepsPlace(of child: ContainerChild) -> Bool { sections[child].map { !$0.isLeaving } ?? false }

  override func willLeave(_ child: ContainerChild) {
    guard let section = sections[child] else { return }
    sections[child] = nil
    section.layout = child.settings.layout
    section.child = nil
    table.setMade(section, false)
    safe = nil
    if !section.isLeaving { arranger.edit { $0.setAbsent(true, section.node) } }
  }

  // MARK: Scrolling to a section

  func scroll(to section: LazySection, at position: ContainerScrollView.ScrollPosition, animated: Bool) {
    arranger.arrangeIfDue()
    // The nearest position depends on where the section is at first: one of both ends from then on.
    let position = position == .nearest ? nearestPosition(of: section) : position
    guard let position else { return }
    if arranger.isManaged { return arranger.go(to: target(of: section, position), animated: animated) }
    if animated {
      arranger.go(to: target(of: section, position), animated: true)
      if container.runsScrollAnimation {
        // UIKit's animated scrolls take 0.3 s.
        return goal = SectionGoal(section: section, position: position, arrival: CACurrentMediaTime() + 0.3)
      }
    }
    // Views made at the destination may have other lengths than estimated.
    for _ in 0..<StackSession.roundLimit {
      arranger.go(to: target(of: section, position), animated: false)
      arranger.arrange()
      if abs(arranger.limited(target(of: section, position)) - screen.start) < 1e-6 { return }
    }
  }

  private func target(of section: LazySection, _ position: ContainerScrollView.ScrollPosition) -> Double {
    let room = arranger.features.pinned.pileRoom(for: section.node)
    return arranger.offset(showing: place(of: section), at: position, room: room)
  }

  private func nearestPosition(of section: LazySection) -> ContainerScrollView.ScrollPosition? {
    let (space, lower, upper) = (place(of: section), arranger.edge, arranger.endEdge)
    if space.start >= lower && space.end <= upper { return nil }
    return space.start < lower || space.length > upper - lower ? .start : .end
  }

  /// Something else scrolls the container.
  func dropGoal() { goal = nil }

  /// Leads an animated scroll to the present place of its section, and ends it exactly there.
  override func passEnded() {
    guard !table.isEmpty, let goal else { return }
    guard let section = goal.section, table[section.node] === section else { return self.goal = nil }
    let target = arranger.limited(target(of: section, goal.position))
    // Also under a finger, and in place of a deceleration.
    if container.runsScrollAnimation {
      return container.redirect(to: CGPoint(axis, along: CGFloat(target), across: container.contentOffset.along(axis.other)))
    }
    self.goal = nil
    // Else a touch has stopped the animation.
    let hasArrived =
      !container.isTracking && !container.isDragging && !container.isDecelerating
      && abs(CACurrentMediaTime() - goal.arrival) < 0.1
    if hasArrived, abs(target - screen.start) > 1e-6 { scroll(to: section, at: goal.position, animated: false) }
  }
}

/// The section that code scrolls to while lengths on the way are estimates.
@MainActor private struct SectionGoal {
  weak var section: LazySection?
  let position: ContainerScrollView.ScrollPosition
  /// When the animation arrives.
  let arrival: CFTimeInterval
}
