internal import Diagnostics
public import Foundation
public import UIKitCore
internal import UIKitGraphics
public import UIKitLists

/// Determines the places of a collection's elements; subclass it, or use `UICollectionViewFlowLayout`.
///
/// A subclass supplies the content size and the attributes of the elements in a rectangle. It computes them in `prepare()`, which is called
/// before the first question and after each invalidation.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  final var decorationNibs: [String: UINib] = [:]
  /// Whether the layout has been invalidated since a transition layout prepared it.
  var isStale = true
  /// The layouts between which a transition layout leads; none of any other layout.
  var parts: [UICollectionViewLayout] { [] }

  public override init() { super.init() }

  /// A layout with default values; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view that uses the layout; nil before it is set.
  open var collectionView: UICollectionView? { owner }

  // MARK: Classes

  /// The class of the layout's attributes; informative, since the layout creates them itself.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class instantiated for invalidations of the layout.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Attributes and content size

  /// Called before any other question whenever the layout has been invalidated; call super.
  open func prepare() {}

  /// The size of the content in points; must be finite and not negative. Zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of every element that overlaps `rect`; further ones do no harm. Called for more than the visible part, and cached until
  /// the layout is invalidated. nil by default.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item, visible or not; nil by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary element, visible or not; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration, visible or not; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Called when a drag ends, before the delegate, whose target has precedence.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which the motion would rest.
  ///   - velocity: The finger's velocity in points per millisecond.
  /// - Returns: the offset at which the motion shall rest; the proposed one by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Called after updates and when the layout is replaced: the content offset to use instead. The proposed one by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

  // MARK: Invalidation

  /// Invalidates everything: `prepare()` is called before the next layout, and visible elements are asked for again.
  open func invalidateLayout() { invalidateLayout(with: .made(Self.invalidationContextClass)) }

  /// Invalidates the parts named by `context`. Override it to drop cached values; call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isStale = true
    owner?.layoutInvalidated(with: context)
  }

  /// Called just before the collection view changes its bounds, also in every frame of scrolling; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context for the invalidation after `shouldInvalidateLayout(forBoundsChange:)` returned true; one without named parts by default.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    .made(Self.invalidationContextClass)
  }

  /// Called with an element's preferred attributes (`preferredLayoutAttributesFitting(_:)`) and the layout's own; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context for the invalidation after an element preferred other attributes; by default it names the element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext.made(Self.invalidationContextClass)
    context.name(originalAttributes)
    return context
  }

  // MARK: Interactive movement

  /// The place that an item takes whose centre is moved to `position`; by default that of the item there.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { owner?.defaultTarget(of: previousIndexPath, at: position) ?? previousIndexPath }

  /// The attributes of an item that is moved interactively: by default those of its place, centred at `position`, in front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    (attributes.center, attributes.host) = (position, nil)
    attributes.zIndex = .max
    return attributes
  }

  /// The context for the invalidation when the target position of a movement changes; it names the moving items.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext.made(Self.invalidationContextClass)
    context.name(targetIndexPaths, targetPosition, former: previousIndexPaths)
    return context
  }

  /// The context for the invalidation at the end of a movement; it names the moved items.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext.made(Self.invalidationContextClass)
    context.name(indexPaths, .zero, former: previousIndexPaths)
    return context
  }

  // MARK: Updates

  /// Called with the changes of a batch, after `prepare()` for the new counts; call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside the animation of a batch, after the elements have been moved.
  open func finalizeCollectionViewUpdates() {}

  /// Called when the bounds change inside an animation, for which the layout was invalidated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called inside the animation of the bounds, after the elements have been moved.
  open func finalizeAnimatedBoundsChange() {}

  /// The attributes from which a new item animates. By default: for inserted items their final place with alpha 0, for others their former
  /// place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    owner?.initialAttributes(.cell, itemIndexPath)
  }

  /// The attributes to which a leaving item animates. By default: for deleted items their place with alpha 0, for others their new place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    owner?.finalAttributes(.cell, itemIndexPath)
  }

  /// As `initialLayoutAttributesForAppearingItem(at:)`, for a supplementary element.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.initialAttributes(.supplementary(elementKind), elementIndexPath) }

  /// As `finalLayoutAttributesForDisappearingItem(at:)`, for a supplementary element.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.finalAttributes(.supplementary(elementKind), elementIndexPath) }

  /// As `initialLayoutAttributesForAppearingItem(at:)`, for a decoration.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.initialAttributes(.decoration(elementKind), decorationIndexPath) }

  /// As `finalLayoutAttributesForDisappearingItem(at:)`, for a decoration.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.finalAttributes(.decoration(elementKind), decorationIndexPath) }

  // MARK: Layout transitions

  /// Called when this layout replaces `oldLayout`; call super.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called when `newLayout` replaces this layout; call super.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on both layouts inside the animation between them.
  open func finalizeLayoutTransition() {}

  // MARK: Decorations

  /// The class of decorations of a kind, a subclass of `UICollectionReusableView`; nil removes the registration. Decorations belong to the
  /// layout: the data source is not asked for them.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    decorationNibs[elementKind] = nil
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      programmingError(
        "UICollectionViewLayout.register(_:forDecorationViewOfKind:): \(viewClass) is no subclass of UICollectionReusableView")
    }
    decorationClasses[elementKind] = viewClass
  }

  /// The nib with the decoration of a kind as its only object at the top; nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nil
    decorationNibs[elementKind] = nib
  }

  // MARK: Direction

  /// The direction for which the layout is written; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout horizontally where its own direction is the opposite one; false by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Layouts of other modules

  /// Whether each answer consists of new attributes: false for a class of the app's, which may keep them and change them in place.
  @_spi(Lists) open var makesNewAttributes: Bool { false }

  /// Calls `body` for each section that scrolls by itself and overlaps `rect`.
  @_spi(Lists) open func forEachScrollingSection(in rect: CGRect, _ body: (Int) -> Void) {}

  /// The scroll view of a section, on the screen or off it; nil for a section that does not scroll by itself.
  @_spi(Lists) open func scroller(forSection section: Int) -> CollectionScroller? { nil }

  /// A new scroll view for a section; the collection sets its frame, content size and offset.
  @_spi(Lists) open func makeScroller(forSection section: Int) -> UIScrollView { UIScrollView() }

  /// Called when the scroll view of a section has been placed, and when a batch has given the section another index.
  @_spi(Lists) open func scrollerPlaced(_ scroller: UIScrollView, forSection section: Int) {}

  /// Called before the collection scrolls to an item, so that its section can scroll to it as well.
  @_spi(Lists) open func willScroll(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {}

  /// The present frame of an element whose attributes say `isPinned`.
  @_spi(Lists) open func pinnedFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }

  /// The direction in which the first visible item keeps its place on the screen when sizes change, or in a batch; nil for none.
  @_spi(Lists) open func anchorDirection(inUpdates: Bool) -> UICollectionView.ScrollDirection? { nil }

  /// The part of the content in which an element gets its view: cells side by side are measured together, since a line is as thick as the
  /// thickest of them. The element's frame if it has no such line.
  @_spi(Lists) open func lineArea(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }

  /// What the elements of a kind go along with in a batch.
  @_spi(Lists) open func owner(ofKind elementKind: String) -> CollectionOwner { .automatic }

  /// Called in a batch before the layout is invalidated, to carry what is stored by place; nil for deleted places and reloaded items.
  @_spi(Lists) open func carry(section: (Int) -> Int?, item: (IndexPath) -> IndexPath?) {}

  /// Called in a reload, and in a batch for new items, before the layout is invalidated: the sizes that named items had when they were
  /// shown last.
  @_spi(Lists) open func recall(_ sizes: [(path: IndexPath, size: CGSize)], replacing: Bool) {}

  /// The actions of an item that is swiped aside; nil for none.
  @_spi(Lists) open func swipeActions(isLeading: Bool, at indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }

  /// Called when the collection's traits or adjusted content insets have changed.
  @_spi(Lists) open func surroundingsChanged() {}
}

extension UICollectionViewLayoutInvalidationContext {
  /// Adds the element of `attributes` to the invalidated ones.
  func name(_ attributes: UICollectionViewLayoutAttributes) {
    let (kind, path) = (attributes.representedElementKind ?? "", attributes.indexPath)
    switch attributes.representedElementCategory {
    case .cell: invalidateItems(at: [path])
    case .supplementaryView: invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .decorationView: invalidateDecorationElements(ofKind: kind, at: [path])
    }
  }
}
