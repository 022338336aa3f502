import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

// Layouts written the way they are written for iOS.

/// Columns of cells of different heights, each cell below the shortest column.
private final class WaterfallLayout: UICollectionViewLayout {
  var columns = 2
  var height: (IndexPath) -> CGFloat = { _ in 100 }
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private(set) var preparations = 0

  override func prepare() {
    guard cache.isEmpty, let collectionView = collectionView else { return }
    preparations += 1
    let width = collectionView.bounds.width / CGFloat(columns)
    var bottoms = Array(repeating: CGFloat(0), count: columns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let column = bottoms.firstIndex(of: bottoms.min() ?? 0) ?? 0
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: CGFloat(column) * width, y: bottoms[column], width: width, height: height(indexPath))
        .insetBy(dx: 4, dy: 4)
      bottoms[column] += height(indexPath)
      cache.append(attributes)
    }
    contentHeight = bottoms.max() ?? 0
  }

  override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if context.invalidateEverything || context.invalidateDataSourceCounts { cache.removeAll() }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard newBounds.width != collectionView?.bounds.width else { return false }
    cache.removeAll()
    return true
  }
}

/// A row of cards, the middle one large, which comes to rest with a card in the middle.
private final class CarouselLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 300)
    minimumLineSpacing = 20
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let inset = (collectionView.bounds.width - itemSize.width) / 2
    if sectionInset.left != inset { sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView, let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    return attributes.map { original in
      let attributes = original.copy() as! UICollectionViewLayoutAttributes
      let distance = min(abs(attributes.center.x - middle) / 220, 1)
      let scale = 1 - 0.3 * distance
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
      attributes.alpha = 1 - 0.5 * distance
      attributes.zIndex = Int((1 - distance) * 10)
      return attributes
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let page = itemSize.width + minimumLineSpacing
    let nearest = (proposedContentOffset.x / page).rounded()
    let last = CGFloat(collectionView.numberOfItems(inSection: 0) - 1)
    return CGPoint(x: min(max(nearest, 0), last) * page, y: proposedContentOffset.y)
  }
}

private final class TagAttributes: UICollectionViewLayoutAttributes {
  var rounding: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! TagAttributes
    copy.rounding = rounding
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { (object as? TagAttributes)?.rounding == rounding } && super.isEqual(object)
  }
}

private final class TagCell: UICollectionViewCell {
  private(set) var applied = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied += 1
    if let attributes = layoutAttributes as? TagAttributes { layer.cornerRadius = attributes.rounding }
  }
}

/// Tags of different widths from the leading edge, on a shelf behind each line: a decoration.
private final class TagCloudLayout: UICollectionViewFlowLayout {
  static let shelf = "shelf"

  override class var layoutAttributesClass: AnyClass { TagAttributes.self }

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.shelf)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! TagAttributes } ?? []
    var left = sectionInset.left
    var line: CGFloat = -1
    var shelves: [UICollectionViewLayoutAttributes] = []
    for tag in attributes where tag.representedElementCategory == .cell {
      if tag.frame.minY >= line {
        left = sectionInset.left
        let shelf = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: Self.shelf, with: IndexPath(item: tag.indexPath.item, section: 0))
        shelf.frame = CGRect(x: 0, y: tag.frame.maxY, width: 375, height: 2)
        shelf.zIndex = -1
        shelves.append(shelf)
      }
      tag.frame.origin.x = left
      tag.rounding = tag.frame.height / 2
      left += tag.frame.width + minimumInteritemSpacing
      line = max(tag.frame.maxY, line)
    }
    return attributes + shelves
  }
}

private final class TagSizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 60 + 17 * (indexPath.item % 5), height: 30) }
}

@MainActor @Suite(.serialized) struct ThirdPartyLayoutTests {
  @Test func aWaterfallShowsWhatItsColumnsHave() {
    let layout = WaterfallLayout()
    layout.height = { 80 + CGFloat($0.item * 37 % 90) }
    let fixture = CollectionFixture([500], layout: layout).shown()
    #expect(layout.preparations == 1)
    for offset in stride(from: 0 as CGFloat, to: 5_000, by: 173) {
      fixture.collection.contentOffset.y = offset
      fixture.stage.advance(by: 1.0 / 60)
      let expected = (0..<500).filter { fixture.isInView(item($0)) }
      #expect(fixture.collection.indexPathsForVisibleItems.map(\.item) == expected)
      #expect(fixture.cells.count == expected.count)
    }
    #expect(layout.preparations == 1)
    fixture.collection.frame.size.width = 300
    fixture.shown()
    #expect(layout.preparations == 2 && fixture.frame(1)?.minX == 154)
    fixture.items.counts = [400]
    fixture.collection.deleteItems(at: (400..<500).map { item($0) })
    fixture.stage.settle()
    #expect(layout.preparations == 3 && fixture.collection.contentSize.height < 30_000)
  }

  @Test func aCarouselRestsOnACardAndScalesTheOthers() throws {
    let fixture = CollectionFixture([20], layout: CarouselLayout()).shown()
    #expect(fixture.frame(0)?.midX == 187.5)
    let first = try #require(fixture.collection.cellForItem(at: item(0)))
    let second = try #require(fixture.collection.cellForItem(at: item(1)))
    #expect(first.transform == .identity && abs(second.transform.a - 0.7) < 1e-9 && abs(second.alpha - 0.5) < 1e-9)
    #expect(fixture.collection.subviews.firstIndex(of: first)! > fixture.collection.subviews.firstIndex(of: second)!)
    fixture.stage.flick(from: CGPoint(x: 300, y: 300), velocity: CGPoint(x: -900, y: 0))
    fixture.stage.settle()
    let offset = fixture.collection.contentOffset.x
    #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 220) == 0)
    let middle = try #require(fixture.collection.cellForItem(at: item(Int(offset / 220))))
    #expect(middle.transform == .identity && middle.alpha == 1)
    #expect(fixture.collection.subviews.last { $0 is UICollectionViewCell } === middle)
    fixture.stage.tap(at: CGPoint(x: 187, y: 300))
    fixture.stage.settle()
    #expect(fixture.collection.indexPathsForSelectedItems == [item(Int(offset / 220))])
  }

  @Test func aTagCloudKeepsItsAttributesAndItsShelves() throws {
    let layout = TagCloudLayout()
    let sizes = TagSizes()
    let fixture = CollectionFixture([200], layout: layout, delegate: sizes)
    fixture.collection.register(TagCell.self, forCellWithReuseIdentifier: "cell")
    fixture.shown()
    let cell = try #require(fixture.collection.cellForItem(at: item(0)) as? TagCell)
    #expect(cell.layer.cornerRadius == 15 && cell.applied == 1)
    #expect(fixture.collection.cellForItem(at: item(1))?.frame.minX == 70)
    let decorations = { fixture.collection.subviews.filter { type(of: $0) == UICollectionReusableView.self } }
    #expect(decorations().count == 15)
    // Behind all cells.
    #expect(fixture.collection.subviews.prefix(15).allSatisfy { !($0 is UICollectionViewCell) })
    for offset in stride(from: 0 as CGFloat, to: 900, by: 30) {
      fixture.collection.contentOffset.y = offset
      fixture.stage.advance(by: 1.0 / 60)
      #expect(decorations().allSatisfy { $0.frame.intersects(fixture.collection.bounds) })
    }
    fixture.collection.setCollectionViewLayout(CollectionFixture.flow(), animated: true)
    fixture.stage.settle()
    #expect(decorations().isEmpty)
  }
}
