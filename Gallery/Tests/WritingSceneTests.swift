import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct WritingSceneTests {
  @Test func theJournalIsEditedWhereItIsTapped() throws {
    let player = ScenePlayer(.writing, size: CGSize(width: 393, height: 852), scale: 1)
    let controller = try #require(player.viewController as? WritingViewController)
    player.play(until: 3.9)
    let (offset, length) = (controller.text.contentOffset.y, controller.text.text.utf16.count)
    #expect(offset > 300 && !controller.text.isFirstResponder)
    player.play(until: 9.5)
    #expect(controller.text.isFirstResponder && controller.changes == 57)
    #expect(controller.text.text.contains("late and low in the water.\nNobody asked."))
    #expect(controller.text.text.utf16.count == length + controller.changes)
    #expect(abs(controller.text.contentOffset.y - offset) < 200)
    player.play(until: 12)
    #expect(!controller.text.isFirstResponder, "a drag ends the editing")
  }
}
