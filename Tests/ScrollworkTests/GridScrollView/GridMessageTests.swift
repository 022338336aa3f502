import Foundation
@_spi(Testing) import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Edits and reloads from inside the messages of a grid.
@MainActor @Suite struct GridMessageTests {
  private final class Listener: NSObject, GridScrollViewDelegate, UIScrollViewDelegate {
    var onShow: () -> Void = {}
    var onEnd: () -> Void = {}
    var onScroll: () -> Void = {}

    func gridView(_ gridView: GridScrollView, willDisplay cell: UICollectionViewCell, forItemAt position: Position) { onShow() }
    func gridView(_ gridView: GridScrollView, didEndDisplaying cell: UICollectionViewCell, forItemAt position: Position) {
      onEnd()
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
  }

  private func fixture(_ rows: Int = 100) -> (GridFixture, Listener) {
    let (fixture, listener) = (GridFixture(rows), Listener())
    (fixture.view.gridDelegate, fixture.view.delegate) = (listener, listener)
    fixture.frame()
    return (fixture, listener)
  }

  /// The cells in panes, which are those that the grid knows.
  private func cellsInViews(_ fixture: GridFixture) -> Int {
    fixture.view.subviews.flatMap(\.subviews).filter { $0 is UICollectionViewCell }.count
  }

  /// Does something once.
  private func once(_ body: @escaping () -> Void) -> () -> Void {
    var isDone = false
    return {
      if isDone { return }
      isDone = true
      body()
    }
  }

  @Test func aRowMayBeDeletedAsItsFirstCellComes() {
    let (fixture, listener) = fixture()
    listener.onShow = once {
      fixture.source.rows.remove(at: 12)
      fixture.view.deleteRows([12])
    }
    fixture.view.contentOffset.y = 40
    fixture.frame()
    #expect(fixture.namesAgree && cellsInViews(fixture) == fixture.view.visibleCells.count)
  }

  @Test func anEditInsideTheMessageOfAnEditFindsItDone() {
    let (fixture, listener) = fixture()
    fixture.view.contentOffset.y = 400
    fixture.frame()
    listener.onScroll = once {
      #expect(fixture.namesAgree)
      fixture.source.rows.remove(at: 0)
      fixture.view.deleteRows([0])
    }
    fixture.source.rows.insert(contentsOf: [-1, -2], at: 0)
    fixture.view.insertRows([0, 1])
    #expect(fixture.namesAgree)
    fixture.frame()
    #expect(fixture.namesAgree && fixture.view.contentOffset.y == 440)
  }

  /// One column is narrower than the view, or all of them are wider.
  @Test(arguments: [1, 20]) func anEditInsideTheMessageOfARemovalAtTheEndLeavesNothingBeyondIt(columns: Int) {
    let (fixture, listener) = fixture(40)
    fixture.source.columns = Array(0..<columns)
    fixture.view.reloadData()
    fixture.frame()
    fixture.view.contentOffset.y = 40 * 40 - 480
    fixture.frame()
    listener.onScroll = once {
      fixture.source.rows.removeSubrange(10..<20)
      fixture.view.deleteRows(IndexSet(10..<20))
    }
    fixture.source.rows.removeSubrange(36..<40)
    fixture.view.deleteRows(IndexSet(36..<40))
    #expect(fixture.view.contentSize.height == 26 * 40 && fixture.view.contentOffset.y == 26 * 40 - 480)
    fixture.frame()
    #expect(fixture.view.contentSize.height == 26 * 40 && fixture.view.contentOffset.y == 26 * 40 - 480 && fixture.namesAgree)
  }

  @Test func cellsOfReloadedRowsAreThoseOfTheCall() {
    let (fixture, listener) = fixture()
    listener.onEnd = once {
      fixture.source.rows.insert(-1, at: 0)
      fixture.view.insertRows([0])
      fixture.view.layoutIfNeeded()
    }
    fixture.source.rows[3] = -2
    fixture.source.rows[4] = -3
    fixture.view.reloadRows([3, 4])
    fixture.frame()
    #expect(fixture.namesAgree && fixture.view.visibleCells.count == 48)
  }

  @Test func aLayoutInsideTheMessageOfAMergedAreaLeavesNoHole() {
    let (fixture, listener) = fixture()
    listener.onEnd = once { fixture.view.layoutIfNeeded() }
    fixture.view.mergedAreas = [Area(rows: 1..<3, columns: 0..<2), Area(rows: 5..<7, columns: 1..<3)]
    fixture.frame()
    #expect(fixture.view.visibleCells.count == 48 - 6)
  }

  @Test func aReloadInsideAReloadIsFollowed() {
    let (fixture, listener) = fixture()
    listener.onEnd = once {
      fixture.source.rows = [7, 8]
      fixture.view.reloadData()
    }
    fixture.view.reloadData()
    fixture.frame()
    #expect(fixture.source.asked.allSatisfy { $0.row < 12 } && fixture.view.visibleCells.count == 8 && fixture.namesAgree)
  }

  @Test func aCellMayGoBeforeTheGridHasScrolledToIt() {
    let (fixture, listener) = fixture()
    listener.onEnd = once {
      fixture.source.rows.removeSubrange(50..<100)
      fixture.view.deleteRows(IndexSet(50..<100))
    }
    fixture.view.scrollToCell(at: Position(row: 80, column: 0), position: .start, animated: false)
    fixture.frame()
    #expect(fixture.namesAgree && fixture.view.contentOffset.y == 1_520)
  }
}
