import Foundation
import ListModel
@_spi(Testing) import Scrollwork
import Testing
import UIKit
import UIKitTesting

@testable import RandomPrograms

/// What cannot be carried out stops the program, and says which call and what to do; the rest has a defined effect.
@MainActor @Suite struct GridBadInputTests {
  /// Each mistake, and what its message says.
  nonisolated private static let mistakes: [String: [String]] = [
    "uniform": ["rowSizing = ", "-4", "not negative"],
    "nan": ["setWidth(nan, ofColumns: 0..<1)", "finite"],
    "closure": ["rowSizing: the closure gave -1.0 for 3"],
    "beyond": ["setHeight(10.0, ofRows: 90..<101)", "there are 100 rows"],
    "span": ["mergedAreas", "rows 98..<102", "ends beyond the 100 rows"],
    "overlap": ["mergedAreas", "rows 0..<3, columns 0..<3", "rows 2..<4, columns 2..<9", "overlap"],
    "single": ["mergedAreas", "at least two cells"],
    "frozen": ["frozen = ", "top: -1", "from 0 on"],
    "unregistered": ["\"other\"", "register(_:forCellWithReuseIdentifier:)"],
    "twice": ["gridView(_:cellForItemAt: (0, 1)) returned the NamedCell that shows (0, 0) already"],
    "reloads": ["reloadData() was called from gridView(_:cellForItemAt:) in 10 layouts"],
    "counts": ["insertRows", "gives 100 rows", "which makes 101"],
    "places": ["deleteColumns([100])", "there are 100 columns"],
    "position": ["scrollToCell(at: (100, 0)", "there are 100 rows"],
    "selection": ["selectedArea = rows 0..<1, columns 99..<101"],
    "class": ["UIView is no subclass of UICollectionViewCell"],
    "negative": ["gave -5 rows", "from 0 on"],
  ]

  @MainActor private static func make(_ mistake: String) {
    let fixture = GridFixture()
    let view = fixture.view
    fixture.frame()
    switch mistake {
    case "uniform": view.rowSizing = .uniform(-4)
    case "nan": view.setWidth(.nan, ofColumns: 0..<1)
    case "closure": view.rowSizing = .exact { $0 == 3 ? -1 : 40 }
    case "beyond": view.setHeight(10, ofRows: 90..<101)
    case "span": view.mergedAreas = [Area(rows: 98..<102, columns: 0..<2)]
    case "overlap": view.mergedAreas = [Area(rows: 0..<3, columns: 0..<3), Area(rows: 2..<4, columns: 2..<9)]
    case "single": view.mergedAreas = [Area(rows: 1..<2, columns: 1..<2)]
    case "frozen": view.frozen.top = -1
    case "unregistered": _ = view.dequeueReusableCell(withReuseIdentifier: "other", for: Position(row: 0, column: 0))
    case "counts": view.insertRows([0])
    case "places": view.deleteColumns([100])
    case "position": view.scrollToCell(at: Position(row: 100, column: 0), animated: false)
    case "selection": view.selectedArea = Area(rows: 0..<1, columns: 99..<101)
    case "class": view.register(UIView.self, forCellWithReuseIdentifier: "x")
    case "reloads":
      fixture.source.onAsk = { view, _ in view.reloadData() }
      view.reloadData()
    case "negative":
      fixture.source.counts = (-5, 1)
      view.reloadData()
    default:
      let source = OneCell()
      view.dataSource = source
      fixture.frame()
    }
    fixture.frame()
  }

  @Test(arguments: Array(mistakes.keys)) func mistakesStopTheProgram(mistake: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake] in
      await MainActor.run { Self.make(mistake) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for part in Self.mistakes[mistake]! { #expect(words.contains(part), "\(mistake): \(words)") }
  }

  @Test func aGridWithoutRowsOrBoundsHasNoCells() throws {
    for (rows, columns) in [(0, 0), (0, 5), (5, 0)] {
      let fixture = GridFixture(rows, columns, frozen: .init(top: 3, leading: 3, bottom: 3, trailing: 3))
      fixture.frame()
      #expect(fixture.view.visibleCells.isEmpty && fixture.view.position(at: CGPoint(x: 10, y: 10)) == nil)
      fixture.stage.tap(at: CGPoint(x: 10, y: 10))
      fixture.stage.key(.keyboardDownArrow)
      try fixture.stage.settle()
      #expect(fixture.view.selectedArea == nil)
    }
    let fixture = GridFixture()
    fixture.view.frame.size = .zero
    fixture.frame()
    #expect(fixture.view.visibleCells.isEmpty)
    fixture.view.scrollToCell(at: Position(row: 50, column: 50), animated: false)
    fixture.view.frame.size = GridFixture.size
    fixture.frame()
    #expect(!fixture.view.visibleCells.isEmpty && fixture.namesAgree)
  }

  @Test func frozenTracksThatLeaveNoRoomScroll() {
    let fixture = GridFixture(frozen: .init(top: 200, leading: 2, trailing: 2))
    fixture.frame()
    fixture.view.contentOffset = CGPoint(x: 400, y: 400)
    fixture.frame()
    // Two columns are half of the width, four all of it.
    #expect(fixture.shown[Position(row: 10, column: 0)]?.origin == .zero)
    #expect(fixture.shown[Position(row: 10, column: 99)] == nil && fixture.shown[Position(row: 0, column: 0)] == nil)
    fixture.view.frame.size = CGSize(width: 480, height: 480)
    fixture.frame()
    #expect(fixture.shown[Position(row: 10, column: 99)]?.minX == 400)
  }

  @Test func aCellDequeuedTooMuchServesAnotherPlace() {
    let fixture = GridFixture()
    fixture.source.onAsk = { view, position in
      _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: position)
      _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: position)
    }
    for _ in 0..<30 {
      fixture.view.contentOffset.y += 40
      fixture.frame()
    }
    #expect(fixture.namesAgree && fixture.view.madeCells <= 4 * 14 * 2 + 4)
  }

  @Test func anythingMayBeCalledFromInsideTheDataSource() {
    let fixture = GridFixture(frozen: .init(top: 1))
    var calls = 0
    fixture.source.onAsk = { view, position in
      calls += 1
      if calls == 10 {
        fixture.source.rows.removeSubrange(3..<6)
        view.deleteRows([3, 4, 5])
      }
      if calls == 20 { view.reloadData() }
      if calls == 30 { view.setHeight(90, ofRows: 1..<2) }
      if calls == 40 { view.scrollToCell(at: Position(row: 60, column: 60), animated: false) }
      if calls == 50 { view.mergedAreas = [Area(rows: 59..<61, columns: 59..<61)] }
      if calls == 60 { view.contentOffset.y += 55 }
      view.layoutIfNeeded()
    }
    for _ in 0..<5 { fixture.frame() }
    #expect(calls > 60 && fixture.namesAgree)
    var reference = GridReference(
      heights: fixture.source.rows.indices.map { $0 == 1 ? 90 : 40 }, widths: fixture.source.columns.map { _ in 80 })
    (reference.frozen, reference.merged) = (fixture.view.frozen, fixture.view.mergedAreas)
    #expect(GridReference.parts(of: fixture.view) == reference.parts(fixture.view.bounds))
  }

  @Test func fewerRowsAfterAReloadLeaveNoCellBehind() {
    let fixture = GridFixture()
    fixture.view.contentOffset = CGPoint(x: 3_000, y: 3_000)
    fixture.frame()
    fixture.view.selectedArea = Area(Position(row: 90, column: 90))
    (fixture.source.rows, fixture.source.columns) = ([0, 1, 2], [0, 1])
    fixture.view.reloadData()
    fixture.frame()
    fixture.frame()
    #expect(fixture.view.contentOffset == .zero && fixture.shown.count == 6 && fixture.view.selectedArea == nil)
  }

  @Test func aReleasedGridReleasesItsCells() {
    let living = NamedCell.living
    autoreleased {
      let fixture = GridFixture()
      fixture.frame()
      fixture.stage.tap(at: CGPoint(x: 100, y: 100))
      fixture.view.removeFromSuperview()
    }
    #expect(NamedCell.living == living)
  }

  private func autoreleased(_ body: () -> Void) { body() }
}

/// Has a single cell for all places.
private final class OneCell: GridScrollViewDataSource {
  let cell = NamedCell(frame: .zero)

  func numberOfRows(in gridView: GridScrollView) -> Int { 3 }
  func numberOfColumns(in gridView: GridScrollView) -> Int { 3 }
  func gridView(_ gridView: GridScrollView, cellForItemAt position: Position) -> UICollectionViewCell { cell }
}
