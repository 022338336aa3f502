import ListModel
import UIKit

// Scroll steps: nothing but the offset has changed, and the same children show.
extension ContainerScrollView {
  /// Places the children of the last placement at the present offset, without a new plan.
  ///
  /// - Returns: false, without a change, if a whole round is necessary.
  func step() -> Bool {
    guard session.isSteady, let steady = placed.steady else { return false }
    let (bounds, axis) = (bounds, axis)
    guard bounds.size == steady.size, contentSize == steady.contentSize, steady.keepsChildren(on: bounds.along(axis)),
      placed.isMirrored == isMirrored, placed.across == stackAcross
    else { return false }
    let shown = placed.shown
    for child in shown where child.hasUntoldMove(axis) { return false }
    placeContentView()
    send(.placementBegan)
    let window = followScreen(isAnimated: false)
    for child in shown {
      place(child, child.space, in: window, isStep: true)
      if session.isOvertaken { break }
    }
    if handle(.placementEnded) == .settle { anchor = nil }
    return true
  }

  /// Notes, after a whole pass, where steps may follow; nowhere if a placement does more than to set frames and offsets.
  ///
  /// What is asked here changes in passes, or together with an event that ends `StackSession.isSteady`.
  func noteSteadiness() {
    placed.steady = nil
    let isPlain =
      session.isSteady && placed.shown.count == plan.places.count && !stack.hasMarks(at: .start) && !stack.hasMarks(at: .end)
      && piles.members.isEmpty && sections.isEmpty && departing.isEmpty && longLists.isEmpty && overscan.distance == 0
      && growthAnchor == .start && !isManaged
    for child in placed.shown where !child.isPlain { return }
    guard isPlain, let first = plan.places.first?.space, let last = plan.places.last?.space else { return }
    placed.steady = SteadyPlacement(first: first, last: last, size: bounds.size, contentSize: contentSize)
  }
}

/// A placement whose children a scroll step keeps.
struct SteadyPlacement {
  /// Spaces of the first and the last child shown.
  let first, last: Segment
  let size, contentSize: CGSize

  /// Whether a plan for `screen` shows the same children. False in doubt: where the screen begins or ends exactly at a child's edge, and
  /// where nothing shows at its start.
  func keepsChildren(on screen: Segment) -> Bool {
    screen.start > first.start && screen.start < first.end && screen.end > last.start && screen.end < last.end
  }
}

extension ContainerChild {
  /// Whether a placement sets nothing but the frame and the offset.
  fileprivate var isPlain: Bool { inner == nil && decoration == nil && clipMask == nil && !view.isHidden }
}
