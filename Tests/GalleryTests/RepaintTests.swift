import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// What a frame copies, keeps and paints anew, through the real canvas.
@MainActor @Suite struct RepaintTests {
  @Test(arguments: [1.0, 2.0]) func whatIsKeptLooksLikeWhatIsPainted(scale: CGFloat) throws {
    for scene in GalleryScene.all {
      let player = ScenePlayer(scene, size: scene.size, scale: scale)
      for time in stride(from: 0.21, to: min(scene.script.duration, 4), by: 0.43) {
        player.play(until: time)
        let shown = try #require(player.stage.snapshot().cgImage)
        player.stage.window.screen.compositor.repaintAll()
        let painted = try #require(player.stage.snapshot().cgImage)
        #expect(difference(shown, painted) <= 8, "\(scene.name) at \(time) s")
      }
    }
  }

  /// By how much the most different components of any pixel differ. Cairo smooths the same edge a little differently where it is cut.
  private func difference(_ a: CGImage, _ b: CGImage) -> Int {
    var most = 0
    for (x, y) in zip(a.pixels, b.pixels) where x != y {
      for shift in stride(from: UInt32(0), to: 32, by: 8) { most = max(most, abs(Int(x >> shift & 255) - Int(y >> shift & 255))) }
    }
    return most
  }
}
