import Foundation
import Testing
import UIKit
import UIKitTesting
import XCTest

/// What UI tests call on a test case of XCTest.
@MainActor @Suite struct XCTestNamesTests {
  private final class Case: XCTestCase {}

  private let test = Case(name: "test") { _ in }
  private let screen = UIViewController()
  private let stage: Stage
  private let app: XCUIApplication
  private var label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 40))

  init() {
    stage = Stage(rootViewController: screen, size: CGSize(width: 390, height: 844), scale: 1)
    app = XCUIApplication(stage)
    label.accessibilityIdentifier = "status"
    label.text = "Loading"
    screen.view.addSubview(label)
  }

  @Test func anExpectationForAPredicateLetsVirtualTimePass() {
    stage.schedule(after: 0.4) { [label] in label.text = "Ready" }
    let ready = NSPredicate(format: "label == 'Ready'")
    let status = app.staticTexts["status"]
    let expectation = XCTNSPredicateExpectation(predicate: ready, object: status)
    #expect(XCTWaiter().wait(for: [expectation], timeout: 10) == .completed && stage.time >= 0.4 && stage.time < 0.7)
    #expect(test.expectation(for: ready, evaluatedWith: status) is XCTNSPredicateExpectation)
  }

  private func present(_ title: String, _ chosen: @escaping () -> Void) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Allow", style: .default) { _ in chosen() })
    screen.present(alert, animated: true)
    stage.advance(by: 1)
  }

  @Test func aMonitorClosesAlertsThatCoverAnElement() {
    var (taps, allowed, titles) = (0, 0, [String]())
    let button = UIButton(
      frame: CGRect(x: 100, y: 300, width: 100, height: 44), primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    screen.view.addSubview(button)
    let monitor = test.addUIInterruptionMonitor(withDescription: "Permissions") { alert in
      titles.append(alert.label)
      guard alert.buttons["Allow"].exists else { return false }
      alert.buttons["Allow"].tap()
      return true
    }
    present("May I?") {
      allowed += 1
      present("And this?") { allowed += 1 }
    }
    app.buttons["Go"].tap()
    #expect(taps == 1 && allowed == 2 && titles == ["May I?", "And this?"])
    present("Once more?") { allowed += 1 }
    app.alerts["Once more?"].buttons["Allow"].tap()
    #expect(allowed == 3 && titles.count == 2, "what the test touches itself is no interruption")
    test.removeUIInterruptionMonitor(monitor)
    present("Unheard?") {}
    withKnownIssue { app.buttons["Go"].tap() }
    #expect(taps == 1 && titles.count == 2)
  }
}
