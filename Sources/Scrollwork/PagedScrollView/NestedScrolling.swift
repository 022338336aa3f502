import UIKit

/// What a scroll view and the one inside it show at the moment of a step.
public struct NestedScrollState: Equatable, Sendable {
  /// Offset of the outer scroll view, in points: the length by which a header has collapsed.
  public let outerOffset: CGFloat
  /// The greatest offset of the outer scroll view.
  public let outerLength: CGFloat
  /// Offset of the inner scroll view, 0 at its start.
  public let innerOffset: CGFloat
  /// The greatest offset of the inner scroll view.
  public let innerLength: CGFloat

  init(_ scroll: NestedScroll) {
    (outerOffset, outerLength) = (CGFloat(scroll.outer), CGFloat(scroll.outerLength))
    (innerOffset, innerLength) = (CGFloat(scroll.inner), CGFloat(scroll.innerLength))
  }
}

/// Decides how an outer and an inner scroll view share each step of a drag, a wheel, a key or a fling, before anything moves.
///
/// Both belong to one motion, so velocity crosses the border between them unchanged, and what is beyond both ends is one rubber band. What
/// both methods leave goes first to the inner scroll view, then to whichever has room: no travel is lost.
@preconcurrency @MainActor public protocol NestedScrolling {
  /// The part of `step` that the outer scroll view takes before the inner one. Positive steps move towards the end.
  func preScroll(_ step: CGFloat, in state: NestedScrollState) -> CGFloat

  /// The part that the outer scroll view takes of what the inner one has left.
  func postScroll(_ step: CGFloat, in state: NestedScrollState) -> CGFloat
}

/// The usual ways in which a header and a list share a motion.
public enum HeaderScrolling: NestedScrolling, Hashable, Sendable, CaseIterable {
  /// The header collapses before the list moves, and expands only when the list is at its top.
  case listAtTopOnly
  /// The header collapses before the list moves, and expands before the list moves back.
  case headerFirst
  /// The list moves first, and the header with what the list leaves.
  case listFirst
  /// The header stays as it is.
  case never

  /// See `NestedScrolling`.
  public func preScroll(_ step: CGFloat, in state: NestedScrollState) -> CGFloat {
    switch self {
    case .headerFirst: step
    case .listAtTopOnly: step > 0 ? step : 0
    case .listFirst, .never: 0
    }
  }

  /// See `NestedScrolling`.
  public func postScroll(_ step: CGFloat, in state: NestedScrollState) -> CGFloat { self == .never ? 0 : step }
}

extension NestedScroll {
  /// Divides a step as `rule` says.
  @MainActor mutating func move(by step: Double, _ rule: any NestedScrolling) {
    move(
      by: step, pre: { Double(rule.preScroll(CGFloat($0), in: NestedScrollState($1))) },
      post: { Double(rule.postScroll(CGFloat($0), in: NestedScrollState($1))) })
  }

  /// The position at which the inner offset is `target`, when moved there from here.
  @MainActor func position(ofInner target: Double, _ rule: any NestedScrolling) -> Double {
    let target = min(max(0, target), innerLength)
    var (near, far) = (0.0, target < inner ? -position : length - position)
    for _ in 0..<60 {
      let middle = (near + far) / 2
      var scroll = self
      scroll.move(by: middle, rule)
      let isReached = target < inner ? scroll.inner <= target : scroll.inner >= target
      if isReached { far = middle } else { near = middle }
    }
    return target == inner ? position : position + far
  }
}
