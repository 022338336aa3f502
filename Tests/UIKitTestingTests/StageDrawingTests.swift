import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// When a stage draws pixels, and that they are those of a window.
@MainActor @Suite struct StageDrawingTests {
  private func stage(drawsEveryFrame: Bool) -> Stage {
    let stage = Stage(size: CGSize(width: 80, height: 120), scale: 2)
    stage.drawsEveryFrame = drawsEveryFrame
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 80, height: 2000)
    for index in 0..<50 {
      let row = UILabel(frame: CGRect(x: 0, y: index * 40, width: 80, height: 39))
      row.backgroundColor = index.isMultiple(of: 2) ? .red : .blue
      row.text = "Row \(index)"
      scroll.addSubview(row)
    }
    stage.window.addSubview(scroll)
    stage.advance(by: 0)
    return stage
  }

  @Test func framesWithoutASnapshotDrawNothing() throws {
    let stage = stage(drawsEveryFrame: false)
    stage.flick(from: CGPoint(x: 40, y: 100), velocity: CGPoint(x: 0, y: -2000))
    try stage.settle()
    #expect(stage.drawnCount == 0)
    let first = stage.snapshot()
    #expect(stage.drawnCount == 1 && stage.snapshot().cgImage == first.cgImage && stage.drawnCount == 1)
    stage.window.subviews[0].alpha = 0.5
    #expect(stage.snapshot().cgImage != first.cgImage && stage.drawnCount == 2)
  }

  @Test func thePixelsAreThoseOfEveryFrameDrawn() throws {
    let (lazy, eager) = (stage(drawsEveryFrame: false), stage(drawsEveryFrame: true))
    for stop in 1...5 {
      for stage in [lazy, eager] {
        stage.flick(from: CGPoint(x: 40, y: 100), velocity: CGPoint(x: 0, y: -300 * CGFloat(stop)))
        stage.advance(by: 0.2)
      }
      #expect(lazy.snapshot().cgImage == eager.snapshot().cgImage, "after flick \(stop)")
    }
    #expect(lazy.drawnCount == 5 && eager.drawnCount > 50)
    // Switched over in the middle, the next frame draws what was left out.
    lazy.window.subviews[0].frame.origin.x = 10
    lazy.advance(by: 0)
    lazy.drawsEveryFrame = true
    lazy.window.subviews[0].frame.origin.x = 0
    #expect(lazy.snapshot().cgImage == eager.snapshot().cgImage)
  }

  @Test func aResizedStageIsDrawnAnew() throws {
    let stage = stage(drawsEveryFrame: false)
    _ = stage.snapshot()
    stage.resize(to: CGSize(width: 100, height: 60))
    let image = try #require(stage.snapshot().cgImage)
    #expect(image.width == 200 && image.height == 120 && image.pixels.contains(0xffff_0000))
  }
}
