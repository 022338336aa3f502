import UIKitControls
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

@MainActor @Suite(.serialized) struct RowCarryingTests {
  func fixture(_ lists: [[String]], isMirrored: Bool = false) -> EditableTable {
    let fixture = EditableTable(lists, isMirrored: isMirrored)
    fixture.table.setEditing(true, animated: false)
    fixture.stage.settle()
    fixture.rows.log = []
    return fixture
  }

  func fixture(count: Int, isMirrored: Bool = false) -> EditableTable {
    fixture([(0..<count).map { "\($0)" }], isMirrored: isMirrored)
  }

  /// A finger takes the row's lines and goes to `y` on the stage.
  func take(_ fixture: EditableTable, _ row: Int, _ section: Int = 0, to y: CGFloat, steps: Int = 20) {
    let start = fixture.point(290, row, section)
    fixture.stage.touch(.began, at: start)
    for step in 1...steps {
      let y = start.y + (y - start.y) * CGFloat(step) / CGFloat(steps)
      fixture.stage.touch(.moved, at: CGPoint(x: start.x, y: y))
      fixture.stage.advance(by: 1.0 / 60)
    }
  }

  func letGo(_ fixture: EditableTable, at y: CGFloat, _ phase: UITouch.Phase = .ended) {
    fixture.stage.touch(phase, at: CGPoint(x: fixture.isMirrored ? 30 : 290, y: y))
    fixture.stage.settle()
  }

  @Test(arguments: [false, true]) func aFingerCarriesARow(isMirrored: Bool) {
    let fixture = fixture(count: 6, isMirrored: isMirrored)
    let cell = fixture.cell(1)
    take(fixture, 1, to: 180)
    #expect(cell.frame.midY == 180 && cell.configurationState.isReordering && cell.layer.zPosition > 0)
    #expect(fixture.names == ["0", "2", "3", "4", "1", "5"], "the others have moved aside")
    #expect(fixture.rows.taken() == ["target 0.1 -> 0.2", "target 0.1 -> 0.3", "target 0.1 -> 0.4"])
    letGo(fixture, at: 180)
    #expect(fixture.rows.taken() == ["move 0.1 to 0.4"])
    #expect(fixture.rows.lists == [["0", "2", "3", "4", "1", "5"]] && fixture.names == fixture.rows.lists[0])
    #expect(fixture.table.visibleCells.map(\.frame.minY) == (0..<6).map { CGFloat($0) * 40 })
    #expect(fixture.cell(4) === cell && cell.layer.zPosition == 0 && !cell.configurationState.isReordering)
    #expect(cell.layer.shadowOpacity == 0 && cell.clipsToBounds)
  }

  @Test func aCardKeepsItsCorners() {
    let fixture = EditableTable(count: 4, style: .insetGrouped)
    fixture.table.setEditing(true, animated: false)
    fixture.stage.settle()
    let (first, second) = (fixture.point(265, 0), fixture.point(265, 2))
    fixture.stage.touch(.began, at: first)
    for step in 1...10 {
      fixture.stage.touch(.moved, at: CGPoint(x: first.x, y: first.y + (second.y - first.y) * CGFloat(step) / 10))
      fixture.stage.advance(by: 1.0 / 60)
    }
    letGo(fixture, at: second.y)
    #expect(fixture.names == ["1", "2", "0", "3"])
    #expect(fixture.table.visibleCells.map { $0.layer.cornerRadius > 0 } == [true, false, false, true])
    #expect(fixture.table.visibleCells.map(\.layer.masksToBounds) == [true, false, false, true])
  }

  @Test func aTouchAloneLiftsTheRowAndPutsItDown() {
    let fixture = fixture(count: 6)
    fixture.stage.touch(.began, at: fixture.point(290, 2))
    #expect(fixture.cell(2).configurationState.isReordering, "at once")
    letGo(fixture, at: 100)
    #expect(!fixture.cell(2).configurationState.isReordering && fixture.rows.taken().isEmpty)
  }

  @Test func theOthersMoveAnimated() {
    let fixture = fixture(count: 6)
    take(fixture, 1, to: 105, steps: 5)
    let neighbour = fixture.table.visibleCells[1]
    #expect(neighbour.textLabel?.text == "2" && neighbour.frame.minY == 40)
    let shown = neighbour.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 41 && shown <= 80)
    letGo(fixture, at: 105)
    #expect(fixture.names == ["0", "2", "1", "3", "4", "5"])
  }

  @Test func aCarriedRowScrollsNothingAndNoOtherTouchIsTaken() {
    let fixture = fixture(count: 100)
    fixture.table.allowsSelectionDuringEditing = true
    take(fixture, 1, to: 190)
    fixture.stage.touch(.began, at: CGPoint(x: 100, y: 300), id: 1)
    fixture.stage.advance(by: 0.2)
    fixture.stage.touch(.ended, at: CGPoint(x: 100, y: 300), id: 1)
    fixture.stage.advance(by: 0.2)
    #expect(fixture.table.contentOffset.y == 0 && fixture.table.indexPathForSelectedRow == nil)
    letGo(fixture, at: 190)
    #expect(fixture.rows.taken("move", "will", "did") == ["move 0.1 to 0.4"])
  }

  @Test func aTouchTakenAwayPutsTheRowBack() {
    let fixture = fixture(count: 6)
    take(fixture, 1, to: 180)
    fixture.rows.log = []
    letGo(fixture, at: 180, .cancelled)
    #expect(fixture.rows.taken().isEmpty && fixture.names == ["0", "1", "2", "3", "4", "5"])
    #expect(fixture.table.visibleCells.map(\.frame.minY) == (0..<6).map { CGFloat($0) * 40 })
  }

  @Test func theDelegateChoosesAnotherPlace() {
    let fixture = fixture([["a", "b", "c"], ["x", "y", "z"]])
    fixture.rows.target = { source, proposed in
      proposed.section == source.section
        ? proposed : IndexPath(row: proposed.section > source.section ? 2 : 0, section: source.section)
    }
    take(fixture, 0, to: 210)
    #expect(fixture.names == ["b", "c", "a", "x", "y", "z"], "a row stays in its section")
    letGo(fixture, at: 210)
    #expect(fixture.rows.taken("move") == ["move 0.0 to 0.2"])
    take(fixture, 1, 1, to: 5)
    letGo(fixture, at: 5)
    #expect(fixture.rows.taken("move") == ["move 1.1 to 1.0"])
    #expect(fixture.rows.lists == [["b", "c", "a"], ["y", "x", "z"]] && fixture.names == fixture.rows.lists.flatMap { $0 })
  }

  @Test func aRowGoesToAnotherSectionEvenAnEmptyOne() {
    let fixture = fixture([["a", "b"], [], ["x"]])
    take(fixture, 0, to: 150)
    letGo(fixture, at: 150)
    #expect(fixture.rows.taken("move") == ["move 0.0 to 2.1"])
    #expect(fixture.names == ["b", "x", "a"] && fixture.table.numberOfRows(inSection: 2) == 2)
    fixture.rows.target = { _, _ in IndexPath(row: 0, section: 1) }
    take(fixture, 0, to: 70)
    letGo(fixture, at: 70)
    #expect(fixture.rows.lists == [[], ["b"], ["x", "a"]] && fixture.names == ["b", "x", "a"])
  }

  @Test func rowsOfDifferentHeightsDoNotSwapBackAndForth() {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row == 1 ? 130 : 30 }
    }
    let fixture = fixture(count: 4)
    let heights = Heights()
    fixture.table.delegate = heights
    fixture.stage.settle()
    let start = fixture.point(290, 0)
    fixture.stage.touch(.began, at: start)
    var orders: [[String]] = []
    for step in 1...150 {
      fixture.stage.touch(.moved, at: CGPoint(x: 290, y: start.y + CGFloat(step)))
      fixture.stage.advance(by: 1.0 / 60)
      if orders.last != fixture.names { orders.append(fixture.names) }
    }
    #expect(orders == [["0", "1", "2", "3"], ["1", "0", "2", "3"], ["1", "2", "0", "3"]])
    letGo(fixture, at: start.y + 150)
    #expect(fixture.rows.taken("move") == ["move 0.0 to 0.2"])
  }

  @Test(arguments: [true, false]) func atAnEdgeTheTableScrolls(down: Bool) {
    let fixture = fixture(count: 100)
    fixture.table.contentOffset.y = 1_600
    fixture.stage.settle()
    take(fixture, 45, to: down ? 470 : 10)
    var offsets: [CGFloat] = []
    for _ in 0..<60 {
      fixture.stage.advance(by: 1.0 / 60)
      offsets.append(fixture.table.contentOffset.y)
    }
    #expect(offsets == (down ? offsets.sorted() : offsets.sorted(by: >)))
    #expect(abs(offsets[59] - offsets[0]) > 400)
    let gap = fixture.table.visibleCells.first { $0.configurationState.isReordering }
    #expect(gap?.textLabel?.text == "45" && abs((gap?.frame.midY ?? 0) - fixture.table.contentOffset.y - (down ? 470 : 10)) < 0.5)
    #expect(Set(fixture.names).count == fixture.names.count, "each row is shown once")
    fixture.stage.advance(by: 10)
    #expect(fixture.table.contentOffset.y == (down ? 3_520 : 0), "to the end, and no farther")
    letGo(fixture, at: down ? 470 : 10)
    #expect(fixture.rows.taken("move") == ["move 0.45 to 0.\(down ? 99 : 0)"])
    #expect(fixture.names == (down ? Array(fixture.rows.lists[0].suffix(12)) : Array(fixture.rows.lists[0].prefix(12))))
    #expect(!fixture.stage.isBusy)
  }

  @Test func aSelectionGoesWithItsRow() {
    let fixture = fixture(count: 8)
    fixture.table.setEditing(false, animated: false)
    fixture.table.allowsMultipleSelectionDuringEditing = true
    fixture.table.setEditing(true, animated: false)
    fixture.stage.settle()
    for row in [1, 2, 5] { fixture.tap(100, row) }
    take(fixture, 1, to: 260)
    letGo(fixture, at: 260)
    #expect(fixture.rows.taken("move") == ["move 0.1 to 0.6"])
    #expect(fixture.table.indexPathsForSelectedRows == [path(1), path(4), path(6)])
    #expect(fixture.table.visibleCells.filter(\.isSelected).map { $0.textLabel?.text } == ["2", "5", "1"])
  }

  @Test func whatChangesMeanwhilePutsTheRowBack() {
    for change in 0..<3 {
      let fixture = fixture(count: 6)
      take(fixture, 1, to: 180)
      switch change {
      case 0:
        fixture.rows.lists[0].remove(at: 0)
        fixture.table.deleteRows(at: [path(0)], with: .fade)
      case 1:
        fixture.rows.lists[0].remove(at: 0)
        fixture.table.reloadData()
      default: fixture.table.setEditing(false, animated: true)
      }
      fixture.stage.settle()
      letGo(fixture, at: 100)
      #expect(fixture.rows.taken("move").isEmpty && fixture.names == fixture.rows.lists[0])
      #expect(fixture.table.visibleCells.map(\.frame.minY) == fixture.names.indices.map { CGFloat($0) * 40 })
      #expect(fixture.table.visibleCells.allSatisfy { $0.layer.zPosition == 0 && !$0.configurationState.isReordering })
    }
  }

  @Test func aPlaceThatDoesNotExistStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let fixture = EditableTable(count: 4)
      fixture.table.setEditing(true, animated: false)
      fixture.stage.settle()
      fixture.rows.target = { _, _ in IndexPath(row: 4, section: 0) }
      fixture.stage.touch(.began, at: fixture.point(290, 0))
      fixture.stage.touch(.moved, at: fixture.point(290, 2))
      fixture.stage.advance(by: 0.1)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("of EditableRows returned [0, 4]"), "\(output.suffix(400))")
  }
}
