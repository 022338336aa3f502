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
import UIKitTables

/// Counts cells, and makes one change in the first message of a name.
@MainActor private final class ItemTalk: NSObject, UICollectionViewDelegate {
  var (shown, isDone) = (0, false)
  var (message, change) = ("", {})
  private func hear(_ name: String) {
    guard name == message, !isDone else { return }
    isDone = true
    change()
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear("didScroll") }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    shown += 1
    hear("willDisplay")
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    shown -= 1
    hear("didEndDisplaying")
  }
}

/// A size for each item that there is.
@MainActor private final class ItemSizes: NSObject, UICollectionViewDelegateFlowLayout {
  var (items, asked) = (Items([]), 0)

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    #expect(indexPath.item < items.counts[indexPath.section])
    asked += 1
    return CGSize(width: 100, height: 100)
  }
}

/// Changes from inside a message that the list sends while it carries out another change.
@MainActor @Suite(.serialized) struct ListReentrancyTests {
  // MARK: Tables

  /// Rows of 48 points; what is done in a message is done once.
  @MainActor private final class Talk: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: Int
    var shown = 0
    var onScroll: (() -> Void)?
    var onEnd: (() -> Void)?

    init(_ rows: Int) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      #expect(indexPath.row < rows)
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { take(&onScroll)?() }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { shown += 1 }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      shown -= 1
      take(&onEnd)?()
    }
    private func take(_ action: inout (() -> Void)?) -> (() -> Void)? {
      defer { action = nil }
      return action
    }
  }

  private func table(_ rows: Int, offset: CGFloat) -> (TableFixture, Talk) {
    let talk = Talk(rows)
    let fixture = TableFixture([], delegate: talk)
    fixture.table.dataSource = talk
    fixture.shown()
    fixture.scroll(to: offset)
    return (fixture, talk)
  }

  private func expectWhole(_ fixture: TableFixture, _ talk: Talk) {
    fixture.stage.settle()
    let table = fixture.table
    #expect(table.numberOfRows(inSection: 0) == talk.rows && table.contentSize.height == CGFloat(talk.rows) * 48)
    #expect(fixture.cells.count == table.visibleCells.count && talk.shown == fixture.cells.count)
    #expect(table.indexPathsForVisibleRows ?? [] == table.indexPathsForRows(in: table.bounds) ?? [])
    #expect(table.contentOffset.y >= 0 && table.contentOffset.y <= max(0, table.contentSize.height - 480))
  }

  private func paths(_ rows: Range<Int>) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }

  @Test func aBatchThatMovesTheOffsetMayBeFollowedByAnotherInDidScroll() {
    let (fixture, talk) = table(100, offset: 2_000)
    talk.onScroll = {
      talk.rows = 5
      fixture.table.deleteRows(at: paths(5..<110), with: .fade)
    }
    fixture.table.performBatchUpdates {
      talk.rows = 110
      fixture.table.insertRows(at: paths(0..<10), with: .fade)
    }
    #expect(talk.rows == 5)
    expectWhole(fixture, talk)
  }

  @Test func rowsMayBeLoadedInDidScroll() {
    let (fixture, talk) = table(100, offset: 2_000)
    talk.onScroll = {
      talk.rows += 50
      fixture.table.insertRows(at: paths(110..<160), with: .none)
    }
    fixture.table.performBatchUpdates {
      talk.rows = 110
      fixture.table.insertRows(at: paths(0..<10), with: .none)
    }
    #expect(talk.rows == 160)
    expectWhole(fixture, talk)
  }

  @Test func aBatchMayFollowTheEndOfARow() {
    let (fixture, talk) = table(40, offset: 400)
    talk.onEnd = {
      talk.rows -= 3
      fixture.table.deleteRows(at: paths(10..<13), with: .none)
    }
    fixture.table.performBatchUpdates {
      talk.rows -= 4
      fixture.table.deleteRows(at: paths(9..<13), with: .none)
    }
    #expect(talk.rows == 33)
    expectWhole(fixture, talk)
  }

  @Test(arguments: [true, false]) func aReloadMayFollowTheEndOfARow(inABatch: Bool) {
    let (fixture, talk) = table(40, offset: 400)
    talk.onEnd = {
      talk.rows = 20
      fixture.table.reloadData()
    }
    if inABatch {
      talk.rows -= 4
      fixture.table.deleteRows(at: paths(9..<13), with: .none)
    } else {
      fixture.scroll(to: 900)
    }
    #expect(talk.rows == 20)
    expectWhole(fixture, talk)
  }

  // MARK: Offsets

  @Test(arguments: [true, false]) func aBatchAtTheEndLeavesTheTableAtItsEnd(isAnimated: Bool) {
    let (fixture, talk) = table(20, offset: 480)
    let batch = {
      fixture.table.performBatchUpdates {
        talk.rows = 18
        fixture.table.insertRows(at: paths(0..<3), with: .fade)
        fixture.table.deleteRows(at: paths(15..<20), with: .fade)
      }
    }
    isAnimated ? batch() : UIView.performWithoutAnimation { batch() }
    expectWhole(fixture, talk)
    #expect(fixture.table.contentOffset.y == 384)
  }

  @Test func aLineThatGoesAtTheBeginningLeavesTheCollectionWithinItsEdges() {
    let fixture = CollectionFixture([300])
    fixture.flow.minimumLineSpacing = 0
    fixture.shown()
    fixture.scroll(to: 20)
    fixture.collection.performBatchUpdates {
      fixture.items.counts = [297]
      fixture.collection.deleteItems(at: (0..<3).map { item($0) })
    }
    fixture.stage.settle()
    #expect(fixture.collection.contentOffset.y == 0)
  }

  // MARK: Collections

  @Test(arguments: ["willDisplay", "didEndDisplaying", "didScroll"])
  func itemsMayChangeInAMessageOfABatch(message: String) {
    let talk = ItemTalk()
    let fixture = CollectionFixture([300], delegate: talk).shown()
    fixture.scroll(to: 2_000)
    talk.message = message
    talk.change = {
      fixture.items.counts = [6]
      fixture.collection.deleteItems(at: (6..<320).map { item($0) })
    }
    fixture.collection.performBatchUpdates {
      fixture.items.counts = [320]
      fixture.collection.insertItems(at: (0..<30).map { item($0) })
      fixture.collection.deleteItems(at: (60..<70).map { item($0) })
    }
    fixture.stage.settle()
    #expect(talk.isDone && fixture.collection.numberOfItems(inSection: 0) == 6)
    #expect(fixture.cells.count == 6 && talk.shown == 6 && fixture.collection.visibleCells.count == 6)
    #expect(fixture.collection.contentOffset.y == 0)
  }

  @Test func aBatchIsCarriedOutAfterAReloadFromAMessageBeforeIt() {
    let talk = ItemTalk()
    let fixture = CollectionFixture([300], delegate: talk).shown()
    talk.message = "willDisplay"
    talk.change = {
      fixture.collection.reloadData()
      (talk.message, talk.isDone) = ("didEndDisplaying", false)
      talk.change = { fixture.collection.selectItem(at: item(1), animated: false, scrollPosition: []) }
    }
    // The cells at the new offset are requested when the batch begins, before its closure.
    fixture.collection.contentOffset.y = 2_000
    fixture.collection.performBatchUpdates {
      fixture.items.counts = [301]
      fixture.collection.insertItems(at: [item(0)])
    }
    #expect(talk.isDone && fixture.collection.indexPathsForSelectedItems == [item(2)])
    fixture.stage.settle()
    #expect(fixture.collection.numberOfItems(inSection: 0) == 301)
  }

  @Test func anItemThatAMessageTakesAwayWhileItIsLookedForIsStillScrolledTo() {
    let talk = ItemTalk()
    let fixture = CollectionFixture([300], delegate: talk).shown()
    fixture.scroll(to: 2_000)
    talk.message = "didScroll"
    talk.change = {
      fixture.items.counts = [6]
      fixture.collection.reloadData()
    }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: -10)
    fixture.flow.invalidateLayout(with: context)
    fixture.collection.scrollToItem(at: item(200), at: .top, animated: false)
    fixture.stage.settle()
    #expect(talk.isDone && fixture.cells.count == 6 && fixture.collection.contentOffset.y == 0)
  }

  @Test(arguments: [true, false]) func itemsAreDeletedWithoutAQuestionAboutTheDataBefore(isLoaded: Bool) {
    let sizes = ItemSizes()
    let fixture = CollectionFixture([30], delegate: sizes)
    sizes.items = fixture.items
    if isLoaded {
      fixture.shown()
      fixture.flow.invalidateLayout()
    }
    fixture.items.counts = [29]
    fixture.collection.deleteItems(at: [item(29)])
    fixture.stage.settle()
    #expect(fixture.collection.numberOfItems(inSection: 0) == 29 && sizes.asked > 0)
  }

  @Test func whatIsLookedAtStaysWhenItemsAboveGoInsideOfAnAnimation() {
    let fixture = CollectionFixture([300]).shown()
    fixture.scroll(to: 2_000)
    let top = fixture.collection.contentOffset.y
    UIView.animate(withDuration: 0.3) {
      fixture.items.counts = [297]
      fixture.collection.deleteItems(at: (0..<3).map { item($0) })
    }
    #expect(fixture.collection.contentOffset.y == top - 110)
    #expect(fixture.collection.layer.animationKeys() == nil)
  }

  // MARK: Cells that serve at once

  @Test func cellsThatTheirDataSourceKeepsStayWhenTheirRowsAreReloaded() {
    final class Static: NSObject, UITableViewDataSource {
      let cells = (0..<3).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cells[indexPath.row] }
    }
    let (fixture, data) = (TableFixture([]), Static())
    fixture.table.dataSource = data
    fixture.shown()
    fixture.table.reloadRows(at: paths(1..<2), with: .fade)
    fixture.stage.settle()
    #expect(data.cells.allSatisfy { $0.superview === fixture.table && $0.alpha == 1 })
  }
}
