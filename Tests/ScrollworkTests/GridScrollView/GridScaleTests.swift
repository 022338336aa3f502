import ListModel
@_spi(Testing) import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// A million rows by a million columns: the work of a thousand by a thousand.
@MainActor @Suite struct GridScaleTests {
  /// What a grid has done.
  private struct Work {
    var asked = 0
    var made = 0
    var writes = 0
    var edits = 0

    /// Whether no count is more than half as large again.
    func isBelow(_ other: Work) -> Bool {
      func flat(_ mine: Int, _ its: Int) -> Bool { Double(mine) <= 1.5 * Double(max(its, 1)) }
      return flat(asked, other.asked) && flat(made, other.made) && flat(writes, other.writes) && flat(edits, other.edits)
    }
  }

  private func work(_ fixture: GridFixture, _ body: () -> Void) -> Work {
    let (view, source) = (fixture.view, fixture.source)
    let before = Work(asked: source.asked.count, made: view.madeCells, writes: view.frameWrites, edits: view.editSteps)
    body()
    return Work(
      asked: source.asked.count - before.asked, made: view.madeCells - before.made, writes: view.frameWrites - before.writes,
      edits: view.editSteps - before.edits)
  }

  private enum Sizes: CaseIterable { case uniform, estimated, measured }

  private func grid(_ count: Int, _ sizes: Sizes) -> GridFixture {
    let fixture = GridFixture(1, 1, frozen: .init(top: 1, leading: 1, bottom: 1, trailing: 1))
    fixture.source.counts = (count, count)
    fixture.source.needed = { CGSize(width: 60 + Double($0.column % 5) * 8, height: 30 + Double($0.row % 3) * 6) }
    switch sizes {
    case .uniform: break
    case .estimated:
      fixture.view.rowSizing = .estimated(40) { 30 + CGFloat($0 % 3) * 6 }
      fixture.view.columnSizing = .estimated(80) { 60 + CGFloat($0 % 5) * 8 }
    case .measured:
      fixture.view.rowSizing = .measured(estimate: 40)
      fixture.view.columnSizing = .measured(estimate: 80)
    }
    fixture.view.reloadData()
    fixture.frame()
    return fixture
  }

  private func steps(_ fixture: GridFixture) -> Work {
    work(fixture) {
      for _ in 0..<60 {
        fixture.view.contentOffset.x += 13
        fixture.view.contentOffset.y += 7
        fixture.frame()
      }
    }
  }

  @Test(arguments: [0, 1, 2]) func aStepAJumpAndAResizeCostTheSame(kind: Int) {
    let sizes = Sizes.allCases[kind]
    let (small, large) = (grid(1_000, sizes), grid(1_000_000, sizes))
    #expect(steps(large).isBelow(steps(small)))
    func jump(_ fixture: GridFixture, _ count: Int) -> Work {
      work(fixture) {
        for part in [0.9, 0.1, 0.5] {
          let place = Int(Double(count) * part)
          fixture.view.scrollToCell(at: Position(row: place, column: place), position: .start, animated: false)
          fixture.frame()
        }
      }
    }
    #expect(jump(large, 1_000_000).isBelow(jump(small, 1_000)))
    func resize(_ fixture: GridFixture) -> Work {
      work(fixture) {
        for row in 100..<130 {
          fixture.view.setHeight(CGFloat(row), ofRows: row..<row + 1)
          fixture.view.setWidth(CGFloat(row), ofColumns: row..<row + 1)
          fixture.frame()
        }
        fixture.view.frame.size = CGSize(width: 480, height: 320)
        fixture.frame()
      }
    }
    #expect(resize(large).isBelow(resize(small)))
    #expect(large.view.runCount < 500)
    for fixture in [small, large] {
      // 60 points are the narrowest column and 30 the lowest row; one more at each end.
      #expect(fixture.view.visibleCells.count <= (480 / 60 + 2) * (320 / 30 + 2))
      fixture.view.removeFromSuperview()
    }
  }

  @Test func flicksMakeNoMoreCellsThanTheScreenHolds() {
    let fixture = grid(1_000_000, .uniform)
    let bound = (320 / 80 + 2) * (480 / 40 + 2)
    for step in 0..<12 {
      let velocity = CGPoint(x: step % 3 == 0 ? 0 : -4_000, y: step % 3 == 1 ? 0 : -6_000)
      fixture.stage.flick(from: CGPoint(x: 200, y: 300), velocity: velocity)
      fixture.stage.advance(by: 0.5)
      #expect(fixture.view.visibleCells.count <= bound && fixture.namesAgree)
    }
    #expect(fixture.view.contentOffset.x > 10_000 && fixture.view.contentOffset.y > 10_000)
    #expect(fixture.view.madeCells <= bound + 320 / 80 + 480 / 40 + 2)
  }

  @Test func theFarCornerIsExact() {
    let fixture = GridFixture(1_000_000, 1_000_000)
    fixture.frame()
    #expect(fixture.view.contentSize == CGSize(width: 80_000_000, height: 40_000_000))
    let last = Position(row: 999_999, column: 999_999)
    fixture.view.scrollToCell(at: last, position: .end, animated: false)
    #expect(fixture.view.contentOffset == CGPoint(x: 80_000_000 - 320, y: 40_000_000 - 480))
    #expect(fixture.shown[last] == CGRect(x: 240, y: 440, width: 80, height: 40))
  }

  @Test func unevenLengthsAddUpToTheSumOfAnIndependentCount() {
    func height(_ row: Int) -> Double { 20 + Double((row &* 2_654_435_761) % 997) / 7 }
    let fixture = GridFixture(1_000_000, 3)
    fixture.view.rowSizing = .exact { CGFloat(height($0)) }
    fixture.frame()
    // Summed with compensation (Kahan 1965).
    var (sum, lost) = (0.0, 0.0)
    for row in 0..<1_000_000 {
      if row % 99_991 == 0 { #expect(abs(Double(fixture.view.rect(at: Position(row: row, column: 0)).minY) - sum) < 1e-6) }
      let part = height(row) - lost
      let next = sum + part
      lost = next - sum - part
      sum = next
    }
    #expect(abs(Double(fixture.view.contentSize.height) - sum) < 1e-6)
    fixture.view.scrollToCell(at: Position(row: 999_999, column: 2), animated: false)
    #expect(abs(fixture.shown[Position(row: 999_999, column: 2)]!.maxY - 480) < 0.5)
  }

  @Test func aMillionHiddenRowsCostNothing() {
    let fixture = GridFixture(1_000_000, 4)
    fixture.frame()
    fixture.view.setHeight(0, ofRows: 3..<999_990)
    fixture.source.asked = []
    fixture.frame()
    #expect(fixture.view.contentSize.height == 520 && fixture.source.asked.count == 9 * 4)
    #expect(Set(fixture.view.visiblePositions.map(\.row)) == Set([0, 1, 2] + Array(999_990..<999_999)))
    fixture.view.setHeight(1, ofRows: 3..<4)
    fixture.frame()
    #expect(fixture.view.contentSize.height == 521)
  }

  @Test func mergedAreasAreFoundAmongAHundredThousand() {
    let fixture = GridFixture(1_000_000, 1_000_000)
    var areas = (0..<100_000).map { Area(rows: $0 * 10..<$0 * 10 + 2, columns: 5..<7) }
    areas.append(Area(rows: 0..<1_000_000, columns: 2..<3))
    areas.append(Area(rows: 0..<1, columns: 10..<1_000_000))
    fixture.view.mergedAreas = areas
    fixture.frame()
    fixture.view.scrollToCell(at: Position(row: 500_000, column: 4), position: .start, animated: false)
    fixture.frame()
    #expect(fixture.shown[Position(row: 500_000, column: 5)]?.size == CGSize(width: 160, height: 80))
    #expect(fixture.view.cell(at: Position(row: 500_001, column: 6)) === fixture.view.cell(at: Position(row: 500_000, column: 5)))
    fixture.view.contentOffset.x = 0
    fixture.frame()
    #expect(fixture.shown[Position(row: 0, column: 2)]?.height == 40_000_000)
  }
}
