import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitLists

/// Layouts that move the offset, or compare the bounds, while they are invalidated.
@MainActor @Suite struct LayoutOffsetTests {
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
}
