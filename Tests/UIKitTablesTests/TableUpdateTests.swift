import Foundation
import ManualHost
import QuartzCore
import TestSupport
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

@MainActor @Suite(.serialized) struct TableUpdateTests {
  private func table(_ counts: [Int]) -> NamedTable {
    let named = NamedTable(PlainLists(counts))
    named.rows.hasHeaders = false
    named.table.reloadData()
    named.stage.advance(by: 0)
    return named
  }

  private func insert(_ named: NamedTable, at row: Int, with animation: UITableView.RowAnimation = .fade) -> Int {
    let name = named.rows.lists.newName()
    named.rows.lists.sections[0].rows.insert(name, at: row)
    named.table.insertRows(at: [path(row)], with: animation)
    return name
  }

  private func delete(_ named: NamedTable, _ row: Int, with animation: UITableView.RowAnimation = .fade) {
    named.rows.lists.sections[0].rows.remove(at: row)
    named.table.deleteRows(at: [path(row)], with: animation)
  }

  /// The rest of the way after t seconds on UIKit's spring: (1 + ωt)e^(-ωt) with ω² = 438.649.
  private func rest(_ t: Double) -> CGFloat {
    let x = 438.649.squareRoot() * t
    return (1 + x) * exp(-x)
  }

  @Test func rowsMakeRoomWithUIKitsSpring() throws {
    let named = table([20])
    let third = named.rows.lists.sections[0].rows[2]
    _ = insert(named, at: 1)
    for frame in 1...26 {
      named.stage.advance(by: 1.0 / 60)
      let top = try #require(named.shownTop(third))
      #expect(abs(top - (90 - 30 * rest(Double(frame) / 60))) < 0.01, "frame \(frame)")
    }
    named.stage.advance(by: 2.0 / 60)
    #expect(named.shownTop(third) == 90)
    #expect(!named.stage.isBusy)
  }

  @Test func aCellThatIsTakenOverInAnUpdateLeavesItsMoveBehind() throws {
    let named = table([100])
    var finished: [Bool] = []
    named.rows.lists.sections[0].rows.remove(at: 0)
    named.table.performBatchUpdates({ named.table.deleteRows(at: [path(0)], with: .fade) }, completion: { finished.append($0) })
    named.stage.advance(by: 0.1)
    let cells = Set(named.table.visibleCells.map(ObjectIdentifier.init))
    named.table.contentOffset.y = 900
    named.stage.advance(by: 1.0 / 60)
    #expect(!cells.isDisjoint(with: named.table.visibleCells.map(ObjectIdentifier.init)), "cells are reused")
    for cell in named.table.visibleCells { #expect((cell.layer.presentation() ?? cell.layer).frame == cell.frame) }
    named.stage.settle()
    #expect(finished.count == 1)
  }

  @Test func aDeletedRowFadesWhileTheOthersCloseUp() throws {
    let named = table([20])
    let cell = try #require(named.table.cellForRow(at: path(1)))
    let next = named.rows.lists.sections[0].rows[2]
    delete(named, 1)
    #expect(named.table.indexPath(for: cell) == nil)
    named.stage.advance(by: 0.1)
    #expect(cell.superview === named.table)
    #expect(abs(CGFloat(cell.layer.presentation()?.opacity ?? 0) - rest(0.1)) < 0.001)
    #expect(abs((named.shownTop(next) ?? 0) - (30 + 30 * rest(0.1))) < 0.01)
    named.stage.settle()
    #expect(cell.superview == nil && cell.alpha == 1)
  }

  @Test(arguments: [UITableView.RowAnimation.left, .right, .top, .bottom])
  func aRowComesFromTheSideThatItSays(side: UITableView.RowAnimation) throws {
    let named = table([20])
    _ = insert(named, at: 3, with: side)
    let cell = try #require(named.table.cellForRow(at: path(3)))
    named.stage.advance(by: 1.0 / 60)
    let shown = try #require(cell.layer.presentation()).frame
    let way = rest(1.0 / 60)
    switch side {
    case .left: #expect(abs(shown.minX + 320 * way) < 0.01 && shown.minY == 90)
    case .right: #expect(abs(shown.minX - 320 * way) < 0.01 && shown.minY == 90)
    case .top: #expect(abs(shown.minY - (90 - 30 * way)) < 0.01 && shown.minX == 0)
    default: #expect(abs(shown.minY - (90 + 30 * way)) < 0.01 && shown.minX == 0)
    }
  }

  @Test func withoutAnimationItIsDoneAtOnce() {
    let named = table([20])
    var log: [String] = []
    UIView.performWithoutAnimation {
      named.table.performBatchUpdates {
        log.append("updates")
        named.rows.lists.sections[0].rows.removeFirst(3)
        named.table.deleteRows(at: [path(0), path(1), path(2)], with: .left)
      } completion: {
        log.append("completion \($0)")
      }
      log.append("returned")
    }
    #expect(log == ["updates", "completion true", "returned"])
    #expect(named.contradiction() == nil)
    named.stage.advance(by: 0)
    #expect(!named.stage.isBusy)
  }

  @Test func theCompletionComesOnceWhenAllHasMoved() {
    let named = table([20])
    var ends: [TimeInterval] = []
    named.table.performBatchUpdates {
      delete(named, 5)
      _ = insert(named, at: 1)
    } completion: { _ in
      ends.append(named.stage.time)
    }
    #expect(ends.isEmpty)
    named.stage.settle()
    #expect(ends.count == 1 && abs(ends[0] - 0.45) < 0.02, "\(ends)")
  }

  @Test func batchesInsideABatchAreOneBatch() {
    let named = table([20])
    let asked = named.rows.shown
    named.table.beginUpdates()
    #expect(named.table.hasUncommittedUpdates)
    delete(named, 4)
    named.table.beginUpdates()
    _ = insert(named, at: 0)
    named.table.endUpdates()
    #expect(named.table.numberOfRows(inSection: 0) == 20 && named.rows.shown == asked, "nothing happens before the end")
    named.table.endUpdates()
    #expect(!named.table.hasUncommittedUpdates)
    named.stage.settle()
    #expect(named.contradiction() == nil)
  }

  @Test func anEmptyBatchAsksForHeightsAnew() throws {
    let named = table([20])
    let names = named.rows.lists.sections[0].rows
    named.rows.heights[names[2]] = 80
    named.table.beginUpdates()
    named.table.endUpdates()
    named.stage.advance(by: 0.1)
    #expect(abs(try #require(named.shownTop(names[3])) - (140 - 50 * rest(0.1))) < 0.01)
    named.stage.settle()
    #expect(named.table.rectForRow(at: path(3)).minY == 140 && named.contradiction() == nil)
  }

  @Test func theSelectionGoesWithItsRow() {
    let named = table([20])
    named.table.allowsMultipleSelection = true
    for row in [2, 5, 7] { named.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    named.table.performBatchUpdates {
      let moved = named.rows.lists.sections[0].rows.remove(at: 7)
      named.rows.lists.sections[0].rows.insert(moved, at: 0)
      named.table.moveRow(at: path(7), to: path(0))
      named.rows.lists.sections[0].rows.remove(at: 6)
      named.table.deleteRows(at: [path(5)], with: .fade)
    }
    #expect(named.table.indexPathsForSelectedRows == [path(0), path(3)])
    named.table.reloadRows(at: [path(3)], with: .fade)
    #expect(named.table.indexPathsForSelectedRows == [path(0)])
  }

  @Test func aRowIsReconfiguredInItsOwnCell() throws {
    let named = table([20])
    let cell = try #require(named.table.cellForRow(at: path(2)))
    let name = named.rows.lists.sections[0].rows[2]
    named.rows.versions[name] = 7
    named.table.reconfigureRows(at: [path(2), path(19)])
    #expect(named.table.cellForRow(at: path(2)) === cell && cell.textLabel?.text == "\(name).7")
  }

  @Test func reloadingDataInsideABatchTakesItsPlace() {
    let named = table([20])
    var isDone = false
    named.table.performBatchUpdates {
      named.rows.lists.sections[0].rows.removeLast(15)
      named.table.deleteRows(at: [path(3)], with: .fade)
      named.table.reloadData()
    } completion: { _ in
      isDone = true
    }
    named.stage.settle()
    #expect(isDone && named.contradiction() == nil)
  }

  @Test func aTableThatHasNotLoadedYetLoadsWhatThereIsThen() {
    let named = table([20])
    named.table.reloadData()
    named.table.dataSource = nil
    named.table.dataSource = named.rows
    _ = insert(named, at: 0)
    named.stage.settle()
    #expect(named.contradiction() == nil)
  }

  @Test func aHundredMillionRowsTakeABatchAsTwentyDo() {
    let rows = Rows([100_000_000])
    let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.advance(by: 0)
    rows.counts[0] += 1
    table.insertRows(at: [path(60_000_000)], with: .fade)
    stage.settle()
    #expect(table.numberOfRows(inSection: 0) == 100_000_001 && rows.asked.count < 40)
  }
}
