public import CoreGraphics
internal import Diagnostics
public import Foundation
internal import ListModel
public import UIKitCore
internal import UIKitGraphics
@_spi(Lists) public import UIKitLists

/// Returns the description of a section for its surroundings.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections, each described by a group of items that is repeated.
///
/// A section of equal groups costs the same for ten items as for a million. Sections that scroll by themselves have a scroll view each
/// while they are on the screen; their offsets are kept by the layout, through reloads, batches, and while they are off the screen.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  enum Source {
    case section(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  let source: Source
  final var state = CompositionalState()
  /// The axis of the collection view's own scrolling.
  private(set) final var main: CompositionAxis
  private var settings: UICollectionViewCompositionalLayoutConfiguration

  /// A copy of what was set: changes of its properties have no effect. Setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings }
    set {
      settings = newValue.duplicate()
      main = settings.axis
      invalidateLayout()
    }
  }

  // MARK: Making

  /// All sections are alike; the configuration has the default values.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// All sections are alike.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    (source, settings) = (.section(section), configuration.duplicate())
    main = settings.axis
    super.init()
  }

  /// A section at a time; the configuration has the default values.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A section at a time.
  ///
  /// - Parameter sectionProvider: Called for all sections when the layout is prepared after an invalidation, a change of the size or the
  ///   traits of the collection view, or updates. nil stops the program.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (source, settings) = (.provider(sectionProvider), configuration.duplicate())
    main = settings.axis
    super.init()
  }

  /// Stops the program: the sections of a compositional layout are code, which no archive contains.
  public required init?(coder: NSCoder) {
    programmingError(
      "UICollectionViewCompositionalLayout.init(coder:): archives hold no sections; use init(section:) or init(sectionProvider:)")
  }

  // MARK: Sections that scroll by themselves (not part of UIKit)

  /// How far a section has scrolled by itself, in points from its leading end; 0 for a section that does not. Not part of UIKit.
  public func orthogonalOffset(inSection section: Int) -> CGFloat {
    collectionView?.prepareLayoutIfAsked()
    return state.offsets[section] ?? 0
  }

  /// Scrolls a section by itself, on the screen or off it, within its ends. Not part of UIKit.
  ///
  /// - Parameters:
  ///   - offset: In points from the section's leading end; finite.
  ///   - animated: Without effect if the section is off the screen.
  public func setOrthogonalOffset(_ offset: CGFloat, inSection section: Int, animated: Bool) {
    ensure(
      offset.isFinite,
      "UICollectionViewCompositionalLayout.setOrthogonalOffset(\(offset), inSection: \(section)): give a finite number of points")
    collectionView?.prepareLayoutIfAsked()
    ensure(
      state.sections.indices.contains(section),
      """
      UICollectionViewCompositionalLayout.setOrthogonalOffset(_:inSection: \(section)): there are \(state.sections.count) sections; \
      call it when the collection view has its data
      """)
    scroll(section, to: offset, animated: animated)
  }

  // MARK: Overrides

  open override class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

  open override func prepare() {
    super.prepare()
    prepareSections()
  }

  open override var collectionViewContentSize: CGSize {
    collectionView?.prepareLayoutIfAsked()
    return state.contentSize
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  /// nil for an item that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    itemAttributes(indexPath)
  }

  /// nil for an item or a section without such a view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementAttributes(elementKind, indexPath) }

  /// nil for a section without such a decoration.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decorationAttributes(elementKind, indexPath) }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !((context as? CompositionalInvalidationContext)?.keepsSections ?? false) { state.isStale = true }
    super.invalidateLayout(with: context)
  }

  /// True for a new size, and always while a section has a `visibleItemsInvalidationHandler`.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    state.hasHandlers || (collectionView?.hasOtherRoom(newBounds.size) ?? false)
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? CompositionalInvalidationContext)?.keepsSections = !(collectionView?.hasOtherRoom(newBounds.size) ?? false)
    return context
  }

  /// True if the view determines a length that was estimated otherwise, or measured otherwise before.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { differs(preferredAttributes, originalAttributes) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    note(preferredAttributes.size, originalAttributes)
    (context as? CompositionalInvalidationContext)?.keepsSections = true
    return context
  }

  @_spi(Lists) open override func lineArea(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    attributes.line?.union(attributes.frame) ?? attributes.frame
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Keeps the sections.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition, previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition)
    (context as? CompositionalInvalidationContext)?.keepsSections = true
    return context
  }

  // MARK: Hooks of the collection view

  @_spi(Lists) open override func swipeActions(isLeading: Bool, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard state.sections.indices.contains(indexPath.section) else { return nil }
    return state.sections[indexPath.section].section.listing?.swipeActions(isLeading: isLeading, at: indexPath)
  }

  @_spi(Lists) open override var makesNewAttributes: Bool { type(of: self) == UICollectionViewCompositionalLayout.self }

  @_spi(Lists) open override func forEachScrollingSection(in rect: CGRect, _ body: (Int) -> Void) {
    forEachOrthogonalSection(in: rect, body)
  }

  @_spi(Lists) open override func scroller(forSection section: Int) -> CollectionScroller? {
    guard state.sections.indices.contains(section), state.sections[section].isOrthogonal else { return nil }
    return scroller(section)
  }

  @_spi(Lists) open override func makeScroller(forSection section: Int) -> UIScrollView { SectionScrollView(self) }

  @_spi(Lists) open override func scrollerPlaced(_ scroller: UIScrollView, forSection section: Int) {
    adopt(scroller, section)
  }

  @_spi(Lists) open override func willScroll(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) { reveal(indexPath, position, animated: animated) }

  @_spi(Lists) open override func pinnedFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    presentFrame(of: attributes)
  }

  @_spi(Lists) open override func anchorDirection(inUpdates: Bool) -> UICollectionView.ScrollDirection? {
    inUpdates || state.isEstimating ? settings.scrollDirection : nil
  }

  @_spi(Lists) open override func owner(ofKind elementKind: String) -> CollectionOwner { state.owner(ofKind: elementKind) }

  @_spi(Lists) open override func carry(section: (Int) -> Int?, item: (IndexPath) -> IndexPath?) {
    state.carry(section: section, item: item)
  }

  @_spi(Lists) open override func recall(_ sizes: [(path: IndexPath, size: CGSize)], replacing: Bool) {
    state.recall(sizes, replacing: replacing)
  }

  @_spi(Lists) open override func surroundingsChanged() { invalidateLayout() }
}

/// What an invalidation leaves of a compositional layout.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the section provider need not be asked again.
  var keepsSections = false
}

extension UICollectionViewCompositionalLayoutConfiguration {
  fileprivate var axis: CompositionAxis { scrollDirection == .vertical ? .y : .x }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    guard let copy = copy() as? UICollectionViewCompositionalLayoutConfiguration else {
      programmingError("\(type(of: self)).copy(with:) returned another kind of object: change and return super.copy(with:)")
    }
    return copy
  }
}
