import Diagnostics
import ListModel
import UIKit

// Views of lazy sections: made before they show, and measured one by one from the anchor outward, so that estimates that turn out wrong
// move nothing that is visible.
extension ContainerScrollView {
  /// Number of sections that one pass makes at most; the next pass goes on. Our choice.
  private static let makingLimit = 256
  /// Number of children that one pass looks at beyond the screen for sections to be made. Our choice.
  private static let lookahead = 8

  /// Makes the sections on the screen, the next ones on both sides, and those that are pinned at an edge.
  ///
  /// O(visible children x log children); O(log children) while the same children are at both ends of the screen.
  func makeSections() {
    if sections.isEmpty || screen.length <= 0 || isSafe { return }
    sections.isIncomplete = false
    holdPlace()
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
    sections.isIncomplete = true
    setNeedsArranging()
  }

  /// Whether a child on the screen is a section without a view.
  var needsSections: Bool {
    if sections.isEmpty || screen.length <= 0 || isSafe { return false }
    var isMissing = false
    stack.forEach(from: screen.start - stackStart, to: screen.end - stackStart) { id, _ in
      if let section = sections[id], wants(section) { isMissing = true }
    }
    return isMissing
  }

  private var isSafe: Bool {
    guard session.placement == .current, !pending.hasSizes, let safe = sections.safe else { return false }
    let screen = screen
    return screen.start >= safe.start.start && screen.start < safe.start.end && screen.end > safe.end.start
      && screen.end <= safe.end.end
  }

  /// Notes where the screen may be without a section having to be made. Called when a placement is complete.
  func noteSafeScreen() {
    sections.safe = nil
    if sections.isEmpty || sections.isIncomplete { return }
    let screen = screen
    guard let first = firstChild(of: screen), let last = stack.firstChild(endingAfter: screen.end - stackStart), !isWanted(last)
    else {
      return
    }
    var (start, end) = (segment(first), segment(last))
    // In the gap after a section without a view, only the gap is safe.
    if isWanted(first) { start = Segment(start: start.end, length: 0) }
    start.length += stack.gap(after: first)
    end.length += stack.gap(after: last)
    sections.safe = (start, end)
  }

  private func isWanted(_ id: Stack.Child) -> Bool { sections[id].map(wants) ?? false }

  /// The child in whose space, or in the gap after which, a screen begins.
  private func firstChild(of screen: Segment) -> Stack.Child? { stack.firstChild(endingAfter: screen.start - stackStart) }

  /// The child from which the others are measured outward: the anchor if it shows, else the first child on the coming screen.
  private var firstMeasured: Stack.Child? {
    let screen = comingScreen
    if let anchor, segment(anchor.child).intersects(from: screen.start, to: screen.end) { return anchor.child }
    return firstChild(of: screen).flatMap { segment($0).end > screen.start ? $0 : stack.next(after: $0) }
  }

  func segment(_ id: Stack.Child) -> Segment { stack.segment(of: id).moved(by: stackStart) }

  /// A section that turned out to have no length needs a view only after `reload(_:)`.
  private func wants(_ section: LazySection) -> Bool {
    section.child == nil && !(section.isMeasured && stack.length(of: section.node) == 0)
  }

  /// The screen after the offset has followed the anchor.
  private var comingScreen: Segment {
    let shift = anchor.map { $0.shift(to: segment($0.child)) } ?? 0
    return screen.moved(by: max(-max(0, edge), shift))
  }

  /// - Parameters:
  ///   - next: the neighbour in the direction of the walk.
  ///   - isBeyond: whether a place is beyond the screen.
  private func makeAlong(
    from start: Stack.Child, _ next: (Stack.Child) -> Stack.Child?, _ isBeyond: (Segment) -> Bool, _ limit: inout Int
  ) {
    var (place, passed, ahead) = (Optional(start), 0, 0)
    while let id = place, limit > 0 {
      let section = sections[id]
      if isBeyond(segment(id)) {
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
    var pinned: [LazySection] = sections.piled.filter { $0.child == nil }
    let screen = comingScreen
    let last = stack.firstChild(endingAfter: screen.end - stackStart)
    if let id = firstChild(of: screen).flatMap({ stack.lastMarked(upTo: $0) }), let section = sections[id] {
      pinned.append(section)
    }
    if let id = last.flatMap({ stack.firstMarked(after: $0, at: .end) }), let section = sections[id] { pinned.append(section) }
    for section in pinned where limit > 0 && sections[section.node] === section && wants(section) {
      limit -= 1
      guard make(section) else { return makeLater() }
    }
  }

  // MARK: One section

  /// Asks for the section's view, inserts and measures it.
  ///
  /// - Returns: false if the provider has changed the stack so that the section is gone, or has a view already.
  private func make(_ section: LazySection) -> Bool {
    guard let source = section.source else { return true }
    sections.asking = section
    let view = source.makeView(of: section, in: self)
    sections.asking = nil
    guard sections[section.node] === section, section.child == nil else { return false }
    receive(view, for: section, source)
    if let layout = source.layout(of: section) { self[layoutOf: view] = layout }
    sections.entering = (section, view)
    content.insertSubview(view, at: subviewIndex(of: section, view))
    sections.entering = nil
    takeAdded()
    guard let child = section.child, children.contains(child) else { return false }
    section.isMeasured = true
    source.didEnter(section, child.givenView)
    if let state = section.state {
      section.state = nil
      state.restore(in: child.givenView, axis, isManaged: child.scrollView === child.givenView) {
        source.restore($0, of: section, child.givenView)
      }
    }
    return true
  }

  /// Stops the program if the view cannot become a child.
  private func receive(_ view: UIView, for section: LazySection, _ source: any SectionSource) {
    if let index = departing.firstIndex(where: { $0 === view }) {
      // The view is fading out for a section that was removed.
      departing.remove(at: index)
      view.layer.removeAnimation(forKey: Self.fadeKey)
      view.removeFromSuperview()
    }
    if let other = child(view)?.section {
      programmingError(
        """
        \(type(of: self)): the provider returned the same \(type(of: view)) for the sections \(source.name(of: other)) and \
        \(source.name(of: section)); return a view of its own for each
        """)
    }
    ensure(
      view.superview == nil && !isDescendant(of: view),
      """
      \(type(of: self)): the provider returned a \(type(of: view)) for the section \(source.name(of: section)) that is shown in \
      the \(view.superview.map { "\(type(of: $0))" } ?? "view hierarchy of the container") already; return a view without a superview
      """)
  }

  /// Makes the view of a section its child. Called while the view is added to the content view.
  func adopt(_ view: UIView, _ section: LazySection) {
    let child = ContainerChild(view, section.node)
    child.section = section
    section.child = child
    stack.setAbsent(false, section.node)
    sections.setMade(section, true)
    register(child)
    send(.changeTaken)
  }
}

// MARK: - Letting go

extension ContainerScrollView {
  /// Lets go of the views that the policies of their sources do not keep. Called when a placement is complete.
  func letGoSections() {
    if sections.made.isEmpty { return }
    let pass = placed.pass
    let range = placedRange
    for section in sections.made {
      guard let child = section.child else { continue }
      if child.pass == pass || section.isPiled || keepsByPolicy(section, range) { continue }
      if section.source?.keeps(section, child.givenView) == true || child.view.isHeld { continue }
      letGo(section)
    }
  }

  /// Indices of the first and the last child on the screen, or beyond which the screen is; nil without a screen.
  private var placedRange: (first: Int, last: Int)? {
    guard screen.length > 0 else { return nil }
    guard let first = plan.places.first, let last = plan.places.last else {
      let index = screen.start < stackStart ? -1 : stack.count
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
      let space = segment(section.node)
      return max(screen.start - space.end, space.start - screen.end) <= Double(distance)
    case .all: return true
    case nil: return false
    }
  }

  /// Removes the view of a section and remembers its state; the section keeps its place and its length.
  func letGo(_ section: LazySection) {
    guard let child = section.child, let source = section.source else { return }
    let view = child.givenView
    section.state = SectionState(of: view, custom: source.savedState(of: section, view))
    source.willLetGo(section, view)
    guard section.child === child else { return }
    let outer = sections.leaving
    sections.leaving = child.view
    child.view.removeFromSuperview()
    sections.leaving = outer
    source.didLetGo(section, view)
  }

  /// Called when the view of a section has left the content view.
  func leaves(_ section: LazySection, _ child: ContainerChild) {
    section.layout = child.settings.layout
    section.child = nil
    child.section = nil
    sections.setMade(section, false)
    sections.safe = nil
    if !section.isLeaving { stack.setAbsent(true, section.node) }
  }
}
