import CoreGraphics
import Foundation
import SnapshotTesting
import TestSupport
import Testing
import UIKit
import UIKitTesting

// The examples of MoveYourScrollTestsOffTheSimulator.md, word for word.
final class InboxController: UIViewController, UITableViewDataSource {
  let table = UITableView()
  let refresh = UIButton(type: .system)
  private var count = 40

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    refresh.setTitle("Refresh", for: .normal)
    refresh.addAction(
      UIAction { [weak self] _ in
        self?.count += 1
        self?.table.reloadData()
      }, for: .primaryActionTriggered)
    view.addSubview(table)
    view.addSubview(refresh)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    refresh.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    table.frame = CGRect(x: 0, y: 44, width: view.bounds.width, height: view.bounds.height - 44)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Message \(indexPath.row)"
    return cell
  }
}

@MainActor @Suite struct InboxTests {
  @Test @MainActor func messagesAreScrolled() throws {
    let stage = Stage(rootViewController: InboxController())
    let app = XCUIApplication(stage)
    app.buttons["Refresh"].tap()
    app.tables.firstMatch.swipeUp()
    #expect(!app.cells["Message 0"].isHittable)
    let last = try stage.scroll(#require(stage.first(UITableView.self)), untilVisible: "Message 40")
    #expect(last.type == .cell || last.type == .staticText)
  }

  @Test @MainActor func scrollingMakesNoCells() throws {
    let stage = Stage(rootViewController: InboxController())
    let table = try #require(stage.first(UITableView.self))
    stage.flick(table, velocity: CGPoint(x: 0, y: -2000))
    try stage.settle()
    let work = try stage.measure {
      stage.flick(table, velocity: CGPoint(x: 0, y: 2000))
      try stage.settle()
    }
    #expect(work.cellsMade == 0)
    stage.expectNoLeaks { InboxController() }
  }

  @Test @MainActor func theInboxIsReadFromTopToBottom() {
    assertSnapshot(of: InboxController(), as: .accessibility(on: .iPhone13))
  }

  func pictures() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    assertSnapshot(of: InboxController(), as: .image(on: .iPhone13), record: .never)
    assertSnapshot(of: InboxController(), as: .image(on: .iPhone13(.landscape), traits: dark), record: .never)
  }

  @Test func picturesWithoutReferencesAreReported() {
    withKnownIssue {
      pictures()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("no reference") }
    }
  }

  @Test func everyExampleOfTheArticleIsOneOfThisFile() throws {
    let article = try Document("Sources/UIKitTesting/UIKitTesting.docc/MoveYourScrollTestsOffTheSimulator.md")
    #expect(article.examples.count == 5)
    #expect(try article.examples(missingIn: #filePath) == [])
  }
}
