import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTestSupport

/// Headers and footers of a flow that stick to the sides of the visible part.
@MainActor @Suite(.serialized) struct FlowPinningTests {
  private final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// Which way the flow goes.
  enum Way: CaseIterable {
    case down, right, left

    var isSideways: Bool { self != .down }
  }

  private static let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)

  /// Three sections of thirty items of 100 points; a section has 40 for its header, 20 for its footer and ten lines of items.
  private func fixture(_ way: Way, _ counts: [Int] = [30, 30, 30], headers: Bool = false, footers: Bool = false)
    -> CollectionFixture
  {
    let flow = way == .left ? Flipping() : UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: way.isSideways ? 190 : 100)
    flow.scrollDirection = way.isSideways ? .horizontal : .vertical
    (flow.headerReferenceSize, flow.footerReferenceSize) = (CGSize(width: 40, height: 40), CGSize(width: 20, height: 20))
    (flow.sectionHeadersPinToVisibleBounds, flow.sectionFootersPinToVisibleBounds) = (headers, footers)
    let fixture = CollectionFixture(counts, layout: flow)
    if way == .left { fixture.collection.semanticContentAttribute = .forceRightToLeft }
    return fixture.shown()
  }

  private var section: CGFloat { 40 + 10 * 100 + 9 * 10 + 20 }

  /// Scrolls so that `distance` of the content lies before the visible part.
  private func scroll(_ fixture: CollectionFixture, _ way: Way, to distance: CGFloat) {
    let collection = fixture.collection
    fixture.scroll(to: way == .left ? collection.contentSize.width - collection.bounds.width - distance : distance)
  }

  /// Where the view that is shown begins, counted from the beginning of the content; nil without one.
  private func start(_ fixture: CollectionFixture, _ way: Way, _ kind: String, _ section: Int) -> CGFloat? {
    guard let frame = fixture.collection.supplementaryView(forElementKind: kind, at: item(0, section))?.frame else { return nil }
    switch way {
    case .down: return frame.minY
    case .right: return frame.minX
    case .left: return fixture.collection.contentSize.width - frame.maxX
    }
  }

  @Test(arguments: Way.allCases) func aHeaderSticksUntilTheNextPushesItOut(way: Way) {
    let fixture = fixture(way, headers: true)
    let (length, kind) = (section, Self.header)
    for (distance, first) in [(0, 0), (1, 1), (500, 500), (length - 61, length - 61), (length - 40, length - 40)]
      as [(CGFloat, CGFloat)]
    {
      scroll(fixture, way, to: distance)
      #expect(start(fixture, way, kind, 0) == first, "at \(distance)")
    }
    scroll(fixture, way, to: length - 15)
    #expect(start(fixture, way, kind, 0) == length - 40 && start(fixture, way, kind, 1) == length, "pushed, not overlapped")
    scroll(fixture, way, to: length)
    #expect(start(fixture, way, kind, 0) == nil && start(fixture, way, kind, 1) == length)
    scroll(fixture, way, to: length + 300)
    #expect(start(fixture, way, kind, 1) == length + 300)
  }

  @Test(arguments: Way.allCases) func aFooterSticksToTheFarSideAsTheMirrorImage(way: Way) {
    let fixture = fixture(way, footers: true)
    let (length, kind) = (section, Self.footer)
    let screen: CGFloat = way.isSideways ? 375 : 600
    scroll(fixture, way, to: 0)
    #expect(start(fixture, way, kind, 0) == screen - 20)
    scroll(fixture, way, to: 333)
    #expect(start(fixture, way, kind, 0) == 333 + screen - 20)
    scroll(fixture, way, to: length - screen + 7)
    #expect(start(fixture, way, kind, 0) == length - 20, "its own place")
    #expect(start(fixture, way, kind, 1) == length, "not before its section begins")
    scroll(fixture, way, to: length - screen + 50)
    #expect(start(fixture, way, kind, 1) == length + 30)
    scroll(fixture, way, to: length)
    #expect(start(fixture, way, kind, 1) == length + screen - 20)
  }

  @Test(arguments: [false, true]) func nothingSticksUnlessAsked(sideways: Bool) {
    let way = sideways ? Way.right : .down
    let fixture = fixture(way)
    scroll(fixture, way, to: 30)
    #expect(start(fixture, way, Self.header, 0) == 0 && start(fixture, way, Self.footer, 0) == nil)
    fixture.flow.sectionHeadersPinToVisibleBounds = true
    fixture.shown()
    #expect(start(fixture, way, Self.header, 0) == 30, "switched on at run time")
    fixture.flow.sectionHeadersPinToVisibleBounds = false
    fixture.shown()
    #expect(start(fixture, way, Self.header, 0) == 0)
  }

  @Test(arguments: [false, true]) func theyStickToTheInsetNotToTheEdge(sideways: Bool) {
    let way = sideways ? Way.right : .down
    let fixture = fixture(way, headers: true, footers: true)
    fixture.collection.contentInset = UIEdgeInsets(top: 30, left: 30, bottom: 50, right: 50)
    fixture.shown()
    scroll(fixture, way, to: 400)
    let screen: CGFloat = sideways ? 375 : 600
    #expect(start(fixture, way, Self.header, 0) == 430 && start(fixture, way, Self.footer, 0) == 400 + screen - 50 - 20)
  }

  @Test(arguments: [false, true]) func aRubberBandTakesThemAlong(sideways: Bool) {
    let way = sideways ? Way.right : .down
    let fixture = fixture(way, headers: true)
    fixture.stage.touch(.began, at: CGPoint(x: 100, y: 100))
    fixture.stage.touch(.moved, at: sideways ? CGPoint(x: 200, y: 100) : CGPoint(x: 100, y: 200))
    fixture.stage.advance(by: 1.0 / 60)
    let offset = fixture.collection.contentOffset
    #expect((sideways ? offset.x : offset.y) < -20 && start(fixture, way, Self.header, 0) == 0)
    fixture.stage.touch(.ended, at: sideways ? CGPoint(x: 200, y: 100) : CGPoint(x: 100, y: 200))
    fixture.stage.settle()
  }

  @Test(arguments: [false, true]) func anEmptySectionHoldsItsOwnOnly(sideways: Bool) {
    let way = sideways ? Way.right : .down
    let fixture = fixture(way, [0, 30], headers: true, footers: true)
    scroll(fixture, way, to: 30)
    #expect(start(fixture, way, Self.header, 0) == 20 && start(fixture, way, Self.footer, 0) == 40)
    #expect(start(fixture, way, Self.header, 1) == 60)
    scroll(fixture, way, to: 70)
    #expect(start(fixture, way, Self.header, 0) == nil && start(fixture, way, Self.header, 1) == 70)
  }

  @Test(arguments: Way.allCases) func aStickingViewIsOneViewAtEveryStepAndStandsInFront(way: Way) throws {
    let fixture = fixture(way, headers: true)
    let path = item(0, 0)
    let view = try #require(fixture.collection.supplementaryView(forElementKind: Self.header, at: path))
    for step in 0..<60 {
      scroll(fixture, way, to: CGFloat(step) * 13)
      #expect(fixture.collection.supplementaryView(forElementKind: Self.header, at: path) === view)
      #expect(fixture.collection.layoutAttributesForSupplementaryElement(ofKind: Self.header, at: path)?.frame == view.frame)
      #expect(start(fixture, way, Self.header, 0) == CGFloat(step) * 13)
    }
    let places = fixture.collection.subviews.indices.filter { fixture.collection.subviews[$0] is UICollectionViewCell }
    let front = fixture.collection.subviews.firstIndex { $0 === view }
    #expect(front.flatMap { front in places.last.map { front > $0 } } == true)
  }

  /// Whatever the offset: of two sticking headers none covers the other, and each stays inside its section.
  @Test(arguments: Way.allCases) func stickingHeadersAndFootersNeverOverlapTheirKind(way: Way) {
    let fixture = fixture(way, [3, 0, 30, 1, 0, 0, 40], headers: true, footers: true)
    let total = way.isSideways ? fixture.collection.contentSize.width : fixture.collection.contentSize.height
    let screen: CGFloat = way.isSideways ? 375 : 600
    for distance in stride(from: 0, through: total - screen, by: 7) {
      scroll(fixture, way, to: distance)
      for (kind, length) in [(Self.header, 40), (Self.footer, 20)] as [(String, CGFloat)] {
        let starts = (0..<7).compactMap { start(fixture, way, kind, $0) }
        #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 + length <= $1 }, "at \(distance): \(starts)")
      }
    }
  }
}
