import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A screen with a list, a button and a counter, in the words of Apple's UI tests.
@MainActor @Suite struct XCUITests {
  private final class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView()
    let send = UIButton(type: .system)
    let status = UILabel()
    var chosen: [Int] = []
    var presses = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      send.setTitle("Send", for: .normal)
      send.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          presses += 1
          status.text = "Sent \(presses)"
        }, for: .primaryActionTriggered)
      (table.dataSource, table.delegate) = (self, self)
      for part in [table, send, status] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      status.frame = CGRect(x: 10, y: 0, width: 150, height: 40)
      send.frame = CGRect(x: 200, y: 0, width: 80, height: 40)
      table.frame = CGRect(x: 0, y: 50, width: view.bounds.width, height: view.bounds.height - 50)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
  }

  private let screen = Screen()
  private let stage: Stage

  init() { stage = Stage(rootViewController: screen, size: CGSize(width: 300, height: 500), scale: 1) }

  @Test func aButtonIsTappedByItsName() {
    let app = XCUIApplication(stage)
    app.buttons["Send"].tap()
    #expect(screen.presses == 1 && app.staticTexts["Sent 1"].exists && !app.staticTexts["Sent 2"].exists)
    app.buttons["Send"].doubleTap()
    #expect(screen.presses == 3 && app.buttons.count == 1 && app.buttons.firstMatch.label == "Send")
    #expect(app.buttons["Send"].isEnabled && app.buttons["Send"].isHittable && !app.buttons["Missing"].exists)
  }

  @Test func rowsAreCountedFromTheTopAndTapped() {
    let app = XCUIApplication(stage)
    #expect(app.tables.count == 1 && app.tables.cells.element(boundBy: 2).label == "Row 2")
    app.cells.element(boundBy: 2).tap()
    app.cells["Row 1"].tap()
    app.staticTexts["Row 0"].tap()
    #expect(screen.chosen == [2, 1, 0])
    #expect(app.cells.containing(.staticText, identifier: "Row 3").count == 1)
    #expect(app.cells["Row 0"].frame == CGRect(x: 0, y: 50, width: 300, height: screen.table.rowHeightOfFirst))
  }

  @Test func swipesScrollTheList() {
    let app = XCUIApplication(stage)
    app.tables.firstMatch.swipeUp()
    #expect(screen.table.contentOffset.y > 300 && !app.cells["Row 0"].isHittable)
    app.tables.firstMatch.swipeDown()
    app.tables.firstMatch.swipeDown()
    #expect(screen.table.contentOffset.y == 0 && app.cells["Row 0"].isHittable)
  }

  @Test func aRowOffTheScreenIsReachedByScrolling() throws {
    #expect(!XCUIApplication(stage).cells["Row 70"].exists)
    let row = try stage.scroll(screen.table, untilVisible: "Row 70")
    try stage.tap(row)
    #expect(screen.chosen == [70])
    try stage.scroll(screen.table, untilVisible: "Row 3")
    try stage.tap("Row 3")
    #expect(screen.chosen == [70, 3])
    #expect(throws: ElementNotFound.self) { try stage.scroll(screen.table, untilVisible: "Row 100") }
  }

  @Test func waitingTakesVirtualTime() {
    let app = XCUIApplication(stage)
    stage.schedule(after: 3) { [screen] in screen.status.text = "Ready" }
    #expect(!app.staticTexts["Ready"].waitForExistence(timeout: 2))
    #expect(app.staticTexts["Ready"].waitForExistence(timeout: 2))
    #expect(abs(stage.time - 3) < 0.05)
    stage.schedule(after: 1) { [screen] in screen.status.text = nil }
    #expect(app.staticTexts["Ready"].waitForNonExistence(timeout: 2))
  }

  @Test func aMissingElementShowsTheTree() throws {
    do {
      try stage.tap("Receive")
      Issue.record("there is no such element")
    } catch {
      #expect(error.description.contains("\"Receive\"") && error.description.contains("button \"Send\" [button]"))
    }
    withKnownIssue {
      XCUIApplication(stage).buttons["Receive"].tap()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("button \"Send\"") && $0.rawValue.contains("Receive") }
    }
    screen.send.isHidden = true
    withKnownIssue { XCUIApplication(stage).buttons["Send"].tap() }
    #expect(screen.presses == 0)
  }

  @Test func aCoveredElementIsNotHittable() {
    let cover = UIView(frame: stage.window.bounds)
    stage.window.addSubview(cover)
    #expect(XCUIApplication(stage).buttons["Send"].exists && !XCUIApplication(stage).buttons["Send"].isHittable)
    #expect(throws: ElementNotFound.self) { try stage.tap("Send") }
    cover.isUserInteractionEnabled = false
    #expect(XCUIApplication(stage).buttons["Send"].isHittable)
  }

  @Test func anElementBelowTheFoldIsScrolledIntoView() throws {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 300, height: 2000)
    var presses = 0
    let button = UIButton(
      frame: CGRect(x: 0, y: 1900, width: 100, height: 44), primaryAction: UIAction(title: "Far") { _ in presses += 1 })
    scroll.addSubview(button)
    stage.window.addSubview(scroll)
    #expect(stage.accessibilityElements.contains { $0.label == "Far" })
    try stage.tap("Far")
    #expect(presses == 1 && scroll.contentOffset.y > 1400)
  }

  @Test func viewsAreFoundByClassAndText() throws {
    #expect(stage.first(UITableView.self) === screen.table && stage.first(UISwitch.self) == nil)
    #expect((stage.view(showing: "Row 4") as? UILabel)?.text == "Row 4" && stage.view(showing: "Row 99") == nil)
    stage.flick(screen.table, velocity: CGPoint(x: 0, y: -1000))
    try stage.settle()
    #expect(screen.table.contentOffset.y > 100)
    stage.tap(screen.send)
    #expect(screen.presses == 1)
  }
}

extension UITableView {
  /// The height of the first row on the screen.
  fileprivate var rowHeightOfFirst: CGFloat { rectForRow(at: IndexPath(row: 0, section: 0)).height }
}
