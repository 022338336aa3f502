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

/// A grid of three columns of 100 points, 110 apart, and a list of lines of 40 points, 50 apart, on a screen of 375 x 600 points.
@MainActor @Suite(.serialized) struct TransitionLayoutTests {
  private static func list() -> UICollectionViewFlowLayout {
    let list = UICollectionViewFlowLayout()
    list.itemSize = CGSize(width: 375, height: 40)
    return list
  }

  /// The place on the screen, by hand.
  private func inGrid(_ item: Int, offset: CGFloat = 0) -> CGRect {
    CGRect(x: CGFloat(item % 3) * 137.5, y: CGFloat(item / 3) * 110 - offset, width: 100, height: 100)
  }

  private func inList(_ item: Int, offset: CGFloat = 0) -> CGRect {
    CGRect(x: 0, y: CGFloat(item) * 50 - offset, width: 375, height: 40)
  }

  private func mix(_ a: CGRect, _ b: CGRect, _ t: CGFloat) -> CGRect {
    func mix(_ p: CGFloat, _ q: CGFloat) -> CGFloat { p + (q - p) * t }
    return CGRect(
      x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width), height: mix(a.height, b.height))
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { $0.magnitude < 1e-6 }
  }

  private func screen(_ fixture: CollectionFixture, _ number: Int) -> CGRect? {
    fixture.collection.cellForItem(at: item(number)).map { $0.frame.offsetBy(dx: 0, dy: -fixture.collection.contentOffset.y) }
  }

  // MARK: Steps

  @Test func aStepShowsPlacesBetweenBothLayouts() throws {
    let fixture = CollectionFixture([100]).shown()
    let (grid, list) = (fixture.flow, Self.list())
    let cell = try #require(fixture.collection.cellForItem(at: item(4)))
    let transition = fixture.collection.startInteractiveTransition(to: list)
    #expect(fixture.collection.collectionViewLayout === transition)
    #expect(transition.currentLayout === grid && transition.nextLayout === list && transition.transitionProgress == 0)
    #expect(grid.collectionView === fixture.collection && list.collectionView === fixture.collection)
    for progress in [0, 0.25, 0.8, 0.5, 1] as [CGFloat] {
      transition.transitionProgress = progress
      fixture.stage.advance(by: 1.0 / 60)
      for number in fixture.collection.indexPathsForVisibleItems.map(\.item) {
        let place = try #require(screen(fixture, number))
        #expect(isNear(place, mix(inGrid(number), inList(number), progress)), "item \(number) at \(progress)")
      }
      // Items on the screen between both, of the first twenty, which both layouts show whole.
      let shown = (0..<20).filter { mix(inGrid($0), inList($0), progress).minY < 600 }
      #expect(fixture.collection.indexPathsForVisibleItems.map(\.item) == shown)
      #expect(fixture.collection.contentSize.height == 3730 + (4990 - 3730) * progress)
    }
    #expect(fixture.collection.cellForItem(at: item(4)) === cell)
  }

  @Test func theOffsetGoesAlongAndStaysWithinTheEdges() throws {
    let fixture = CollectionFixture([1000], layout: Self.list()).shown()
    fixture.scroll(to: 49_390)
    let transition = fixture.collection.startInteractiveTransition(to: CollectionFixture.flow())
    // 334 lines of 110 points without the last space: at most 36,130.
    for progress in [0.5, 0.1, 1] as [CGFloat] {
      transition.transitionProgress = progress
      fixture.stage.advance(by: 1.0 / 60)
      #expect(abs(fixture.collection.contentOffset.y - (49_390 + (36_130 - 49_390) * progress)) < 1e-6)
      for number in fixture.collection.indexPathsForVisibleItems.map(\.item) {
        let place = try #require(screen(fixture, number))
        #expect(isNear(place, mix(inList(number, offset: 49_390), inGrid(number, offset: 36_130), progress)))
      }
      #expect(!fixture.collection.visibleCells.isEmpty)
    }
    fixture.collection.finishInteractiveTransition()
    fixture.stage.settle()
    #expect(fixture.collection.contentOffset.y == 36_130)
  }

  @Test func scrollingInBetweenCountsAtBothEnds() {
    let fixture = CollectionFixture([1000]).shown()
    fixture.scroll(to: 500)
    let transition = fixture.collection.startInteractiveTransition(to: Self.list())
    transition.transitionProgress = 0.5
    fixture.stage.advance(by: 1.0 / 60)
    fixture.collection.contentOffset.y += 70
    fixture.stage.advance(by: 1.0 / 60)
    #expect(screen(fixture, 15)?.minY == (inGrid(15, offset: 570).minY + inList(15, offset: 570).minY) / 2)
    fixture.collection.cancelInteractiveTransition()
    fixture.stage.settle()
    #expect(fixture.collection.contentOffset.y == 570)
  }

  @Test func theTargetOfLayoutAndDelegateIsTheEnd() {
    final class Target: UICollectionViewFlowLayout {
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: proposedContentOffset.y + 300)
      }
    }
    let fixture = CollectionFixture([1000]).shown()
    fixture.scroll(to: 500)
    let transition = fixture.collection.startInteractiveTransition(to: Target())
    transition.transitionProgress = 0.25
    fixture.stage.advance(by: 1.0 / 60)
    #expect(fixture.collection.contentOffset.y == 575)
    fixture.collection.finishInteractiveTransition()
    fixture.stage.settle()
    #expect(fixture.collection.contentOffset.y == 800)
  }

  @Test func aStepOverAMillionItemsTouchesThoseOnTheScreen() {
    let fixture = CollectionFixture([1_000_000]).shown()
    fixture.scroll(to: 5_000_000)
    let transition = fixture.collection.startInteractiveTransition(to: Self.list())
    fixture.stage.advance(by: 1.0 / 60)
    let (asked, made) = (fixture.items.asked.count, fixture.counts.made)
    for step in 1...60 {
      transition.transitionProgress = CGFloat(step) / 60
      fixture.stage.advance(by: 1.0 / 60)
      #expect(fixture.collection.visibleCells.count <= 40)
    }
    // At both ends at most 18 or 13 items are on the screen, in between those of both.
    #expect(fixture.items.asked.count - asked <= 40 && fixture.counts.made - made <= 40)
    #expect(fixture.counts.frameWrites < 61 * 40 * 2)
  }

  // MARK: Ends

  @Test func finishingGoesOnFromThePresentPlaces() throws {
    let fixture = CollectionFixture([100]).shown()
    let (grid, list) = (fixture.flow, Self.list())
    var ends: [[Bool]] = []
    let transition = fixture.collection.startInteractiveTransition(to: list) { ends.append([$0, $1]) }
    transition.transitionProgress = 0.5
    fixture.stage.advance(by: 1.0 / 60)
    let cell = try #require(fixture.collection.cellForItem(at: item(2)))
    let asked = fixture.items.asked.count
    fixture.collection.finishInteractiveTransition()
    #expect(fixture.collection.collectionViewLayout === list && grid.collectionView == nil)
    #expect(cell.frame == inList(2) && ends.isEmpty)
    let half = mix(inGrid(2), inList(2), 0.5)
    let start = try #require(cell.layer.presentation()).frame
    #expect(abs(start.minX - half.minX) < 1 && abs(start.minY - half.minY) < 1 && abs(start.width - half.width) < 1)
    fixture.stage.advance(by: 0.1)
    let later = try #require(cell.layer.presentation()).frame
    #expect(later.width > half.width + 1 && later.width < 375)
    fixture.stage.settle()
    #expect(ends == [[true, true]] && fixture.items.asked.count == asked)
    #expect(fixture.collection.visibleCells.count == 12 && fixture.cells.count == 12)
  }

  @Test func cancellingGoesBack() throws {
    let fixture = CollectionFixture([100]).shown()
    let (grid, list) = (fixture.flow, Self.list())
    fixture.scroll(to: 333)
    let before = fixture.cells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    var ends: [[Bool]] = []
    let transition = fixture.collection.startInteractiveTransition(to: list) { ends.append([$0, $1]) }
    transition.transitionProgress = 0.7
    fixture.stage.advance(by: 1.0 / 60)
    fixture.collection.cancelInteractiveTransition()
    #expect(fixture.collection.collectionViewLayout === grid && list.collectionView == nil && ends.isEmpty)
    fixture.stage.settle()
    #expect(ends == [[false, true]] && fixture.collection.contentOffset.y == 333)
    #expect(fixture.cells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) } == before)
    // The next layout is free for another transition.
    fixture.collection.startInteractiveTransition(to: list).transitionProgress = 1
    fixture.collection.finishInteractiveTransition()
    fixture.stage.settle()
    #expect(fixture.collection.collectionViewLayout === list)
  }

  @Test func anotherLayoutEndsTheTransition() {
    let fixture = CollectionFixture([100]).shown()
    let (grid, list, third) = (fixture.flow, Self.list(), CollectionFixture.flow(sideways: true))
    var ends: [[Bool]] = []
    fixture.collection.startInteractiveTransition(to: list) { ends.append([$0, $1]) }.transitionProgress = 0.5
    fixture.collection.collectionViewLayout = third
    fixture.stage.settle()
    #expect(ends == [[false, true]] && grid.collectionView == nil && list.collectionView == nil)
    #expect(fixture.frame(1)?.origin == CGPoint(x: 0, y: 125))
  }

  @Test func layoutsAndCellsAreTold() {
    final class Told: UICollectionViewFlowLayout {
      static var log: [String] = []
      var name = ""
      override func prepareForTransition(to newLayout: UICollectionViewLayout) { Self.log.append("\(name) to") }
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) { Self.log.append("\(name) from") }
      override func finalizeLayoutTransition() { Self.log.append("\(name) final") }
    }
    let (a, b) = (Told(), Told())
    (a.name, b.name, Told.log) = ("a", "b", [])
    let fixture = CollectionFixture([30], layout: a).shown()
    fixture.collection.startInteractiveTransition(to: b).transitionProgress = 0.5
    fixture.stage.advance(by: 1.0 / 60)
    #expect(Told.log == ["a to", "b from"])
    fixture.collection.finishInteractiveTransition()
    fixture.stage.settle()
    #expect(Told.log == ["a to", "b from", "a final", "b final"])
  }

  @Test func theDelegatesLayoutIsTaken() {
    final class Turning: UICollectionViewTransitionLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let elements = super.layoutAttributesForElements(in: rect)
        for element in elements ?? [] { element.transform = CGAffineTransform(rotationAngle: value(forAnimatedKey: "angle")) }
        return elements
      }
    }
    final class Chooser: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout { Turning(currentLayout: fromLayout, nextLayout: toLayout) }
    }
    let chooser = Chooser()
    let fixture = CollectionFixture([30], delegate: chooser).shown()
    let transition = fixture.collection.startInteractiveTransition(to: Self.list())
    #expect(transition is Turning && transition.value(forAnimatedKey: "angle") == 0)
    transition.updateValue(0.5, forAnimatedKey: "angle")
    transition.transitionProgress = 0.5
    fixture.stage.advance(by: 1.0 / 60)
    #expect(fixture.collection.cellForItem(at: item(0))?.transform == CGAffineTransform(rotationAngle: 0.5))
  }

  // MARK: Elements of one layout

  @Test func aHeaderOfOneLayoutFadesAtItsPlace() throws {
    let fixture = CollectionFixture([100]).shown()
    let list = Self.list()
    list.headerReferenceSize = CGSize(width: 375, height: 80)
    let kind = UICollectionView.elementKindSectionHeader
    let transition = fixture.collection.startInteractiveTransition(to: list)
    transition.transitionProgress = 0.25
    fixture.stage.advance(by: 1.0 / 60)
    let header = try #require(fixture.collection.supplementaryView(forElementKind: kind, at: item(0)))
    #expect(header.alpha == 0.25 && header.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
    fixture.collection.cancelInteractiveTransition()
    fixture.stage.settle()
    #expect(fixture.collection.visibleSupplementaryViews(ofKind: kind).isEmpty && header.superview == nil)
  }

  @Test func pinnedHeadersStayPinned() throws {
    let (grid, list) = (CollectionFixture.flow(), Self.list())
    for layout in [grid, list] {
      layout.headerReferenceSize = CGSize(width: 375, height: 30)
      layout.sectionHeadersPinToVisibleBounds = true
    }
    let fixture = CollectionFixture([500], layout: grid).shown()
    fixture.scroll(to: 900)
    let transition = fixture.collection.startInteractiveTransition(to: list)
    for progress in [0.3, 0.9] as [CGFloat] {
      transition.transitionProgress = progress
      fixture.stage.advance(by: 1.0 / 60)
      fixture.collection.contentOffset.y += 11
      fixture.stage.advance(by: 1.0 / 60)
      let header = try #require(
        fixture.collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: item(0)))
      #expect(abs(header.frame.minY - fixture.collection.contentOffset.y) < 1e-6 && header.alpha == 1)
    }
  }

  // MARK: Changes in between

  @Test func itemsComeAndGoInBetween() {
    let fixture = CollectionFixture([20]).shown()
    let transition = fixture.collection.startInteractiveTransition(to: Self.list())
    transition.transitionProgress = 0.5
    fixture.stage.advance(by: 1.0 / 60)
    fixture.items.counts = [17]
    fixture.collection.deleteItems(at: [item(0), item(1), item(2)])
    fixture.stage.settle()
    #expect(
      fixture.collection.indexPathsForVisibleItems.map(\.item)
        == Array(0..<17).filter {
          mix(inGrid($0), inList($0), 0.5).minY < 600
        })
    #expect(screen(fixture, 4).map { isNear($0, mix(inGrid(4), inList(4), 0.5)) } == true)
    fixture.items.counts = [5]
    fixture.collection.reloadData()
    fixture.stage.settle()
    #expect(fixture.collection.visibleCells.count == 5)
    fixture.collection.finishInteractiveTransition()
    fixture.stage.settle()
    #expect(screen(fixture, 4) == inList(4))
  }
}
