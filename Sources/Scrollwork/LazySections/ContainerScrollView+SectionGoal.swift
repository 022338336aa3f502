import ListModel
import UIKit

/// The section that code scrolls to while lengths on the way are estimates.
@MainActor struct SectionGoal {
  weak var section: LazySection?
  let position: ContainerScrollView.ScrollPosition
  /// When the animation arrives.
  let arrival: CFTimeInterval
}

extension ContainerScrollView {
  func place(of section: LazySection) -> Segment {
    let edges = section.child?.edges ?? section.layout.edges(axis, isMirrored: isMirrored, pixel: 0)
    return segment(section.node).inset(before: edges.before(axis), after: edges.after(axis))
  }

  func scroll(to section: LazySection, at position: ScrollPosition, animated: Bool) {
    arrangeIfDue()
    // The nearest position depends on where the section is at first: one of both ends from then on.
    let position = position == .nearest ? nearestPosition(of: section) : position
    guard let position else { return }
    func target() -> Double { offset(showing: place(of: section), at: position, room: pileRoom(for: section.node)) }
    if isManaged { return go(to: target(), animated: animated) }
    if animated {
      go(to: target(), animated: true)
      if runsScrollAnimation { return follow(section, position) }
    }
    // Views made at the destination may have other lengths than estimated.
    for _ in 0..<StackSession.roundLimit {
      go(to: target(), animated: false)
      arrange()
      if abs(limited(target()) - screen.start) < 1e-6 { return }
    }
  }

  private func follow(_ section: LazySection, _ position: ScrollPosition) {
    // UIKit's animated scrolls take 0.3 s.
    sections.goal = SectionGoal(section: section, position: position, arrival: CACurrentMediaTime() + 0.3)
  }

  private func nearestPosition(of section: LazySection) -> ScrollPosition? {
    let (space, lower, upper) = (place(of: section), edge, endEdge)
    if space.start >= lower && space.end <= upper { return nil }
    return space.start < lower || space.length > upper - lower ? .start : .end
  }

  /// Leads an animated scroll to the present place of its section, and ends it exactly there. Called at the end of a pass.
  func followGoal() {
    guard !sections.isEmpty, let goal = sections.goal else { return }
    guard let section = goal.section, sections[section.node] === section else { return sections.goal = nil }
    let room = pileRoom(for: section.node)
    let target = limited(offset(showing: place(of: section), at: goal.position, room: room))
    // Also under a finger, and in place of a deceleration.
    if runsScrollAnimation {
      return redirect(to: CGPoint(axis, along: CGFloat(target), across: contentOffset.along(axis.other)))
    }
    sections.goal = nil
    // Else a touch has stopped the animation.
    let hasArrived = !isTracking && !isDragging && !isDecelerating && abs(CACurrentMediaTime() - goal.arrival) < 0.1
    if hasArrived, abs(target - screen.start) > 1e-6 { scroll(to: section, at: goal.position, animated: false) }
  }

  /// The offset within the edges.
  private func limited(_ offset: Double) -> Double {
    let inset = adjustedContentInset
    let first = -Double(inset.before(axis))
    return min(max(first, offset), max(first, Double(contentSize.along(axis) + inset.after(axis)) - screen.length))
  }
}
