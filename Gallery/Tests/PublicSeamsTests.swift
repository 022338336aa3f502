@_spi(Testing) import Scrollwork
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// The module Scrollwork on public API of UIKit alone, as on Apple's platforms, and with what Linux adds: the same pictures.
@MainActor @Suite struct PublicSeamsTests {
  /// Scenes with rows that are inserted, deleted or resized, in updates of the container. They are the same in each frame looked at, but for
  /// the bar, which counts the cells of the last layout.
  nonisolated private static let changing = ["mixed", "edit", "chat"]
  /// Loads by the predicted time to the edge, which public API does not tell: requests begin later.
  nonisolated private static let predicting = ["feed"]

  private func scene(_ name: String) throws -> GalleryScene {
    try #require(GalleryScene.all.first { $0.name == name }).short
  }

  /// The pixels of a scene at each time, first with what Linux adds, then by public API alone.
  private func pixels(_ scene: GalleryScene, at times: [TimeInterval]) throws -> [[[UInt32]]] {
    try [false, true].map { arePublic in
      try Seams.$arePublic.withValue(arePublic) {
        let player = ScenePlayer(scene, size: scene.size, scale: 0.5)
        return try times.map { time in
          player.play(until: time)
          return try #require(player.stage.snapshot().cgImage).pixels
        }
      }
    }
  }

  private func differences(_ pictures: [[UInt32]], _ others: [[UInt32]], _ times: [TimeInterval]) -> [String] {
    zip(times, zip(pictures, others)).compactMap { time, pair in
      let count = zip(pair.0, pair.1).count { $0 != $1 }
      return count > 0 || pair.0.count != pair.1.count ? "\(count) pixels at \(time) s" : nil
    }
  }

  @Test func mostScenesAreSameThroughout() throws {
    var compared = 0
    for scene in GalleryScene.all where !(Self.changing + Self.predicting).contains(scene.name) {
      let end = scene.script.duration
      let times = [0, 0.3, 0.7, 1, 1.5, 2, scene.bestMoment, end / 2, end, end + 3].sorted()
      let pictures = try pixels(scene.short, at: times)
      #expect(differences(pictures[0], pictures[1], times).isEmpty, "\(scene.name)")
      compared += 1
    }
    #expect(compared == GalleryScene.all.count - 4)
  }

  @Test(arguments: changing) func scenesWhoseRowsChangeAreSameThroughout(name: String) throws {
    let scene = try scene(name)
    // 20 times a second: an animated update takes 0.44 s.
    let times = Array(stride(from: 0, through: scene.script.duration + 3, by: 0.05))
    let pictures = try pixels(scene, at: times).map { pictures in
      pictures.map { $0.dropLast(Int(scene.size.width / 2) * Int(SceneBar.height / 2)) }.map(Array.init)
    }
    #expect(differences(pictures[0], pictures[1], times).isEmpty)
  }

  @Test(arguments: predicting) func loadingScenesAreSameUntilTheyLoad(name: String) throws {
    let times = [0, 0.5, 1, 1.5, 2]
    let pictures = try pixels(try scene(name), at: times)
    #expect(differences(pictures[0], pictures[1], times).isEmpty)
  }

  /// Where only Linux scrolls the container, public API undoes an offset that is set on a child: the comparison compares two things.
  @Test(arguments: [false, true]) func anOffsetSetOnAChildIsUndoneByPublicAPI(arePublic: Bool) {
    Seams.$arePublic.withValue(arePublic) {
      let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
      let container = ContainerScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let child = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
      child.contentSize.height = 2_000
      container.addArrangedSubview(child)
      stage.window.addSubview(container)
      stage.advance(by: 0.1)
      child.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
      stage.advance(by: 0.1)
      #expect(container.contentOffset.y == (arePublic ? 0 : 300) && child.contentOffset.y == container.contentOffset.y)
    }
  }
}
