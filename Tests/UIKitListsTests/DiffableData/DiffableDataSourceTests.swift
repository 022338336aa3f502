import Foundation
import ListModel
import ManualHost
import QuartzCore
import TestSupport
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

private typealias Lists = [NamedSection<Int, Int>]
private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

extension Snapshot {
  fileprivate init(_ lists: Lists) {
    self.init()
    for section in lists {
      appendSections([section.name])
      appendItems(section.rows, toSection: section.name)
    }
  }
}

private final class NumberCell: UITableViewCell { var number = -1 }
private final class NumberItem: UICollectionViewCell { var number = -1 }

/// A table and a collection that show the same snapshots, with all items on the screen.
@MainActor private struct Pair {
  let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 480), style: .plain)
  let collection: UICollectionView
  let rows: UITableViewDiffableDataSource<Int, Int>
  let items: UICollectionViewDiffableDataSource<Int, Int>

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 30)
    collection = UICollectionView(frame: CGRect(x: 160, y: 0, width: 160, height: 480), collectionViewLayout: layout)
    table.rowHeight = 20
    table.register(NumberCell.self, forCellReuseIdentifier: "cell")
    collection.register(NumberItem.self, forCellWithReuseIdentifier: "cell")
    rows = UITableViewDiffableDataSource(tableView: table) { table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      (cell as? NumberCell)?.number = number
      return cell
    }
    items = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, number in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NumberItem)?.number = number
      return cell
    }
    for view in [table, collection] { stage.window.addSubview(view) }
  }

  func apply(_ snapshot: Snapshot, animated: Bool, completion: @escaping @MainActor () -> Void = {}) {
    rows.apply(snapshot, animatingDifferences: animated, completion: completion)
    items.apply(snapshot, animatingDifferences: animated, completion: completion)
  }

  /// What the cells at every index path say.
  func check(_ lists: Lists, _ comment: Comment) {
    for list in [table, collection] { list.layoutIfNeeded() }
    for (section, part) in lists.enumerated() {
      let paths = part.rows.indices.map { IndexPath(row: $0, section: section) }
      #expect(paths.map { (table.cellForRow(at: $0) as? NumberCell)?.number } == part.rows, comment)
      #expect(paths.map { (collection.cellForItem(at: $0) as? NumberItem)?.number } == part.rows, comment)
      #expect(paths.map { rows.itemIdentifier(for: $0) } == part.rows, comment)
      #expect(part.rows.map { items.indexPath(for: $0) } == paths, comment)
    }
    #expect(table.numberOfSections == lists.count && collection.numberOfSections == lists.count, comment)
  }
}

@MainActor @Suite(.serialized) struct DiffableDataSourceTests {
  @Test(arguments: 0..<40 as Range<UInt64>) func cellsShowWhatTheSnapshotSaysFromOneToTheNext(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pair = Pair()
    var finished = 0
    for step in 0..<8 {
      let lists = Lists(&random, sections: 4, rows: 12)
      var snapshot = Snapshot(lists)
      let items = snapshot.itemIdentifiers
      snapshot.reloadItems(items.filter { _ in random.roll(0..<6) == 0 })
      snapshot.reconfigureItems(items.filter { _ in random.roll(0..<6) == 0 })
      snapshot.reloadSections(lists.map(\.name).filter { _ in random.roll(0..<6) == 0 })
      pair.apply(snapshot, animated: random.roll(0..<3) > 0) { finished += 1 }
      pair.check(lists, "seed \(seed), step \(step)")
      pair.stage.advance(by: [0, 0.05, 0.2][random.roll(0..<3)])
      pair.check(lists, "seed \(seed), step \(step), later")
      #expect(pair.rows.snapshot().reloadedItemIdentifiers.isEmpty)
    }
    pair.stage.settle()
    #expect(finished == 16, "seed \(seed)")
    let shown = pair.items.snapshot().numberOfItems
    #expect(pair.table.subviews.filter { $0 is NumberCell && !$0.isHidden }.count == shown, "seed \(seed)")
    #expect(pair.collection.subviews.filter { $0 is NumberItem && !$0.isHidden }.count == shown, "seed \(seed)")
  }

  @Test func whatStaysKeepsItsCellAndGlidesToItsPlace() throws {
    let pair = Pair()
    pair.apply(Snapshot([NamedSection(name: 0, rows: [1, 2, 3])]), animated: false)
    pair.stage.settle()
    let cell = try #require(pair.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    pair.apply(Snapshot([NamedSection(name: 0, rows: [2, 3, 1])]), animated: true)
    #expect(pair.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    pair.stage.advance(by: 0.1)
    let shown = try #require(cell.layer.presentation()).frame.minY
    #expect(shown > 0 && shown < 40 && cell.frame.minY == 40)
    pair.stage.settle()
  }

  @Test func notAnimatedItIsThereAtOnce() throws {
    let pair = Pair()
    pair.apply(Snapshot([NamedSection(name: 0, rows: [1, 2, 3])]), animated: false)
    pair.stage.settle()
    var isDone = false
    pair.rows.apply(Snapshot([NamedSection(name: 0, rows: [3, 2])]), animatingDifferences: false) { isDone = true }
    #expect(isDone)
    pair.table.layoutIfNeeded()
    let cell = try #require(pair.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NumberCell)
    #expect(cell.number == 3 && (cell.layer.presentation() ?? cell.layer).frame.minY == 0)
  }

  @Test func reloadingDataComparesNothingAndMakesNoNewCells() async {
    let pair = Pair()
    let lists = [NamedSection(name: 0, rows: [1, 2, 3])]
    await pair.rows.applySnapshotUsingReloadData(Snapshot(lists))
    await pair.items.applySnapshotUsingReloadData(Snapshot(lists))
    pair.check(lists, "reloaded")
    #expect(pair.rows.sectionIdentifier(for: 0) == 0 && pair.rows.sectionIdentifier(for: 1) == nil)
    #expect(pair.items.index(for: 0) == 0 && pair.items.index(for: 5) == nil)
    #expect(pair.rows.itemIdentifier(for: IndexPath(row: 3, section: 0)) == nil)
  }

  @Test func aHeaderComesFromItsProvider() throws {
    let pair = Pair()
    let layout = try #require(pair.collection.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.headerReferenceSize = CGSize(width: 10, height: 24)
    let header = UICollectionView.elementKindSectionHeader
    pair.collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
    pair.items.supplementaryViewProvider = { collection, kind, path in
      collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    pair.apply(Snapshot([NamedSection(name: 0, rows: [1])]), animated: false)
    pair.stage.settle()
    #expect(pair.collection.visibleSupplementaryViews(ofKind: header).map(\.frame.height) == [24])
  }

  @Test func theTableMayGoBeforeItsData() async {
    var pair: Pair? = Pair()
    let rows = pair!.rows
    pair = nil
    await rows.apply(Snapshot([NamedSection(name: 0, rows: [1])]))
    #expect(rows.snapshot().itemIdentifiers == [1])
  }

  /// Two comparisons and one batch for ten thousand items: the time is bounded by the suite's, the cells by the screen.
  @Test func ofTenThousandItemsOnlyThoseOnTheScreenHaveCells() {
    let pair = Pair()
    pair.apply(Snapshot([NamedSection(name: 0, rows: Array(0..<10_000))]), animated: true)
    pair.apply(Snapshot([NamedSection(name: 0, rows: Array((0..<10_000).reversed()))]), animated: true)
    pair.stage.settle()
    #expect((pair.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NumberCell)?.number == 9_999)
    #expect(pair.table.subviews.filter { $0 is NumberCell }.count <= 26)
  }

  /// A list that has something to show before the batch begins sends messages, and a receiver applies another snapshot.
  @Test func aTreeAppliedInAMessageBeforeTheBatchIsNotLost() {
    final class Listener: NSObject, UICollectionViewDelegate {
      var hear: (() -> Void)?

      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) {
        let call = hear
        hear = nil
        call?()
      }
    }
    func tree(_ items: Range<Int>) -> NSDiffableDataSourceSectionSnapshot<Int> {
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.append(Array(items))
      return tree
    }
    let pair = Pair()
    let listener = Listener()
    pair.collection.delegate = listener
    pair.items.apply(tree(0..<100), to: 1, animatingDifferences: false)
    pair.items.apply(tree(100..<103), to: 2, animatingDifferences: false)
    pair.stage.advance(by: 0)
    pair.collection.contentOffset.y = 100
    listener.hear = { pair.items.apply(tree(200..<206), to: 2, animatingDifferences: false) }
    pair.items.apply(tree(0..<99), to: 1, animatingDifferences: false)
    #expect(listener.hear == nil)
    #expect(pair.items.snapshot().itemIdentifiers(inSection: 2) == Array(200..<206))
    #expect(pair.items.snapshot().itemIdentifiers(inSection: 1) == Array(0..<99))
    #expect(pair.collection.numberOfItems(inSection: 1) == 6)
  }

  /// The inner snapshot waits for the end of the pass; until then places mean the items of the outer one.
  @Test func anItemReconfiguredBySnapshotInAMessageOfAnotherIsTheOneThatChanges() {
    final class Messages: NSObject, UICollectionViewDelegate, UITableViewDelegate {
      var answer: (() -> Void)?
      private func call() {
        let call = answer
        answer = nil
        call?()
      }
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) { call() }
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { call() }
    }
    for animated in [false, true] {
      let (pair, messages) = (Pair(), Messages())
      (pair.table.delegate, pair.collection.delegate) = (messages, messages)
      pair.apply(Snapshot([NamedSection(name: 0, rows: [1, 2, 3, 4])]), animated: false)
      pair.stage.settle()
      for list in [pair.table, pair.collection] as [UIScrollView] {
        let last: Lists = [NamedSection(name: 0, rows: [9, 8, 1, 2, 3, 4, 5])]
        messages.answer = {
          var inner = Snapshot(last)
          inner.reconfigureItems([8, 3, 4])
          list === pair.table ? pair.rows.apply(inner) : pair.items.apply(inner)
        }
        let outer = Snapshot([NamedSection(name: 0, rows: [8, 1, 2, 3, 4, 5])])
        list === pair.table
          ? pair.rows.apply(outer, animatingDifferences: animated) : pair.items.apply(outer, animatingDifferences: animated)
        pair.stage.settle()
      }
      pair.check([NamedSection(name: 0, rows: [9, 8, 1, 2, 3, 4, 5])], "animated: \(animated)")
    }
  }
}
