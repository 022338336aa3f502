import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// A flow that lists the views that come and go with a batch.
private final class AskingFlow: UICollectionViewFlowLayout {
  var appearing: [String] = []
  var disappearing: [String] = []
  /// Where the last view that came began, and with which opacity.
  var start: (minY: CGFloat, alpha: CGFloat)?

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    appearing.append("\(elementKind.suffix(6)) \(elementIndexPath.section)")
    let attributes = super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    start = attributes.map { ($0.frame.minY, $0.alpha) }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    disappearing.append("\(elementKind.suffix(6)) \(elementIndexPath.section)")
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }
}

/// A flow with a badge on the first two items of each section, and an edge that is numbered as an item that no section has.
private final class BadgedFlow: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let sections = collectionView?.numberOfSections ?? 0
    let views = (0..<sections).flatMap { section in
      [("badge", 0), ("badge", 1), ("edge", 50)].compactMap { kind, number in
        layoutAttributesForSupplementaryView(ofKind: kind, at: item(number, section))
      }
    }
    return (super.layoutAttributesForElements(in: rect) ?? []) + views.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    let owner = layoutAttributesForItem(at: elementKind == "edge" ? item(0, indexPath.section) : indexPath)
    attributes.frame = CGRect(origin: owner?.frame.origin ?? .zero, size: CGSize(width: 10, height: 10))
    return attributes
  }
}

@MainActor @Suite(.serialized) struct SupplementUpdateTests {
  private func fixture(_ counts: [Int]) -> (CollectionFixture, AskingFlow) {
    let flow = AskingFlow()
    flow.itemSize = CGSize(width: 100, height: 50)
    flow.headerReferenceSize = CGSize(width: 375, height: 20)
    flow.footerReferenceSize = CGSize(width: 375, height: 20)
    return (CollectionFixture(counts, layout: flow).shown(), flow)
  }

  /// Headers and footers are numbered like the first item of their section, and yet belong to the section.
  @Test(arguments: [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter])
  func aHeaderOrFooterMovesWhenTheFirstItemOfItsSectionComesOrGoes(kind: String) throws {
    let (fixture, flow) = fixture([3, 3])
    let view = try #require(fixture.collection.supplementaryView(forElementKind: kind, at: item(0, 1)))
    let start = view.frame.minY
    fixture.items.counts = [3, 7]
    fixture.collection.insertItems(at: (0..<4).map { item($0, 1) })
    #expect(fixture.collection.supplementaryView(forElementKind: kind, at: item(0, 1)) === view)
    #expect(view.layer.presentation()?.frame.minY == start && view.layer.presentation()?.opacity == 1)
    fixture.stage.settle()
    let grown = kind == UICollectionView.elementKindSectionFooter ? start + 120 : start
    #expect(view.frame.minY == grown, "two lines of 50 points and their spacing of 10")
    fixture.items.counts = [3, 3]
    fixture.collection.deleteItems(at: (0..<4).map { item($0, 1) })
    #expect(fixture.collection.supplementaryView(forElementKind: kind, at: item(0, 1)) === view)
    fixture.stage.settle()
    #expect(view.frame.minY == start && view.alpha == 1)
    #expect(flow.appearing.isEmpty && flow.disappearing.isEmpty)
  }

  @Test func headersAndFootersOfAnInsertedSectionAppearAndThoseOfADeletedOneDisappear() {
    let (fixture, flow) = fixture([3, 3])
    fixture.items.counts = [3, 3, 3]
    fixture.collection.insertSections([1])
    fixture.stage.settle()
    #expect(flow.appearing.sorted() == ["Footer 1", "Header 1"] && flow.disappearing.isEmpty)
    flow.appearing = []
    fixture.items.counts = [3, 3]
    fixture.collection.deleteSections([0])
    fixture.stage.settle()
    #expect(flow.appearing.isEmpty && flow.disappearing.sorted() == ["Footer 0", "Header 0"])
  }

  /// It was there before, below the screen, and moves up from there with the items.
  @Test func aFooterThatComesIntoViewBecauseTheFirstItemsGoSlidesIn() {
    let (fixture, flow) = fixture([30])
    #expect(fixture.frame(29)?.maxY == 610)
    fixture.items.counts = [27]
    fixture.collection.deleteItems(at: (0..<3).map { item($0) })
    #expect(flow.appearing == ["Footer 0"] && flow.start?.minY == 610 && flow.start?.alpha == 1)
    fixture.stage.settle()
    let footer = fixture.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: item(0))
    #expect(footer?.frame.minY == 550 && footer?.alpha == 1)
  }

  // MARK: Other kinds

  private func badged(_ counts: [Int]) -> CollectionFixture {
    let flow = BadgedFlow()
    flow.itemSize = CGSize(width: 100, height: 50)
    let fixture = CollectionFixture(counts, layout: flow)
    for kind in ["badge", "edge"] {
      fixture.collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    return fixture.shown()
  }

  @Test func aViewOfAnItemGoesWithItAlsoIfItIsTheFirst() throws {
    let fixture = badged([4, 4])
    let badge = try #require(fixture.collection.supplementaryView(forElementKind: "badge", at: item(0, 1)))
    fixture.items.counts = [4, 5]
    fixture.collection.insertItems(at: [item(0, 1)])
    #expect(fixture.collection.supplementaryView(forElementKind: "badge", at: item(1, 1)) === badge)
    #expect(fixture.collection.supplementaryView(forElementKind: "badge", at: item(0, 1)) !== badge)
    fixture.stage.settle()
    #expect(badge.frame.origin == fixture.frame(1, 1)?.origin)
  }

  @Test func aViewThatIsNumberedAsNoItemGoesWithItsSection() throws {
    let fixture = badged([4, 4])
    let edge = try #require(fixture.collection.supplementaryView(forElementKind: "edge", at: item(50, 1)))
    fixture.items.counts = [4, 5]
    fixture.collection.insertItems(at: [item(0, 1)])
    #expect(fixture.collection.supplementaryView(forElementKind: "edge", at: item(50, 1)) === edge)
    fixture.items.counts = [2, 4, 5]
    fixture.collection.insertSections([0])
    #expect(fixture.collection.supplementaryView(forElementKind: "edge", at: item(50, 2)) === edge)
    fixture.stage.settle()
    #expect(edge.frame.origin == fixture.frame(0, 2)?.origin)
  }
}
