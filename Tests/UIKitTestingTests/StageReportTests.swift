import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// What a failure says about the time before it.
@MainActor @Suite struct StageReportTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1)
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let box = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))

  init() {
    stage.window.backgroundColor = .white
    scroll.contentSize = CGSize(width: 200, height: 3000)
    scroll.accessibilityIdentifier = "feed"
    box.backgroundColor = .red
    scroll.addSubview(box)
    stage.window.addSubview(scroll)
    stage.advance(by: 0)
  }

  /// The lines below a title.
  private func lines(below title: String) throws -> [String] {
    let lines = stage.report.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: title))
    return lines[(start + 1)...].prefix { $0.hasPrefix("  ") }.map { String($0) }
  }

  private var events: [String] { get throws { try lines(below: "The last touches and keys:") } }
  private var frames: [String] { get throws { try lines(below: "The last frames:") } }

  @Test func touchesComeWithTheirTimesAndADragWithItsLastPlace() throws {
    #expect(try events == ["  none"])
    stage.advance(by: 0.5)
    stage.tap(at: CGPoint(x: 20, y: 30))
    stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150.5), duration: 0.2)
    #expect(
      try events == [
        "  0.500 s: touch 0 began at (20, 30)", "  0.550 s: touch 0 ended at (20, 30)",
        "  0.550 s: touch 0 began at (100, 250)", "  0.750 s: touch 0 moved to (100, 150.5)",
        "  0.750 s: touch 0 ended at (100, 150.5)",
      ])
  }

  @Test func twoFingersWheelsAndKeysAreNamed() throws {
    stage.pinch(at: CGPoint(x: 100, y: 100), fromSpread: 20, toSpread: 80, duration: 0.1)
    stage.scrollWheel(by: CGPoint(x: 0, y: 60), at: CGPoint(x: 50, y: 50))
    stage.typeText("a")
    stage.tapStatusBar()
    #expect(
      try events == [
        "  0.000 s: touch 0 began at (90, 100)", "  0.000 s: touch 1 began at (110, 100)",
        "  0.100 s: touch 0 moved to (60, 100)", "  0.100 s: touch 1 moved to (140, 100)",
        "  0.100 s: touch 0 ended at (60, 100)", "  0.100 s: touch 1 ended at (140, 100)",
        "  0.100 s: wheel by (0, 60) at (50, 50)", "  0.100 s: key \"a\"", "  0.100 s: tap on the status bar",
      ])
  }

  @Test func framesNameWhatScrollsAndCountWhatIsAnimated() throws {
    scroll.contentOffset.y = 120
    stage.advance(by: 0.25)
    UIView.animate(withDuration: 0.2) { self.box.center.x = 150 }
    stage.advance(by: 0.1)
    let lines = try frames
    #expect(lines.contains { $0.hasSuffix("UIScrollView \"feed\" scrolled to (0, 120)") })
    #expect(lines.last == "  0.350 s: 1 layer animated")
  }

  /// However long a test has run.
  @Test func theReportIsBounded() throws {
    for index in 0..<200 {
      stage.tap(at: CGPoint(x: index, y: 100))
      scroll.contentOffset.y = CGFloat(index)
      stage.advance(by: 0.05)
    }
    #expect(try events.count == 24 && frames.count == 8)
    #expect(try events.last?.hasSuffix("touch 0 ended at (199, 100)") == true)
    #expect(try events.first?.hasSuffix("touch 0 began at (188, 100)") == true)
    #expect(try frames.last?.contains("scrolled to (0, 199)") == true)
  }

  @Test func failuresHaveIt() throws {
    stage.tap(at: CGPoint(x: 20, y: 30))
    do {
      try stage.tap("Nobody")
      Issue.record("there is no such element")
    } catch {
      #expect(error.description.contains("Nobody") && error.description.contains("touch 0 ended at (20, 30)"))
      #expect(error.description.contains("The screen:") && error.description.contains("The last frames:"))
    }
    withKnownIssue {
      XCUIApplication(stage).buttons["Nobody"].tap()
    } matching: { issue in
      issue.description.contains("touch 0 began at (20, 30)") && issue.description.contains("The screen:")
    }
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { self.box.center.x = 150 }
    do {
      try stage.settle(limit: 0.5)
      Issue.record("it moves without end")
    } catch {
      #expect(error.description.contains("layer animated") && error.description.contains("touch 0 ended at (20, 30)"))
    }
    box.layer.removeAllAnimations()
  }
}
