import Foundation
import ListModel
@_spi(Testing) import Scrollwork
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct GridScrollingTests {
  @Test func frozenCellsStayWhereTheyAreWhileTheRestScrolls() throws {
    let fixture = GridFixture(frozen: .init(top: 1, leading: 1, bottom: 1, trailing: 1))
    fixture.frame()
    fixture.stage.flick(from: CGPoint(x: 200, y: 300), velocity: CGPoint(x: -1_500, y: -2_500))
    try fixture.stage.settle()
    let (shown, offset) = (fixture.shown, fixture.view.contentOffset)
    #expect(offset.x > 300 && offset.y > 300)
    #expect(shown[Position(row: 0, column: 0)] == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(shown[Position(row: 99, column: 99)] == CGRect(x: 240, y: 440, width: 80, height: 40))
    let (row, column) = (Int(offset.y / 40) + 3, Int(offset.x / 80) + 2)
    #expect(shown[Position(row: row, column: 0)]?.minX == 0)
    #expect(shown[Position(row: 0, column: column)] == CGRect(x: CGFloat(column) * 80 - offset.x, y: 0, width: 80, height: 40))
  }

  @Test func aStepWithinACellAsksForNothingAndWritesEachPaneTwiceAtMost() {
    let fixture = GridFixture(frozen: .init(top: 1, leading: 1))
    fixture.frame()
    fixture.source.asked = []
    fixture.view.contentOffset = CGPoint(x: 10, y: 10)
    fixture.frame()
    fixture.source.asked = []
    let writes = fixture.view.frameWrites
    fixture.view.contentOffset = CGPoint(x: 20, y: 20)
    fixture.frame()
    #expect(fixture.source.asked == [] && fixture.view.frameWrites - writes <= 8)
  }

  @Test(arguments: [false, true]) func cellsGoToTheWantedPlace(isMirrored: Bool) throws {
    let fixture = GridFixture(frozen: .init(top: 1, leading: 1, bottom: 1))
    fixture.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    fixture.frame()
    let cell = Position(row: 50, column: 40)
    func x(_ distance: CGFloat) -> CGFloat { isMirrored ? 320 - distance - 80 : distance }
    for animated in [false, true] {
      fixture.view.scrollToCell(at: cell, position: .start, animated: animated)
      try fixture.stage.settle()
      #expect(fixture.shown[cell]?.origin == CGPoint(x: x(80), y: 40))
      fixture.view.scrollToCell(at: cell, position: .end, animated: animated)
      try fixture.stage.settle()
      #expect(fixture.shown[cell]?.origin == CGPoint(x: x(240), y: 400))
      fixture.view.scrollToCell(at: cell, position: .center, animated: animated)
      try fixture.stage.settle()
      #expect(fixture.shown[cell]?.origin == CGPoint(x: x(160), y: 220))
    }
    let offset = fixture.view.contentOffset
    fixture.view.scrollToCell(at: cell, animated: false)
    fixture.view.scrollToCell(at: Position(row: 0, column: 0), animated: false)
    #expect(fixture.view.contentOffset == offset)
    fixture.view.scrollToCell(at: Position(row: 99, column: 99), animated: false)
    fixture.view.scrollToCell(at: Position(row: 98, column: 99), animated: false)
    #expect(fixture.shown[Position(row: 98, column: 99)] == CGRect(x: x(240), y: 400, width: 80, height: 40))
  }

  /// Columns that leave room begin at the right edge, also if the direction changes between the finger's touch and the next layout.
  @Test(arguments: [false, true]) func fewColumnsTurnUnderAFinger(isMirrored: Bool) {
    let fixture = GridFixture(100, 3)
    let view = fixture.view
    view.contentInset = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 6)
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    fixture.frame()
    fixture.stage.touch(.began, at: CGPoint(x: 160, y: 240))
    fixture.stage.touch(.moved, at: CGPoint(x: 160, y: 200))
    view.semanticContentAttribute = isMirrored ? .forceLeftToRight : .forceRightToLeft
    fixture.frame()
    let first = fixture.shown[Position(row: 5, column: 0)]
    #expect(isMirrored ? first?.minX == 2 : first?.maxX == 314)
    fixture.stage.touch(.ended, at: CGPoint(x: 160, y: 200))
    fixture.frame()
    #expect(view.contentOffset.x == -2)
  }

  @Test func columnsBeginAtTheRightWhereTheLanguageDoes() {
    let fixture = GridFixture(10, 10, frozen: .init(leading: 1))
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.frame()
    #expect(fixture.view.contentOffset.x == 480)
    #expect(fixture.shown[Position(row: 0, column: 0)]?.minX == 240 && fixture.shown[Position(row: 0, column: 1)]?.minX == 160)
    fixture.view.contentOffset.x -= 40
    fixture.frame()
    #expect(fixture.shown[Position(row: 0, column: 0)]?.minX == 240 && fixture.shown[Position(row: 0, column: 1)]?.minX == 200)
    fixture.view.setWidth(300, ofColumns: 9..<10)
    fixture.frame()
    #expect(fixture.shown[Position(row: 0, column: 1)]?.minX == 200)
    fixture.view.frame.size.width = 400
    fixture.frame()
    #expect(fixture.shown[Position(row: 0, column: 1)]?.minX == 280)
  }

  @Test func whatIsMeasuredAboveAndBesideMovesNothingThatShows() {
    let fixture = GridFixture(1_000, 1_000)
    fixture.source.needed = { CGSize(width: 50 + Double($0.column % 4) * 20, height: 30 + Double($0.row % 5) * 10) }
    fixture.view.rowSizing = .measured(estimate: 44)
    fixture.view.columnSizing = .measured(estimate: 80)
    fixture.frame()
    fixture.view.scrollToCell(at: Position(row: 600, column: 500), position: .start, animated: false)
    fixture.frame()
    #expect(fixture.shown[Position(row: 600, column: 500)]?.origin == .zero)
    for _ in 0..<80 {
      let before = fixture.shown
      fixture.view.contentOffset.y -= 11
      fixture.view.contentOffset.x -= 17
      fixture.frame()
      for (place, rect) in fixture.shown {
        guard let former = before[place], former.minX > 0, former.minY > 0 else { continue }
        #expect(abs(rect.minY - former.minY - 11) < 0.01 && abs(rect.minX - former.minX - 17) < 0.01, "\(place)")
      }
    }
    // Each cell has the room that it needs.
    for cell in fixture.view.visibleCells {
      guard let cell = cell as? NamedCell else { continue }
      #expect(cell.bounds.width >= cell.needed.width && cell.bounds.height >= cell.needed.height)
    }
  }

  @Test func cellsThatNeedNothingKeepTheEstimate() throws {
    let fixture = GridFixture()
    fixture.view.rowSizing = .measured(estimate: 44)
    fixture.view.columnSizing = .measured(estimate: 90)
    fixture.frame()
    try fixture.stage.settle()
    #expect(fixture.shown[Position(row: 2, column: 1)] == CGRect(x: 90, y: 88, width: 90, height: 44))
    fixture.source.needed = { $0.row == 1 ? CGSize(width: 30, height: 70) : .zero }
    fixture.view.reloadRows([1])
    fixture.frame()
    #expect(fixture.shown[Position(row: 2, column: 1)] == CGRect(x: 30, y: 114, width: 30, height: 44))
    for cell in fixture.view.visibleCells where fixture.view.position(for: cell)?.row == 1 {
      (cell as? NamedCell)?.needed = CGSize(width: 30, height: 20)
    }
    fixture.view.invalidateSizes(in: Area(Position(row: 1, column: 1)))
    fixture.frame()
    #expect(fixture.view.height(ofRow: 1) == 20 && fixture.view.height(ofRow: 3) == 44)
  }

  @Test func aFlickUpOverRowsOfUnknownHeightKeepsItsSpeed() {
    let fixture = GridFixture(1_000, 4)
    fixture.source.needed = { CGSize(width: 80, height: 20 + Double($0.row % 7) * 15) }
    fixture.view.rowSizing = .measured(estimate: 100)
    fixture.frame()
    fixture.view.scrollToCell(at: Position(row: 500, column: 0), position: .start, animated: false)
    fixture.frame()
    fixture.stage.flick(from: CGPoint(x: 100, y: 100), velocity: CGPoint(x: 0, y: 2_000))
    var last = 0.0
    for frame in 0..<40 {
      let before = fixture.shown
      fixture.frame()
      let moves = fixture.shown.compactMap { place, rect in before[place].map { rect.minY - $0.minY } }
      let move = Double(moves.first ?? 0)
      #expect(moves.allSatisfy { abs(Double($0) - move) < 0.01 })
      // A deceleration: each frame a little less than the one before, rounded to pixels.
      if frame > 2 { #expect(move <= last + 0.51 && move > last * 0.9 - 1) }
      last = move
    }
  }

  @Test(arguments: [false, true]) func rowsThatNeedNothingKeepTheirPlaceWhenRowsComeBelowThem(isMeasured: Bool) {
    let fixture = GridFixture(60, 2)
    fixture.source.needed = { $0.row < 20 || $0.row == 60 && !isMeasured ? .zero : CGSize(width: 80, height: 60) }
    fixture.view.rowSizing = .measured(estimate: 44)
    fixture.frame()
    fixture.view.contentOffset.y = 44 * 18 + 10
    fixture.frame()
    let place = Position(row: 18, column: 0)
    #expect(fixture.shown[place]?.minY == -10)
    fixture.source.rows.insert(60, at: 20)
    fixture.view.insertRows([20])
    #expect(fixture.view.rect(at: place).minY == fixture.view.contentOffset.y - 10)
    // The row that has come is measured.
    fixture.frame()
    #expect(fixture.shown[place]?.minY == -10 && fixture.view.height(ofRow: 20) == (isMeasured ? 60 : 44))
  }

  @Test func insertionsAboveKeepThePlaceExceptAtTheTop() {
    let fixture = GridFixture(frozen: .init(top: 1, leading: 1))
    fixture.frame()
    fixture.source.rows.insert(contentsOf: [-1, -2], at: 1)
    fixture.view.insertRows([1, 2])
    fixture.frame()
    #expect(fixture.view.contentOffset == .zero && fixture.namesAgree)
    fixture.view.contentOffset = CGPoint(x: 1_010, y: 2_015)
    fixture.frame()
    let kept = fixture.source.name(Position(row: 55, column: 15))
    let rect = fixture.shown[Position(row: 55, column: 15)]
    fixture.source.rows.insert(contentsOf: [-3, -4, -5], at: 1)
    fixture.view.insertRows(IndexSet(1..<4))
    fixture.source.columns.removeSubrange(1..<3)
    fixture.view.deleteColumns([1, 2])
    fixture.frame()
    #expect(fixture.source.name(Position(row: 58, column: 13)) == kept)
    #expect(rect != nil && fixture.shown[Position(row: 58, column: 13)] == rect && fixture.namesAgree)
  }

  @Test func editsUseTheCellsThatAreThere() {
    let fixture = GridFixture()
    fixture.frame()
    fixture.source.asked = []
    fixture.source.rows.insert(-1, at: 2)
    fixture.view.insertRows([2])
    fixture.frame()
    #expect(Set(fixture.source.asked) == Set((0..<4).map { Position(row: 2, column: $0) }))
    fixture.source.asked = []
    fixture.source.rows.swapAt(4, 5)
    fixture.view.moveRow(4, to: 5)
    fixture.frame()
    #expect(fixture.source.asked.isEmpty && fixture.namesAgree)
    fixture.view.reloadCells(in: Area(Position(row: 3, column: 1)))
    fixture.frame()
    #expect(fixture.source.asked == [Position(row: 3, column: 1)])
  }

  @Test func mergedAreasFollowEdits() {
    let fixture = GridFixture(20, 20)
    fixture.view.mergedAreas = [Area(rows: 2..<5, columns: 1..<3), Area(rows: 6..<7, columns: 0..<2)]
    fixture.frame()
    fixture.source.rows.insert(-1, at: 3)
    fixture.view.insertRows([3])
    #expect(fixture.view.mergedAreas == [Area(rows: 2..<6, columns: 1..<3), Area(rows: 7..<8, columns: 0..<2)])
    fixture.source.rows.remove(at: 2)
    fixture.view.deleteRows([2])
    #expect(fixture.view.mergedAreas[0] == Area(rows: 2..<5, columns: 1..<3))
    fixture.source.rows.insert(fixture.source.rows.remove(at: 6), at: 10)
    fixture.view.moveRow(6, to: 10)
    #expect(fixture.view.mergedAreas[1] == Area(rows: 10..<11, columns: 0..<2))
    fixture.source.columns.removeSubrange(1..<3)
    fixture.view.deleteColumns([1, 2])
    #expect(fixture.view.mergedAreas.isEmpty)
    fixture.frame()
    #expect(fixture.namesAgree)
  }

  @Test func aMergedCellAcrossAFrozenBorderIsCutThere() {
    let fixture = GridFixture(frozen: .init(leading: 1))
    fixture.view.mergedAreas = [Area(rows: 1..<2, columns: 0..<3)]
    fixture.frame()
    fixture.view.contentOffset.x = 60
    fixture.frame()
    let parts = fixture.view.visibleCells.filter { fixture.view.position(for: $0) == Position(row: 1, column: 0) }
    let rects = Set(parts.map { $0.convert($0.bounds, to: fixture.stage.window).minX })
    #expect(rects == [0, -60] && parts.allSatisfy { $0.bounds.width == 240 })
    #expect(fixture.view.cell(at: Position(row: 1, column: 2)).map { $0.convert(CGPoint.zero, to: fixture.stage.window).x } == 0)
  }

  @Test func cellsFollowAChangeOfDirection() {
    let fixture = GridFixture(5, 4)
    fixture.frame()
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.frame()
    #expect(fixture.shown[Position(row: 0, column: 0)]?.minX == 240 && fixture.shown[Position(row: 0, column: 3)]?.minX == 0)
  }

  @Test func fromRightToLeftFewColumnsRestAtTheRightEdge() throws {
    let fixture = GridFixture(100, 2)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.frame()
    #expect(fixture.shown[Position(row: 0, column: 0)]?.minX == 240)
    fixture.stage.flick(from: CGPoint(x: 100, y: 400), velocity: CGPoint(x: 300, y: -1_000))
    try fixture.stage.settle()
    #expect(fixture.view.contentOffset.y > 100 && fixture.shown.values.allSatisfy { $0.minX == 240 || $0.minX == 160 })
  }

  @Test func scrollingToACellEndsABounceAtTheEdge() throws {
    let fixture = GridFixture(frozen: .init(top: 1))
    fixture.frame()
    fixture.stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), duration: 0.2)
    fixture.frame()
    #expect(fixture.view.contentOffset.y < -20)
    fixture.view.scrollToCell(at: Position(row: 3, column: 0), position: .nearest, animated: true)
    try fixture.stage.settle()
    #expect(fixture.view.contentOffset.y == 0)
  }

  @Test func mergedCellsWhoseTracksInAPaneAreHiddenAreNotMadeThere() {
    let fixture = GridFixture(frozen: .init(top: 1))
    fixture.view.mergedAreas = [Area(rows: 0..<3, columns: 0..<1)]
    fixture.frame()
    #expect(fixture.view.visibleCells.filter { fixture.view.position(for: $0) == Position(row: 0, column: 0) }.count == 2)
    fixture.view.setHeight(0, ofRows: 0..<1)
    fixture.frame()
    #expect(fixture.view.visibleCells.filter { fixture.view.position(for: $0) == Position(row: 0, column: 0) }.count == 1)
  }
}
