import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct RefreshSceneTests {
  @Test(arguments: [CGSize(width: 393, height: 852), CGSize(width: 820, height: 640), CGSize(width: 320, height: 480)])
  func aPullBringsMailAndTheListGoesBackByItself(_ size: CGSize) throws {
    let player = ScenePlayer(.refresh, size: size, scale: 1)
    let controller = try #require(player.viewController as? RefreshViewController)
    let control = try #require(controller.scrollView.refreshControl)
    let top = -controller.scrollView.adjustedContentInset.top
    player.play(until: 1.4)
    #expect(controller.scrollView.isTracking && controller.scrollView.contentOffset.y < top - 60 && control.isRefreshing)
    player.play(until: 2.2)
    #expect(controller.scrollView.contentOffset.y == top - 60 && controller.letterCount == 24)
    player.play(until: 3.6)
    #expect(controller.scrollView.contentOffset.y == top && !control.isRefreshing && controller.letterCount == 27)
    #expect(control.isHidden)
    player.play(until: 5)
    #expect(controller.scrollView.contentOffset.y > top + 50)
  }

  @Test func theSpinnerShowsAndTheSameScriptGivesTheSamePicture() throws {
    let pictures = (0..<2).map { _ in
      let player = ScenePlayer(.refresh, size: GalleryScene.refresh.size, scale: 1)
      player.play(until: GalleryScene.refresh.bestMoment)
      return player.stage.snapshot().cgImage
    }
    #expect(pictures[0] != nil && pictures[0] == pictures[1])
    let player = ScenePlayer(.refresh, size: GalleryScene.refresh.size, scale: 1)
    player.play(until: 0.3)
    #expect(player.stage.snapshot().cgImage != pictures[0])
  }
}
