import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// The figures of docs/measurements.md, Flow layout, through the collection.
@MainActor @Suite(.serialized) struct FlowLayoutTests {
  @Test func theMeasuredGrid() {
    let fixture = CollectionFixture([9])
    fixture.flow.minimumLineSpacing = 12
    fixture.flow.minimumInteritemSpacing = 12
    fixture.flow.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    fixture.shown()
    #expect((0..<3).map { fixture.frame($0)?.minX } == [16, 137.5, 259])
    #expect([0, 3, 6].map { fixture.frame($0)?.minY } == [16, 128, 240])
    #expect(fixture.collection.contentSize == CGSize(width: 375, height: 356))
    #expect(Set(fixture.cells.map(\.frame)) == Set((0..<9).compactMap { fixture.frame($0) }))
  }

  @Test(arguments: [false, true]) func bothDirectionsFollowTheSameRules(sideways: Bool) {
    let fixture = CollectionFixture([20], sideways: sideways).shown()
    // 375 takes three and a share of 37.5; 600 takes five and a share of 25.
    let expected =
      sideways
      ? [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 125), CGPoint(x: 110, y: 0)]
      : [CGPoint(x: 0, y: 0), CGPoint(x: 137.5, y: 0), CGPoint(x: 0, y: 110)]
    let second = sideways ? 5 : 3
    #expect([0, 1, second].map { fixture.frame($0)?.origin } == expected)
    #expect(fixture.collection.contentSize == (sideways ? CGSize(width: 430, height: 600) : CGSize(width: 375, height: 760)))
  }

  @Test(arguments: [0, 0.5, 1, 40] as [CGFloat], [false, true]) func headersAndFootersOfAnyLengthStandAroundTheItems(
    length: CGFloat, sideways: Bool
  ) {
    let fixture = CollectionFixture([2], sideways: sideways)
    (fixture.flow.headerReferenceSize, fixture.flow.footerReferenceSize) = (
      CGSize(width: length, height: length), CGSize(width: length, height: length)
    )
    fixture.shown()
    func frame(_ kind: String) -> CGRect? {
      fixture.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: item(0))?.frame
    }
    func part(_ start: CGFloat) -> CGRect {
      sideways
        ? CGRect(x: start, y: 0, width: length, height: 600) : CGRect(x: 0, y: start, width: 375, height: length)
    }
    #expect(frame(UICollectionView.elementKindSectionHeader) == (length > 0 ? part(0) : nil))
    #expect(frame(UICollectionView.elementKindSectionFooter) == (length > 0 ? part(100 + length) : nil))
    #expect(fixture.collection.contentSize[sideways] == 100 + 2 * length)
    let views = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].flatMap {
      fixture.collection.visibleSupplementaryViews(ofKind: $0)
    }
    #expect(views.count == (length > 0 ? 2 : 0))
  }

  @Test func headersAndFootersSpanTheWidthAndEmptySectionsHaveThem() {
    let fixture = CollectionFixture([0, 2])
    fixture.flow.sectionInset = UIEdgeInsets(top: 7, left: 20, bottom: 9, right: 30)
    fixture.flow.headerReferenceSize = CGSize(width: 1, height: 40)
    fixture.flow.footerReferenceSize = CGSize(width: 1, height: 20)
    fixture.shown()
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      fixture.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: item(0, section))?.frame
    }
    #expect(frame(UICollectionView.elementKindSectionHeader, 0) == CGRect(x: 0, y: 0, width: 375, height: 40))
    #expect(frame(UICollectionView.elementKindSectionFooter, 0) == CGRect(x: 0, y: 56, width: 375, height: 20))
    #expect(frame(UICollectionView.elementKindSectionHeader, 1) == CGRect(x: 0, y: 76, width: 375, height: 40))
    #expect(fixture.frame(0, 1)?.origin == CGPoint(x: 20, y: 123))
    let shown = fixture.collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(shown.map(\.frame.minY) == [0, 76])
  }

  @Test func contentInsetsNarrowTheLines() {
    let fixture = CollectionFixture([9])
    fixture.collection.contentInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 15)
    fixture.shown()
    #expect(fixture.collection.contentSize.width == 350)
    #expect((0..<3).map { fixture.frame($0)?.minX } == [0, 125, 250])
  }

  @Test func aNewWidthBreaksLinesAnew() {
    let fixture = CollectionFixture([100]).shown()
    #expect(fixture.frame(3)?.minY == 110)
    fixture.collection.frame.size.width = 220
    fixture.shown()
    #expect(fixture.frame(2)?.minY == 110)
    fixture.collection.bounds.size.width = 440
    #expect(fixture.frame(3)?.minY == 0)
  }

  @Test func theDelegateGivesSizesAndSpacings() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 50 + 10 * indexPath.item, height: 20 * (1 + indexPath.item % 2)) }
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0) }
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { 2 }
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
      ) -> CGFloat { 4 }
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
      ) -> CGSize { CGSize(width: 0, height: 30) }
    }
    let sizes = Sizes()
    let fixture = CollectionFixture([9], delegate: sizes).shown()
    // 50 + 60 + 70 + 80 + 90 and four gaps take 366 of 370: the gaps share what is left.
    #expect((0..<5).map { fixture.frame($0)?.minX } == [5, 60, 125, 200, 285])
    #expect((0..<5).map { fixture.frame($0)?.minY } == [43, 33, 43, 33, 43])
    #expect(fixture.frame(5)?.minY == 75)
  }

  @Test(arguments: [false, true]) func headersStickAndPushEachOtherOut(sideways: Bool) {
    let fixture = CollectionFixture([30, 30, 30], sideways: sideways)
    fixture.flow.headerReferenceSize = CGSize(width: 40, height: 40)
    fixture.flow.sectionHeadersPinToVisibleBounds = true
    fixture.shown()
    let start = { (section: Int) -> CGFloat? in
      let view = fixture.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: item(0, section))
      return sideways ? view?.frame.minX : view?.frame.minY
    }
    // A section: 40 and ten lines of 100 with 10 between (six of five items sideways).
    let length: CGFloat = sideways ? 690 : 1_130
    fixture.scroll(to: 300)
    #expect(start(0) == 300)
    fixture.scroll(to: length - 10)
    #expect(start(0) == length - 40)
    #expect(start(1) == length)
    fixture.scroll(to: length + 5)
    #expect(start(0) == nil)
    #expect(start(1) == length + 5)
    #expect(fixture.collection.subviews.last is UICollectionReusableView)
    #expect(!(fixture.collection.subviews.last is UICollectionViewCell))
  }

  @Test func whereOneReadsFromTheRightAFlowThatAsksForItIsTurnedAround() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    for sideways in [false, true] {
      let flow = Flipping()
      flow.itemSize = CGSize(width: 100, height: 100)
      flow.scrollDirection = sideways ? .horizontal : .vertical
      let fixture = CollectionFixture([40], layout: flow)
      fixture.collection.semanticContentAttribute = .forceRightToLeft
      fixture.shown()
      let width = fixture.collection.contentSize.width
      #expect(fixture.frame(0)?.maxX == width)
      #expect(fixture.collection.contentOffset.x == width - 375)
      #expect(fixture.collection.cellForItem(at: item(0))?.frame.maxX == width)
      let left = sideways ? CGPoint(x: width - 160, y: 50) : CGPoint(x: 50, y: 50)
      #expect(fixture.collection.indexPathForItem(at: left) == (sideways ? item(5) : item(2)))
      fixture.collection.semanticContentAttribute = .forceLeftToRight
      fixture.shown()
      #expect(fixture.frame(0)?.minX == 0)
    }
  }

  /// The first item is less thick than the others: the last line has the minimum gap from its leading edge.
  @Test(arguments: [false, true], [false, true])
  func oneOtherItemPacksTheLastLineInEveryDirection(sideways: Bool, isMirrored: Bool) {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      var first = CGSize(width: 100, height: 100)
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
      ) -> CGSize { indexPath.item == 0 ? first : CGSize(width: 100, height: 100) }
    }
    final class TurnedFlow: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let (flow, sizes) = (TurnedFlow(), Sizes())
    flow.scrollDirection = sideways ? .horizontal : .vertical
    // A line has three items with gaps of 37.5, or five with gaps of 25.
    let fixture = CollectionFixture([sideways ? 7 : 5], layout: flow, delegate: sizes)
    fixture.collection.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    fixture.shown()
    func starts(_ items: ClosedRange<Int>) -> [CGFloat] {
      items.map { item in
        let frame = fixture.collection.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
        return sideways ? frame.minY : isMirrored ? 375 - frame.maxX : frame.minX
      }
    }
    let last = sideways ? 5...6 : 3...4
    #expect(starts(last) == (sideways ? [0, 125] : [0, 137.5]))
    if sideways { sizes.first.width = 40 } else { sizes.first.height = 40 }
    flow.invalidateLayout()
    fixture.shown()
    #expect(starts(last) == [0, 110])
    #expect(starts(0...1) == (sideways ? [0, 125] : [0, 137.5]))
    withExtendedLifetime(sizes) {}
  }

  @Test func insetsMayBeCountedFromTheSafeAreaOrTheMargins() {
    let fixture = CollectionFixture([9])
    fixture.collection.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    fixture.flow.sectionInset.left = 5
    fixture.flow.sectionInsetReference = .fromLayoutMargins
    fixture.shown()
    #expect(fixture.frame(0)?.minX == 35)
    fixture.flow.sectionInsetReference = .fromContentInset
    fixture.shown()
    #expect(fixture.frame(0)?.minX == 5)
  }
}

extension CGSize {
  /// The length along the scroll direction.
  fileprivate subscript(isSideways: Bool) -> CGFloat { isSideways ? width : height }
}
