import CoreGraphics
import Foundation
import Testing
import UIKitCore

/// The order of questions and messages while a list shows and retires cells.
@MainActor @Suite(.serialized) struct ListMessageOrderTests {
  @MainActor
  private final class Diary: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var lines: [String] = []
    var count = 100
    var onDisplay: ((IndexPath) -> Void)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      lines.append("cell \(indexPath.row)")
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      #expect(tableView.indexPath(for: cell) == indexPath && cell.superview === tableView)
      lines.append("will \(indexPath.row)")
      onDisplay?(indexPath)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      lines.append("end \(indexPath.row)")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      lines.append("cell \(indexPath.item)")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      #expect(collectionView.indexPath(for: cell) == indexPath && cell.superview === collectionView)
      lines.append("will \(indexPath.item)")
      onDisplay?(indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      lines.append("end \(indexPath.item)")
    }
  }

  private func table(_ diary: Diary) -> TableFixture {
    let fixture = TableFixture([], delegate: diary)
    fixture.table.dataSource = diary
    return fixture.shown()
  }

  private func collection(_ diary: Diary) -> CollectionFixture {
    let fixture = CollectionFixture([], delegate: diary)
    fixture.collection.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    fixture.flow.itemSize = CGSize(width: 320, height: 48)
    fixture.flow.minimumLineSpacing = 0
    fixture.collection.dataSource = diary
    return fixture.shown()
  }

  @Test func eachRowIsAnnouncedBeforeTheNextIsAskedFor() {
    let diary = Diary()
    let fixture = table(diary)
    #expect(diary.lines == (0..<10).flatMap { ["cell \($0)", "will \($0)"] })
    diary.lines = []
    fixture.scroll(to: 96)
    #expect(diary.lines == ["end 0", "end 1", "cell 10", "will 10", "cell 11", "will 11"])
  }

  @Test func eachItemIsAnnouncedBeforeTheNextIsAskedFor() {
    let diary = Diary()
    let fixture = collection(diary)
    #expect(diary.lines == (0..<10).flatMap { ["cell \($0)", "will \($0)"] })
    diary.lines = []
    fixture.scroll(to: 96)
    #expect(diary.lines == ["end 0", "end 1", "cell 10", "will 10", "cell 11", "will 11"])
  }

  // MARK: Loading more in willDisplay

  @Test func rowsLoadedInWillDisplayAreInsertedAndNothingElseIsAskedForAgain() {
    let diary = Diary()
    diary.count = 20
    let fixture = table(diary)
    diary.onDisplay = { path in
      guard path.row == diary.count - 1, diary.count < 60 else { return }
      let added = diary.count..<diary.count + 20
      diary.count += 20
      fixture.table.insertRows(at: added.map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    diary.lines = []
    fixture.scroll(to: 480)
    #expect(diary.count == 40 && fixture.table.contentOffset.y == 480 && fixture.table.contentSize.height == 40 * 48)
    #expect(diary.lines.filter { $0.hasPrefix("cell") } == (10..<20).map { "cell \($0)" })
    fixture.stage.settle()
    #expect(fixture.cells.count == 10)
  }

  @Test func itemsLoadedInWillDisplayAreInsertedAndNothingElseIsAskedForAgain() {
    let diary = Diary()
    diary.count = 20
    let fixture = collection(diary)
    diary.onDisplay = { path in
      guard path.item == diary.count - 1, diary.count < 60 else { return }
      let added = diary.count..<diary.count + 20
      diary.count += 20
      fixture.collection.insertItems(at: added.map { IndexPath(item: $0, section: 0) })
    }
    diary.lines = []
    fixture.scroll(to: 480)
    fixture.stage.settle()
    #expect(diary.count == 40 && fixture.collection.contentOffset.y == 480)
    #expect(diary.lines.filter { $0.hasPrefix("cell") } == (10..<20).map { "cell \($0)" })
    #expect(fixture.cells.count == 10)
  }

  @Test(.timeLimit(.minutes(60))) func aDelegateThatInsertsInEveryMessageDoesNotStopTheProgram() {
    let diary = Diary()
    diary.count = 20
    let fixture = table(diary)
    diary.onDisplay = { _ in
      guard diary.count < 2_000 else { return }
      diary.count += 1
      fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    fixture.scroll(to: 200)
    for _ in 0..<120 { fixture.stage.advance(by: 1.0 / 60) }
    diary.onDisplay = nil
    fixture.stage.settle()
    #expect(fixture.table.numberOfRows(inSection: 0) == diary.count)
    #expect(fixture.cells.count == fixture.table.visibleCells.count)
  }
}
