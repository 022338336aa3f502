import Foundation
import Scrollwork
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// The scenes of the talks' techniques play their scripts at any size.
@MainActor @Suite struct TechniqueSceneTests {
  nonisolated private static let sizes = [
    CGSize(width: 393, height: 852), CGSize(width: 820, height: 640), CGSize(width: 320, height: 480),
  ]

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { [$0 as? View].compactMap(\.self) + views(type, in: $0) }
  }

  @Test(arguments: sizes) func streetsGoOnAndOn(size: CGSize) throws {
    let player = ScenePlayer(.streets, size: size, scale: 1)
    let (map, street) = try {
      let found = views(InfiniteScrollView.self, in: player.viewController.view)
      return (try #require(found.first { $0.axes == .both }), try #require(found.first { $0.axes == .horizontal }))
    }()
    player.play(until: 3)
    #expect(street.position.x > 500 && map.position == .zero)
    player.play(until: 8)
    #expect(map.position.x != 0 && map.position.y != 0)
    #expect(map.visibleTiles.allSatisfy { $0.frame.intersects(map.bounds) })
  }

  @Test(arguments: sizes) func codeAndTheStatusBarScrollTheOcean(size: CGSize) throws {
    let player = ScenePlayer(.top, size: size, scale: 1)
    let controller = try #require(player.viewController as? TopViewController)
    let top = -controller.scrollView.adjustedContentInset.top
    player.play(until: 3.3)
    #expect(controller.scrollView.contentOffset.y > 1000)
    player.play(until: 6)
    #expect(controller.scrollView.contentOffset.y == top)
    player.play(until: 9)
    #expect(controller.scrollView.contentOffset.y == top)
    let names = controller.messages
    #expect(
      names == [
        "didEndScrollingAnimation", "didEndScrollingAnimation", "didScrollToTop", "scrollRectToVisible, at once",
        "didScrollToTop",
      ])
  }

  @Test(arguments: sizes) func theTrayComesAndGoes(size: CGSize) throws {
    let player = ScenePlayer(.tray, size: size, scale: 1)
    let controller = try #require(player.viewController as? TrayViewController)
    player.play(until: 2)
    #expect(controller.scrollView.contentOffset.y > 50 && !controller.tray.isShown)
    player.play(until: 3)
    #expect(controller.tray.isShown)
    player.play(until: 7)
    #expect(!controller.tray.isShown)
  }

  /// What was predicted as the finger left is what came, in every frame.
  @Test func whatIsPredictedIsWhatIsMeasured() throws {
    let player = ScenePlayer(.messages, size: GalleryScene.messages.size, scale: 1)
    let plot = try #require(player.viewController as? MessagesViewController).plot
    player.play(until: 3.4)
    let curve = try #require(plot.predictions.last)
    let measured = plot.measured.filter { $0.time >= curve[0].time && $0.time <= curve[curve.count - 1].time }
    #expect(measured.count > 60)
    for sample in measured {
      let after = try #require(curve.firstIndex { $0.time >= sample.time - 1e-9 })
      let (low, high) = (curve[max(0, after - 1)].value, curve[after].value)
      #expect(low - 0.5 <= sample.value && sample.value <= high + 0.5, "at \(sample.time)")
    }
    #expect(curve[curve.count - 1].value > curve[0].value + 100)
  }
}
