import Foundation
import Testing
import UIKit
import UIKitTesting
import _Testing_UIKit

@testable import Gallery

@MainActor @Suite struct TextScaleTests {
  private func player(_ scene: GalleryScene, _ category: String) -> ScenePlayer {
    let settings = LaunchSettings(arguments: [], environment: ["UIPreferredContentSizeCategoryName": category])
    return ScenePlayer(scene, size: CGSize(width: 393, height: 852), scale: 1, settings: settings)
  }

  /// The labels on the screen whose frame is too low for a line of their text.
  private func cutLabels(in view: UIView) -> [String] {
    if view.isHidden || view.alpha < 0.01 || view is UINavigationBar { return [] }
    var found = view.subviews.flatMap { cutLabels(in: $0) }
    if let label = view as? UILabel, let text = label.text, !text.isEmpty, label.bounds.height > 0,
      label.bounds.height < label.font.lineHeight * 0.9, !label.adjustsFontSizeToFitWidth
    {
      found.append("\(text.prefix(30)): \(label.bounds.height) of \(label.font.lineHeight)")
    }
    return found
  }

  @Test(arguments: ["L", "AX3"])
  func textsHaveRoomAtEverySize(category: String) {
    for scene in GalleryScene.all {
      let player = player(scene, category)
      player.play(until: 0.2)
      #expect(cutLabels(in: player.viewController.view) == [], "\(scene.name)")
    }
  }

  @Test func textGrowsToItsLimit() {
    let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)
    #expect(TextScale.factor == 1 && scaled(48) == 48)
    stage.window.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(TextScale.factor == TextScale.limit && UIFont.sceneFont(ofSize: 20).pointSize == 33)
    stage.window.screen.contentSizeCategory = .extraSmall
    #expect(TextScale.factor < 1)
  }

  @Test func aSceneIsMadeAnewForAnotherSizeOfText() throws {
    let player = player(.tray, "L")
    player.play(until: 0.2)
    let navigation = try #require(player.viewController.navigationController)
    player.stage.window.screen.contentSizeCategory = .extraExtraLarge
    try player.stage.settle()
    let scene = try #require(navigation.topViewController as? TrayViewController)
    #expect(scene !== player.viewController && navigation.viewControllers.count == 2)
    #expect((scene.scrollView as? UITableView)?.rowHeight == scaled(64))
  }
}
