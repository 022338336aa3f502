import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

/// The order of questions and messages while a list shows and retires cells.
@MainActor @Suite(.serialized) struct ListMessageOrderTests {
  @Test(arguments: MessageLoggingList.Kind.allCases) func eachCellIsAnnouncedBeforeTheNextIsAskedFor(
    kind: MessageLoggingList.Kind
  ) {
    let list = MessageLoggingList(kind)
    #expect(list.log == (0..<10).flatMap { ["cell \($0)", "will \($0)"] })
    list.log = []
    list.scroll(to: 96)
    #expect(list.log == ["end 0", "end 1", "cell 10", "will 10", "cell 11", "will 11"])
  }

  // MARK: Loading more in willDisplay

  @Test(arguments: MessageLoggingList.Kind.allCases) func cellsLoadedInWillDisplayAreInsertedAndNothingElseIsAskedForAgain(
    kind: MessageLoggingList.Kind
  ) {
    let list = MessageLoggingList(kind, count: 20)
    list.onDisplay = { list, shown in
      if shown == list.count - 1, list.count < 60 { list.insert(20, at: list.count) }
    }
    list.log = []
    list.scroll(to: 480)
    #expect(list.count == 40 && list.view.contentOffset.y == 480 && list.view.contentSize.height == 40 * 48)
    #expect(list.log.filter { $0.hasPrefix("cell") } == (10..<20).map { "cell \($0)" })
    list.stage.settle()
    #expect(list.cells == 10)
  }

  @Test(.timeLimit(.minutes(60)), arguments: MessageLoggingList.Kind.allCases)
  func aDelegateThatInsertsInEveryMessageDoesNotStopTheProgram(kind: MessageLoggingList.Kind) {
    let list = MessageLoggingList(kind, count: 20)
    list.onDisplay = { list, _ in
      if list.count < 2_000 { list.insert(1, at: 0) }
    }
    list.scroll(to: 200)
    for _ in 0..<120 { list.stage.advance(by: 1.0 / 60) }
    list.onDisplay = { _, _ in }
    list.stage.settle()
    #expect(list.cellCount == list.count && list.cells == list.visibleCells)
  }
}

/// A list of 480 points with rows of 48, and what its data source and delegate heard.
@MainActor
final class MessageLoggingList: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  enum Kind: CaseIterable { case table, collection }

  let view: UIScrollView
  let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  var count: Int
  var log: [String] = []
  var onDisplay: (MessageLoggingList, Int) -> Void = { _, _ in }

  init(_ kind: Kind, count: Int = 100) {
    self.count = count
    switch kind {
    case .table:
      let table = UITableView(frame: stage.window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 48
      view = table
      super.init()
      (table.dataSource, table.delegate) = (self, self)
    case .collection:
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 320, height: 48)
      flow.minimumLineSpacing = 0
      let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: flow)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view = collection
      super.init()
      (collection.dataSource, collection.delegate) = (self, self)
    }
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    stage.advance(by: 1.0 / 60)
  }

  func insert(_ added: Int, at index: Int) {
    count += added
    let paths = (index..<index + added).map { IndexPath(row: $0, section: 0) }
    if let table = view as? UITableView { table.insertRows(at: paths, with: .fade) }
    if let collection = view as? UICollectionView { collection.insertItems(at: paths) }
  }

  /// Those in the view, also of motions that have not ended.
  var cells: Int { view.subviews.count { $0 is UITableViewCell || $0 is UICollectionViewCell } }

  var visibleCells: Int { (view as? UITableView)?.visibleCells.count ?? (view as! UICollectionView).visibleCells.count }

  /// As the list counts them, shown or not.
  var cellCount: Int {
    (view as? UITableView)?.numberOfRows(inSection: 0) ?? (view as! UICollectionView).numberOfItems(inSection: 0)
  }

  private func heard(_ message: String, _ path: IndexPath) { log.append("\(message) \(path.item)") }

  private func displays(_ cell: UIView, _ shownPath: IndexPath?, _ path: IndexPath) {
    #expect(shownPath == path && cell.superview === view)
    heard("will", path)
    onDisplay(self, path.item)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    heard("cell", indexPath)
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    displays(cell, tableView.indexPath(for: cell), indexPath)
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    heard("end", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    heard("cell", indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { displays(cell, collectionView.indexPath(for: cell), indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { heard("end", indexPath) }
}
