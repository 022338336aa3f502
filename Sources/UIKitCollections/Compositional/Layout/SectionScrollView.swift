internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import ListModel
@_spi(UIKitModules) internal import UIKitCore
@_spi(Lists) internal import UIKitLists

/// The scroll view of a section that scrolls by itself; the section's cells are its subviews.
final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
  private weak var layout: UICollectionViewCompositionalLayout?
  var section = 0
  /// The offset from the leading end at which the drag began.
  private var dragStart: Double?

  init(_ layout: UICollectionViewCompositionalLayout) {
    self.layout = layout
    super.init(frame: .zero)
    delegate = self
    // Badges may reach beyond the section; the collection view clips at the sides.
    clipsToBounds = false
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    (scrollsToTop, contentInsetAdjustmentBehavior) = (false, .never)
  }

  required init?(coder: NSCoder) {
    programmingError("SectionScrollView.init(coder:): a compositional layout makes its scroll views itself")
  }

  var isMoving: Bool { isTracking || isDecelerating || isScrollAnimating }

  /// Takes over how a section scrolls.
  func follow(_ section: NSCollectionLayoutSection, _ axis: CompositionAxis) {
    let properties = section.orthogonalScrollingProperties
    let behavior = section.orthogonalScrollingBehavior
    isPagingEnabled = behavior == .paging
    bounces = properties.bounce != .never
    (alwaysBounceHorizontal, alwaysBounceVertical) = (
      properties.bounce == .always && axis == .x, properties.bounce == .always && axis == .y
    )
    switch properties.decelerationRate {
    case .automatic: decelerationRate = behavior.isFast ? .fast : .normal
    case let rate: decelerationRate = UIScrollView.DecelerationRate(rawValue: rate.rawValue)
    }
  }

  // MARK: Offsets from the leading end

  private var isMirrored: Bool { layout?.collectionView?.isMirrored ?? false }

  func leadingOffset(_ offset: CGPoint, _ axis: CompositionAxis) -> Double {
    guard axis == .x else { return offset.y }
    return isMirrored ? contentSize.width - bounds.width - offset.x : offset.x
  }

  func offset(_ leading: Double, _ axis: CompositionAxis) -> CGPoint {
    guard axis == .x else { return CGPoint(x: bounds.minX, y: leading) }
    return CGPoint(x: isMirrored ? contentSize.width - bounds.width - leading : leading, y: bounds.minY)
  }

  // MARK: Messages

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { layout?.didRemove(self) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { layout?.didScroll(self) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    dragStart = layout.map { leadingOffset(contentOffset, $0.main.other) }
  }

  @_spi(UIKitModules) public override func restingTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let layout else { return proposed }
    let axis = layout.main.other
    let speed = axis == .x ? (isMirrored ? -velocity.x : velocity.x) : velocity.y
    let start = dragStart ?? leadingOffset(contentOffset, axis)
    guard
      let target = layout.restingOffset(
        section, proposed: leadingOffset(proposed, axis), from: leadingOffset(contentOffset, axis), dragStart: start, speed)
    else { return proposed }
    return offset(target, axis)
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  var isFast: Bool { self == .groupPaging || self == .groupPagingCentered || self == .paging }
}

// Sections that scroll by themselves: their offsets are the layout's, their scroll views show them.
extension UICollectionViewCompositionalLayout {
  /// The least velocity in points per millisecond that turns a page; as for `isPagingEnabled`, "Deceleration" of docs/measurements.md.
  private static let slowestFlick = 0.25

  func adopt(_ scroller: UIScrollView, _ index: Int) {
    guard let view = scroller as? SectionScrollView else { return }
    if state.scrollers[view.section]?.view === view, view.section != index { state.scrollers[view.section] = nil }
    view.section = index
    if state.scrollers[index]?.view !== view { state.scrollers[index] = CompositionalState.WeakScroller(view: view) }
    guard !state.isStale, state.sections.indices.contains(index) else { return }
    view.follow(state.sections[index].section, main.other)
    // A motion may have ended because the content has become shorter.
    guard !view.isDragging, !view.isDecelerating, !view.isScrollAnimating else { return }
    let legal = state.sections[index].clamped(state.offsets[index] ?? 0)
    if legal != state.offsets[index] ?? 0 { view.contentOffset = view.offset(legal, main.other) }
  }

  /// A motion that has ended because its scroll view left the screen may have been beyond the ends.
  func didRemove(_ view: SectionScrollView) {
    guard state.scrollers[view.section]?.view === view else { return }
    state.scrollers[view.section] = nil
    guard !state.isStale, state.sections.indices.contains(view.section), let offset = state.offsets[view.section] else { return }
    state.offsets[view.section] = state.sections[view.section].clamped(offset)
  }

  func didScroll(_ view: SectionScrollView) {
    guard let collection = collectionView, state.scrollers[view.section]?.view === view else { return }
    let hasHandler =
      state.sections.indices.contains(view.section)
      && state.sections[view.section].section.visibleItemsInvalidationHandler != nil
    guard collection.sectionScrolled(relearns: hasHandler) else { return }
    state.offsets[view.section] = view.leadingOffset(view.contentOffset, main.other)
  }

  /// Where a motion comes to rest; nil for where it would by itself.
  ///
  /// - Parameters:
  ///   - proposed: Where it would come to rest by itself.
  ///   - velocity: In points per millisecond, positive toward the trailing end.
  func restingOffset(
    _ index: Int, proposed: Double, from offset: Double, dragStart: Double, _ velocity: Double
  ) -> Double? {
    guard !state.isStale, state.sections.indices.contains(index) else { return nil }
    let section = state.sections[index]
    guard section.solution.groupCount > 0 else { return nil }
    switch section.section.orthogonalScrollingBehavior {
    case .none, .continuous, .paging: return nil
    case .continuousGroupLeadingBoundary: return section.restingOffset(ofGroup: section.group(nearest: proposed))
    case .groupPaging, .groupPagingCentered:
      let start = section.group(nearest: section.clamped(dragStart))
      var group = section.group(nearest: offset)
      if velocity.magnitude >= Self.slowestFlick { group = start + (velocity > 0 ? 1 : -1) }
      group = min(max(group, start - 1, 0), start + 1, section.solution.groupCount - 1)
      return section.restingOffset(ofGroup: group)
    }
  }

  func scroll(_ index: Int, to offset: CGFloat, animated: Bool) {
    let section = state.sections[index]
    guard section.isOrthogonal else { return }
    let target = section.clamped(offset)
    if let view = state.scrollers[index]?.view, view.window != nil {
      view.setContentOffset(view.offset(target, main.other), animated: animated)
    } else {
      state.offsets[index] = target
    }
    collectionView?.sectionScrolled(relearns: true)
  }

  /// Scrolls an item's section to the item, on the section's own axis.
  func reveal(_ path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool) {
    guard state.sections.indices.contains(path.section) else { return }
    let section = state.sections[path.section]
    guard section.isOrthogonal, let slot = section.solution.slot(of: path.item), let view = collectionView else { return }
    let cross = main.other
    let frame = section.frame(slot.rect)
    let (before, after) = (CGFloat(section.crossStart), CGFloat(section.insets.after(cross)))
    let (start, end, room) = (frame.start(cross), frame.end(cross), section.surroundings.room[cross])
    let isFlipped = cross == .x && view.isMirrored
    let (first, last): (UICollectionView.ScrollPosition, UICollectionView.ScrollPosition) =
      cross == .x ? (isFlipped ? .right : .left, isFlipped ? .left : .right) : (.top, .bottom)
    let middle: UICollectionView.ScrollPosition = cross == .x ? .centeredHorizontally : .centeredVertically
    let present = state.offsets[path.section] ?? 0
    let target: CGFloat
    if position.contains(first) {
      target = start - before
    } else if position.contains(middle) {
      target = (start + end - room) / 2
    } else if position.contains(last) {
      target = end + after - room
    } else if start < present {
      target = start - before
    } else {
      target = end > present + room ? min(start - before, end + after - room) : present
    }
    if target != present { scroll(path.section, to: target, animated: animated) }
  }
}
