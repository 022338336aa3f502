internal import Foundation
internal import UIKitCore

/// A visible element and its frame.
struct PlannedElement: Equatable {
  var key: ElementKey
  var frame: CGRect
  /// Index into `CollectionTiling.known`; negative for an element of a plain flow layout.
  var index: Int
}

/// What the tiling passes of a collection leave for one another.
@MainActor final class CollectionTiling {
  /// Whether the frames of the shown elements may be out of date.
  private(set) var isStale = true
  /// Number of the current tiling pass.
  private(set) var number = 0
  /// Whether the text size has changed since the shown views were measured.
  private(set) var measuresAgain = false
  /// Whether elements have come, gone or moved since the last prefetch.
  private(set) var hasChanged = false
  /// Attributes of the element whose view is being requested from the data source.
  private(set) var showing: UICollectionViewLayoutAttributes?
  private(set) var plan: [PlannedElement] = []
  /// Spare buffer for `plan`; kept to avoid allocation.
  private var spare: [PlannedElement] = []
  private(set) var known = KnownElements()

  // MARK: Plans

  /// An empty plan to fill; give it back by `endFilling(_:isWhole:)`, `settle(_:)` or `put(_:)`.
  func emptyPlan() -> [PlannedElement] {
    var plan: [PlannedElement] = []
    swap(&plan, &spare)
    plan.removeAll(keepingCapacity: true)
    return plan
  }

  func put(_ plan: [PlannedElement]) { spare = plan }

  func beginPass() { number += 1 }

  /// The plan is being performed.
  func beginFilling() { isStale = false }

  /// - Parameter isWhole: false if a reentrant call has overtaken the pass.
  func endFilling(_ plan: [PlannedElement], isWhole: Bool) {
    spare = self.plan
    self.plan = plan
    hasChanged = true
    if !isWhole { isStale = true }
  }

  /// All elements are where the plan says.
  func settle(_ plan: [PlannedElement]) { (self.plan, isStale) = (plan, false) }

  func setNeedsFrames() { isStale = true }

  /// Other elements may be visible than the plan says.
  func forgetPlan() {
    plan.removeAll(keepingCapacity: true)
    forgetElements()
  }

  /// - Returns: whether elements have come, gone or moved since the last call.
  func endChanges() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  // MARK: The layout's elements

  /// The layout is asked again.
  func forgetElements() { (known, isStale) = (KnownElements(), true) }

  /// The layout is asked again; the shown elements stay where they are until then.
  func forgetKnown() { known = KnownElements() }

  func learn(_ known: KnownElements) { self.known = known }

  /// The section has scrolled out of what is known.
  func forgetRect() { known.rect = .null }

  func setKnown(_ attributes: UICollectionViewLayoutAttributes, at index: Int) { known.attributes[index] = attributes }

  // MARK: Views

  /// Asks the data source for a view of the element with these attributes.
  func asking<Answer>(for attributes: UICollectionViewLayoutAttributes, _ question: () -> Answer) -> Answer {
    showing = attributes
    defer { showing = nil }
    return question()
  }

  func setNeedsMeasuring() { measuresAgain = true }

  /// - Returns: whether the shown views are to be measured.
  func beginMeasuring() -> Bool {
    defer { measuresAgain = false }
    return measuresAgain
  }
}

/// The layout's attributes for a rectangle larger than the visible bounds.
struct KnownElements {
  /// What planning needs of an element's attributes, without a call to an object.
  struct Place {
    /// In the coordinates of the element's scroll view.
    var frame: CGRect
    /// The part of the content in which the element is shown: its line, or its frame.
    var area: CGRect
    /// The section whose scroll view shows the element; nil for the collection itself.
    var host: Int?
    var isHidden: Bool
    var isPinned: Bool
  }

  var rect = CGRect.null
  var attributes: [UICollectionViewLayoutAttributes] = []
  var keys: [ElementKey] = []
  var places: [Place] = []
  /// The offsets of the sections that scroll by themselves.
  var offsets: [Int: CGPoint] = [:]

  /// Whether the section has scrolled by at most half of its visible part since the layout was asked.
  func covers(_ scroller: CollectionScroller) -> Bool {
    guard let offset = offsets[scroller.section] else { return false }
    return (scroller.contentOffset.x - offset.x).magnitude <= scroller.frame.width / 2
      && (scroller.contentOffset.y - offset.y).magnitude <= scroller.frame.height / 2
  }
}
