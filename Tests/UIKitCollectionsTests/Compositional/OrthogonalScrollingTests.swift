import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

@MainActor @Suite(.serialized) struct OrthogonalScrollingTests {
  private func shelves(
    _ counts: [Int], _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous, isRightToLeft: Bool = false
  ) -> CompositionalFixture {
    CompositionalFixture(counts, isRightToLeft: isRightToLeft, UICollectionViewCompositionalLayout(section: shelf(behavior)))
  }

  // MARK: Cells

  @Test func aShelfHasCellsForTheScreenOnly() {
    let fixture = shelves([1000])
    // 16 + n x 110 < 375: items 0 to 3.
    #expect(fixture.collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    #expect(fixture.scrollers.count == 1)
    #expect(fixture.scrollers[0].contentSize == CGSize(width: 32 + 1000 * 110 - 10, height: 80))
    #expect(fixture.collection.visibleCells.allSatisfy { $0.superview === fixture.scrollers[0] })
    #expect(fixture.brokenCell() == nil)
  }

  @Test func aFingerScrollsTheShelfAndCellsAreReused() {
    let fixture = shelves([1000])
    for _ in 0..<20 {
      fixture.stage.drag(from: CGPoint(x: 350, y: 40), to: CGPoint(x: 50, y: 40), duration: 0.2, holdBeforeLift: 0.1)
      fixture.frame()
      #expect(fixture.brokenCell() == nil)
    }
    let offset = fixture.scrollers[0].contentOffset.x
    #expect(offset > 5000)
    #expect(fixture.layout.orthogonalOffset(inSection: 0) == offset)
    #expect(fixture.collection.contentOffset == .zero)
    #expect(fixture.source.didScroll == 0)
    #expect(SizedCell.made <= 6)
    #expect(fixture.collection.indexPathsForVisibleItems.first?.item == Int((offset - 16) / 110))
  }

  @Test func aVerticalDragOnAShelfScrollsTheCollection() {
    let fixture = shelves(Array(repeating: 20, count: 50))
    fixture.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 100), duration: 0.2, holdBeforeLift: 0.1)
    fixture.stage.settle()
    #expect(fixture.collection.contentOffset.y > 250)
    #expect(fixture.scrollers.allSatisfy { $0.contentOffset.x == 0 })
  }

  @Test func aHundredShelvesKeepCellsForTheScreen() {
    let fixture = shelves(Array(repeating: 10_000, count: 100))
    var most = 0
    for _ in 0..<60 {
      fixture.stage.flick(from: CGPoint(x: 200, y: 500), velocity: CGPoint(x: 0, y: -2000))
      fixture.stage.advance(by: 0.3)
      fixture.stage.flick(from: CGPoint(x: 300, y: 300), velocity: CGPoint(x: -2000, y: 0))
      fixture.stage.advance(by: 0.3)
      most = max(most, fixture.collection.visibleCells.count)
      #expect(fixture.brokenCell() == nil)
    }
    // A screen shows parts of 9 shelves with parts of 5 cards each.
    #expect(most <= 45)
    #expect(SizedCell.made <= 60)
    #expect(fixture.collection.subviews.filter { $0 is UIScrollView }.count <= 9)
  }

  @Test func touchesSelectAndQueriesFindWhatIsShown() {
    let fixture = shelves([1000, 1000])
    fixture.layout.setOrthogonalOffset(550, inSection: 1, animated: false)
    fixture.frame()
    // Item 5 of the second shelf begins at 16 + 550 - 550.
    fixture.stage.tap(at: CGPoint(x: 30, y: 120))
    #expect(fixture.source.selected == [fixture.path(5, 1)])
    #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 130, y: 120)) == fixture.path(6, 1))
    #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 130, y: 40)) == fixture.path(1, 0))
    #expect(fixture.frame(5, 1) == CGRect(x: 16, y: 80, width: 100, height: 80))
    #expect(fixture.screen(5, 1) == CGRect(x: 16, y: 80, width: 100, height: 80))
    #expect(fixture.collection.cellForItem(at: fixture.path(0, 1)) == nil)
  }

  @Test func scrollToItemScrollsBothWays() {
    let fixture = shelves(Array(repeating: 1000, count: 100))
    fixture.collection.scrollToItem(at: fixture.path(500, 50), at: [.centeredVertically, .left], animated: false)
    fixture.frame()
    #expect(fixture.screen(500, 50) == CGRect(x: 16, y: 260, width: 100, height: 80))
    fixture.collection.scrollToItem(at: fixture.path(700, 50), at: .centeredHorizontally, animated: true)
    fixture.stage.settle()
    #expect(fixture.screen(700, 50)?.midX == 187.5)
    #expect(fixture.brokenCell() == nil)
  }

  @Test(arguments: [false, true]) func itemsAheadInAShelfAreAnnounced(_ isRightToLeft: Bool) {
    let fixture = shelves([1000, 1000], isRightToLeft: isRightToLeft)
    fixture.source.announced = []
    fixture.layout.setOrthogonalOffset(200, inSection: 1, animated: false)
    fixture.frame()
    // Items 1 to 5 are visible, up to 575 points; one more screen reaches 950.
    #expect(fixture.source.announced == (6...8).map { fixture.path($0, 1) })
    fixture.layout.setOrthogonalOffset(400, inSection: 1, animated: false)
    fixture.frame()
    #expect(fixture.source.announced == (6...10).map { fixture.path($0, 1) })
  }

  // MARK: Where motions rest

  @Test func pagesAreAsLongAsTheCollection() {
    let fixture = shelves([100], .paging)
    fixture.stage.flick(from: CGPoint(x: 300, y: 40), velocity: CGPoint(x: -800, y: 0))
    fixture.stage.settle()
    #expect(fixture.scrollers[0].contentOffset.x == 375)
  }

  @Test(arguments: [false, true]) func groupPagingTurnsOneGroup(_ isRightToLeft: Bool) {
    let fixture = shelves([100], .groupPaging, isRightToLeft: isRightToLeft)
    let sign: CGFloat = isRightToLeft ? -1 : 1
    for (velocity, rest) in [(-3000.0, 110.0), (-400, 220), (300, 110), (3000, 0), (900, 0)] {
      fixture.stage.flick(from: CGPoint(x: 190, y: 40), velocity: CGPoint(x: sign * velocity, y: 0), duration: 0.05)
      fixture.stage.settle()
      #expect(fixture.layout.orthogonalOffset(inSection: 0) == CGFloat(rest), "after \(velocity)")
      #expect(fixture.brokenCell() == nil)
    }
    // A slow drag by more than half of a group turns it, by less does not.
    fixture.stage.drag(
      from: CGPoint(x: 190, y: 40), to: CGPoint(x: 190 - sign * 80, y: 40), duration: 0.5, holdBeforeLift: 0.3)
    fixture.stage.settle()
    #expect(fixture.layout.orthogonalOffset(inSection: 0) == 110)
    fixture.stage.drag(
      from: CGPoint(x: 190, y: 40), to: CGPoint(x: 190 - sign * 40, y: 40), duration: 0.5, holdBeforeLift: 0.3)
    fixture.stage.settle()
    #expect(fixture.layout.orthogonalOffset(inSection: 0) == 110)
  }

  @Test func centredGroupsRestInTheMiddle() {
    let fixture = shelves([100], .groupPagingCentered)
    #expect(fixture.frame(0)?.midX == 187.5)
    fixture.stage.flick(from: CGPoint(x: 190, y: 40), velocity: CGPoint(x: -1000, y: 0), duration: 0.05)
    fixture.stage.settle()
    #expect(fixture.frame(1)?.midX == 187.5)
    fixture.layout.setOrthogonalOffset(1e6, inSection: 0, animated: false)
    fixture.frame()
    #expect(fixture.frame(99)?.midX == 187.5)
  }

  @Test(arguments: [false, true]) func continuousMotionRestsAtTheLeadingEdgeOfAGroup(_ isRightToLeft: Bool) {
    let fixture = shelves([1000], .continuousGroupLeadingBoundary, isRightToLeft: isRightToLeft)
    for speed in [500.0, 1300, 2500] {
      let start = fixture.layout.orthogonalOffset(inSection: 0)
      fixture.stage.flick(
        from: CGPoint(x: 190, y: 40), velocity: CGPoint(x: isRightToLeft ? speed : -speed, y: 0), duration: 0.05)
      fixture.stage.settle()
      let offset = fixture.layout.orthogonalOffset(inSection: 0)
      #expect(offset > start)
      #expect(offset.truncatingRemainder(dividingBy: 110) == 0, "\(offset)")
    }
  }

  @Test func continuousMotionIsThatOfAScrollView() {
    let fixture = shelves([1000])
    let plain = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 100))
    plain.contentSize = CGSize(width: 100_000, height: 100)
    fixture.stage.window.addSubview(plain)
    fixture.stage.flick(from: CGPoint(x: 300, y: 40), velocity: CGPoint(x: -1500, y: 0))
    fixture.stage.settle()
    fixture.stage.flick(from: CGPoint(x: 300, y: 350), velocity: CGPoint(x: -1500, y: 0))
    fixture.stage.settle()
    #expect((fixture.scrollers[0].contentOffset.x - plain.contentOffset.x).magnitude <= 0.5)
  }

  @Test func sectionsOfASidewaysCollectionScrollUpAndDown() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(150), .absolute(250)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let fixture = CompositionalFixture(
      Array(repeating: 50, count: 20), UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    fixture.stage.flick(from: CGPoint(x: 100, y: 400), velocity: CGPoint(x: 0, y: -900))
    fixture.stage.settle()
    #expect(fixture.layout.orthogonalOffset(inSection: 0) == 250)
    #expect(fixture.collection.contentOffset == .zero)
    fixture.stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 50, y: 300), duration: 0.2, holdBeforeLift: 0.1)
    fixture.stage.settle()
    #expect(fixture.collection.contentOffset.x > 200)
    #expect(fixture.brokenCell() == nil)
  }

  @Test func bouncingFollowsTheProperties() {
    let section = shelf()
    section.orthogonalScrollingProperties.bounce = .never
    section.orthogonalScrollingProperties.decelerationRate = .fast
    let fixture = CompositionalFixture([20], UICollectionViewCompositionalLayout(section: section))
    fixture.stage.touch(.began, at: CGPoint(x: 100, y: 40))
    fixture.stage.advance(by: 0.02)
    fixture.stage.touch(.moved, at: CGPoint(x: 300, y: 40))
    fixture.frame()
    #expect(fixture.scrollers[0].contentOffset.x == 0)
    fixture.stage.touch(.ended, at: CGPoint(x: 300, y: 40))
    #expect(fixture.scrollers[0].decelerationRate == .fast)
  }

  // MARK: Offsets that survive

  private func expectOffset(_ offset: CGFloat, _ section: Int, _ fixture: CompositionalFixture, _ name: Comment) {
    fixture.frame()
    #expect(fixture.layout.orthogonalOffset(inSection: section) == offset, name)
    #expect(fixture.brokenCell() == nil, name)
  }

  @Test(arguments: [false, true]) func offsetsSurviveReloadsBatchesAndLeavingTheScreen(_ isRightToLeft: Bool) {
    let fixture = shelves(Array(repeating: 100, count: 40), isRightToLeft: isRightToLeft)
    fixture.layout.setOrthogonalOffset(1234.5, inSection: 2, animated: false)
    expectOffset(1234.5, 2, fixture, "set")
    #expect(fixture.scrollers[2].contentOffset.x == (isRightToLeft ? 11_022 - 375 - 1234.5 : 1234.5))
    fixture.collection.reloadData()
    expectOffset(1234.5, 2, fixture, "reloaded")
    fixture.layout.invalidateLayout()
    expectOffset(1234.5, 2, fixture, "invalidated")
    fixture.collection.contentOffset.y = 2000
    fixture.frame()
    #expect(fixture.collection.indexPathsForVisibleItems.allSatisfy { $0.section > 10 })
    fixture.collection.contentOffset.y = 0
    expectOffset(1234.5, 2, fixture, "off the screen and back")
    fixture.collection.performBatchUpdates {
      fixture.source.sections.insert([9001, 9002], at: 0)
      fixture.collection.insertSections([0])
    }
    fixture.stage.settle()
    expectOffset(1234.5, 3, fixture, "a section before")
    fixture.collection.performBatchUpdates {
      let moved = fixture.source.sections.remove(at: 3)
      fixture.source.sections.insert(moved, at: 1)
      fixture.collection.moveSection(3, toSection: 1)
    }
    fixture.stage.settle()
    expectOffset(1234.5, 1, fixture, "moved")
    fixture.collection.reloadSections([1])
    fixture.stage.settle()
    expectOffset(1234.5, 1, fixture, "section reloaded")
  }

  @Test func aDragGoesOnThroughAReload() {
    let fixture = shelves([100, 100])
    fixture.stage.touch(.began, at: CGPoint(x: 300, y: 40))
    for step in 1...10 {
      fixture.stage.advance(by: 0.016)
      fixture.stage.touch(.moved, at: CGPoint(x: 300 - CGFloat(step) * 20, y: 40))
      if step == 5 { fixture.collection.reloadData() }
    }
    fixture.frame()
    #expect(fixture.layout.orthogonalOffset(inSection: 0) >= 180)
    #expect(fixture.brokenCell() == nil)
    fixture.stage.touch(.ended, at: CGPoint(x: 100, y: 40))
  }

  @Test func offsetsStayWithinAShorterSection() {
    let fixture = shelves([100])
    fixture.layout.setOrthogonalOffset(5000, inSection: 0, animated: false)
    fixture.frame()
    fixture.source.sections[0] = Array(0..<5)
    fixture.collection.reloadData()
    // 32 + 5 x 110 - 10 = 572 points.
    expectOffset(572 - 375, 0, fixture, "shorter")
  }

  @Test func aMovingSectionThatBecomesShorterRestsWithinItsEnds() {
    let fixture = shelves([100])
    fixture.stage.flick(from: CGPoint(x: 300, y: 40), velocity: CGPoint(x: -1_500, y: 0))
    fixture.frame()
    #expect(fixture.layout.orthogonalOffset(inSection: 0) > 100)
    fixture.source.sections[0] = [0, 1]
    fixture.collection.deleteItems(at: (2..<100).map { fixture.path($0) })
    fixture.stage.settle()
    expectOffset(0, 0, fixture, "shorter than the screen")
  }

  @Test func offsetsCanBeAnimated() {
    let fixture = shelves([100])
    fixture.layout.setOrthogonalOffset(700, inSection: 0, animated: true)
    fixture.stage.advance(by: 0.1)
    let now = fixture.layout.orthogonalOffset(inSection: 0)
    #expect(now > 0 && now < 700)
    fixture.stage.settle()
    #expect(fixture.layout.orthogonalOffset(inSection: 0) == 700)
  }
}
