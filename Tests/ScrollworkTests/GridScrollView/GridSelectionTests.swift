import Foundation
import ListModel
@_spi(Testing) import Scrollwork
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct GridSelectionTests {
  private final class Messages: GridScrollViewDelegate {
    var changes = 0
    var shown: [Position] = []
    var gone: [Position] = []
    var allows: (Area) -> Bool = { _ in true }

    func gridView(_ gridView: GridScrollView, shouldSelect area: Area) -> Bool { allows(area) }
    func gridViewDidChangeSelection(_ gridView: GridScrollView) { changes += 1 }
    func gridView(_ gridView: GridScrollView, willDisplay cell: UICollectionViewCell, forItemAt position: Position) {
      shown.append(position)
    }
    func gridView(_ gridView: GridScrollView, didEndDisplaying cell: UICollectionViewCell, forItemAt position: Position) {
      gone.append(position)
    }
  }

  private func fixture(_ frozen: GridScrollView.Frozen = .init(top: 1, leading: 1)) -> (GridFixture, Messages) {
    let (fixture, messages) = (GridFixture(frozen: frozen), Messages())
    fixture.view.gridDelegate = messages
    fixture.frame()
    return (fixture, messages)
  }

  @Test func aTapSelectsACellAndAnotherTapTheNext() {
    let (fixture, messages) = fixture()
    fixture.stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(fixture.view.selectedArea == Area(Position(row: 2, column: 1)) && messages.changes == 1)
    fixture.stage.tap(at: CGPoint(x: 300, y: 420))
    #expect(fixture.view.selectedArea == Area(Position(row: 10, column: 3)) && messages.changes == 2)
    let selected = fixture.view.visibleCells.filter(\.isSelected)
    #expect(selected.compactMap { fixture.view.position(for: $0) } == [Position(row: 10, column: 3)])
    fixture.view.allowsSelection = false
    fixture.stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(messages.changes == 2)
  }

  @Test func aTapOnAHeaderSelectsItsRowOrColumnOrAll() {
    let (fixture, _) = fixture()
    fixture.stage.tap(at: CGPoint(x: 100, y: 20))
    #expect(fixture.view.selectedArea == Area(rows: 0..<100, columns: 1..<2))
    fixture.stage.tap(at: CGPoint(x: 20, y: 100))
    #expect(fixture.view.selectedArea == Area(rows: 2..<3, columns: 0..<100))
    fixture.stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(fixture.view.selectedArea == Area(rows: 0..<100, columns: 0..<100))
    fixture.view.headersSelect = false
    fixture.stage.tap(at: CGPoint(x: 100, y: 20))
    #expect(fixture.view.selectedArea == Area(Position(row: 0, column: 1)))
  }

  /// The selection is read between the reload and the layout that loads.
  @Test(arguments: [CGPoint(x: 200, y: 30), CGPoint(x: 60, y: 110), CGPoint(x: 60, y: 30)])
  func aHeaderSelectsAllThereIsAfterAReload(header: CGPoint) throws {
    let (fixture, _) = fixture()
    let view = fixture.view
    fixture.stage.tap(at: header)
    for count in [9, 50, 12, 4] {
      (fixture.source.rows, fixture.source.columns) = (Array(0..<count), Array(0..<count))
      view.reloadData()
      #expect(view.selectedArea != nil)
      fixture.frame()
      let area = try #require(view.selectedArea)
      #expect(header.y > 40 || area.rows == 0..<count)
      #expect(header.x > 80 || area.columns == 0..<count)
      for cell in view.visibleCells {
        let position = try #require(view.position(for: cell))
        #expect(cell.isSelected == area.contains(position), "\(position) of \(count)")
      }
      fixture.stage.tap(at: header)
      #expect(view.selectedArea == area)
    }
  }

  /// A handle is larger than the corner that it marks: parts of it are over other cells.
  @Test func aTouchOnAHandleThatDoesNotMoveLeavesTheSelection() {
    let (fixture, messages) = fixture()
    fixture.stage.tap(at: CGPoint(x: 200, y: 100))
    let area = fixture.view.selectedArea
    for corner in [CGPoint(x: 160, y: 80), CGPoint(x: 240, y: 120)] {
      for way in [CGPoint(x: 15, y: 15), CGPoint(x: -15, y: 15), CGPoint(x: 15, y: -15), CGPoint(x: -15, y: -15)] {
        fixture.stage.tap(at: CGPoint(x: corner.x + way.x, y: corner.y + way.y))
        fixture.frame()
        #expect(fixture.view.selectedArea == area && messages.changes == 1, "\(corner), \(way)")
      }
    }
  }

  /// A corner behind frozen cells has no handle there: a touch reaches the header. Corners of row 2 and column 1 begin at (80, 80) and
  /// end at (160, 120).
  @Test(arguments: [
    (offset: CGPoint(x: 0, y: 60), touch: CGPoint(x: 90, y: 20)), (CGPoint(x: 0, y: 100), CGPoint(x: 150, y: 20)),
    (CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 90)), (CGPoint(x: 120, y: 0), CGPoint(x: 40, y: 110)),
  ])
  func aCornerBehindFrozenCellsHasNoHandle(place: (offset: CGPoint, touch: CGPoint)) {
    let (fixture, _) = fixture()
    fixture.stage.tap(at: CGPoint(x: 100, y: 100))
    fixture.view.contentOffset = place.offset
    fixture.frame()
    fixture.stage.tap(at: place.touch)
    let column = Area(rows: 0..<100, columns: 1..<2)
    #expect(fixture.view.selectedArea == (place.offset.y > 0 ? column : Area(rows: 2..<3, columns: 0..<100)))
  }

  @Test func withoutASelectionNoCellIsSelected() {
    let (fixture, _) = fixture()
    for area in [Area(rows: 2..<5, columns: 1..<3), Area(rows: 0..<100, columns: 0..<100), nil, nil] as [Area?] {
      fixture.view.selectedArea = area
      for _ in 0..<2 {
        for cell in fixture.view.visibleCells {
          let place = fixture.view.position(for: cell)
          let isInside = place.map { area?.rows.contains($0.row) == true && area?.columns.contains($0.column) == true }
          #expect(cell.isSelected == isInside, "\(String(describing: place))")
        }
        fixture.frame()
      }
    }
  }

  @Test func aLongPressAndADragSelectARange() {
    let (fixture, _) = fixture()
    fixture.stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 180), holdBeforeDrag: 0.7)
    #expect(fixture.view.selectedArea == Area(rows: 2..<5, columns: 1..<3) && fixture.view.contentOffset == .zero)
    #expect(fixture.view.activePosition == Position(row: 2, column: 1))
    // A finger that drags at once scrolls.
    fixture.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.2, holdBeforeLift: 0.3)
    #expect(fixture.view.contentOffset.y == 90 && fixture.view.selectedArea == Area(rows: 2..<5, columns: 1..<3))
  }

  @Test func aHandleExtendsTheSelectionAndScrollsAtTheEdge() throws {
    let (fixture, _) = fixture()
    fixture.stage.tap(at: CGPoint(x: 100, y: 100))
    fixture.frame()
    // The lower right corner of (2, 1).
    fixture.stage.touch(.began, at: CGPoint(x: 160, y: 120))
    fixture.frame()
    fixture.stage.touch(.moved, at: CGPoint(x: 200, y: 200))
    fixture.frame()
    #expect(fixture.view.selectedArea == Area(rows: 2..<6, columns: 1..<3) && fixture.view.contentOffset == .zero)
    fixture.stage.touch(.moved, at: CGPoint(x: 200, y: 470))
    fixture.stage.advance(by: 1)
    let (offset, area) = (fixture.view.contentOffset, fixture.view.selectedArea)
    #expect(offset.y > 300 && offset.x == 0)
    #expect(area?.rows == 2..<Int((offset.y + 470) / 40) + 1 && area?.columns == 1..<3)
    fixture.stage.touch(.moved, at: CGPoint(x: 200, y: 250))
    fixture.frame()
    let rest = fixture.view.contentOffset
    fixture.stage.advance(by: 0.5)
    #expect(fixture.view.contentOffset == rest)
    // Back over the anchor, to the start of the content.
    fixture.stage.touch(.moved, at: CGPoint(x: 200, y: 5))
    fixture.stage.advance(by: 3)
    #expect(fixture.view.contentOffset.y == 0 && fixture.view.selectedArea?.rows == 1..<3)
    fixture.stage.touch(.ended, at: CGPoint(x: 200, y: 5))
    try fixture.stage.settle()
  }

  @Test func aDragAlongAHeaderSelectsColumnsAndScrollsSidewaysOnly() throws {
    let (fixture, _) = fixture()
    fixture.view.contentOffset.y = 1_000
    fixture.frame()
    fixture.stage.touch(.began, at: CGPoint(x: 100, y: 20))
    fixture.stage.advance(by: 0.7)
    fixture.stage.touch(.moved, at: CGPoint(x: 200, y: 20))
    fixture.frame()
    #expect(fixture.view.selectedArea == Area(rows: 0..<100, columns: 1..<3))
    fixture.stage.touch(.moved, at: CGPoint(x: 315, y: 20))
    fixture.stage.advance(by: 1)
    fixture.stage.touch(.ended, at: CGPoint(x: 315, y: 20))
    try fixture.stage.settle()
    #expect(fixture.view.contentOffset.y == 1_000 && fixture.view.contentOffset.x > 300)
    #expect((fixture.view.selectedArea?.columns.count ?? 0) > 6 && fixture.view.selectedArea?.rows == 0..<100)
  }

  @Test func arrowsMoveTheSelectionAndScrollToIt() throws {
    let (fixture, messages) = fixture()
    fixture.stage.key(.keyboardDownArrow)
    try fixture.stage.settle()
    #expect(fixture.view.selectedArea == nil)
    fixture.view.contentOffset = .zero
    fixture.stage.tap(at: CGPoint(x: 100, y: 100))
    fixture.stage.key(.keyboardRightArrow)
    fixture.stage.key(.keyboardDownArrow)
    #expect(fixture.view.selectedArea == Area(Position(row: 3, column: 2)))
    fixture.stage.key(.keyboardDownArrow, modifiers: .shift)
    fixture.stage.key(.keyboardLeftArrow, modifiers: .shift)
    #expect(fixture.view.selectedArea == Area(rows: 3..<5, columns: 1..<3) && messages.changes == 5)
    #expect(fixture.view.contentOffset == .zero)
    fixture.stage.key(.keyboardPageDown)
    let page = fixture.view.selectedArea?.rows.lowerBound ?? 0
    #expect((11...14).contains(page) && fixture.view.contentOffset.y > 0)
    fixture.stage.key(.keyboardEnd, modifiers: .command)
    #expect(fixture.view.selectedArea == Area(Position(row: 99, column: 99)))
    fixture.frame()
    #expect(fixture.shown[Position(row: 99, column: 99)] == CGRect(x: 240, y: 440, width: 80, height: 40))
    fixture.stage.key(.keyboardUpArrow, modifiers: .command)
    fixture.stage.key(.keyboardHome)
    // Headers are left to touches.
    #expect(fixture.view.selectedArea == Area(Position(row: 1, column: 1)))
    fixture.stage.key(.keyboardUpArrow)
    #expect(fixture.view.selectedArea == Area(Position(row: 1, column: 1)))
  }

  @Test func aHeldArrowRepeats() {
    let (fixture, _) = fixture()
    fixture.stage.tap(at: CGPoint(x: 100, y: 100))
    fixture.stage.key(.keyboardDownArrow, heldFor: 1.5)
    #expect((fixture.view.selectedArea?.rows.lowerBound ?? 0) > 20)
  }

  @Test func inRightToLeftTheLeftArrowGoesOn() {
    let (fixture, _) = fixture(.init())
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.frame()
    fixture.stage.tap(at: CGPoint(x: 300, y: 20))
    #expect(fixture.view.selectedArea == Area(Position(row: 0, column: 0)))
    fixture.stage.key(.keyboardLeftArrow)
    #expect(fixture.view.selectedArea == Area(Position(row: 0, column: 1)))
    fixture.stage.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 100), holdBeforeDrag: 0.7)
    #expect(fixture.view.selectedArea == Area(rows: 2..<3, columns: 0..<3))
  }

  @Test func mergedCellsAreSelectedWhole() {
    let (fixture, _) = fixture(.init())
    fixture.view.mergedAreas = [Area(rows: 2..<4, columns: 1..<3)]
    fixture.frame()
    fixture.stage.tap(at: CGPoint(x: 200, y: 150))
    #expect(fixture.view.selectedArea == Area(rows: 2..<4, columns: 1..<3))
    fixture.stage.key(.keyboardDownArrow)
    #expect(fixture.view.selectedArea == Area(Position(row: 4, column: 1)))
    fixture.stage.key(.keyboardUpArrow)
    #expect(fixture.view.selectedArea == Area(rows: 2..<4, columns: 1..<3))
    fixture.view.selectedArea = Area(rows: 0..<3, columns: 0..<2)
    #expect(fixture.view.selectedArea == Area(rows: 0..<4, columns: 0..<3))
  }

  @Test func theDelegateMayRefuse() {
    let (fixture, messages) = fixture()
    messages.allows = { $0.rows.lowerBound != 2 }
    fixture.stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(fixture.view.selectedArea == nil && messages.changes == 0)
    fixture.view.selectedArea = Area(Position(row: 2, column: 2))
    #expect(fixture.view.selectedArea != nil && messages.changes == 0)
  }

  @Test func theSelectionFollowsEdits() {
    let (fixture, _) = fixture()
    fixture.view.selectedArea = Area(rows: 3..<6, columns: 2..<4)
    fixture.source.rows.removeSubrange(2..<4)
    fixture.view.deleteRows([2, 3])
    #expect(fixture.view.selectedArea == Area(rows: 2..<4, columns: 2..<4))
    fixture.source.columns.insert(-1, at: 3)
    fixture.view.insertColumns([3])
    #expect(fixture.view.selectedArea == Area(rows: 2..<4, columns: 2..<5))
    fixture.source.rows.removeSubrange(1..<9)
    fixture.view.deleteRows(IndexSet(1..<9))
    #expect(fixture.view.selectedArea == nil)
    fixture.frame()
    #expect(fixture.namesAgree)
  }

  @Test func eachCellIsAnnouncedOnceAndDismissedOnce() {
    let (fixture, messages) = fixture()
    for _ in 0..<50 {
      fixture.view.contentOffset.y += 37
      fixture.view.contentOffset.x += 23
      fixture.frame()
    }
    fixture.view.dataSource = nil
    fixture.frame()
    #expect(messages.shown.count == messages.gone.count && messages.shown.count == fixture.source.asked.count)
    #expect(fixture.view.visibleCells.isEmpty)
  }

  @Test func keysStopAtTheLastTrackThatIsNotHidden() {
    let (fixture, _) = fixture()
    fixture.stage.tap(at: CGPoint(x: 200, y: 100))
    fixture.view.setHeight(0, ofRows: 90..<100)
    fixture.view.setHeight(0, ofRows: 1..<2)
    fixture.stage.key(.keyboardDownArrow, modifiers: .command)
    #expect(fixture.view.activePosition == Position(row: 89, column: 2))
    fixture.stage.key(.keyboardDownArrow)
    #expect(fixture.view.activePosition == Position(row: 89, column: 2))
    fixture.stage.key(.keyboardUpArrow, modifiers: .command)
    #expect(fixture.view.activePosition == Position(row: 2, column: 2))
    // The row above is hidden, and the first one is a header.
    fixture.stage.key(.keyboardUpArrow)
    #expect(fixture.view.activePosition == Position(row: 2, column: 2))
  }
}
