import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

/// An open row slides shut; it never snaps.
@MainActor @Suite(.serialized) struct RowClosingTests {
  /// What closes an open row.
  enum Closing: CaseIterable {
    case tapOnTheRow, tapOnAnother, shortDrag, flickBack, wheel, scroll, cancelledTouch, action, editing

    /// Whether the row is open before.
    var needsOpenRow: Bool { self != .shortDrag && self != .cancelledTouch }
  }

  private func close(_ fixture: EditableTable, by closing: Closing) {
    let (stage, point) = (fixture.stage, fixture.point)
    switch closing {
    case .tapOnTheRow: stage.tap(at: point(50, 2, 0))
    case .tapOnAnother: stage.tap(at: point(50, 5, 0))
    case .shortDrag: stage.drag(from: point(300, 2, 0), to: point(250, 2, 0), duration: 0.3, holdBeforeLift: 0.2)
    case .flickBack: stage.flick(from: point(60, 2, 0), velocity: CGPoint(x: 500, y: 0), duration: 0.05)
    case .wheel: stage.scrollWheel(by: CGPoint(x: 0, y: 10), at: point(100, 5, 0))
    case .scroll:
      stage.touch(.began, at: point(80, 5, 0))
      stage.touch(.moved, at: point(80, 4, 0))
      stage.touch(.cancelled, at: point(80, 4, 0))
    case .cancelledTouch:
      stage.touch(.began, at: point(300, 2, 0))
      for step in 1...10 {
        stage.advance(by: 1.0 / 60)
        stage.touch(.moved, at: point(300 - CGFloat(step) * 14, 2, 0))
      }
      stage.touch(.cancelled, at: point(160, 2, 0))
    case .action: stage.tap(at: point(290, 2, 0))
    case .editing: fixture.table.setEditing(false, animated: true)
    }
  }

  @Test(arguments: Closing.allCases) func anOpenRowSlidesShut(by closing: Closing) throws {
    let fixture = EditableTable(count: 30)
    fixture.rows.trailing = UISwipeActionsConfiguration(
      actions: ["a", "b"].map { UIContextualAction(style: .normal, title: $0) { $2(true) } })
    if closing.needsOpenRow {
      fixture.swipe(2, from: 300, by: -130)
      #expect(fixture.contentStart(2) == -148)
    }
    close(fixture, by: closing)
    fixture.stage.advance(by: 1.0 / 60)
    let shown = try #require(fixture.cell(2).contentView.layer.presentation()).frame.minX
    #expect(shown < -5 && shown > -160, "it is on its way at \(shown)")
    #expect(!fixture.rows.log.contains("didEnd 0.2"), "it has not ended")
    fixture.stage.settle()
    #expect(fixture.contentStart(2) == 0)
    #expect(fixture.rows.log.filter { $0 == "didEnd 0.2" }.count == 1)
  }
}
