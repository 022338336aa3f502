internal import Diagnostics
internal import Foundation
internal import ListModel
internal import ScrollPhysics
internal import UIKitCore

// Between the view and its layout: when it is asked, and in whose coordinates.
extension UICollectionView {
  // MARK: Preparing

  /// A layout that invalidates itself while it is prepared is prepared again in the next layout pass, not in a loop.
  func prepareLayoutIfNeeded() {
    loadIfNeeded()
    guard layoutState.isStale, !layoutState.isPreparing, session.activity != .loading else { return }
    layoutState.isStale = false
    layoutState.isPreparing = true
    let layout = layoutState.layout
    layout.prepare()
    let size = layout.collectionViewContentSize
    layoutState.isPreparing = false
    ensure(
      size.isLegal,
      "\(type(of: layout)).collectionViewContentSize is \(size): it must be finite and not negative")
    layoutState.generation += 1
    tiling.known = KnownElements()
    tiling.isStale = true
    if layoutState.checkedBounds == nil { layoutState.checkedBounds = bounds }
    let rested = restsWithinEdges
    let isShifted = keepAnchor()
    take(contentSize: size)
    if isShifted && rested { returnWithinEdges() }
    adjustOffset()
    if layoutState.isStale { setNeedsLayout() }
  }

  /// Where everything is turned around the right edge is where the content begins, and stays where it is.
  private func take(contentSize size: CGSize) {
    let former = contentSize
    if size == former { return }
    guard isMirrored, size.width != former.width else { return contentSize = size }
    let shown = former.width > 0 ? former.width : bounds.width - adjustedContentInset.right
    let x = contentOffset.x + size.width - shown
    contentSize = size
    contentOffset.x = x
  }

  private func adjustOffset() {
    let adjustment = layoutState.offsetAdjustment
    if adjustment == .zero { return }
    layoutState.offsetAdjustment = .zero
    contentOffset = CGPoint(x: contentOffset.x + (isMirrored ? -1 : 1) * adjustment.x, y: contentOffset.y + adjustment.y)
  }

  // MARK: Invalidation

  func layoutInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    requireFinite(
      context.contentOffsetAdjustment.x + context.contentOffsetAdjustment.y, "invalidateLayout(with:).contentOffsetAdjustment",
      context.contentOffsetAdjustment)
    layoutState.isStale = true
    layoutState.offsetAdjustment.x += context.contentOffsetAdjustment.x
    layoutState.offsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  /// Asks the layout about bounds that the view is about to take; once about each.
  func boundsWillBe(_ newBounds: CGRect) {
    guard let checked = layoutState.checkedBounds, checked != newBounds, newBounds.isFinite else { return }
    layoutState.checkedBounds = newBounds
    // What sticks in a plain flow moves with every tiling anyway.
    if layoutState.plainFlow != nil, checked.size == newBounds.size { return }
    let (layout, turned) = (layoutState.layout, layoutRect(newBounds))
    guard layout.shouldInvalidateLayout(forBoundsChange: turned) else { return }
    let isAnimated = ViewAnimation.current != nil && checked.size != newBounds.size
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: turned))
    if isAnimated { layout.prepare(forAnimatedBoundsChange: bounds) }
    layoutState.isChangingAnimated = isAnimated
  }

  // MARK: Coordinates

  /// Whether what the layout says is turned around, left for right.
  var isMirrored: Bool {
    let layout = layoutState.layout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// From the view's coordinates to the layout's, or back: it is the same.
  func layoutRect(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func layoutPoint(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: contentSize.width - point.x, y: point.y) : point
  }

  /// What the view shows, as the layout sees it.
  var layoutBounds: CGRect { layoutRect(bounds) }

  /// What of the bounds bars cover; a refresh control scrolls on.
  var layoutInset: UIEdgeInsets {
    var inset = adjustedContentInset
    inset.top -= refreshRoom
    if isMirrored { (inset.left, inset.right) = (inset.right, inset.left) }
    return inset
  }

  /// A copy in the view's coordinates, or the attributes themselves where those are the same.
  func turned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    let copy = attributes.duplicate()
    copy.center = layoutPoint(attributes.center)
    return copy
  }

  func turnAround() {
    layoutState.layout.invalidateLayout()
    tiling.isStale = true
  }

  // MARK: Where a drag ends

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
