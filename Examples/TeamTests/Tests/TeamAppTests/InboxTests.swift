import TeamApp
import UIKit
import XCTest

#if canImport(UIKitTesting)
  import UIKitTesting
#endif

/// The tests are async: XCTest on Linux calls others without the main actor.
@MainActor final class InboxTests: XCTestCase {
  private func messages(_ count: Int, from start: Int = 0) -> [Message] {
    (start..<start + count).map { Message(sender: "Sender \($0)", subject: "Subject \($0)") }
  }

  private func cell(_ inbox: InboxController, _ row: Int) -> UITableViewCell? {
    inbox.tableView.cellForRow(at: IndexPath(row: row, section: 0))
  }

  func testTitleCountsUnreadMessages() async {
    let inbox = InboxController(messages: messages(3))
    inbox.loadViewIfNeeded()
    XCTAssertEqual(inbox.navigationItem.title, "Inbox (3)")
  }

  func testTitleWithoutUnreadMessages() async {
    let inbox = InboxController(messages: [Message(sender: "A", subject: "B", isRead: true)])
    inbox.loadViewIfNeeded()
    XCTAssertEqual(inbox.navigationItem.title, "Inbox")
  }

  func testEmptyInboxSaysSo() async {
    let inbox = InboxController(messages: [])
    inbox.loadViewIfNeeded()
    XCTAssertEqual((inbox.tableView.backgroundView as? UILabel)?.text, "No messages")
  }

  func testFilledInboxHasNoBackground() async {
    let inbox = InboxController(messages: messages(1))
    inbox.loadViewIfNeeded()
    XCTAssertNil(inbox.tableView.backgroundView)
  }

  func testRowsShowSenderAndSubject() async {
    let inbox = InboxController(messages: messages(30))
    let shown = Shown(inbox)
    XCTAssertEqual(cell(inbox, 2)?.textLabel?.text, "Sender 2")
    XCTAssertEqual(cell(inbox, 2)?.detailTextLabel?.text, "Subject 2")
    withExtendedLifetime(shown) {}
  }

  func testOnlyVisibleRowsHaveCells() async {
    let inbox = InboxController(messages: messages(1_000))
    let shown = Shown(inbox)
    XCTAssertLessThan(inbox.tableView.visibleCells.count, 16)
    withExtendedLifetime(shown) {}
  }

  func testUnreadRowsAreBold() async {
    let inbox = InboxController(messages: messages(2))
    let shown = Shown(inbox)
    XCTAssertEqual(cell(inbox, 0)?.textLabel?.font, .boldSystemFont(ofSize: 17))
    withExtendedLifetime(shown) {}
  }

  func testUnreadRowsSaySoToAScreenReader() async {
    let inbox = InboxController(messages: messages(2))
    let shown = Shown(inbox)
    XCTAssertEqual(cell(inbox, 0)?.accessibilityValue, "unread")
    withExtendedLifetime(shown) {}
  }

  func testSelectingMarksAsRead() async {
    let inbox = InboxController(messages: messages(2))
    let shown = Shown(inbox)
    inbox.tableView(inbox.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    shown.layOut()
    XCTAssertEqual(inbox.unreadCount, 1)
    XCTAssertNil(cell(inbox, 1)?.accessibilityValue)
  }

  func testReadAll() async {
    let inbox = InboxController(messages: messages(5))
    let shown = Shown(inbox)
    inbox.markAllAsRead()
    shown.layOut()
    XCTAssertEqual(inbox.unreadCount, 0)
    XCTAssertEqual(inbox.navigationItem.title, "Inbox")
  }

  func testDeletingRemovesTheRow() async throws {
    let inbox = InboxController(messages: messages(5))
    let shown = Shown(inbox)
    inbox.delete(at: 1)
    try shown.settle()
    XCTAssertEqual(inbox.tableView.numberOfRows(inSection: 0), 4)
    XCTAssertEqual(cell(inbox, 1)?.textLabel?.text, "Sender 2")
  }

  func testDeletingTheLastMessageShowsTheEmptyInbox() async throws {
    let inbox = InboxController(messages: messages(1))
    let shown = Shown(inbox)
    inbox.delete(at: 0)
    try shown.settle()
    XCTAssertNotNil(inbox.tableView.backgroundView)
  }

  func testSwipeActionsDelete() async {
    let inbox = InboxController(messages: messages(3))
    let shown = Shown(inbox)
    let actions = inbox.tableView(inbox.tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
    XCTAssertEqual(actions?.actions.map(\.title), ["Delete"])
    withExtendedLifetime(shown) {}
  }

  func testOlderMessagesAreLoadedAtTheEnd() async {
    let inbox = InboxController(messages: messages(20))
    inbox.loadOlder = { [unowned inbox, self] in self.messages(20, from: inbox.messages.count) }
    let shown = Shown(inbox)
    inbox.tableView.contentOffset.y = 700
    shown.layOut()
    XCTAssertEqual(inbox.messages.count, 40)
    XCTAssertEqual(inbox.messages.last?.sender, "Sender 39")
  }

  func testLoadingEndsWithTheOldestMessage() async {
    let inbox = InboxController(messages: messages(20))
    let shown = Shown(inbox)
    for offset in [600.0, 620, 640] { inbox.tableView.contentOffset.y = offset }
    XCTAssertEqual(inbox.loads, 1)
    withExtendedLifetime(shown) {}
  }

  #if canImport(UIKitTesting)
    func testATapReadsAMessage() async throws {
      let inbox = InboxController(messages: messages(20))
      let stage = Stage(rootViewController: UINavigationController(rootViewController: inbox))
      XCUIApplication(stage).cells.element(boundBy: 3).tap()
      XCTAssertEqual(inbox.unreadCount, 19)
    }

    func testASwipeUncoversDeleteAndATapDeletes() async throws {
      let inbox = InboxController(messages: messages(20))
      let stage = Stage(rootViewController: UINavigationController(rootViewController: inbox))
      let app = XCUIApplication(stage)
      stage.drag(inbox.tableView.visibleCells[0], by: CGPoint(x: -120, y: 0), holdBeforeLift: 0.2)
      try stage.settle()
      app.buttons["Delete"].tap()
      XCTAssertEqual(inbox.messages.count, 19)
    }

    func testFlickingLoadsOlderMessagesAndKeepsFewCells() async throws {
      let inbox = InboxController(messages: messages(40))
      inbox.loadOlder = { [unowned inbox, self] in inbox.messages.count < 400 ? self.messages(40, from: inbox.messages.count) : []
      }
      let stage = Stage(rootViewController: inbox)
      for _ in 0..<12 {
        stage.flick(inbox.tableView, velocity: CGPoint(x: 0, y: -6_000))
        try stage.settle()
      }
      XCTAssertEqual(inbox.messages.count, 400)
      XCTAssertLessThan(inbox.tableView.visibleCells.count, 16)
    }
  #endif
}
