@_spi(Testing) import Scrollwork
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct ContainerCostTests {
  @Test(arguments: [true, false])
  func aStepTouchesOnlyTheChildrenOnScreen(downward: Bool) {
    let fixture = ContainerFixture()
    let views = (0..<1_000).map { _ in fixture.addScrollView(height: 700) }
    fixture.scroll(to: 350_000)
    for view in views { view.writes = 0 }
    for step in 1...100 { fixture.scroll(to: 350_000 + CGFloat(downward ? step : -step) * 7) }
    #expect(views.filter { $0.writes > 0 }.count <= 3)
    // A frame and an offset for at most two children a step, and one more write where a child comes or goes.
    #expect(views.reduce(0) { $0 + $1.writes } <= 100 * 4 + 4)
  }

  @Test func aStepWritesFramesOfPlainViewsOnlyWhereTheyComeAndGo() {
    let fixture = ContainerFixture()
    let views = (0..<200).map { _ in fixture.addView(height: 100) }
    fixture.frame()
    for view in views { view.writes = 0 }
    let writes = fixture.container.frameWrites
    for y in stride(from: 0 as CGFloat, through: 99, by: 9) { fixture.scroll(to: y) }
    #expect(views.reduce(0) { $0 + $1.writes } == 1)
    for y in stride(from: 100 as CGFloat, through: 19_520, by: 10) { fixture.scroll(to: y) }
    // Five show at first; each of the others comes once, all but the last five leave once.
    #expect(views.reduce(0) { $0 + $1.writes } == 195 + 195)
    #expect(fixture.container.frameWrites - writes == 195 + 195)
  }

  @Test func aTableThatWasNeverOnScreenHasNoCells() {
    let fixture = ContainerFixture()
    let rows = (0..<30).map { _ in Rows(1_000) }
    let tables = rows.map { fixture.addTable($0) }
    fixture.frame()
    #expect(fixture.container.contentSize.height == 1_320_000)
    #expect(tables.map { $0.visibleCells.count } == [11] + Array(repeating: 0, count: 29))
  }

  @Test func tablesThatComeWithASizeAreAskedOnlyForTheirCounts() {
    let fixture = ContainerFixture()
    let rows = (0..<100).map { _ in Rows(1_000) }
    for rows in rows { fixture.addTable(rows, frame: fixture.container.bounds) }
    fixture.frame()
    #expect(fixture.container.contentSize.height == 4_400_000)
    #expect(rows.map(\.cellsAsked) == [11] + Array(repeating: 0, count: 99))
    #expect(rows.allSatisfy { $0.countsAsked == 1 })
  }

  @Test func allThatCameInOneFrameTakesAHandfulOfLayouts() {
    let fixture = ContainerFixture()
    fixture.frame()
    fixture.container.layouts = 0
    for _ in 0..<100 { fixture.addTable(Rows(10)) }
    fixture.frame()
    #expect(fixture.container.layouts <= 3)
    #expect(fixture.container.contentSize.height == 44_000)
  }

  @Test func aHundredMillionRowsTwiceScrollLikeAThousand() {
    let fixture = ContainerFixture()
    let rows = [Rows(100_000_000), Rows(100_000_000)]
    let tables = rows.map { fixture.addTable($0) }
    fixture.frame()
    #expect(fixture.container.contentSize.height == 8_800_000_000)
    fixture.scroll(to: 4_399_999_780)
    #expect(tables.map { $0.visibleCells.count } == [5, 6])
    #expect(tables[0].indexPathsForVisibleRows?.last?.row == 99_999_999)
    #expect(tables[1].indexPathsForVisibleRows?.first?.row == 0)
    fixture.scroll(to: 8_799_999_520)
    #expect(tables[1].indexPathsForVisibleRows?.last?.row == 99_999_999)
  }
}
