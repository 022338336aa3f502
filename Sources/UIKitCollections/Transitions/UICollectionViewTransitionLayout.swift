internal import Diagnostics
public import Foundation
internal import UIKitCore
internal import UIKitLists

/// The layout of a collection while a finger changes its layout: places between those of two layouts.
///
/// `UICollectionView.startInteractiveTransition(to:completion:)` makes it, or the delegate does, and it is the collection's layout until
/// the transition is finished or cancelled. A step asks both layouts for the elements on the screen only. An element that is on the screen
/// in neither layout is not shown meanwhile; one that only one of them has keeps its place on the screen and fades. Sections that scroll
/// by themselves scroll with the collection.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var progress: CGFloat = 0
  private var values: [String: CGFloat] = [:]
  /// Called once at the end; nil before the start.
  var end: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// The collection, also after it has taken another layout.
  weak var asker: UICollectionView?
  /// The content offsets of the two layouts, in the view's coordinates.
  var offsets = (current: CGPoint.zero, next: CGPoint.zero)
  /// Whether a layout has shown an element that stays in place while the bounds scroll.
  var hasPinned = false

  /// - Parameters:
  ///   - currentLayout: The collection's layout.
  ///   - newLayout: The layout that replaces it if the transition is finished; no collection may use it.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (current, next) = (currentLayout, newLayout)
    super.init()
  }

  /// A transition between two empty layouts; archives are not read.
  public required init?(coder: NSCoder) {
    (current, next) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// The layout from which the transition comes.
  open var currentLayout: UICollectionViewLayout { current }

  /// The layout to which the transition leads.
  open var nextLayout: UICollectionViewLayout { next }

  /// How far the transition is: 0 shows the current layout, 1 the next one; finite, values beyond both continue the way. A change is shown
  /// in the next layout pass and moves the content offset in proportion, without an animation.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      ensure(
        newValue.isFinite, "UICollectionViewTransitionLayout.transitionProgress = \(newValue): set a finite number, from 0 to 1")
      let former = presentOffset
      progress = newValue
      let context = UICollectionViewLayoutInvalidationContext.made(Self.invalidationContextClass)
      context.contentOffsetAdjustment = CGPoint(x: presentOffset.x - former.x, y: presentOffset.y - former.y)
      invalidateLayout(with: context)
    }
  }

  /// Stores a value of a subclass's own, such as an angle, under a name.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The value stored under the name last; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Both layouts

  override var parts: [UICollectionViewLayout] { [current, next] }

  /// Prepares those of the two layouts that have been invalidated.
  open override func prepare() {
    super.prepare()
    ensure(
      owner === asker,
      "\(type(of: self)) was set as a collection's layout: call startInteractiveTransition(to:completion:), which sets it")
    for part in parts where part.isStale {
      part.isStale = false
      part.prepare()
    }
    decorationClasses = current.decorationClasses.merging(next.decorationClasses) { own, _ in own }
  }

  /// Invalidates both layouts too if counts or everything is invalid; call their own `invalidateLayout()` for other changes.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateEverything || context.invalidateDataSourceCounts else { return }
    for part in parts {
      let own = UICollectionViewLayoutInvalidationContext.made(type(of: part).invalidationContextClass)
      own.invalidateEverything = context.invalidateEverything
      own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
      part.invalidateLayout(with: own)
    }
  }

  /// True if one of the layouts says so, or keeps elements in place.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    hasPinned || parts.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  /// Invalidates the layouts that want it.
  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    for part in parts where part.shouldInvalidateLayout(forBoundsChange: newBounds) {
      part.invalidateLayout(with: part.invalidationContext(forBoundsChange: newBounds))
    }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  @_spi(Lists) open override func surroundingsChanged() { for part in parts { part.surroundingsChanged() } }

  @_spi(Lists) open override func owner(ofKind elementKind: String) -> CollectionOwner {
    let owner = current.owner(ofKind: elementKind)
    return owner == .automatic ? next.owner(ofKind: elementKind) : owner
  }

  @_spi(Lists) open override func carry(section: (Int) -> Int?, item: (IndexPath) -> IndexPath?) {
    for part in parts { part.carry(section: section, item: item) }
  }

  @_spi(Lists) open override func recall(_ sizes: [(path: IndexPath, size: CGSize)], replacing: Bool) {
    for part in parts { part.recall(sizes, replacing: replacing) }
  }

  // MARK: Places

  /// Between the sizes of both layouts, where a content smaller than the view counts as large as the view: so the offset stays within the
  /// edges on its way.
  open override var collectionViewContentSize: CGSize { contentSizeBetween }

  /// The elements that either layout has on the screen.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  /// nil for an item that neither layout has.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(.cell, indexPath)
  }

  /// nil for an element that neither layout has.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.supplementary(elementKind), indexPath) }

  /// nil for a decoration that neither layout has.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.decoration(elementKind), indexPath) }
}
