import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct SearchSceneTests {
  @Test func typingFiltersTheListAndClearingBringsItBack() throws {
    let player = ScenePlayer(.search, size: CGSize(width: 393, height: 852), scale: 1)
    let controller = try #require(player.viewController as? SearchViewController)
    player.play(until: 1.7)
    #expect(controller.table.contentOffset.y > 100 && controller.table.numberOfRows(inSection: 0) == 2_000)
    player.play(until: 5.8)
    #expect(controller.field.text == "paper tides" && controller.field.isEditing)
    let titles = controller.table.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    #expect(!titles.isEmpty && titles.allSatisfy { $0 == "Paper Tides" } && controller.table.contentOffset.y == 0)
    player.play(until: 6.6)
    #expect(controller.field.text == "" && controller.table.numberOfRows(inSection: 0) == 2_000)
    player.play(until: 9)
    // The list's drag ends the editing.
    #expect(!controller.field.isEditing && controller.table.contentOffset.y > 100)
  }

  @Test func aTestTypesByName() {
    let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)
    let controller = SearchViewController(count: 200)
    stage.rootViewController = controller
    let app = XCUIApplication(stage)
    app.textFields["Title or artist"].tap()
    app.textFields["Title or artist"].typeText("kestrel\(XCUIKeyboardKey.delete.rawValue)l")
    #expect(app.textFields.firstMatch.value as? String == "kestrel")
    #expect(controller.table.numberOfRows(inSection: 0) == 20)
    app.textFields.firstMatch.typeText("\n")
    #expect(!controller.field.isEditing)
  }
}
