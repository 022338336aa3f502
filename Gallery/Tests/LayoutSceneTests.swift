import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct LayoutSceneTests {
  nonisolated private static let sizes = [
    CGSize(width: 393, height: 852), CGSize(width: 820, height: 640), CGSize(width: 320, height: 480),
  ]

  @Test(arguments: sizes) func notesGrowWithTheirTextATapAndTheSizeOfText(_ size: CGSize) throws {
    let player = ScenePlayer(.constraints, size: size, scale: 1)
    let controller = try #require(player.viewController as? ConstraintsViewController)
    let start = controller.heights
    player.play(until: 2.5)
    let typed = controller.heights
    #expect(typed[0] > start[0] + 20 && typed.dropFirst() == start.dropFirst(), "typing makes one note higher")
    let column = SceneViewController.column(in: CGRect(origin: .zero, size: size))
    #expect(controller.scrollView.contentSize.width == column.width)
    player.play(until: 7)
    #expect(controller.scrollView.contentSize.height > typed.reduce(0, +))
  }

  @Test func notesFollowTheSizeOfText() throws {
    let player = ScenePlayer(.constraints, size: GalleryScene.constraints.size, scale: 1)
    let controller = try #require(player.viewController as? ConstraintsViewController)
    player.play(until: 3.6)
    let before = controller.heights
    player.play(until: 4.7)
    #expect(zip(before, controller.heights).allSatisfy { $0 < $1 })
    #expect(controller.scrollView.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(controller.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func partsOfADayFoldAndLeaveFrameByFrame() throws {
    let player = ScenePlayer(.stack, size: GalleryScene.stack.size, scale: 1)
    let controller = try #require(player.viewController as? StackViewController)
    player.play(until: 0.5)
    let (full, second) = (controller.scrollView.contentSize.height, controller.parts[1].frame.minY)
    player.play(until: 0.85)
    #expect(controller.parts[0].isFolded && controller.parts[1].frame.minY < second - 100)
    let shown = try #require(controller.parts[1].layer.presentation()).frame.minY
    #expect(shown > controller.parts[1].frame.minY + 10 && shown < second - 10, "on its way")
    player.play(until: 2.5)
    #expect(controller.parts[2].isHidden && controller.scrollView.contentSize.height < full - 200)
    player.play(until: 4.5)
    #expect(!controller.parts[2].isHidden && controller.scrollView.contentSize.height == full)
  }

  /// On the way, too: it is cut off at its lower edge.
  @Test func aPartThatIsTakenAwayBecomesLowerAsAWhole() throws {
    let player = ScenePlayer(.stack, size: GalleryScene.stack.size, scale: 1)
    let controller = try #require(player.viewController as? StackViewController)
    player.play(until: 1.5)
    let part = controller.parts[2]
    let (height, inside) = (part.bounds.height, labels(part, in: part.layer))
    #expect(inside.count == 8)
    var heights: Set<CGFloat> = []
    for frame in 96...120 {
      player.play(until: Double(frame) / 60)
      guard !part.layer.isHidden else { continue }
      for (label, place) in zip(inside, labels(part, in: part.layer)) {
        #expect(abs(label.minY - place.minY) < 0.01 && label.height == place.height, "frame \(frame): \(place), \(label)")
      }
      heights.insert((part.layer.presentation() ?? part.layer).bounds.height)
    }
    #expect(heights.count > 10 && heights.max() == height)
  }

  /// Where texts are drawn, seen from a layer around them.
  private func labels(_ view: UIView, in outer: CALayer) -> [CGRect] {
    view.subviews.flatMap { view in
      guard view is UILabel else { return labels(view, in: outer) }
      var (frame, layer) = (CGRect(origin: .zero, size: (view.layer.presentation() ?? view.layer).bounds.size), view.layer)
      while layer !== outer, let parent = layer.superlayer {
        let (shown, around) = (layer.presentation() ?? layer, parent.presentation() ?? parent)
        frame.origin.x += shown.frame.minX - around.bounds.minX
        frame.origin.y += shown.frame.minY - around.bounds.minY
        layer = parent
      }
      return [frame]
    }
  }

  @Test(arguments: ["constraints", "stack"]) func theyLookOtherInTheDark(name: String) throws {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    let pictures = [UIUserInterfaceStyle.light, .dark, .light].map { style in
      let player = ScenePlayer(scene, size: scene.size, scale: 1)
      player.stage.userInterfaceStyle = style
      player.play(until: scene.bestMoment)
      return player.stage.snapshot().cgImage
    }
    #expect(pictures[0] != nil && pictures[0] != pictures[1] && pictures[0] == pictures[2])
  }
}
