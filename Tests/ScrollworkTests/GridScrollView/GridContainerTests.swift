import Foundation
import ListModel
@_spi(Testing) import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// A grid as the child of a container.
@MainActor @Suite struct GridContainerTests {
  private func stacked(_ frozen: GridScrollView.Frozen = .init()) -> (GridFixture, ContainerScrollView) {
    let fixture = GridFixture(10_000, 1_000, frozen: frozen)
    fixture.view.removeFromSuperview()
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let container = ContainerScrollView(arrangedSubviews: [header, fixture.view, UIView(frame: header.frame)])
    container.frame = CGRect(origin: .zero, size: GridFixture.size)
    container.contentInsetAdjustmentBehavior = .never
    fixture.stage.window.addSubview(container)
    fixture.frame()
    return (fixture, container)
  }

  @Test func theContainerScrollsTheRowsAndTheGridItsColumns() throws {
    let (fixture, container) = stacked()
    #expect(container.contentSize.height == 400_200)
    #expect(fixture.shown[Position(row: 0, column: 0)]?.origin == CGPoint(x: 0, y: 100))
    fixture.stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 190), duration: 0.3, holdBeforeLift: 0.3)
    try fixture.stage.settle()
    #expect(container.contentOffset.y == 200 && fixture.shown[Position(row: 3, column: 0)]?.origin == CGPoint(x: 0, y: 20))
    fixture.stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 190, y: 300), duration: 0.3, holdBeforeLift: 0.3)
    try fixture.stage.settle()
    #expect(container.contentOffset.y == 200 && fixture.shown[Position(row: 3, column: 2)]?.origin == CGPoint(x: 60, y: 20))
  }

  @Test func cellsAreBoundedByTheScreen() throws {
    let (fixture, container) = stacked(.init(top: 1, leading: 1))
    let bound = (320 / 80 + 3) * (480 / 40 + 3)
    for _ in 0..<8 {
      fixture.stage.flick(from: CGPoint(x: 100, y: 400), velocity: CGPoint(x: 0, y: -8_000))
      fixture.stage.flick(from: CGPoint(x: 300, y: 300), velocity: CGPoint(x: -3_000, y: 0))
      fixture.stage.advance(by: 0.4)
      #expect(fixture.view.visibleCells.count <= bound && fixture.namesAgree)
    }
    try fixture.stage.settle()
    #expect(container.contentOffset.y > 5_000 && fixture.view.madeCells <= 2 * bound)
    #expect(fixture.shown[Position(row: 0, column: 0)]?.origin == .zero)
    container.contentOffset.y = 0
    fixture.frame()
    #expect(fixture.shown[Position(row: 0, column: 0)]?.origin == CGPoint(x: 0, y: 100))
    // Off the screen there are no cells.
    container.contentOffset.y = container.contentSize.height - 480
    fixture.frame()
    let shown = fixture.shown.values.filter { $0.minY < 380 }
    #expect(shown.count == fixture.shown.count && fixture.view.visibleCells.count <= bound)
  }

  /// The grid in a container that scrolls sideways, between plain views of these widths.
  private func horizontal(_ fixture: GridFixture, before: CGFloat, after: CGFloat = 0) -> ContainerScrollView {
    fixture.view.removeFromSuperview()
    let (first, last) = (CGRect(x: 0, y: 0, width: before, height: 480), CGRect(x: 0, y: 0, width: after, height: 480))
    let views = [UIView(frame: first), fixture.view] + (after > 0 ? [UIView(frame: last)] : [])
    let container = ContainerScrollView(arrangedSubviews: views)
    container.axis = .horizontal
    container.frame = CGRect(origin: .zero, size: GridFixture.size)
    container.contentInsetAdjustmentBehavior = .never
    fixture.stage.window.addSubview(container)
    fixture.frame()
    return container
  }

  @Test func aHorizontalContainerScrollsTheColumnsAndTheGridItsRows() throws {
    let fixture = GridFixture(1_000, 10_000, frozen: .init(top: 1))
    let container = horizontal(fixture, before: 50)
    #expect(container.contentSize.width == 800_050)
    #expect(fixture.shown[Position(row: 0, column: 0)]?.origin == CGPoint(x: 50, y: 0))
    container.contentOffset.x = 100_000
    fixture.frame()
    fixture.stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 190), duration: 0.3, holdBeforeLift: 0.3)
    try fixture.stage.settle()
    #expect(
      container.contentOffset.x == 100_000 && fixture.shown[Position(row: 0, column: 1_250)]?.origin == CGPoint(x: 50, y: 0))
    #expect(
      fixture.shown[Position(row: 6, column: 1_250)]?.origin == CGPoint(x: 50, y: 40) && fixture.view.visibleCells.count < 100)
  }

  /// As a header of a table's section: it stays at the top while there is room, and then leaves with the last row.
  @Test func theEndOfTheGridPushesOutItsFrozenRows() throws {
    let fixture = GridFixture(12, 10, frozen: .init(top: 1, bottom: 1))
    fixture.view.removeFromSuperview()
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let container = ContainerScrollView(arrangedSubviews: [UIView(frame: frame), fixture.view, UIView(frame: frame)])
    container.frame = CGRect(origin: .zero, size: GridFixture.size)
    container.contentInsetAdjustmentBehavior = .never
    fixture.stage.window.addSubview(container)
    fixture.frame()
    fixture.stage.touch(.began, at: CGPoint(x: 100, y: 460))
    for step in 0..<170 {
      fixture.stage.touch(.moved, at: CGPoint(x: 100, y: 460 - CGFloat(step % 85) * 5))
      if step % 85 == 84 {
        fixture.stage.touch(.ended, at: CGPoint(x: 100, y: 40))
        try fixture.stage.settle()
        fixture.stage.touch(.began, at: CGPoint(x: 100, y: 460))
      }
      fixture.frame()
      let top = 400 - container.contentOffset.y
      let header = fixture.shown[Position(row: 0, column: 0)]
      // The frozen row at the end lies below it.
      let place = top >= 0 ? top : min(0, top + 480 - 80)
      let isShown = place < 480 && place > -40
      #expect(header?.minY ?? 1_000 == (isShown ? place : 1_000), "grid at \(top)")
    }
  }

  @Test func scrollingToACellScrollsTheContainer() throws {
    let (fixture, container) = stacked(.init(top: 1))
    let cell = Position(row: 5_000, column: 500)
    fixture.view.scrollToCell(at: cell, position: .start, animated: false)
    fixture.frame()
    #expect(fixture.shown[cell]?.origin == CGPoint(x: 0, y: 40) && container.contentOffset.y == 100 + 200_000 - 40)
    fixture.view.scrollToCell(at: Position(row: 9_000, column: 2), position: .end, animated: true)
    try fixture.stage.settle()
    #expect(fixture.shown[Position(row: 9_000, column: 2)]?.origin == CGPoint(x: 160, y: 440))
  }

  @Test func aPinnedChildCoversNothingOfTheCellThatWasScrolledTo() {
    let (fixture, container) = stacked()
    container[layoutOf: container.arrangedSubviews[0]].pinning = Pinning(.stacked)
    fixture.view.scrollToCell(at: Position(row: 5_000, column: 0), position: .start, animated: false)
    fixture.frame()
    #expect(fixture.shown[Position(row: 5_000, column: 0)]?.minY == 100)
  }

  @Test func tapsAndHandlesWorkInAContainer() {
    let (fixture, container) = stacked()
    fixture.stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 190, y: 300), duration: 0.3, holdBeforeLift: 0.3)
    fixture.stage.tap(at: CGPoint(x: 100, y: 150))
    #expect(fixture.view.selectedArea == Area(Position(row: 1, column: 2)))
    fixture.frame()
    fixture.stage.touch(.began, at: CGPoint(x: 140, y: 180))
    fixture.frame()
    fixture.stage.touch(.moved, at: CGPoint(x: 200, y: 470))
    fixture.stage.advance(by: 0.5)
    fixture.stage.touch(.ended, at: CGPoint(x: 200, y: 470))
    #expect(container.contentOffset.y > 50 && (fixture.view.selectedArea?.rows.count ?? 0) > 9)
  }

  @Test func removedFromTheContainerItScrollsByItselfAgain() {
    let (fixture, container) = stacked()
    container.removeArrangedSubview(fixture.view)
    fixture.view.frame = CGRect(origin: .zero, size: GridFixture.size)
    fixture.stage.window.addSubview(fixture.view)
    fixture.frame()
    fixture.view.contentOffset = CGPoint(x: 40, y: 80)
    fixture.frame()
    #expect(fixture.shown[Position(row: 2, column: 0)]?.origin == CGPoint(x: -40, y: 0))
    #expect(fixture.view.contentSize == CGSize(width: 80_000, height: 400_000))
  }

  @Test func rowsMeasuredAboveMoveNothingInAContainer() {
    let (fixture, container) = stacked()
    fixture.source.needed = { CGSize(width: 80, height: 30 + Double($0.row % 5) * 10) }
    fixture.view.rowSizing = .measured(estimate: 44)
    fixture.frame()
    container.contentOffset.y = 100_000
    fixture.frame()
    for _ in 0..<60 {
      let before = fixture.shown
      container.contentOffset.y -= 13
      fixture.frame()
      let moves = fixture.shown.compactMap { place, rect in before[place].flatMap { $0.minY > 0 ? rect.minY - $0.minY : nil } }
      #expect(!moves.isEmpty && moves.allSatisfy { abs($0 - 13) < 0.51 })
    }
  }

  @Test func theContainerAloneScrollsRowsAlsoOfAGridThatItHasCut() throws {
    let (fixture, container) = stacked()
    container.contentOffset.y = 300
    fixture.frame()
    container.frame.size.height = 200
    fixture.frame()
    fixture.stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 90), duration: 0.3, holdBeforeLift: 0.3)
    try fixture.stage.settle()
    #expect(container.contentOffset.y == 350 && fixture.shown[Position(row: 7, column: 0)]?.minY == 30)
  }

  @Test func aHorizontalContainerScrollsColumnsFromRightToLeft() {
    let fixture = GridFixture(100, 20)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    let container = horizontal(fixture, before: 200)
    for offset in stride(from: CGFloat(0), through: 300, by: 50) {
      container.contentOffset.x = offset
      fixture.frame()
      #expect(
        container.contentOffset.x == offset && fixture.shown[Position(row: 0, column: 19)]?.minX ?? 200 - offset == 200 - offset)
    }
  }

  @Test(arguments: [0, 3, 40]) func anotherDirectionLeavesAHorizontalContainerWhereItIs(columns: Int) throws {
    let fixture = GridFixture(20, columns)
    let container = horizontal(fixture, before: 60, after: 320)
    for offset in [0, 30, 60] as [CGFloat] {
      for direction in [UISemanticContentAttribute.forceRightToLeft, .forceLeftToRight] {
        container.contentOffset.x = offset
        fixture.frame()
        fixture.view.semanticContentAttribute = direction
        fixture.frame()
        #expect(container.contentOffset.x == offset && fixture.namesAgree)
      }
    }
  }

  @Test(arguments: [0, 60, 300] as [CGFloat])
  func columnsThatLeaveFromRightToLeftDoNotPullTheContainerOverItsEdge(offset: CGFloat) throws {
    let fixture = GridFixture(100, 20)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    let container = horizontal(fixture, before: 50, after: 50)
    if offset > 0 {
      fixture.stage.drag(
        from: CGPoint(x: 310, y: 300), to: CGPoint(x: 300 - min(offset, 280), y: 300), duration: 0.3, holdBeforeLift: 0.3)
    }
    try fixture.stage.settle()
    let before = container.contentOffset.x
    #expect(before == min(offset, 280))
    fixture.source.columns.removeLast(5)
    fixture.view.deleteColumns(IndexSet(15..<20))
    fixture.frame()
    #expect(container.contentOffset.x >= 0 && container.contentSize.width == 1_300)
    #expect(fixture.shown[Position(row: 0, column: 14)]?.minX == 50 - container.contentOffset.x)
    try fixture.stage.settle()
    #expect(container.contentOffset.x >= 0)
  }
}
