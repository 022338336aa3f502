import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Scenes on the smallest and narrowest screens that `--size` takes; a window may be made as small.
@MainActor @Suite struct SmallScreenTests {
  @Test(arguments: [CGSize(width: 100, height: 100), CGSize(width: 100, height: 600), CGSize(width: 600, height: 100)])
  func everySceneShowsAndPlays(size: CGSize) throws {
    for scene in GalleryScene.all {
      let player = ScenePlayer(scene.short, size: size, scale: 0.5, showsXRay: true)
      player.play(until: 0.6)
      let picture = try #require(player.stage.snapshot().cgImage)
      #expect(picture.width == Int(size.width / 2) && picture.height == Int(size.height / 2), "\(scene.name)")
    }
  }

  @Test func aTinyRectangleShrinksToItsMiddle() {
    #expect(CGRect(x: 10, y: 20, width: 6, height: 100).shrunk(dx: 20, dy: 20) == CGRect(x: 13, y: 40, width: 0, height: 60))
    #expect(CGRect(x: 0, y: 0, width: 60, height: 60).shrunk(dx: 20, dy: 20) == CGRect(x: 20, y: 20, width: 20, height: 20))
  }
}
