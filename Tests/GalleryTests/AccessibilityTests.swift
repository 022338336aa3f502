import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// What a screen reader finds in the gallery.
@MainActor @Suite struct AccessibilityTests {
  /// The elements that a person operates or hears, but that have no name.
  private func unnamed(_ stage: Stage) -> [String] {
    stage.accessibilityElements.filter { ($0.label ?? "").isEmpty }.map(\.description)
  }

  @Test(arguments: GalleryScene.all.map(\.name)) func everyElementOfASceneHasAName(name: String) throws {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    let stage = Stage(size: scene.size, scale: 1)
    stage.rootViewController = scene.makeViewController()
    stage.advance(by: 1)
    #expect(unnamed(stage) == [])
    #expect(stage.accessibilityElements.count >= 1, "\(stage.accessibilityTree)")
  }

  @Test func theListOfScenesHasNames() {
    let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)
    stage.rootViewController = UINavigationController(rootViewController: SceneListViewController())
    stage.advance(by: 1)
    #expect(unnamed(stage) == [])
    #expect(XCUIApplication(stage).cells.count > 4)
  }
}
