import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// What the gallery says about its scenes, and how scenes explain themselves.
@MainActor @Suite struct ShowcaseTests {
  private func descendants(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + descendants($0) } }

  private func texts(_ view: UIView) -> [String] { descendants(view).compactMap { ($0 as? UILabel)?.text } }

  // MARK: Home list

  @Test func everySceneIsListedOnceOrOpenedByAnother() {
    let listed = GalleryScene.sections.flatMap { $0.scenes.map(\.name) }
    let opened = GalleryScene.all.compactMap(\.alternative?.name)
    #expect((listed + opened).sorted() == GalleryScene.all.map(\.name).sorted())
    #expect(listed.first == "xray" && opened.sorted() == ["homestack", "naive"])
  }

  @Test func captionsFitOneLineAndSentencesSayWhatToWatch() {
    let (stage, label) = (Stage(), UILabel())
    label.font = .systemFont(ofSize: 13)
    stage.window.addSubview(label)
    for scene in GalleryScene.all {
      label.text = scene.caption
      #expect(label.sizeThatFits(.zero).width < 393 - SceneCell.textStart - 60, "\(scene.name)")
      #expect(scene.watch.hasPrefix("Watch ") && scene.watch.hasSuffix("."), "\(scene.name)")
    }
  }

  @Test func rowsShowPicturesOfTheirScenes() throws {
    let stage = Stage(size: CGSize(width: 393, height: 300), scale: 1)
    stage.rootViewController = UINavigationController(rootViewController: SceneListViewController())
    try stage.settle()
    let pictures = descendants(stage.window).compactMap { ($0 as? UIImageView)?.image?.cgImage }
      .filter { $0.width >= 48 && $0.height >= 64 }
    #expect(pictures.count >= 2)
    for picture in pictures { #expect(Set(picture.pixels).count > 20) }
  }

  @Test func aButtonOpensTheNaivePage() throws {
    let player = ScenePlayer(.containers, size: GalleryScene.containers.size, scale: 1)
    player.stage.tap(at: CGPoint(x: 363, y: 22))
    try player.stage.settle()
    #expect(player.viewController.navigationController?.topViewController is NaiveViewController)
  }

  // MARK: In a scene

  private func shownHint(_ player: ScenePlayer) -> SceneHint? { player.viewController.navigationItem.titleView as? SceneHint }

  @Test(arguments: [CGSize(width: 393, height: 852), CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)])
  func theSentenceStandsInTheBarUntilSomethingScrolls(size: CGSize) throws {
    for scene in GalleryScene.all {
      let player = ScenePlayer(scene.short, size: size, scale: 1)
      player.stage.advance(by: 0.2)
      let hint = try #require(shownHint(player))
      #expect(hint.alpha == 1 && texts(hint) == [scene.watch], "\(scene.name)")
      let label = try #require(hint.subviews.first as? UILabel)
      let bar = try #require(player.viewController.navigationController?.navigationBar)
      #expect(hint.bounds.contains(label.frame) && bar.bounds.contains(hint.convert(hint.bounds, to: bar)), "\(scene.name)")
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      #expect(needed.height <= label.bounds.height + 1, "\(scene.name): the sentence is cut at \(size)")
    }
    let player = ScenePlayer(.containers, size: size, scale: 1)
    player.play(until: 1.2)
    #expect(shownHint(player) == nil)
  }

  @Test func theSentenceGoesByItselfAndAtAnyInput() throws {
    func opened() -> ScenePlayer { ScenePlayer(.containers, size: GalleryScene.containers.size, scale: 1) }
    let idle = opened()
    idle.stage.advance(by: SceneHint.duration - 0.1)
    #expect(shownHint(idle)?.alpha == 1)
    idle.stage.advance(by: 0.5)
    #expect(shownHint(idle) == nil)
    let inputs: [(String, (Stage) -> Void)] = [
      ("a touch", { $0.tap(at: CGPoint(x: 200, y: 400)) }),
      ("a wheel", { $0.scrollWheel(by: CGPoint(x: 0, y: 40), at: CGPoint(x: 200, y: 400)) }),
      ("a key that scrolls", { $0.key(.keyboardDownArrow) }), ("another key", { $0.key(.keyboardA) }),
    ]
    for (name, input) in inputs {
      let player = opened()
      player.stage.advance(by: 0.5)
      #expect(shownHint(player)?.alpha == 1)
      input(player.stage)
      player.stage.advance(by: 0.6)
      #expect(shownHint(player) == nil, "\(name)")
    }
  }

  @Test func theXRayCountsTheCellsOfAllRowsAndExplainsItsMarks() {
    let player = ScenePlayer(.xray, size: GalleryScene.xray.size, scale: 1)
    let all = texts(player.viewController.view)
    #expect(all.contains("500") && all.count { $0 == "cells for 500 rows" } == 2)
    #expect(all.contains { Int($0).map { $0 < 20 } ?? false } && all.contains(XRayPanel.legendText))
  }

  @Test func recordingsShowFingers() throws {
    let player = ScenePlayer(.containers, size: GalleryScene.containers.size, scale: 1, showsFingers: true)
    player.play(until: 0.8)
    let finger = try #require(player.stage.window.subviews.first { $0 is FingerView })
    #expect(finger.alpha == 1 && abs(finger.center.x - 196.5) < 1 && finger.center.y < 600)
    #expect(player.viewController.scrollView.isTracking)
    player.play(until: 1.4)
    #expect(finger.alpha == 0)
  }

  @Test func picturesFollowTheTextSizeOfTheEnvironment() throws {
    let settings = LaunchSettings(arguments: [], environment: ["UIPreferredContentSizeCategoryName": "AccessibilityXL"])
    let player = ScenePlayer(.simple, size: GalleryScene.simple.size, scale: 1, settings: settings)
    #expect(player.viewController.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    let label = try #require(descendants(player.viewController.view).compactMap { $0 as? UILabel }.first { $0.text == "Flour" })
    #expect(label.font.pointSize == 40)
  }

  // MARK: Scenes

  @Test func aRemovedListComesBackToItsPlace() throws {
    let player = ScenePlayer(.edit, size: GalleryScene.edit.size, scale: 1)
    let controller = try #require(player.viewController as? EditViewController)
    let before = controller.lists.map(\.header.place)
    let cross = controller.lists[1].header.subviews.filter { $0 is UIButton }[3]
    player.stage.tap(at: cross.convert(CGPoint(x: 20, y: 20), to: nil))
    try player.stage.settle()
    #expect(controller.lists.count == 2)
    let undo = try #require(descendants(controller.view).first { ($0 as? UILabel)?.text == "Bring back Hardware" })
    player.stage.tap(at: undo.convert(CGPoint(x: 10, y: 10), to: nil))
    try player.stage.settle()
    #expect(controller.lists.map(\.header.place) == before)
    #expect(!texts(controller.view).contains("Bring back Hardware") || undo.superview?.isHidden == true)
  }

  @Test func aCaughtMotionLosesItsPrediction() throws {
    let player = ScenePlayer(.messages, size: GalleryScene.messages.size, scale: 1)
    let controller = try #require(player.viewController as? MessagesViewController)
    player.play(until: 4.85)
    let ends = controller.plot.predictions.compactMap { $0.last?.time }
    #expect(try #require(ends.max()) > player.stage.time)
    player.play(until: 4.95)
    #expect(controller.plot.predictions.allSatisfy { ($0.last?.time ?? 0) <= player.stage.time })
  }

  @Test func theGraphBeginsLevel() throws {
    let player = ScenePlayer(.messages, size: GalleryScene.messages.size, scale: 1)
    let controller = try #require(player.viewController as? MessagesViewController)
    let start = controller.scrollView.contentOffset.y
    player.play(until: 0.5)
    let measured = controller.plot.measured
    #expect(measured.count > 2 && measured[0].value == start && measured[0].time < 0.2)
    for (sample, next) in zip(measured, measured.dropFirst()) where next.value != sample.value {
      #expect(next.time - sample.time < 0.05, "moves from one frame to the next")
    }
  }

  @Test func newMailSlidesIn() {
    let player = ScenePlayer(.refresh, size: GalleryScene.refresh.size, scale: 1)
    player.play(until: 2.2)
    var finder = JumpFinder()
    for frame in 132..<200 {
      player.play(until: Double(frame) / 60)
      finder.add(Sightings(in: player.stage.window))
    }
    #expect(finder.jumps.isEmpty, "\(finder.jumps.map { "\($0.kind) \($0.name) at \($0.frame)" })")
  }
}
