import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// Prefers the size that its item says.
private final class ColumnCell: UICollectionViewCell {
  var wanted = CGSize.zero

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = wanted
    return layoutAttributes
  }
}

private final class ColumnItems: NSObject, UICollectionViewDataSource {
  let sizes: [CGSize]
  private let cells = UICollectionView.CellRegistration<ColumnCell, CGSize> { cell, _, size in cell.wanted = size }

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: sizes[indexPath.item])
  }
}

/// A flow layout of an app, which is asked for attributes.
private final class OwnFlow: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)
  }
}

/// Items of random lengths side by side in estimated lines, scrolled by small steps.
@MainActor @Suite(.serialized) struct ColumnAnchorTests {
  private struct Case {
    let fixture: CollectionFixture
    let items: ColumnItems
    let isSideways: Bool

    @MainActor var offset: CGFloat {
      get { isSideways ? fixture.collection.contentOffset.x : fixture.collection.contentOffset.y }
      nonmutating set {
        if isSideways { fixture.collection.contentOffset.x = newValue } else { fixture.collection.contentOffset.y = newValue }
      }
    }

    /// Where each item that the bounds show begins on the screen.
    @MainActor func places() -> [Int: CGFloat] {
      let bounds = fixture.collection.bounds
      var places: [Int: CGFloat] = [:]
      for path in fixture.collection.indexPathsForVisibleItems {
        guard let frame = fixture.collection.cellForItem(at: path)?.frame, frame.intersects(bounds) else { continue }
        places[path.item] = isSideways ? frame.minX - bounds.minX : frame.minY - bounds.minY
      }
      return places
    }
  }

  private func make(seed: UInt64, _ random: inout SeededGenerator) -> Case {
    let (columns, isSideways) = (random.roll(1..<6), seed % 3 == 1)
    let flow = seed % 2 == 0 ? UICollectionViewFlowLayout() : OwnFlow()
    flow.scrollDirection = isSideways ? .horizontal : .vertical
    (flow.minimumInteritemSpacing, flow.minimumLineSpacing) = (0, CGFloat(random.roll(0..<3) * 5))
    func size(_ length: CGFloat) -> CGSize {
      let along = ((isSideways ? 600 : 375) / CGFloat(columns)).rounded(.down)
      return isSideways ? CGSize(width: length, height: along) : CGSize(width: along, height: length)
    }
    flow.estimatedItemSize = size(CGFloat([10, 50, 120, 300][random.roll(0..<4)]))
    let sizes = (0..<columns * 120).map { _ in size(CGFloat(random.roll(8..<160))) }
    let (fixture, items) = (CollectionFixture([], layout: flow), ColumnItems(sizes))
    if seed % 9 == 4 { fixture.collection.semanticContentAttribute = .forceRightToLeft }
    fixture.collection.dataSource = items
    fixture.shown()
    return Case(fixture: fixture, items: items, isSideways: isSideways)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>) func aStepMovesWhatIsInViewByTheStepAlone(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let made = make(seed: seed, &random)
    let middle = IndexPath(item: made.items.sizes.count / 2, section: 0)
    made.fixture.collection.scrollToItem(at: middle, at: made.isSideways ? .left : .top, animated: false)
    made.fixture.shown()
    let step: CGFloat = [-7, 7, -31][random.roll(0..<3)]
    for number in 0..<70 {
      let before = made.places()
      made.offset += step
      made.fixture.stage.advance(by: 1.0 / 60)
      let after = made.places()
      for (item, place) in before {
        guard let now = after[item] else { continue }
        let leap = now - place + step
        #expect(abs(leap) <= 0.5, "seed \(seed), step \(number), item \(item)")
        if abs(leap) > 0.5 { return }
      }
    }
  }

  /// The cells beyond the bounds are those of lines that the bounds show.
  @Test func onlyTheLinesInViewHaveCells() {
    let sizes = (0..<300).map { CGSize(width: 75, height: $0 % 5 == 0 ? 100 : 20) }
    let (fixture, items) = (CollectionFixture([]), ColumnItems(sizes))
    (fixture.flow.minimumInteritemSpacing, fixture.flow.minimumLineSpacing) = (0, 0)
    fixture.flow.estimatedItemSize = CGSize(width: 75, height: 100)
    fixture.collection.dataSource = items
    fixture.shown()
    fixture.scroll(to: 390)
    #expect(fixture.collection.indexPathsForVisibleItems.map(\.item).sorted() == Array(15..<50))
    fixture.scroll(to: 400)
    #expect(fixture.collection.indexPathsForVisibleItems.map(\.item).sorted() == Array(20..<50))
    withExtendedLifetime(items) {}
  }
}
