import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// As tall as its item says, by a constraint; as wide as the collection.
private final class TallCell: UICollectionViewCell {
  private let bar = UIView()
  private lazy var height = bar.heightAnchor.constraint(equalToConstant: 10)

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: contentView.topAnchor), bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), bar.widthAnchor.constraint(equalToConstant: 375),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  var wanted: CGFloat {
    get { height.constant }
    set { height.constant = newValue }
  }
}

private final class TallItems: NSObject, UICollectionViewDataSource {
  var heights: [CGFloat]
  var made = 0
  private lazy var cells = UICollectionView.CellRegistration<TallCell, CGFloat> { cell, _, height in cell.wanted = height }

  init(_ heights: [CGFloat]) { self.heights = heights }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    made += 1
    return collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: heights[indexPath.item])
  }
}

@MainActor @Suite(.serialized) struct SelfSizingTests {
  private func fixture(_ items: TallItems) -> CollectionFixture {
    let fixture = CollectionFixture([])
    fixture.flow.estimatedItemSize = CGSize(width: 375, height: 50)
    fixture.flow.minimumLineSpacing = 0
    fixture.collection.dataSource = items
    return fixture.shown()
  }

  @Test func cellsDecideTheirHeightAndNoneIsMadeInVain() {
    let items = TallItems((0..<100).map { 100 + CGFloat($0 % 3) * 50 })
    let fixture = fixture(items)
    #expect((0..<4).map { fixture.frame($0)?.minY } == [0, 100, 250, 450])
    #expect(fixture.collection.visibleCells.map(\.frame.height) == [100, 150, 200, 100, 150] as [CGFloat])
    #expect(items.made == 5)
    #expect(fixture.collection.contentSize.height == 5_450 as CGFloat)
  }

  @Test func shownCellsAreMeasuredAgainWhenTheLinesHaveAnotherLength() {
    let items = TallItems((0..<100).map { 100 + CGFloat($0 % 3) * 50 })
    let fixture = fixture(items)
    fixture.collection.frame.size.width = 500
    fixture.shown()
    #expect(fixture.collection.visibleCells.map(\.frame.height) == [100, 150, 200, 100, 150] as [CGFloat])
    #expect(items.made == 5 && fixture.collection.contentSize.height == 5_450 as CGFloat)
  }

  @Test func aCellMeasuredBeforeItsNewLayoutIsPreparedKeepsItsSize() {
    let items = TallItems((0..<100).map { 100 + CGFloat($0 % 3) * 50 })
    let fixture = fixture(items)
    let next = UICollectionViewFlowLayout()
    (next.estimatedItemSize, next.minimumLineSpacing) = (CGSize(width: 375, height: 50), 0)
    fixture.collection.setCollectionViewLayout(next, animated: false)
    fixture.collection.reconfigureItems(at: [item(0), item(2)])
    fixture.shown()
    #expect(fixture.collection.visibleCells.map(\.frame.height) == [100, 150, 200, 100, 150] as [CGFloat])
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>) func whatIsLookedAtStaysWhenSizesBecomeKnownAbove(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let items = TallItems((0..<400).map { _ in CGFloat(Int.random(in: 20...240, using: &random)) })
    let fixture = fixture(items)
    fixture.collection.scrollToItem(at: item(200), at: .top, animated: false)
    fixture.shown()
    for _ in 0..<60 {
      let looked = try #require(fixture.collection.indexPathsForVisibleItems.dropFirst().first)
      let before = (fixture.frame(looked.item)?.minY ?? 0) - fixture.collection.contentOffset.y
      let step = CGFloat(Int.random(in: 5...60, using: &random))
      fixture.collection.contentOffset.y -= step
      fixture.stage.advance(by: 1.0 / 60)
      let after = (fixture.frame(looked.item)?.minY ?? 0) - fixture.collection.contentOffset.y
      #expect(abs(after - before - step) < 0.5, "seed \(seed)")
    }
  }

  @Test func aCellOnTheScreenMayAskAgain() throws {
    let items = TallItems(Array(repeating: 100, count: 20))
    let fixture = fixture(items)
    let cell = try #require(fixture.collection.cellForItem(at: item(1)) as? TallCell)
    cell.wanted = 160
    cell.invalidateIntrinsicContentSize()
    fixture.shown()
    #expect(cell.frame.height == 160 && fixture.frame(2)?.minY == 260)
    fixture.collection.selfSizingInvalidation = .disabled
    cell.wanted = 80
    cell.invalidateIntrinsicContentSize()
    fixture.shown()
    #expect(cell.frame.height == 160)
    fixture.collection.selfSizingInvalidation = .enabledIncludingConstraints
    cell.wanted = 90
    fixture.stage.settle()
    #expect(cell.frame.height == 90)
  }

  @Test func measuredSizesGoWithTheirItems() {
    let items = TallItems((0..<30).map { 100 + CGFloat($0) })
    let fixture = fixture(items)
    items.heights.remove(at: 0)
    fixture.collection.deleteItems(at: [item(0)])
    #expect(fixture.frame(1)?.height == 102)
    fixture.stage.settle()
    #expect(fixture.collection.visibleCells.map(\.frame.height).prefix(3) == [101, 102, 103])
  }

  @Test func automaticSizesStartFromTheItemSize() {
    let items = TallItems(Array(repeating: 100, count: 20))
    let fixture = CollectionFixture([])
    fixture.flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    fixture.collection.dataSource = items
    fixture.shown()
    #expect(fixture.frame(0)?.size == CGSize(width: 375, height: 100))
  }

  @Test func cellsOfItemsWithoutAWidthDecideTheirWidth() {
    final class Widths: NSObject, UICollectionViewDataSource {
      final class Cell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
          _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          layoutAttributes.size = CGSize(width: 120, height: 60)
          return layoutAttributes
        }
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "width", for: indexPath)
      }
    }
    let (fixture, widths) = (CollectionFixture([]), Widths())
    fixture.collection.register(Widths.Cell.self, forCellWithReuseIdentifier: "width")
    fixture.flow.estimatedItemSize = CGSize(width: 0, height: 60)
    (fixture.flow.minimumLineSpacing, fixture.flow.minimumInteritemSpacing) = (0, 0)
    fixture.collection.dataSource = widths
    fixture.shown()
    #expect(fixture.collection.visibleCells.map(\.frame.width) == Array(repeating: 120, count: 9))
    #expect(fixture.frame(8)?.minY == 120 && fixture.collection.contentSize.height == 180)
  }
}
