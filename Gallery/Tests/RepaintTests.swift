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
      let player = ScenePlayer(scene, size: scene.size, scale: scale, drawsEveryFrame: true)
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
  ///
  /// Most runs of pixels are equal; `memcmp` skips these, since this code is compiled without optimization.
  private func difference(_ a: CGImage, _ b: CGImage) -> Int {
    let (a, b, run) = (a.pixels, b.pixels, 256)
    var most = a.count == b.count ? 0 : 256
    for start in stride(from: 0, to: min(a.count, b.count), by: run) {
      let range = start..<min(start + run, a.count, b.count)
      let isEqual = a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in memcmp(a.baseAddress! + start, b.baseAddress! + start, range.count * 4) == 0 }
      }
      if isEqual { continue }
      for place in range {
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
          most = max(most, abs(Int(a[place] >> shift & 255) - Int(b[place] >> shift & 255)))
        }
      }
    }
    return most
  }
}
