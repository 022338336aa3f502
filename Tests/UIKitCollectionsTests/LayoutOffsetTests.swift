import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// Layouts that move the offset, or compare the bounds, while they are invalidated.
@MainActor @Suite struct LayoutOffsetTests {
  @Test func aMirroredLayoutThatGetsWiderUnderAFingerStaysAtItsEdge() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let fixture = CompositionalFixture(
      [60], width: 320, isRightToLeft: true, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    let (stage, collection) = (fixture.stage, fixture.collection)
    stage.touch(.began, at: CGPoint(x: 100, y: 300))
    for move in 1...5 {
      stage.touch(.moved, at: CGPoint(x: 100, y: 300 - CGFloat(move) * 20))
      fixture.frame()
    }
    #expect(collection.isDragging && collection.contentOffset.y > 0)
    collection.frame.size.width = 331
    fixture.frame()
    #expect(collection.isDragging && collection.contentSize.width == 331 && collection.contentOffset.x == 0)
    stage.touch(.ended, at: CGPoint(x: 100, y: 200))
    stage.settle()
    #expect(collection.contentOffset.x == 0 && collection.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 331 })
  }

  /// Rows of 40 points until they are measured. While rows are measured, the end of the content stays at the end of the view.
  private final class EndList: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]
    var invalidatesBounds = false
    var asked: [CGFloat] = []
    var invalidated: [CGFloat] = []

    private func top(_ row: Int) -> CGFloat { (0..<row).reduce(0) { $0 + (heights[$1] ?? 40) } }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: top(100)) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: top(indexPath.item), width: 300, height: heights[indexPath.item] ?? 40)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<100).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool { heights[preferred.indexPath.item] == nil }

    override func invalidationContext(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      heights[preferred.indexPath.item] = preferred.size.height
      let context = super.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      guard let collectionView else { return context }
      let end = collectionViewContentSize.height - collectionView.bounds.height
      context.contentOffsetAdjustment.y = end - collectionView.contentOffset.y
      return context
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      asked.append(collectionView?.bounds.minY ?? 0)
      return invalidatesBounds
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if invalidatesBounds { invalidated.append(collectionView?.bounds.minY ?? 0) }
      super.invalidateLayout(with: context)
    }
  }

  private final class Row: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 50 + CGFloat(layoutAttributes.indexPath.item % 5) * 10
      return layoutAttributes
    }
  }

  private let stage = ManualStage()
  private let items = Items([100])
  private let layout = EndList()
  private let collection: UICollectionView

  init() {
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    collection.register(Row.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    stage.window.addSubview(collection)
  }

  @Test func anOffsetComputedForEachMeasuredRowIsReached() {
    stage.settle()
    let end = collection.contentSize.height - 600
    #expect(abs(collection.contentOffset.y - end) < 0.5 && end > 3400)
    #expect(collection.visibleCells.count > 5 && collection.cellForItem(at: IndexPath(item: 99, section: 0)) != nil)
  }

  @Test func aLayoutIsAskedBeforeTheBoundsChangeAndInvalidatedAfter() {
    stage.settle()
    let start = collection.contentOffset.y
    (layout.asked, layout.invalidatesBounds) = ([], true)
    collection.contentOffset.y = start - 500
    #expect(layout.asked == [start] && layout.invalidated == [start - 500])
  }

  // MARK: The offset after an animated change of the bounds

  /// Pages as large as the view, of which the one that shows is to show again.
  private final class Pages: UICollectionViewLayout {
    var page = 0
    var targets = 0
    var log: [String] = []
    private var size: CGSize { collectionView?.bounds.size ?? .zero }

    override var collectionViewContentSize: CGSize { CGSize(width: size.width, height: size.height * 100) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(origin: CGPoint(x: 0, y: CGFloat(indexPath.item) * size.height), size: size)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<100).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != size }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      log.append("prepare")
      page = Int((oldBounds.minY / oldBounds.height).rounded())
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      log.append("target")
      return CGPoint(x: 0, y: CGFloat(page) * size.height)
    }

    override func finalizeAnimatedBoundsChange() { log.append("finalize") }
  }

  @Test func aListOfPagesTurnsWithTheDevice() {
    let pages = Pages()
    collection.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    collection.collectionViewLayout = pages
    stage.settle()
    collection.contentOffset.y = 480 * 7
    stage.settle()
    pages.log = []
    for size in [CGSize(width: 480, height: 320), CGSize(width: 320, height: 480), CGSize(width: 480, height: 320)] {
      UIView.animate(withDuration: 0.3) {
        collection.frame.size = size
        collection.layoutIfNeeded()
      }
      stage.settle()
      #expect(collection.contentOffset.y == size.height * 7)
      #expect(collection.indexPathsForVisibleItems == [IndexPath(item: 7, section: 0)])
    }
    #expect(pages.log == Array(repeating: ["prepare", "target", "finalize"], count: 3).flatMap { $0 })
  }

  /// The clamped offset of shorter content is a second change of the bounds in the same animation.
  @Test func aListAtItsEndTurnsWithTheDevice() {
    let pages = Pages()
    collection.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    collection.collectionViewLayout = pages
    stage.settle()
    collection.contentOffset.y = 480 * 99
    stage.settle()
    for size in [CGSize(width: 480, height: 320), CGSize(width: 320, height: 700)] {
      UIView.animate(withDuration: 0.3) { collection.frame.size = size }
      stage.settle()
      #expect(collection.contentOffset.y == size.height * 99)
    }
  }

  @Test func theDelegateHasTheLastWordWhenTheDeviceTurns() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: proposedContentOffset.y + 11) }
    }
    let (pages, delegate) = (Pages(), Delegate())
    collection.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    collection.collectionViewLayout = pages
    stage.settle()
    collection.contentOffset.y = 480 * 7
    collection.delegate = delegate
    stage.settle()
    UIView.animate(withDuration: 0.3) { collection.frame.size = CGSize(width: 480, height: 320) }
    stage.settle()
    #expect(collection.contentOffset.y == CGFloat(2_251))
  }
}
