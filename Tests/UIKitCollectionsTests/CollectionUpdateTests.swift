import UIKitCollections
import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import TestSupport
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

@MainActor @Suite(.serialized) struct CollectionUpdateTests {
  private func frames(_ fixture: CollectionFixture) -> [IndexPath: CGRect] {
    Dictionary(
      uniqueKeysWithValues: fixture.cells.compactMap { cell in
        fixture.collection.indexPath(for: cell).map { ($0, cell.layer.presentation()?.frame ?? cell.frame) }
      })
  }

  @Test func aDeletedItemFadesAndTheOthersMoveUpByTheSpring() throws {
    let fixture = CollectionFixture([9]).shown()
    let gone = try #require(fixture.collection.cellForItem(at: item(0)))
    let moving = try #require(fixture.collection.cellForItem(at: item(3)))
    var ends: [Bool] = []
    fixture.items.counts = [8]
    fixture.collection.performBatchUpdates({ fixture.collection.deleteItems(at: [item(0)]) }, completion: { ends.append($0) })
    #expect(fixture.collection.indexPath(for: moving) == item(2))
    #expect(fixture.collection.indexPath(for: gone) == nil && gone.superview != nil)
    fixture.stage.advance(by: 0.1)
    let shown = try #require(moving.layer.presentation()).frame
    // The spring of mass 1, stiffness 438.649 and damping 41.888, 0.1 s after it set out: (1 + wt) e^-wt of the way is left.
    let left = (1 + 20.944 * 0.1) * exp(-20.944 * 0.1)
    #expect(abs(shown.minX - (275 - 275 * left)) < 1)
    #expect(abs(shown.minY - 110 * left) < 1)
    #expect(abs((gone.layer.presentation()?.opacity ?? 0) - Float(left)) < 0.02)
    #expect(ends.isEmpty)
    fixture.stage.advance(by: 0.25)
    #expect(ends.isEmpty)
    fixture.stage.settle()
    #expect(ends == [true] && gone.superview == nil)
    #expect(moving.frame == fixture.frame(2))
  }

  @Test func anInsertedItemFadesInWhereItBelongs() throws {
    let fixture = CollectionFixture([8]).shown()
    fixture.items.counts = [9]
    fixture.collection.insertItems(at: [item(1)])
    let new = try #require(fixture.collection.cellForItem(at: item(1)))
    #expect(new.layer.presentation()?.opacity == 0)
    fixture.stage.advance(by: 0.1)
    #expect(new.layer.presentation()?.frame == fixture.frame(1))
    fixture.stage.settle()
    #expect(new.alpha == 1 && fixture.cells.count == 9)
  }

  @Test func withoutAnimationsItIsThereAtOnceAndCompleted() {
    let fixture = CollectionFixture([9]).shown()
    fixture.items.counts = [7]
    var ends = 0
    UIView.performWithoutAnimation {
      fixture.collection.performBatchUpdates(
        { fixture.collection.deleteItems(at: [item(0), item(5)]) }, completion: { _ in ends += 1 })
    }
    #expect(ends == 1)
    fixture.shown()
    #expect(
      fixture.cells.count == 7 && frames(fixture).allSatisfy { fixture.collection.layoutAttributesForItem(at: $0)?.frame == $1 })
  }

  @Test func selectionAndCellsGoWithTheirItems() throws {
    let fixture = CollectionFixture([5, 5]).shown()
    fixture.collection.allowsMultipleSelection = true
    for path in [item(1, 0), item(2, 1)] { fixture.collection.selectItem(at: path, animated: false, scrollPosition: []) }
    let cell = try #require(fixture.collection.cellForItem(at: item(2, 1)))
    fixture.collection.performBatchUpdates {
      fixture.items.counts = [5, 3]
      fixture.collection.moveSection(1, toSection: 0)
      fixture.collection.deleteItems(at: [item(0, 1), item(1, 0), item(3, 0)])
      fixture.collection.insertItems(at: [item(0, 0)])
      #expect(fixture.collection.hasUncommittedUpdates)
    }
    #expect(!fixture.collection.hasUncommittedUpdates)
    #expect(fixture.collection.indexPathsForSelectedItems == [item(2, 0)])
    #expect(fixture.collection.indexPath(for: cell) == item(2, 0))
  }

  @Test func aReloadedItemGetsAnotherCellAndAReconfiguredOneKeepsItsOwn() throws {
    let fixture = CollectionFixture([5]).shown()
    let cell = try #require(fixture.collection.cellForItem(at: item(2)))
    fixture.collection.reconfigureItems(at: [item(2)])
    #expect(fixture.collection.cellForItem(at: item(2)) === cell && fixture.items.asked.last == item(2))
    fixture.collection.reloadItems(at: [item(2)])
    #expect(fixture.collection.cellForItem(at: item(2)) !== cell)
    fixture.stage.settle()
    #expect(cell.superview == nil && fixture.cells.count == 5)
  }

  @Test func aReconfiguredItemMayBeScrolledAwayOrReloadedWhileItIsAskedFor() throws {
    let fixture = CollectionFixture([300]).shown()
    fixture.items.onCell = { [items = fixture.items] collection, _ in
      items.onCell = { _, _ in }
      collection.contentOffset.y = 5_000
      collection.layoutIfNeeded()
    }
    fixture.collection.reconfigureItems(at: [item(2), item(3)])
    fixture.stage.settle()
    #expect(fixture.collection.contentOffset.y == 5_000 && fixture.collection.cellForItem(at: item(2)) == nil)
    fixture.scroll(to: 0)
    fixture.items.onCell = { [items = fixture.items] collection, _ in
      items.onCell = { _, _ in }
      collection.reloadData()
      collection.layoutIfNeeded()
    }
    fixture.collection.reconfigureItems(at: [item(2), item(3)])
    fixture.stage.settle()
    #expect(fixture.collection.indexPathsForVisibleItems.count == fixture.cells.count)
  }

  @Test func reconfiguredCellsAreAskedForWhereABatchFromInsideAQuestionHasPutThem() throws {
    let fixture = CollectionFixture([300]).shown()
    let cell = try #require(fixture.collection.cellForItem(at: item(3)))
    let asked = fixture.items.asked.count
    fixture.items.onCell = { [items = fixture.items] collection, _ in
      items.onCell = { _, _ in }
      items.counts = [301]
      collection.performBatchUpdates { collection.insertItems(at: [item(0)]) }
    }
    fixture.collection.reconfigureItems(at: [item(2), item(3)])
    fixture.stage.settle()
    #expect(fixture.collection.cellForItem(at: item(4)) === cell)
    // Item 3 once, for the cell that the first question has moved there.
    #expect(fixture.items.asked[asked...].contains(item(4)) && fixture.items.asked[asked...].count { $0 == item(3) } == 1)
  }

  /// The question names the place before the batch, at which another cell would be dequeued.
  @Test func aReconfiguredCellThatItsOwnQuestionMovesIsAskedForAgain() throws {
    let fixture = CollectionFixture([300]).shown()
    let cell = try #require(fixture.collection.cellForItem(at: item(2)))
    let asked = fixture.items.asked.count
    fixture.items.onCell = { [items = fixture.items] collection, _ in
      items.onCell = { _, _ in }
      items.counts = [301]
      collection.performBatchUpdates { collection.insertItems(at: [item(0)]) }
    }
    fixture.collection.reconfigureItems(at: [item(2)])
    #expect(fixture.collection.cellForItem(at: item(3)) === cell)
    #expect(fixture.items.asked[asked...].contains(item(3)))
    fixture.stage.settle()
    #expect(fixture.collection.indexPathsForVisibleItems.count == fixture.cells.count)
  }

  @Test func whatIsLookedAtStaysWhenItemsComeAndGoAbove() throws {
    let fixture = CollectionFixture([300]).shown()
    fixture.scroll(to: 2_215)
    let looked = try #require(fixture.collection.indexPathsForVisibleItems.first)
    let cell = try #require(fixture.collection.cellForItem(at: looked))
    let before = cell.frame.minY - fixture.collection.contentOffset.y
    fixture.items.counts = [330]
    fixture.collection.insertItems(at: (0..<30).map { item($0) })
    #expect(fixture.collection.contentOffset.y == 3_315)
    #expect(cell.frame.minY - fixture.collection.contentOffset.y == before)
    fixture.stage.settle()
    fixture.items.counts = [318]
    fixture.collection.deleteItems(at: (0..<12).map { item($0) })
    #expect(fixture.collection.contentOffset.y == 2_875)
    fixture.stage.settle()
    #expect(cell.frame.minY - fixture.collection.contentOffset.y == before)
  }

  @Test func atTheEndOfTheContentTheSameIsLookedAtAndNoOffsetIsLeftBeyondIt() throws {
    let fixture = CollectionFixture([300]).shown()
    fixture.scroll(to: fixture.collection.contentSize.height - 600)
    let cell = try #require(fixture.collection.visibleCells.first)
    let before = cell.frame.minY - fixture.collection.contentOffset.y
    fixture.items.counts = [288]
    fixture.collection.deleteItems(at: (0..<12).map { item($0) })
    #expect(fixture.collection.contentOffset.y == fixture.collection.contentSize.height - 600)
    #expect(cell.frame.minY - fixture.collection.contentOffset.y == before)
    fixture.items.counts = [6]
    fixture.collection.deleteItems(at: (6..<288).map { item($0) })
    fixture.stage.settle()
    #expect(fixture.collection.contentOffset.y == 0 && fixture.cells.count == 6)
  }

  @Test func whatComesInWithANewSizeDoesNotFlyIn() throws {
    let fixture = CollectionFixture([300]).shown()
    UIView.animate(withDuration: 0.5) {
      fixture.collection.frame.size = CGSize(width: 375, height: 300)
      fixture.collection.layoutIfNeeded()
    }
    fixture.stage.settle()
    UIView.animate(withDuration: 0.5) {
      fixture.collection.frame.size = CGSize(width: 375, height: 590)
      fixture.collection.layoutIfNeeded()
    }
    let last = try #require(fixture.collection.visibleCells.last)
    #expect((last.layer.animationKeys() ?? []).isEmpty)
  }

  @Test func aMotionGoesOnWithItsSpeedWhenItemsComeAbove() {
    let fixture = CollectionFixture([900]).shown()
    fixture.scroll(to: 3_000)
    fixture.stage.flick(from: CGPoint(x: 180, y: 500), velocity: CGPoint(x: 0, y: -2_000))
    fixture.stage.advance(by: 0.1)
    let resting = fixture.collection.predictedMotion?.restingOffset.y ?? 0
    fixture.items.counts = [903]
    fixture.collection.insertItems(at: (0..<3).map { item($0) })
    #expect(abs((fixture.collection.predictedMotion?.restingOffset.y ?? 0) - resting - 110) < 1)
    fixture.stage.settle()
    #expect(abs(fixture.collection.contentOffset.y - resting - 110) < 1)
  }

  @Test func aBatchDuringABatchsAnimationCompletesBoth() {
    let fixture = CollectionFixture([9]).shown()
    var ends: [String] = []
    fixture.items.counts = [8]
    fixture.collection.performBatchUpdates(
      { fixture.collection.deleteItems(at: [item(0)]) }, completion: { _ in ends.append("first") })
    fixture.stage.advance(by: 0.1)
    fixture.items.counts = [10]
    fixture.collection.performBatchUpdates(
      { fixture.collection.insertItems(at: [item(0), item(5)]) }, completion: { _ in ends.append("second") })
    fixture.stage.advance(by: 0.05)
    fixture.items.counts = [3]
    fixture.collection.reloadData()
    fixture.stage.settle()
    #expect(ends.sorted() == ["first", "second"])
    #expect(fixture.cells.count == 3)
  }
}
