internal import Diagnostics
public import Foundation
public import UIKitCore

/// Decides where the elements of a collection stand; subclass it, or use `UICollectionViewFlowLayout`.
///
/// A subclass gives the size of the content and the attributes of all that shows in a rectangle. It computes what it needs in `prepare()`,
/// which is called before the first question and after each invalidation.
@MainActor open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  public override init() { super.init() }

  /// A layout with default values; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection that it lays out, or is about to.
  open var collectionView: UICollectionView? { owner }

  // MARK: Classes

  /// The class of attributes that the layout makes, for those who look at it.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of contexts made for the layout's invalidation.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: What a layout answers

  /// Called before any question, whenever the layout was invalidated. Call super.
  open func prepare() {}

  /// Finite, not negative.
  open var collectionViewContentSize: CGSize { .zero }

  /// Of every element that shows something in `rect`; more are no harm. Asked for more than the screen shows, and kept until the layout is
  /// invalidated.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Asked when a drag ends.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: where the motion would come to rest.
  ///   - velocity: the finger's in points per millisecond.
  /// - Returns: where it is to come to rest instead. The delegate hears of that and has the last word.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Asked after updates and when another layout takes over.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

  // MARK: Invalidation

  /// `prepare()` is called again before the next layout; what shows is asked for anew.
  open func invalidateLayout() { invalidateLayout(with: .made(Self.invalidationContextClass)) }

  /// Call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { owner?.layoutInvalidated(with: context) }

  /// Asked just before the collection view takes other bounds, also in every frame of a scroll; false unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    .made(Self.invalidationContextClass)
  }

  /// Asked with what an element wants (`preferredLayoutAttributesFitting(_:)`) and what the layout gave it; false unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Names the element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext.made(Self.invalidationContextClass)
    context.name(originalAttributes)
    return context
  }

  // MARK: Updates

  /// The layout has been prepared for the new counts; what has changed comes next. Call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Inside the animation of the updates.
  open func finalizeCollectionViewUpdates() {}

  /// The bounds are about to change inside an animation, and the layout was invalidated for it.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  open func finalizeAnimatedBoundsChange() {}

  /// Where an item sets out that comes: inserted ones where they will be, but transparent; others where they were.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    owner?.initialAttributes(.cell, itemIndexPath)
  }

  /// Where an item goes that leaves: deleted ones stay and turn transparent, others go where they would be.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    owner?.finalAttributes(.cell, itemIndexPath)
  }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.initialAttributes(.supplementary(elementKind), elementIndexPath) }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.finalAttributes(.supplementary(elementKind), elementIndexPath) }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.initialAttributes(.decoration(elementKind), decorationIndexPath) }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.finalAttributes(.decoration(elementKind), decorationIndexPath) }

  // MARK: Another layout

  /// This layout takes over from `oldLayout`. Call super.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// `newLayout` takes over. Call super.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Inside the animation from one layout to the other; sent to both.
  open func finalizeLayoutTransition() {}

  // MARK: Decorations

  /// nil takes the registration back. Decorations are the layout's own: the data source knows nothing of them.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      programmingError(
        "UICollectionViewLayout.register(_:forDecorationViewOfKind:): \(viewClass) is no subclass of UICollectionReusableView")
    }
    decorationClasses[elementKind] = viewClass
  }

  // MARK: Direction

  /// The direction that the layout is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view turns everything around, left for right, where its own direction is the other one.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Invalidates the one element.
  func name(_ attributes: UICollectionViewLayoutAttributes) {
    let (kind, path) = (attributes.representedElementKind ?? "", attributes.indexPath)
    switch attributes.representedElementCategory {
    case .cell: invalidateItems(at: [path])
    case .supplementaryView: invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .decorationView: invalidateDecorationElements(ofKind: kind, at: [path])
    }
  }
}
