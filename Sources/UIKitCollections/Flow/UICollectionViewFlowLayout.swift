public import Foundation
internal import ListModel
internal import ScrollPhysics
internal import UIKitCore
public import UIKitGraphics
internal import UIKitLists

/// Items in lines, lines in the direction of scrolling, in sections with headers and footers.
///
/// A line takes as many items as fit with the minimum spacing, and distributes the rest among its gaps (section "Flow layout" of
/// docs/measurements.md). Any number of items of equal size takes constant memory: the layout stores runs of lengths and lines, not frames.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// As `estimatedItemSize` or `itemSize`: cells determine their size, and `itemSize` is assumed for those not seen yet.
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// `.vertical` by default; a change invalidates the layout.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The exact gap between lines in points; 10 by default. Must be finite.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { changed(minimumLineSpacing, oldValue, "minimumLineSpacing", minimumLineSpacing.isFinite) }
  }

  /// The minimum gap between neighbours in a line in points; 10 by default. Must be finite.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing, oldValue, "minimumInteritemSpacing", minimumInteritemSpacing.isFinite) }
  }

  /// The size of every item in points, unless the delegate determines it; 50 x 50 by default. Must be finite and not negative, or
  /// `automaticSize`.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { changed(itemSize, oldValue, "itemSize", itemSize.isLegal || itemSize == Self.automaticSize) }
  }

  /// If not zero, cells determine their size (`preferredLayoutAttributesFitting(_:)`), and this one is assumed for those not seen yet. Zero
  /// by default.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      changed(
        estimatedItemSize, oldValue, "estimatedItemSize", estimatedItemSize.isLegal || estimatedItemSize == Self.automaticSize)
    }
  }

  /// Points around the lines of each section; headers and footers lie outside. Zero by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { changed(sectionInset, oldValue, "sectionInset", sectionInset.sum.isFinite) }
  }

  /// What `sectionInset` counts from at both ends of a line; the content inset by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// In points; only the height counts, or the width in horizontal scrolling; zero, the default, for no header.
  open var headerReferenceSize = CGSize.zero {
    didSet { changed(headerReferenceSize, oldValue, "headerReferenceSize", headerReferenceSize.isLegal) }
  }

  /// In points; only the height counts, or the width in horizontal scrolling; zero, the default, for no footer.
  open var footerReferenceSize = CGSize.zero {
    didSet { changed(footerReferenceSize, oldValue, "footerReferenceSize", footerReferenceSize.isLegal) }
  }

  /// Whether headers are pinned to the edge while their section is visible, pushing each other out; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers are pinned to the far edge while their section is visible, pushing each other out; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// What section insets count from.
  public enum SectionInsetReference: Int, Sendable {
    /// The adjusted content inset, the safe area, or the layout margins of the collection view.
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  // MARK: State (used by the extensions beside this file)

  var flow = Flow()
  var metrics = FlowMetrics()

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeFlow(nib) }
  }

  // MARK: Overrides

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func prepare() {
    super.prepare()
    prepareFlow()
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfAsked()
    return size(along: metrics.along, across: flow.total)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  /// nil for an item that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    itemAttributes(indexPath)
  }

  /// nil for a section without such a view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementAttributes(elementKind, indexPath) }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }

  @_spi(Lists) open override var makesNewAttributes: Bool { type(of: self) == UICollectionViewFlowLayout.self }

  @_spi(Lists) open override func anchorDirection(inUpdates: Bool) -> UICollectionView.ScrollDirection? {
    inUpdates || isEstimating ? scrollDirection : nil
  }

  @_spi(Lists) open override func lineArea(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    isEstimating ? lineFrame(of: attributes) : attributes.frame
  }

  @_spi(Lists) open override func surroundingsChanged() { invalidateLayout() }

  /// True if the length of lines changes, and always while headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pins || (owner.map { $0.bounds.size[lineAxis] != newBounds.size[lineAxis] } ?? false)
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      let isOther = owner.map { $0.bounds.size[lineAxis] != newBounds.size[lineAxis] } ?? true
      (context.invalidateFlowLayoutDelegateMetrics, context.invalidateFlowLayoutAttributes) = (isOther, isOther)
    }
    return context
  }

  /// Keeps sizes and lines.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition, previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      (context.invalidateFlowLayoutDelegateMetrics, context.invalidateFlowLayoutAttributes) = (false, false)
    }
    return context
  }

  /// True if items determine their size and the preferred size differs.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isEstimating && originalAttributes.representedElementCategory == .cell && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      (context.invalidateFlowLayoutDelegateMetrics, context.invalidateFlowLayoutAttributes) = (false, false)
      note(measured: preferredAttributes.size, at: originalAttributes.indexPath)
    }
    return context
  }
}
