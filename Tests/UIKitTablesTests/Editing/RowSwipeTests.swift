import UIKitControls
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

@MainActor @Suite(.serialized) struct RowSwipeTests {
  private let performed = Names()

  /// What handlers were called, and what is to be called when they are done.
  @MainActor final class Names {
    var names: [String] = []
    var done: [(Bool) -> Void] = []
  }

  private func action(_ name: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
    UIContextualAction(style: style, title: name) { [performed] action, _, done in
      performed.names.append(action.title ?? "")
      performed.done.append(done)
    }
  }

  private func fixture(_ isMirrored: Bool = false, fullSwipe: Bool = true) -> EditableTable {
    let fixture = EditableTable(count: 30, isMirrored: isMirrored)
    fixture.rows.trailing = UISwipeActionsConfiguration(actions: [action("a", .destructive), action("b")])
    fixture.rows.trailing?.performsFirstActionWithFullSwipe = fullSwipe
    fixture.rows.leading = UISwipeActionsConfiguration(actions: [action("c")])
    return fixture
  }

  // MARK: Opening

  @Test(arguments: [false, true]) func aFingerOpensARowToEitherSide(isMirrored: Bool) {
    let fixture = fixture(isMirrored)
    fixture.swipe(2, from: 300, by: -130)
    #expect(fixture.rows.taken() == ["canEdit 0.2", "trailing 0.2", "willBegin 0.2"])
    #expect(fixture.contentStart(2) == -148 && fixture.table.isEditing && !fixture.cell(2).isEditing)
    #expect(fixture.cell(2).showingDeleteConfirmation && fixture.cell(2).configurationState.isSwiped)
    #expect(TellingCell.log == ["will 2", "did 2"])
    fixture.tap(100, 5)
    #expect(fixture.contentStart(2) == 0 && !fixture.table.isEditing && !fixture.cell(2).configurationState.isSwiped)
    #expect(fixture.rows.taken() == ["didEnd 0.2"], "the touch that closes it selects nothing")
    #expect(TellingCell.log == ["will 2", "did 2", "will 0", "did 0"])
    fixture.swipe(2, from: 20, by: 80)
    #expect(fixture.rows.taken() == ["canEdit 0.2", "leading 0.2", "willBegin 0.2"])
    #expect(fixture.contentStart(2) == 74)
    #expect(TellingCell.log.count == 4, "what lies at the start is no confirmation")
  }

  @Test(arguments: [false, true]) func theRowFollowsTheFinger(isMirrored: Bool) {
    let fixture = fixture(isMirrored, fullSwipe: false)
    var starts: [CGFloat] = []
    fixture.stage.touch(.began, at: fixture.point(310, 2))
    for travel in [5.0, 10, 30, 100, 158, 258, 40, -30, 60] {
      fixture.stage.touch(.moved, at: fixture.point(310 - travel, 2))
      fixture.stage.advance(by: 1.0 / 60)
      starts.append(-fixture.contentStart(2))
    }
    // Without the first 10 points; beyond the buttons it gives way like a scroll view's end; it does not go to the other side.
    let beyond = 148 + 0.55 * 100 * 320 / (0.55 * 100 + 320)
    let expected: [CGFloat] = [0, 0, 20, 90, 148, beyond, 30, 0, 50]
    #expect(zip(starts, expected).allSatisfy { abs($0 - $1) < 0.3 }, "\(starts)")
    fixture.stage.touch(.ended, at: fixture.point(250, 2))
    fixture.stage.settle()
    #expect(fixture.contentStart(2) == 0, "less than half of it is open")
    #expect(performed.names.isEmpty)
  }

  @Test func aFlickDecidesByItsDirection() {
    let fixture = fixture()
    fixture.stage.flick(from: fixture.point(300, 1), velocity: CGPoint(x: -500, y: 0))
    fixture.stage.settle()
    #expect(fixture.contentStart(1) == -148)
    fixture.stage.flick(from: fixture.point(100, 1), velocity: CGPoint(x: 500, y: 0))
    fixture.stage.settle()
    #expect(fixture.contentStart(1) == 0)
    #expect(fixture.rows.taken("willBegin", "didEnd") == ["willBegin 0.1", "didEnd 0.1"])
  }

  // MARK: Who takes the finger

  @Test func aFingerThatSetsOutUpOrDownScrolls() {
    let fixture = fixture()
    fixture.stage.touch(.began, at: CGPoint(x: 300, y: 200))
    for step in 1...20 {
      let way = CGFloat(step) * 4
      // Up at first, then mostly sideways.
      fixture.stage.touch(.moved, at: CGPoint(x: 300 - max(0, way - 20) * 3, y: 200 - way))
      fixture.stage.advance(by: 1.0 / 60)
    }
    fixture.stage.touch(.ended, at: CGPoint(x: 120, y: 120))
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y > 60)
    #expect(fixture.rows.taken() == ["willBeginDragging"])
  }

  @Test func aFingerThatSetsOutSidewaysDoesNotScroll() {
    let fixture = fixture()
    fixture.stage.touch(.began, at: CGPoint(x: 300, y: 200))
    for step in 1...20 {
      let way = CGFloat(step) * 6
      fixture.stage.touch(.moved, at: CGPoint(x: 300 - way, y: 200 - max(0, way - 20) * 1.5))
      fixture.stage.advance(by: 1.0 / 60)
    }
    fixture.stage.touch(.ended, at: CGPoint(x: 180, y: 20))
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == 0)
    #expect(fixture.table.isEditing && !fixture.rows.log.contains("willBeginDragging"))
  }

  @Test func rowsWithNothingToOfferLeaveTheFingerToOthers() {
    let fixture = fixture()
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    pager.contentSize = CGSize(width: 640, height: 480)
    pager.isPagingEnabled = true
    fixture.stage.window.addSubview(pager)
    pager.addSubview(fixture.table)
    fixture.rows.trailing = UISwipeActionsConfiguration(actions: [])
    fixture.swipe(1, from: 300, by: -200)
    #expect(pager.contentOffset.x == 320 && !fixture.table.isEditing)
    pager.contentOffset.x = 0
    fixture.rows.trailing = nil
    fixture.rows.canEdit = { _ in false }
    fixture.swipe(1, from: 300, by: -200)
    #expect(pager.contentOffset.x == 320 && !fixture.table.isEditing)
    pager.contentOffset.x = 0
    fixture.rows.canEdit = { _ in true }
    fixture.swipe(1, from: 300, by: -60)
    #expect(pager.contentOffset.x == 0 && fixture.table.isEditing, "the row is deeper than the pages")
  }

  @Test func inEditingModeNoFingerOpensARow() {
    let fixture = fixture()
    fixture.table.setEditing(true, animated: false)
    fixture.stage.settle()
    fixture.rows.log = []
    fixture.swipe(1, from: 200, by: -150)
    #expect(fixture.rows.taken().isEmpty && fixture.contentStart(1) == 38)
  }

  // MARK: Closing

  @Test func oneRowIsOpenAtATime() {
    let fixture = fixture()
    fixture.swipe(1, from: 300, by: -130)
    fixture.swipe(3, from: 300, by: -130)
    #expect(fixture.contentStart(1) == 0 && fixture.contentStart(3) == 0, "the second finger closes the first row")
    fixture.swipe(3, from: 300, by: -130)
    #expect(fixture.contentStart(3) == -148)
    #expect(fixture.rows.taken("willBegin", "didEnd") == ["willBegin 0.1", "didEnd 0.1", "willBegin 0.3"])
  }

  @Test(arguments: [1, 4]) func aScrollClosesTheRowAndScrolls(row: Int) {
    let fixture = fixture()
    fixture.swipe(4, from: 300, by: -130)
    fixture.stage.drag(from: fixture.point(80, row), to: CGPoint(x: 80, y: 10), duration: 0.2, holdBeforeLift: 0.2)
    fixture.stage.settle()
    #expect(!fixture.table.isEditing && fixture.cell(4).contentView.frame.minX == 0)
    #expect(fixture.table.contentOffset.y > 20)
  }

  @Test func aWheelClosesTheRow() {
    let fixture = fixture()
    fixture.swipe(4, from: 300, by: -130)
    fixture.stage.scrollWheel(by: CGPoint(x: 0, y: 30), at: CGPoint(x: 100, y: 100))
    fixture.stage.settle()
    #expect(!fixture.table.isEditing && fixture.table.contentOffset.y > 0)
  }

  @Test func aTapOnTheRowItselfAndCodeCloseIt() {
    let fixture = fixture()
    fixture.swipe(1, from: 300, by: -130)
    #expect(fixture.hit(50, 1) === fixture.cell(1))
    fixture.tap(50, 1)
    #expect(!fixture.table.isEditing && fixture.contentStart(1) == 0)
    fixture.swipe(1, from: 300, by: -130)
    fixture.table.setEditing(false, animated: true)
    #expect(!fixture.table.isEditing)
    fixture.stage.settle()
    #expect(fixture.contentStart(1) == 0)
    #expect(fixture.rows.taken("did") == ["didEnd 0.1", "didEnd 0.1"])
  }

  @Test func aTouchTakenAwayPutsTheRowBackWhereItWas() {
    let fixture = fixture()
    func cancelledSwipe(from: CGFloat, by distance: CGFloat) {
      fixture.stage.touch(.began, at: fixture.point(from, 1))
      for part in 1...10 {
        fixture.stage.touch(.moved, at: fixture.point(from + distance * CGFloat(part) / 10, 1))
        fixture.stage.advance(by: 1.0 / 60)
      }
      fixture.stage.touch(.cancelled, at: fixture.point(from + distance, 1))
      fixture.stage.settle()
    }
    cancelledSwipe(from: 300, by: -140)
    #expect(fixture.contentStart(1) == 0 && !fixture.table.isEditing)
    fixture.swipe(1, from: 300, by: -130)
    cancelledSwipe(from: 100, by: 140)
    #expect(fixture.contentStart(1) == -148 && fixture.table.isEditing)
  }

  @Test func aRowIsCaughtOnItsWay() {
    let fixture = fixture()
    fixture.swipe(1, from: 300, by: -130)
    fixture.table.setEditing(false, animated: true)
    fixture.stage.advance(by: 0.05)
    let shown = fixture.cell(1).contentView.layer.presentation()?.frame.minX ?? 0
    #expect(shown < -20 && shown > -148)
    fixture.stage.touch(.began, at: fixture.point(100, 1))
    for travel in [4.0, 8, 12, 13, 14] { fixture.stage.touch(.moved, at: fixture.point(100 - travel, 1)) }
    fixture.stage.advance(by: 0)
    #expect(abs(fixture.contentStart(1) - (shown - 4)) < 3, "it goes on from where it is seen")
    fixture.stage.touch(.ended, at: fixture.point(86, 1))
    fixture.stage.settle()
    #expect(fixture.rows.taken("willBegin", "didEnd").first == "willBegin 0.1")
  }

  /// However far the row is open, a title is whole or under the button before it.
  @Test(arguments: [false, true]) func titlesOfARowThatIsPartlyOpenDoNotTouch(isMirrored: Bool) throws {
    let fixture = EditableTable(count: 30, isMirrored: isMirrored)
    fixture.rows.trailing = UISwipeActionsConfiguration(actions: [action("Done"), action("Later")])
    for distance in stride(from: 20.0, to: 150, by: 10) {
      fixture.stage.touch(.began, at: fixture.point(300, 2))
      for step in 1...10 {
        fixture.stage.advance(by: 1.0 / 60)
        fixture.stage.touch(.moved, at: fixture.point(300 - distance * Double(step) / 10, 2))
      }
      fixture.stage.advance(by: 1.0 / 60)
      let labels = ["Done", "Later"].compactMap { title in
        Self.labels(in: fixture.cell(2)).first { $0.text == title }
      }
      if labels.count == 2 {
        let (first, second) = (labels[0].convert(labels[0].bounds, to: nil), labels[1].convert(labels[1].bounds, to: nil))
        let cover = try #require(labels[0].superview).convert(try #require(labels[0].superview).bounds, to: nil)
        let shown = isMirrored ? second.minX - cover.maxX : cover.minX - second.maxX
        let gap = isMirrored ? cover.maxX - first.maxX : first.minX - cover.minX
        #expect(shown >= 0 || gap >= 8, "\(distance)")
      }
      fixture.stage.touch(.cancelled, at: fixture.point(300 - distance, 2))
      fixture.stage.settle()
    }
  }

  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { labels(in: $0) + [$0 as? UILabel].compactMap(\.self) }
  }
}

/// May edit its rows, and does not implement `tableView(_:commit:forRowAt:)`.
private final class UncommittedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

extension RowSwipeTests {
  @Test func rowsThatNobodyDeletesDoNotOpenAgain() throws {
    let fixture = EditableTable(count: 5)
    let uncommitted = UncommittedRows()
    (fixture.table.dataSource, fixture.table.delegate) = (uncommitted, nil)
    fixture.stage.settle()
    // Only the call of the method shows whether it is implemented.
    fixture.swipe(1, from: 300, by: -100)
    #expect(fixture.contentStart(1) < 0 && fixture.stage.screen.warnings.given.isEmpty)
    fixture.tap(300, 1)
    #expect(fixture.contentStart(1) == 0)
    fixture.swipe(1, from: 300, by: -100)
    #expect(fixture.contentStart(1) == 0 && !fixture.table.isEditing)
    let warning = try #require(fixture.stage.screen.warnings.given.first)
    #expect(warning.contains("UncommittedRows") && warning.contains("tableView(_:commit:forRowAt:)"))
    withExtendedLifetime(uncommitted) {}
    // Another data source is asked anew.
    fixture.table.dataSource = fixture.rows
    fixture.stage.settle()
    fixture.swipe(1, from: 300, by: -100)
    #expect(fixture.contentStart(1) < 0)
  }
}
