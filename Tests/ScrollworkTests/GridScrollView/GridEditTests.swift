import Foundation
@_spi(Testing) import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// What follows an edit of rows and columns: the selection, offsets, measurements.
@MainActor @Suite struct GridEditTests {
  private final class Heights {
    var first: CGFloat = 40
  }

  private func selected(_ fixture: GridFixture) -> Set<Position> {
    Set(fixture.view.visibleCells.filter(\.isSelected).compactMap { fixture.view.position(for: $0) })
  }

  @Test func cellsStaySelectedWhereTheirRowsGo() {
    let fixture = GridFixture()
    fixture.view.selectedArea = Area(Position(row: 2, column: 1))
    fixture.frame()
    fixture.source.rows.insert(-1, at: 0)
    fixture.view.insertRows([0])
    #expect(selected(fixture) == [Position(row: 3, column: 1)])
    fixture.frame()
    #expect(selected(fixture) == [Position(row: 3, column: 1)])
  }

  @Test func aRowThatIsSelectedAloneTakesTheSelectionAlong() {
    let fixture = GridFixture()
    fixture.view.selectedArea = Area(rows: 3..<4, columns: 1..<3)
    fixture.frame()
    fixture.source.rows.insert(fixture.source.rows.remove(at: 3), at: 6)
    fixture.view.moveRow(3, to: 6)
    #expect(fixture.view.selectedArea == Area(rows: 6..<7, columns: 1..<3))
  }

  @Test func selectedColumnsOutliveTheHeaderThatSelectedThem() {
    let fixture = GridFixture(frozen: .init(top: 1))
    fixture.frame()
    fixture.stage.tap(at: CGPoint(x: 100, y: 20))
    fixture.source.rows.remove(at: 0)
    fixture.view.deleteRows([0])
    #expect(fixture.view.selectedArea == Area(rows: 0..<99, columns: 1..<2))
    fixture.source.rows.removeAll()
    fixture.view.deleteRows(IndexSet(0..<99))
    #expect(fixture.view.selectedArea == nil)
  }

  @Test func aSelectedMergedCellOutlivesItsFirstRow() {
    let fixture = GridFixture()
    fixture.view.mergedAreas = [Area(rows: 2..<5, columns: 1..<3)]
    fixture.frame()
    fixture.stage.tap(at: CGPoint(x: 100, y: 100))
    fixture.source.rows.remove(at: 2)
    fixture.view.deleteRows([2])
    #expect(fixture.view.selectedArea == Area(rows: 2..<4, columns: 1..<3))
  }

  @Test func cellsThatAMergedAreaAddsToTheSelectionAreSelected() {
    let fixture = GridFixture()
    fixture.view.selectedArea = Area(rows: 1..<2, columns: 0..<2)
    fixture.frame()
    fixture.view.mergedAreas = [Area(rows: 1..<3, columns: 1..<2)]
    fixture.frame()
    #expect(selected(fixture) == [Position(row: 1, column: 0), Position(row: 2, column: 0), Position(row: 1, column: 1)])
  }

  @Test func aFingerGoesOnSelectingWhereAnEditHasPutTheSelection() {
    let fixture = GridFixture(20, 20)
    fixture.frame()
    fixture.stage.touch(.began, at: CGPoint(x: 100, y: 420))
    fixture.stage.advance(by: 0.7)
    fixture.source.rows.removeSubrange(0..<9)
    fixture.view.deleteRows(IndexSet(0..<9))
    fixture.stage.touch(.moved, at: CGPoint(x: 100, y: 60))
    fixture.frame()
    #expect(fixture.view.activePosition == Position(row: 1, column: 1))
    fixture.source.rows.removeAll()
    fixture.view.reloadData()
    fixture.frame()
    fixture.stage.touch(.moved, at: CGPoint(x: 100, y: 100))
    fixture.stage.touch(.ended, at: CGPoint(x: 100, y: 100))
    fixture.frame()
    #expect(fixture.view.selectedArea == nil)
  }

  @Test func contentThatBecomesShorterIsNotLeftBeyondItsEnd() {
    let fixture = GridFixture(20, 4)
    fixture.frame()
    fixture.view.contentOffset.y = 300
    fixture.frame()
    fixture.source.rows.removeSubrange(14..<19)
    fixture.source.rows.removeSubrange(4..<6)
    fixture.view.deleteRows(IndexSet([4, 5] + Array(14..<19)))
    fixture.frame()
    #expect(fixture.view.contentOffset.y == 40)
  }

  @Test func aReloadOfExactHeightsDoesNotLeaveTheOffsetBeyondTheEnd() {
    let fixture = GridFixture(20, 4)
    let heights = Heights()
    fixture.view.rowSizing = .exact { row in row < 3 ? heights.first : 40 }
    fixture.frame()
    fixture.view.contentOffset.y = 320
    fixture.frame()
    heights.first = 10
    fixture.view.reloadRows([0, 1, 2])
    fixture.frame()
    #expect(fixture.view.contentOffset.y == 230)
  }

  @Test func cellsMeasuredAnewAreThoseOfTheArea() {
    let fixture = GridFixture(20, 4)
    var height: CGFloat = 50
    fixture.source.needed = { CGSize(width: 80, height: $0.row == 3 ? height : 50) }
    fixture.view.rowSizing = .measured(estimate: 40)
    fixture.frame()
    height = 90
    for case let cell as NamedCell in fixture.view.visibleCells { cell.needed = fixture.source.needed(cell.name) }
    fixture.view.invalidateSizes(in: Area(rows: 3..<4, columns: 0..<4))
    fixture.source.rows.insert(-1, at: 0)
    fixture.view.insertRows([0])
    fixture.frame()
    #expect(fixture.view.height(ofRow: 4) == 90)
  }

  @Test func aMergedCellThatIsLeftWithOneColumnIsMeasured() {
    let fixture = GridFixture(6, 6)
    fixture.source.needed = { $0 == Position(row: 1, column: 1) ? CGSize(width: 130, height: 40) : CGSize(width: 60, height: 40) }
    fixture.view.columnSizing = .measured(estimate: 50)
    fixture.view.mergedAreas = [Area(rows: 1..<3, columns: 1..<3)]
    fixture.frame()
    #expect(fixture.view.width(ofColumn: 1) == 60)
    fixture.source.columns.remove(at: 2)
    fixture.view.deleteColumns([2])
    fixture.frame()
    #expect(fixture.view.width(ofColumn: 1) == 130)
  }
}
