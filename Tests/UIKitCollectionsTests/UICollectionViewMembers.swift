import UIKitControls
import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCollections
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// The members of `UICollectionView` and what belongs to it that the tests in `CollectionView` do not use at length.
@MainActor @Suite(.serialized) struct UICollectionViewMembers {
  @Test func attributes() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: item(3, 1))
    #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil && cell.indexPath == item(3, 1))
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: item(0, 2))
    #expect(header.representedElementCategory == .supplementaryView && header.representedElementKind == "header")
    let shelf = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: item(0, 2))
    #expect(shelf.representedElementCategory == .decorationView && shelf != header)
    cell.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(cell.center == CGPoint(x: 25, y: 40) && cell.size == CGSize(width: 30, height: 40))
    cell.size = CGSize(width: 50, height: 40)
    #expect(cell.frame == CGRect(x: 0, y: 20, width: 50, height: 40))
    cell.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    cell.center = CGPoint(x: 5, y: 5)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 10, height: 10) && cell.bounds.size.width == 10)
    cell.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(cell.frame == CGRect(x: -5, y: -5, width: 20, height: 20))
    #expect(cell.transform3D == CATransform3DMakeScale(2, 2, 1))
    (cell.alpha, cell.zIndex, cell.isHidden) = (0.5, 3, true)
    let copy = cell.copy() as? UICollectionViewLayoutAttributes
    #expect(copy == cell && copy !== cell)
    copy?.alpha = 1
    #expect(copy != cell)
  }

  @Test func contexts() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
    context.contentSizeAdjustment = CGSize(width: 0, height: 3)
    context.invalidateItems(at: [item(1)])
    context.invalidateItems(at: [item(2)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [item(1)])
    context.invalidateDecorationElements(ofKind: "b", at: [item(1)])
    #expect(context.invalidatedItemIndexPaths == [item(1), item(2)])
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": [item(1)]])
    #expect(context.invalidatedDecorationIndexPaths == ["b": [item(1)]])
    let flow = UICollectionViewFlowLayoutInvalidationContext()
    #expect(flow.invalidateFlowLayoutDelegateMetrics && flow.invalidateFlowLayoutAttributes)
  }

  @Test func theDefaultsOfALayout() {
    let layout = UICollectionViewLayout()
    #expect(layout.collectionView == nil && layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil && layout.layoutAttributesForItem(at: item(0)) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "a", at: item(0)) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "a", at: item(0)) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: item(2))
    #expect(!layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    let context = layout.invalidationContext(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
    #expect(context.invalidatedItemIndexPaths == [item(2)])
    #expect(layout.invalidationContext(forBoundsChange: .zero).invalidatedItemIndexPaths == nil)
    #expect(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 1, y: 2)) == CGPoint(x: 1, y: 2))
    #expect(layout.initialLayoutAttributesForAppearingItem(at: item(0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: item(0)) == nil)
    #expect(layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "a", at: item(0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "a", at: item(0)) == nil)
    #expect(layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "a", at: item(0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "a", at: item(0)) == nil)
    #expect(layout.developmentLayoutDirection == .leftToRight && !layout.flipsHorizontallyInOppositeLayoutDirection)
    layout.prepare(forAnimatedBoundsChange: .zero)
    layout.finalizeAnimatedBoundsChange()
    layout.prepareForTransition(to: layout)
    layout.prepareForTransition(from: layout)
    layout.finalizeLayoutTransition()
    layout.finalizeCollectionViewUpdates()
    let isPlain = UICollectionViewLayout.layoutAttributesClass == UICollectionViewLayoutAttributes.self
    let isCommon = UICollectionViewLayout.invalidationContextClass == UICollectionViewLayoutInvalidationContext.self
    #expect(isPlain && isCommon)
  }

  @Test func theDefaultsOfAFlow() {
    let flow = UICollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50) && flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
    #expect(flow.scrollDirection == .vertical && flow.sectionInset == .zero && flow.estimatedItemSize == .zero)
    #expect(flow.headerReferenceSize == .zero && flow.footerReferenceSize == .zero)
    #expect(
      flow.sectionInsetReference == .fromContentInset
        && UICollectionViewFlowLayout.SectionInsetReference.fromSafeArea.rawValue == 1)
    #expect(!flow.sectionHeadersPinToVisibleBounds && !flow.sectionFootersPinToVisibleBounds)
  }

  @Test func aCollectionsProperties() {
    let fixture = CollectionFixture([9]).shown()
    let collection = fixture.collection
    #expect(collection.numberOfSections == 1 && collection.isPrefetchingEnabled && collection.prefetchDataSource == nil)
    #expect(collection.dataSource === fixture.items && collection.delegate == nil && collection.allowsSelection)
    #expect(collection.selfSizingInvalidation == .enabled && !collection.allowsMultipleSelection)
    let back = UIView()
    collection.backgroundView = back
    fixture.scroll(to: 20)
    #expect(collection.subviews.first === back && back.frame == collection.bounds)
    collection.backgroundView = nil
    #expect(back.superview == nil)
    collection.deselectItem(at: item(0), animated: false)
    #expect(collection.indexPathForItem(at: CGPoint(x: 150, y: 50)) == item(1))
    #expect(collection.indexPathForItem(at: CGPoint(x: 120, y: 50)) == nil)
  }

  @Test func supplementaryViewsAreFoundByTheirKind() throws {
    let fixture = CollectionFixture([9, 9])
    fixture.flow.footerReferenceSize.height = 20
    fixture.shown()
    let kind = UICollectionView.elementKindSectionFooter
    #expect(fixture.collection.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [item(0, 0)])
    let view = try #require(fixture.collection.supplementaryView(forElementKind: kind, at: item(0, 0)))
    #expect(fixture.collection.indexPath(forSupplementaryView: view) == item(0, 0) && view.reuseIdentifier == "view")
  }

  @Test func cells() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds && cell.contentView.superview === cell)
    let (back, selected) = (UIView(), UIView())
    (cell.backgroundView, cell.selectedBackgroundView) = (back, selected)
    #expect(cell.subviews.first === back && selected.superview == nil)
    cell.isHighlighted = true
    #expect(cell.subviews[1] === selected && cell.configurationState.isHighlighted)
    (cell.isHighlighted, cell.isSelected) = (false, true)
    #expect(selected.superview === cell)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    cell.prepareForReuse()
    cell.layoutIfNeeded()
    #expect(states == [true, false] && selected.superview == nil)
    var content = UIListContentConfiguration.cell()
    content.text = "Word"
    #expect(cell.automaticallyUpdatesContentConfiguration)
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.count == 1)
    let wanted = UICollectionViewLayoutAttributes(forCellWith: item(0))
    wanted.size = CGSize(width: 320, height: 10)
    #expect(cell.preferredLayoutAttributesFitting(wanted).size == CGSize(width: 320, height: 53))
  }

  @Test func theDelegateHasTheLastWordOnOffsets() {
    final class Deciding: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 33) }
      func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        false
      }
    }
    let deciding = Deciding()
    let fixture = CollectionFixture([99], delegate: deciding).shown()
    fixture.items.counts = [98]
    fixture.collection.performBatchUpdates { fixture.collection.deleteItems(at: [item(98)]) }
    #expect(fixture.collection.contentOffset.y == 33)
  }

  @Test func sectionsComeGoAndMove() {
    let fixture = CollectionFixture([1, 2, 3]).shown()
    fixture.items.counts = [1, 2, 3, 4]
    fixture.collection.insertSections(IndexSet(integer: 3))
    fixture.items.counts = [4, 1, 2, 3]
    fixture.collection.moveSection(3, toSection: 0)
    fixture.collection.reloadSections(IndexSet(integer: 1))
    fixture.items.counts = [4, 2, 3]
    fixture.collection.deleteSections(IndexSet(integer: 1))
    fixture.collection.moveItem(at: item(0, 1), to: item(1, 1))
    fixture.stage.settle()
    #expect((0..<3).map { fixture.collection.numberOfItems(inSection: $0) } == [4, 2, 3] && fixture.cells.count == 9)
  }

  @Test func footersOfAFlowMayDiffer() {
    final class Feet: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
      ) -> CGSize { CGSize(width: 0, height: 10 * section) }
    }
    let feet = Feet()
    let fixture = CollectionFixture([3, 3], delegate: feet).shown()
    let kind = UICollectionView.elementKindSectionFooter
    let frames = (0..<2).map { fixture.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: item(0, $0))?.frame }
    #expect(frames == [nil, CGRect(x: 0, y: 200, width: 375, height: 10)])
  }

  @Test func cellsHearOfAChangeOfLayout() {
    final class Hearing: UICollectionViewCell {
      static var log: [String] = []
      override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        Self.log.append("will")
      }
      override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        Self.log.append("did")
      }
    }
    let fixture = CollectionFixture([1])
    fixture.collection.register(Hearing.self, forCellWithReuseIdentifier: "cell")
    fixture.shown()
    fixture.collection.setCollectionViewLayout(CollectionFixture.flow(sideways: true), animated: true)
    fixture.stage.settle()
    #expect(Hearing.log == ["will", "did"])
  }

  @Test func controllers() {
    let controller = UICollectionViewController(collectionViewLayout: CollectionFixture.flow())
    #expect(controller.collectionView.collectionViewLayout === controller.collectionViewLayout)
    #expect(controller.clearsSelectionOnViewWillAppear && controller.collectionView.dataSource === controller)
  }
}
