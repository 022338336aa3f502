import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct LayoutTests {
  let log = Log()
  let stage = ManualStage()

  @Test func aFrameLaysOutWhatIsMarkedOnly() {
    let (a, b, c) = (LoggingView("a", log), LoggingView("b", log), LoggingView("c", log))
    stage.window.addSubview(a)
    a.addSubview(b)
    a.addSubview(c)
    stage.advance(by: 0)
    _ = log.take()
    c.setNeedsLayout()
    c.setNeedsLayout()
    #expect(log.take() == [])
    stage.advance(by: 0)
    #expect(log.take() == ["c layout"])
    stage.advance(by: 1)
    #expect(log.take() == [])
  }

  @Test func parentsAreLaidOutBeforeTheirChildren() {
    let (a, b) = (LoggingView("a", log), LoggingView("b", log))
    a.addSubview(b)
    _ = log.take()
    b.setNeedsLayout()
    a.setNeedsLayout()
    b.layoutIfNeeded()
    #expect(log.take() == ["a layout", "b layout"])
    a.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test func anyChangeOfBoundsMarks() {
    let view = LoggingView("v", log)
    view.layoutIfNeeded()
    _ = log.take()
    view.bounds.origin.y = 5
    view.layoutIfNeeded()
    view.bounds.size.width = 5
    view.layoutIfNeeded()
    view.frame.size.height = 5
    view.layoutIfNeeded()
    #expect(log.take() == ["v layout", "v layout", "v layout"])
    view.center.x = 5
    view.bounds = view.bounds
    view.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test func aHundredThousandCleanViewsAreNotVisited() {
    final class Counting: UIView {
      nonisolated(unsafe) static var count = 0
      override func layoutSubviews() { Self.count += 1 }
    }
    let root = UIView(frame: stage.window.bounds)
    stage.window.addSubview(root)
    for _ in 0..<100_000 { root.addSubview(Counting()) }
    stage.advance(by: 0)
    #expect(Counting.count == 100_000)
    root.subviews[500].setNeedsLayout()
    stage.advance(by: 0)
    #expect(Counting.count == 100_001)
  }

  @Test func aLayoutThatMovesItsOwnSubviewsIsDoneOnce() {
    final class Rows: UIView {
      var (layouts, row, labels) = (0, UIView(), [UIView(), UIView()])
      override func layoutSubviews() {
        layouts += 1
        for view in [row] + labels { view.removeFromSuperview() }
        row = UIView()
        addSubview(row)
        for label in labels { row.addSubview(label) }
      }
    }
    let rows = Rows(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(rows)
    #expect(stage.settle() && rows.layouts == 1)
    rows.addSubview(UIView())
    #expect(stage.settle() && rows.layouts == 2)
  }

  @Test func aLayoutThatAlwaysMarksItselfDoesNotHang() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    stage.window.addSubview(Restless())
    stage.advance(by: 0.1)
    #expect(stage.time == 0.1)
  }

  @Test func nothingIsPendingOnceAllIsLaidOut() {
    stage.window.addSubview(LoggingView("v", log))
    #expect(stage.isBusy)
    stage.advance(by: 0)
    #expect(!stage.isBusy && !stage.host.isFrameRequested)
    let presents = stage.host.presentCount
    stage.advance(by: 1)
    #expect(stage.host.presentCount == presents && stage.driver.frameCount == 1)
  }
}
