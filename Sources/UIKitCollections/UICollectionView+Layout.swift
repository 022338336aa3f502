internal import Diagnostics
public import Foundation
internal import ListModel
internal import ScrollPhysics
@_spi(UIKitModules) internal import UIKitCore
public import UIKitGraphics
internal import UIKitLists

// Preparation and invalidation of the layout, and conversion between its coordinates and the view's.
extension UICollectionView {
  // MARK: Preparing

  /// Prepares a stale layout. A layout that invalidates itself during `prepare()` is prepared again in the next layout pass, to avoid an
  /// endless loop.
  func prepareLayoutIfNeeded() {
    controller.loadIfNeeded()
    guard !controller.isLoading, layoutState.beginPreparing() else { return }
    let layout = layoutState.layout
    layout.prepare()
    let size = layout.collectionViewContentSize
    layoutState.endQuestions()
    ensure(
      size.isLegal,
      "\(type(of: layout)).collectionViewContentSize is \(size): it must be finite and not negative")
    layoutState.endPreparing(bounds)
    hosts.placesChanged()
    tiling.forgetElements()
    let stayed = staysWithinEdges
    layoutState.anchors.beginPreparation()
    let isShifted = keepAnchor()
    // Only a pass measures, and lets the anchor go at its end.
    if controller.isIdle { layoutState.anchors.end() }
    // A message of the shifted offset may have set another layout.
    guard layout === layoutState.layout else { return }
    let offset = contentOffset
    take(contentSize: size)
    if isShifted && stayed { returnWithinEdges() }
    adjustOffset(from: offset)
    if layoutState.isStale { setNeedsLayout() }
  }

  /// Sets the content size. In a mirrored layout the content begins at its right edge, so the offset follows the width and the visible
  /// content does not move.
  ///
  /// An offset between the edges stays there: the bounds may have changed with the width, and a finger that moves the content along the
  /// other axis would not bring it back.
  private func take(contentSize size: CGSize) {
    let former = contentSize
    if size == former { return }
    guard isMirrored, size.width != former.width else { return contentSize = size }
    let shown = former.width > 0 ? former.width : bounds.width - adjustedContentInset.right
    let x = contentOffset.x + size.width - shown
    let isWithin = contentScroller == nil && contentOffset.x == withinEdges(contentOffset.x)
    contentSize = size
    contentOffset.x = isWithin ? withinEdges(x) : x
  }

  private func withinEdges(_ x: CGFloat) -> CGFloat { CGFloat(machine.geometry.axes.x.clamped(Double(x))) }

  /// - Parameter offset: The offset before the content size was set, which may have moved it to an edge. A mirrored one has followed the
  ///   width.
  private func adjustOffset(from offset: CGPoint) {
    let adjustment = layoutState.applyAdjustment()
    if adjustment == .zero { return }
    contentOffset = CGPoint(
      x: isMirrored ? contentOffset.x - adjustment.x : offset.x + adjustment.x, y: offset.y + adjustment.y)
  }

  // MARK: Invalidation

  func layoutInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    requireFinite(
      context.contentOffsetAdjustment.x + context.contentOffsetAdjustment.y, "invalidateLayout(with:).contentOffsetAdjustment",
      context.contentOffsetAdjustment)
    layoutState.invalidate(adjustment: context.contentOffsetAdjustment)
    setNeedsLayout()
  }

  /// Asks the layout whether the bounds about to be set invalidate it, sets them, and then invalidates it: a layout that compares its
  /// cached size or computes an offset in `invalidateLayout(with:)` finds the new bounds there.
  func changing(to newBounds: CGRect, _ change: () -> Void) {
    let (layout, former, context) = (layoutState.layout, bounds, invalidation(by: newBounds))
    change()
    guard let context, layout === layoutState.layout else { return }
    layout.invalidateLayout(with: context)
    guard ViewAnimation.current != nil, former.size != newBounds.size else { return }
    layout.prepare(forAnimatedBoundsChange: former)
    layoutState.beginAnimatedChange()
  }

  /// What the layout answers, which is asked once for each change of bounds; nil if they do not invalidate it.
  private func invalidation(by newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    guard newBounds.isFinite, let checked = layoutState.check(newBounds) else { return nil }
    // Pinned elements of a plain flow layout are placed anew in every tiling pass: no invalidation needed.
    if layoutState.plainFlow != nil, checked.size == newBounds.size { return nil }
    let (layout, turned) = (layoutState.layout, layoutRect(newBounds))
    guard layout.shouldInvalidateLayout(forBoundsChange: turned) else { return nil }
    return layout.invalidationContext(forBoundsChange: turned)
  }

  // MARK: Coordinates

  /// Whether the layout's coordinates are mirrored horizontally.
  @_spi(Lists) public var isMirrored: Bool {
    isMirrored(layoutState.asked?.layout ?? layoutState.layout)
  }

  func isMirrored(_ layout: UICollectionViewLayout) -> Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// Converts between the view's coordinates and the layout's; mirroring is its own inverse.
  func layoutRect(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func layoutPoint(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: contentSize.width - point.x, y: point.y) : point
  }

  /// The visible bounds in the layout's coordinates.
  @_spi(Lists) public var layoutBounds: CGRect { layoutState.asked?.bounds ?? layoutRect(bounds) }

  /// The insets covered by bars, in the layout's coordinates; without a refresh control's inset, since the control scrolls with the
  /// content.
  @_spi(Lists) public var layoutInset: UIEdgeInsets {
    var inset = adjustedContentInset
    inset.top -= refreshRoom
    if isMirrored { (inset.left, inset.right) = (inset.right, inset.left) }
    return inset
  }

  /// A copy in the view's coordinates; the same object if the layout is not mirrored.
  func turned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    let copy = attributes.duplicate()
    copy.center = layoutPoint(attributes.center)
    if let host = attributes.host { copy.host?.shift.x = contentSize.width - host.contentWidth - host.shift.x }
    return copy
  }

  /// Attributes that the collection may keep, in the view's coordinates: a copy if the layout may change its own in place.
  func kept(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    layoutState.mayChangeAttributes && !isMirrored ? attributes.duplicate() : turned(attributes)
  }

  func turnAround() {
    layoutState.layout.invalidateLayout()
    tiling.setNeedsFrames()
  }

  // MARK: Target offset of a drag

  func layoutTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    prepareLayoutIfNeeded()
    let (layout, sign) = (layoutState.layout, isMirrored ? -1 : 1 as CGFloat)
    let shown = CGRect(origin: proposed, size: bounds.size)
    let target = layout.targetContentOffset(
      forProposedContentOffset: layoutRect(shown).origin, withScrollingVelocity: CGPoint(x: sign * velocity.x, y: velocity.y))
    requireFinite(
      target.x + target.y, "collectionViewLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:)", target)
    return layoutRect(CGRect(origin: target, size: bounds.size)).origin
  }
}
