import Foundation
import Testing
import UIKit
import UIKitAccessibility
import UIKitTesting

@MainActor @Suite struct KeyFocusFollowerTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let rows = Rows(style: .plain)

  private func focused(_ stage: Stage) -> UIResponder? {
    stage.window.screen.accessibilityFocus(of: nil)
  }

  @Test func theReadersFocusFollowsTheKeys() throws {
    rows.tableView.allowsFocus = true
    stage.window.rootViewController = rows
    stage.advance(by: 0.1)
    var follower: KeyFocusFollower? = KeyFocusFollower(stage.window.screen)
    stage.key(.keyboardTab)
    stage.key(.keyboardDownArrow)
    stage.advance(by: 0.5)
    #expect(focused(stage)?.accessibilityLabel == "Row 1" && focused(stage) is UITableViewCell)
    withExtendedLifetime(follower) {}
    follower = nil
    stage.key(.keyboardDownArrow)
    stage.advance(by: 0.5)
    #expect(focused(stage)?.accessibilityLabel == "Row 1", "nothing follows without a follower")
  }

  @Test func aTouchTakesBothAway() throws {
    rows.tableView.allowsFocus = true
    stage.window.rootViewController = rows
    stage.advance(by: 0.1)
    let follower = KeyFocusFollower(stage.window.screen)
    stage.key(.keyboardTab)
    stage.advance(by: 0.5)
    #expect(focused(stage)?.accessibilityLabel == "Row 0")
    stage.tap(at: CGPoint(x: 100, y: 200))
    stage.advance(by: 0.5)
    #expect(focused(stage) == nil)
    withExtendedLifetime(follower) {}
  }
}
