import UIKitCollections

import Foundation
import ListModel
import ManualHost
import TestSupport
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

/// Illegal batches of updates: a list that recovers shows what its data source says, and reports once.
@MainActor @Suite(.serialized) struct RecoveryTests {
  private final class Reports {
    var all: [ListUpdateReport] = []
  }

  private func table(_ counts: [Int]) -> (TableFixture, Reports) {
    let (fixture, reports) = (TableFixture(counts), Reports())
    fixture.table.updatePolicy = .recovering
    fixture.table.updateReportHandler = { reports.all.append($0) }
    return (fixture.shown(), reports)
  }

  private func collection(_ counts: [Int]) -> (CollectionFixture, Reports) {
    let (fixture, reports) = (CollectionFixture(counts), Reports())
    fixture.collection.updatePolicy = .recovering
    fixture.collection.updateReportHandler = { reports.all.append($0) }
    return (fixture.shown(), reports)
  }

  @Test func countsThatDisagreeReloadTheTableAndAreReportedOnce() throws {
    let (fixture, reports) = table([3, 5])
    fixture.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    var finished: [Bool] = []
    fixture.rows.counts = [3, 7]
    fixture.table.performBatchUpdates {
      fixture.table.insertRows(at: [path(0, 1)], with: .fade)
    } completion: {
      finished.append($0)
    }
    #expect(fixture.table.numberOfRows(inSection: 1) == 7 && finished == [true])
    fixture.stage.settle()
    #expect(fixture.table.visibleCells.count == 10 && fixture.table.indexPathsForSelectedRows == nil)
    let report = try #require(reports.all.first)
    #expect(reports.all.count == 1 && report.outcome == .reloaded && report.dataSource == "Rows")
    #expect(report.indexPaths == [path(0, 1)] && report.countsBefore == [3, 5] && report.countsAfter == [3, 7])
    #expect(
      report.description == """
        UITableView.performBatchUpdates(_:completion:): invalid batch of updates for the data of Rows: section 1 had 5 rows before the \
        batch and has 7 after it, but the batch puts in 1 and takes out 0: change the data by as much, inside the batch. Its updates: \
        it inserts [1, 0]. Counts of Rows before: [3, 5], after: [3, 7]. The list reloads
        """)
  }

  @Test func aReloadOfWhatIsDeletedIsADeletion() {
    let (fixture, reports) = table([5])
    let last = fixture.table.cellForRow(at: path(4))
    fixture.table.performBatchUpdates {
      fixture.rows.counts = [4]
      fixture.table.deleteRows(at: [path(1)], with: .fade)
      fixture.table.reloadRows(at: [path(1)], with: .fade)
    }
    #expect(reports.all.map(\.outcome) == [.normalized])
    #expect(fixture.table.cellForRow(at: path(3)) === last, "the other rows keep their cells")
  }

  @Test func movesThatCollideReloadTheCollection() throws {
    let (fixture, reports) = collection([4])
    fixture.collection.performBatchUpdates {
      fixture.collection.moveItem(at: item(0), to: item(2))
      fixture.collection.moveItem(at: item(1), to: item(2))
    }
    fixture.stage.settle()
    let report = try #require(reports.all.first)
    #expect(reports.all.count == 1 && report.outcome == .reloaded && report.dataSource == "Items")
    #expect(report.description.contains("the batch puts in 1 and takes out 2"))
    #expect(report.description.contains("moves [0, 0] to [0, 2], [0, 1] to [0, 2]"))
    #expect(fixture.cells.count == 4)
  }

  @Test func placesThatDoNotExistReloadTheList() {
    let (fixture, reports) = table([2])
    fixture.table.deleteRows(at: [IndexPath(row: .max, section: .max)], with: .fade)
    fixture.table.reloadRows(at: [IndexPath(row: -1, section: 0)], with: .fade)
    fixture.table.deleteRows(at: [IndexPath(indexes: [1, 2, 3])], with: .fade)
    fixture.table.insertSections([9], with: .fade)
    fixture.table.reconfigureRows(at: [path(7)])
    fixture.table.endUpdates()
    fixture.stage.settle()
    #expect(reports.all.map(\.outcome) == [.reloaded, .reloaded, .reloaded, .reloaded, .ignored, .ignored])
    #expect(fixture.table.numberOfRows(inSection: 0) == 2)
  }

  @Test func itemsThatDoNotExistAreNotReconfigured() {
    let (fixture, reports) = collection([4])
    fixture.collection.reconfigureItems(at: [IndexPath(), IndexPath(indexes: [1, 2, 3]), item(9), item(2)])
    #expect(reports.all.map(\.outcome) == [.ignored, .ignored, .ignored])
    #expect(fixture.items.asked.last == item(2))
  }

  @Test func anUpdateFromInsideAnAnswerIsReplacedByAReload() {
    let (fixture, reports) = collection([4])
    var answers = 0
    fixture.items.onCount = { collection in
      answers += 1
      guard answers == 1 else { return }
      fixture.items.counts = [6]
      collection.performBatchUpdates { collection.insertItems(at: [item(0), item(1)]) }
    }
    fixture.collection.reloadData()
    fixture.stage.settle()
    #expect(reports.all.map(\.outcome) == [.reloaded])
    #expect(fixture.collection.numberOfItems(inSection: 0) == 6 && fixture.cells.count == 6)
  }

  @Test func anUpdateInsideTheQuestionForACellIsReplacedByAReload() {
    let (fixture, reports) = collection([4])
    fixture.items.onCell = { collection, path in
      guard path.item == 2, fixture.items.counts == [4] else { return }
      fixture.items.counts = [5]
      collection.insertItems(at: [item(0)])
    }
    fixture.collection.reloadData()
    fixture.stage.settle()
    #expect(reports.all.count == 1 && fixture.cells.count == 5)
  }

  // MARK: Before the first load

  @Test func aBatchBeforeTheFirstLoadLoadsFirst() {
    let (rows, items) = (TableFixture([3]), CollectionFixture([3]))
    (rows.table.updatePolicy, items.collection.updatePolicy) = (.strict, .strict)
    var counts: [Int] = []
    rows.table.performBatchUpdates {
      counts.append(rows.table.numberOfRows(inSection: 0))
      rows.rows.counts = [4]
      rows.table.insertRows(at: [path(3)], with: .fade)
    }
    items.collection.performBatchUpdates {
      counts.append(items.collection.numberOfItems(inSection: 0))
      items.items.counts = [4]
      items.collection.insertItems(at: [item(3)])
    }
    #expect(counts == [3, 3])
    rows.stage.settle()
    items.stage.settle()
    #expect(rows.cells.count == 4 && items.cells.count == 4)
  }

  @Test func dataThatChangedBeforeTheFirstBatchAreReadByTheLoad() {
    let (rows, items) = (TableFixture([3]), CollectionFixture([3]))
    (rows.table.updatePolicy, items.collection.updatePolicy) = (.strict, .strict)
    (rows.rows.counts, items.items.counts) = ([4], [4])
    rows.table.performBatchUpdates { rows.table.insertRows(at: [path(3)], with: .fade) }
    items.collection.performBatchUpdates { items.collection.insertItems(at: [item(3)]) }
    (rows.rows.counts, items.items.counts) = ([5], [5])
    rows.table.insertRows(at: [path(3)], with: .fade)
    items.collection.insertItems(at: [item(3)])
    rows.stage.settle()
    items.stage.settle()
    #expect(rows.cells.count == 5 && items.cells.count == 5)
  }

  @Test func aReloadInsideTheQuestionForCountsReplacesTheBatch() {
    let (rows, items) = (TableFixture([3]).shown(), CollectionFixture([3]).shown())
    (rows.table.updatePolicy, items.collection.updatePolicy) = (.strict, .strict)
    items.items.onCount = { collection in
      items.items.onCount = { _ in }
      collection.reloadData()
    }
    items.collection.performBatchUpdates {
      items.items.counts = [9]
      items.collection.deleteItems(at: [item(0)])
    }
    final class Reloading: NSObject, UITableViewDataSource {
      var count = 3
      var reloads = false
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if reloads { tableView.reloadData() }
        reloads = false
        return count
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    let source = Reloading()
    rows.table.dataSource = source
    rows.shown()
    rows.table.performBatchUpdates {
      (source.count, source.reloads) = (9, true)
      rows.table.deleteRows(at: [path(0)], with: .fade)
    }
    #expect(rows.table.numberOfRows(inSection: 0) == 9 && items.collection.numberOfItems(inSection: 0) == 9)
  }

  // MARK: Snapshots

  @Test func aSnapshotWithMistakesIsShownAsFarAsItIsClear() throws {
    let (fixture, reports) = table([])
    let source = UITableViewDiffableDataSource<String, Int>(tableView: fixture.table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendItems([9])
    snapshot.appendSections(["A", "A"])
    snapshot.appendItems([1, 2, 1], toSection: "A")
    snapshot.appendItems([3], toSection: "B")
    snapshot.insertItems([4], beforeItem: 99)
    snapshot.moveItem(5, afterItem: 1)
    snapshot.reloadItems([6])
    snapshot.moveSection("A", afterSection: "C")
    source.apply(snapshot, animatingDifferences: false)
    fixture.stage.settle()
    #expect(source.snapshot().sectionIdentifiers == ["A", "B"] && source.snapshot().itemIdentifiers == [1, 2, 3, 4])
    #expect(fixture.cells.count == 4)
    let report = try #require(reports.all.first)
    #expect(reports.all.count == 1 && report.outcome == .ignored)
    for part in [
      "no section yet", "can be in a snapshot once", "[1]", "no section B", "no item 99", "no item 5", "no item 6",
      "no section C",
    ] {
      #expect(report.description.contains(part), "\(part): \(report)")
    }
    source.apply(source.snapshot(), animatingDifferences: false)
    #expect(reports.all.count == 1, "a snapshot that is shown has no mistakes")
  }

  // MARK: Strict

  @Test(arguments: 0..<4 as Range<UInt64>) func aStrictTableStopsWithTheNamedReport(seed: UInt64) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor [seed] in
      var random = SeededGenerator(seed: seed)
      let lists = PlainLists([3, 4])
      let fixture = TableFixture(lists.counts)
      fixture.table.updatePolicy = .strict
      fixture.shown()
      let batch = IllegalBatch(lists, &random)
      fixture.table.performBatchUpdates {
        fixture.rows.counts = batch.after.counts
        func path(_ row: RowPosition) -> IndexPath { IndexPath(row: row.row, section: row.section) }
        func sections(_ places: [Int]) -> IndexSet { IndexSet(places.filter { $0 >= 0 && $0 < 100 }) }
        let updates = batch.updates
        fixture.table.insertSections(sections(updates.insertedSections), with: .none)
        fixture.table.deleteSections(sections(updates.deletedSections), with: .none)
        fixture.table.reloadSections(sections(updates.reloadedSections), with: .none)
        for move in updates.movedSections { fixture.table.moveSection(move.source, toSection: move.destination) }
        fixture.table.reloadRows(at: updates.reloadedRows.map(path), with: .none)
        fixture.table.insertRows(at: updates.insertedRows.map(path), with: .none)
        fixture.table.deleteRows(at: updates.deletedRows.map(path), with: .none)
        for move in updates.movedRows { fixture.table.moveRow(at: path(move.source), to: path(move.destination)) }
        // Whatever the batch says besides, this row does not exist.
        fixture.table.deleteRows(at: [IndexPath(row: 77, section: 77)], with: .none)
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains("invalid batch of updates for the data of Rows: ")
        && output.contains("Counts of Rows before: [3, 4], after: ["))
    #expect(output.contains("[77, 77]") || output.contains(" more"))
  }

  @Test func listsStopOnlyInDebugBuilds() {
    #if DEBUG
      #expect(UITableView().updatePolicy == .strict)
    #else
      #expect(UITableView().updatePolicy == .recovering)
    #endif
  }
}
