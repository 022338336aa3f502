public import Foundation
internal import ListModel
internal import ScrollPhysics
public import UIKitCore

/// Items one after another in lines, lines one after another in the direction of scrolling, in sections with headers and footers.
///
/// A line takes as many items as fit with the least spacing, and shares what is left among the gaps. Items of one size cost nothing, however
/// many: the layout holds lengths and runs of lines, and no item's frame.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// As the estimate it says: items decide their size, and `itemSize` stands for those not yet seen.
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// Between lines, exactly.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { changed(minimumLineSpacing, oldValue, "minimumLineSpacing", minimumLineSpacing.isFinite) }
  }

  /// Between neighbours in a line, at least.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing, oldValue, "minimumInteritemSpacing", minimumInteritemSpacing.isFinite) }
  }

  /// Of every item, unless the delegate says otherwise.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { changed(itemSize, oldValue, "itemSize", itemSize.isLegal || itemSize == Self.automaticSize) }
  }

  /// Not zero, it lets cells decide their size (`preferredLayoutAttributesFitting(_:)`), and stands for those not yet seen.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      changed(
        estimatedItemSize, oldValue, "estimatedItemSize", estimatedItemSize.isLegal || estimatedItemSize == Self.automaticSize)
    }
  }

  /// Around the lines of each section; headers and footers lie outside of it.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { changed(sectionInset, oldValue, "sectionInset", sectionInset.sum.isFinite) }
  }

  /// What `sectionInset` is counted from at both ends of a line.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Only the height counts, or the width where one scrolls sideways; 0 shows no header.
  open var headerReferenceSize = CGSize.zero {
    didSet { changed(headerReferenceSize, oldValue, "headerReferenceSize", headerReferenceSize.isLegal) }
  }

  open var footerReferenceSize = CGSize.zero {
    didSet { changed(footerReferenceSize, oldValue, "footerReferenceSize", footerReferenceSize.isLegal) }
  }

  /// Whether headers stick to the edge while their section shows, and push each other out.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  // MARK: State (what the extensions beside this file work on)

  var flow = Flow()
  var metrics = FlowMetrics()

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  /// nil for a section that has no such view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementAttributes(elementKind, indexPath) }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }

  /// When lines get another length, and always while headers or footers are pinned.
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

  /// Where items decide their size and one wants another than it has.
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
