import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct SceneTests {
  nonisolated private static let names = ["containers", "naive", "reuse", "xray"]

  private func player(_ name: String) throws -> ScenePlayer {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    return ScenePlayer(scene, size: scene.size, scale: 1)
  }

  /// How many different colours there are in the picture.
  private func colours(_ image: UIImage) throws -> Int { Set(try #require(image.cgImage).pixels).count }

  @Test func namesAreUniqueAndKnown() {
    #expect(GalleryScene.all.map(\.name) == Self.names)
  }

  @Test(arguments: names) func scriptMovesTheScene(name: String) throws {
    let player = try player(name)
    let scroller = try #require(player.viewController as? SceneViewController).scrollView
    let start = scroller.contentOffset.y
    let before = player.stage.snapshot()
    #expect(try colours(before) > 20)
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    player.play(until: scene.bestMoment)
    #expect(scroller.contentOffset.y > start + 100)
    #expect(player.stage.snapshot().cgImage != before.cgImage)
    player.play(until: scene.script.duration)
    #expect(!scroller.isTracking)
  }

  @Test(arguments: ["containers", "xray"]) func sameScriptGivesTheSamePicture(name: String) throws {
    let pictures = try (0..<2).map { _ in
      let player = try player(name)
      player.play(until: 1.1)
      return player.stage.snapshot().cgImage
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func containersHaveCellsForVisibleRowsOnly() throws {
    let player = try player("containers")
    let controller = try #require(player.viewController as? SceneViewController)
    let visible = Int((player.stage.window.bounds.height / 56).rounded(.up)) + 1
    for step in 0...70 {
      player.play(until: Double(step) / 10)
      let picture = XRayPicture(of: controller.scrollView, contentView: controller.contentView)
      #expect(picture.liveCount > 0)
      #expect(picture.children.allSatisfy { $0.liveCount <= visible + 2 })
    }
  }

  @Test func naiveHasACellForEveryRow() throws {
    let controller = try #require(try player("naive").viewController as? SceneViewController)
    let picture = XRayPicture(of: controller.scrollView, contentView: controller.contentView)
    #expect(picture.liveCount == 2000)
  }

  @Test func reuseMakesFewCellsForManyRows() throws {
    let player = try player("reuse")
    let controller = try #require(player.viewController as? ReuseViewController)
    player.play(until: 6)
    #expect(controller.cellsMade < 20)
    #expect(controller.rowsShown > 2 * controller.cellsMade)
  }

  @Test func xrayFollowsTheSwitch() throws {
    let player = try player("containers")
    let controller = try #require(player.viewController as? SceneViewController)
    let off = player.stage.snapshot().cgImage
    let size = player.stage.window.bounds.size
    player.stage.tap(at: CGPoint(x: size.width - 45, y: size.height - 26))
    player.stage.settle()
    #expect(controller.isXRayShown)
    #expect(player.stage.snapshot().cgImage != off)
    player.stage.tap(at: CGPoint(x: size.width - 45, y: size.height - 26))
    #expect(!controller.isXRayShown)
  }

  @Test func bothContainersOfTheXRayScrollInStep() throws {
    let player = try player("xray")
    player.play(until: 2.4)
    let scrollers = Self.scrollers(in: player.viewController.view).filter { !($0 is UITableView) }
    #expect(scrollers.count == 2)
    #expect(Set(scrollers.map(\.contentOffset.y)).count == 1)
    #expect(scrollers[0].contentOffset.y > 100)
  }

  private static func scrollers(in view: UIView) -> [UIScrollView] {
    view.subviews.flatMap { scrollers(in: $0) + [$0 as? UIScrollView].compactMap(\.self) }
  }

  @Test func frameTimeShowsWhileItScrollsAndRestsAfterwards() throws {
    let player = try player("reuse")
    player.play(until: 1)
    #expect(!Self.texts(in: player.viewController.view).contains("– ms"))
    player.play(until: 6)
    player.stage.settle()
    #expect(Self.texts(in: player.viewController.view).contains("– ms"))
  }

  private static func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { texts(in: $0) + [($0 as? UILabel)?.text].compactMap(\.self) }
  }

  @Test func listOpensAScene() throws {
    let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)
    let navigation = UINavigationController(rootViewController: SceneListViewController())
    stage.rootViewController = navigation
    stage.advance(by: 0)
    stage.tap(at: CGPoint(x: 200, y: 44 + 42))
    stage.settle()
    #expect(navigation.topViewController?.title == "Containers")
    stage.tap(at: CGPoint(x: 40, y: 22))
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }
}
