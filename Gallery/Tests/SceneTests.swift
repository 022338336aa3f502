import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct SceneTests {
  /// The scenes in which a finger scrolls downward.
  nonisolated private static let scrollers = [
    "containers", "naive", "nested", "reuse", "home", "homestack", "collections", "mixed", "simple", "pins", "xray", "grid",
    "profile", "timeline", "spreadsheet", "compositional",
  ]
  nonisolated static let names =
    scrollers + [
      "sideways", "edit", "chat", "refresh", "pages", "streets", "photo", "top", "tray", "messages", "constraints", "stack",
      "outline", "sizes", "invalid", "sections", "feed", "drawer", "search", "controls", "writing", "desk", "dates", "observed",
      "edges", "mail", "materials", "files", "kiosk",
    ]

  private func player(_ name: String) throws -> ScenePlayer {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    return ScenePlayer(scene.short, size: scene.size, scale: 1)
  }

  /// How many different colours there are in the picture.
  private func colours(_ image: UIImage) throws -> Int { Set(try #require(image.cgImage).pixels).count }

  @Test func namesAreUniqueAndKnown() {
    #expect(GalleryScene.all.map(\.name).sorted() == Self.names.sorted())
    #expect(Set(Self.names).count == Self.names.count)
  }

  @Test(arguments: scrollers) func scriptMovesTheScene(name: String) throws {
    let player = try player(name)
    let scroller = player.viewController.scrollView
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

  @Test(arguments: names) func everySceneHasADarkAppearance(name: String) throws {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    let pictures = try [UIUserInterfaceStyle.light, .dark].map { style in
      let player = ScenePlayer(scene.short, size: scene.size, scale: 0.5, style: style)
      player.play(until: scene.bestMoment)
      return try #require(player.stage.snapshot().cgImage).pixels
    }
    let white = pictures.map { $0.count { $0 == 0xffff_ffff } }
    #expect(white[0] > pictures[0].count / 20 && white[1] < white[0] / 2, "\(white) white pixels")
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
    let controller = player.viewController
    let visible = Int((player.stage.window.bounds.height / 56).rounded(.up)) + 1
    for step in 0...70 {
      player.play(until: Double(step) / 10)
      let picture = XRayPicture(of: controller.scrollView)
      #expect(picture.liveCount > 0)
      #expect(picture.children.allSatisfy { $0.liveCount <= visible + 2 })
    }
  }

  @Test func naiveHasACellForEveryRow() {
    let controller = ScenePlayer(.naive, size: GalleryScene.naive.size, scale: 1).viewController
    let picture = XRayPicture(of: controller.scrollView)
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
    let controller = player.viewController
    let off = player.stage.snapshot().cgImage
    let size = player.stage.window.bounds.size
    player.stage.tap(at: CGPoint(x: size.width - 45, y: size.height - 26))
    try player.stage.settle()
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

  @Test(arguments: scrollers) func scriptFindsItsFieldAtAnySize(name: String) throws {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    for size in [CGSize(width: 393, height: 852), CGSize(width: 820, height: 640), CGSize(width: 320, height: 480)] {
      let player = ScenePlayer(scene.short, size: size, scale: 1)
      player.play(until: 1)
      #expect(player.viewController.scrollView.isTracking, "\(size)")
      #expect(player.viewController.scrollView.contentOffset.y > 20, "\(size)")
    }
  }

  /// Something else comes first: a shelf that scrolls sideways, a request, a sheet at rest.
  @Test(arguments: [("sections", 3.5), ("feed", 3.5), ("drawer", 3.1)])
  func scriptFindsItsFieldLater(name: String, time: TimeInterval) throws {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    for size in [CGSize(width: 393, height: 852), CGSize(width: 820, height: 640), CGSize(width: 320, height: 480)] {
      let player = ScenePlayer(scene.short, size: size, scale: 1)
      player.play(until: time)
      #expect(player.viewController.scrollView.contentOffset.y > 100, "\(size)")
    }
  }

  @Test(arguments: [CGSize(width: 393, height: 852), CGSize(width: 820, height: 640), CGSize(width: 320, height: 480)])
  func titlesOfTheXRayFit(size: CGSize) throws {
    let player = ScenePlayer(GalleryScene.xray.short, size: size, scale: 1)
    for title in ["ContainerScrollView", "Naive"] {
      let label = try #require(Self.labels(in: player.viewController.view).first { $0.text == title })
      let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      #expect(label.bounds.width >= label.sizeThatFits(unbounded).width)
    }
  }

  /// However often it is looked at in between, and at whatever times.
  @Test(arguments: [60.0, 30, 25, 7, 100]) func framesFallOnTheirGridOnly(picturesPerSecond: Double) throws {
    let player = try player("reuse")
    player.play(until: 0.5)
    var times: [TimeInterval] = []
    let link = CADisplayLink { link in if times.last != link.timestamp { times.append(link.timestamp) } }
    link.add(to: .main, forMode: .common)
    for picture in 0..<Int(picturesPerSecond) {
      player.play(until: 0.5 + Double(picture) / picturesPerSecond)
      _ = player.stage.snapshot()
    }
    let frames = times.map { $0 * 60 }
    #expect(frames.count > 50)
    #expect(frames.allSatisfy { abs($0 - $0.rounded()) < 1e-6 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1 - $0 - 1) < 1e-6 })
    link.invalidate()
  }

  @Test(arguments: [60.0, 30, 7]) func frameTimeShowsWhileItScrollsAndRestsAfterwards(picturesPerSecond: Double) throws {
    let player = try player("reuse")
    for picture in 0...Int(picturesPerSecond) {
      player.play(until: Double(picture) / picturesPerSecond)
      _ = player.stage.snapshot()
    }
    #expect(Self.texts(in: player.viewController.view).contains("16.7 ms"))
    player.play(until: 6)
    try player.stage.settle()
    #expect(Self.texts(in: player.viewController.view).contains("at rest"))
  }

  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { labels(in: $0) + [$0 as? UILabel].compactMap(\.self) }
  }

  private static func texts(in view: UIView) -> [String] { labels(in: view).compactMap(\.text) }

  @Test func listOpensAScene() throws {
    let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)
    let navigation = UINavigationController(rootViewController: SceneListViewController())
    stage.rootViewController = navigation
    stage.advance(by: 0)
    stage.tap(at: CGPoint(x: 200, y: 44 + 60))
    try stage.settle()
    #expect(navigation.topViewController?.title == "X-ray")
    stage.tap(at: CGPoint(x: 40, y: 22))
    try stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }
}
