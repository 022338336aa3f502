import CoreGraphics
import Foundation
import ManualHost
import ScrollPhysics
import Testing

@testable import UIKitCore
import TestSupport
import UIKitGraphics

/// What holds for every pinch, whatever the fingers do.
@MainActor @Suite struct ZoomPropertyTests {
  /// 1,000 sequences; a failure names its seed.
  @Test(arguments: 0..<20) func whatIsUnderTheFingersStaysThere(block: UInt64) {
    for seed in block * 50..<block * 50 + 50 { Sequence(seed: seed).run() }
  }

  @MainActor private final class Sequence {
    let seed: UInt64
    var random: SeededGenerator
    let rig: ZoomRig
    /// The point of the content that was between the fingers when they began to zoom.
    var held: CGPoint?
    var begun = 0

    init(seed: UInt64) {
      self.seed = seed
      random = SeededGenerator(seed: seed)
      let size = CGSize(width: random.between(100, 1500), height: random.between(100, 2500))
      let least = random.between(0.2, 1)
      rig = ZoomRig(content: size, limits: least...least * random.between(1.2, 8))
      rig.scroll.bouncesZoom = random.next() % 5 > 0
      rig.scroll.bounces = random.next() % 5 > 0
      let edges = rig.scroll.contentSize
      rig.scroll.contentOffset = CGPoint(
        x: random.between(0, max(0, edges.width - 400)).rounded(), y: random.between(0, max(0, edges.height - 600)).rounded())
      rig.recorder.onMessage = { [unowned self] name, _ in if name == "willBeginZooming" { begin() } }
    }

    func run() {
      rig.down([0: point(), 1: point()])
      for _ in 0..<Int(random.between(1, 6)) {
        walk()
        if random.next() % 4 == 0 { swapFinger() }
      }
      if random.next() % 2 == 0 { rig.up(0, 1) } else { leaveOneByOne() }
      #expect(rig.stage.settle(), "seed \(seed)")
      let limits = rig.scroll.minimumZoomScale...rig.scroll.maximumZoomScale
      #expect(limits.contains(rig.scroll.zoomScale), "seed \(seed): \(rig.scroll.zoomScale)")
      #expect(rig.recorder.names.count { $0 == "didEndZooming" } == begun, "seed \(seed): \(rig.recorder.messages)")
      rig.expectSettled()
    }

    private func point() -> CGPoint { CGPoint(x: random.between(0, 399), y: random.between(0, 599)) }

    private func walk() {
      let from = rig.fingers
      let to = [0: point(), 1: point()]
      let steps = Int(random.between(2, 15))
      for step in 1...steps {
        rig.stage.run(to: rig.stage.time + 1 / 120)
        let part = CGFloat(step) / CGFloat(steps)
        rig.move(from.mapValues { $0 }.merging(to) { a, b in CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part) })
        check()
      }
    }

    private var center: CGPoint { rig.fingers.values.reduce(.zero) { CGPoint(x: $0.x + $1.x / 2, y: $0.y + $1.y / 2) } }

    private func begin() {
      begun += 1
      let machine = rig.scroll.machine
      // Past an edge the fingers hold more than shows.
      held = machine.geometry.clamped(machine.offset) == machine.offset ? rig.point(at: center) : nil
    }

    private func check() {
      guard rig.scroll.isZooming, let held else { return }
      let (center, geometry) = (center, rig.scroll.machine.geometry)
      let (scale, place) = (rig.scroll.zoomScale, rig.place(of: held))
      let wanted = CGPoint(x: held.x * scale - center.x, y: held.y * scale - center.y)
      let halfAPixel = 0.5 / 3 + 1e-6
      if geometry.axes.x.clamped(wanted.x) == wanted.x { #expect(abs(place.x - center.x) <= halfAPixel, "seed \(seed)") }
      if geometry.axes.y.clamped(wanted.y) == wanted.y { #expect(abs(place.y - center.y) <= halfAPixel, "seed \(seed)") }
    }

    private func swapFinger() {
      let id = Int(random.next() % 2)
      rig.up(id)
      held = nil
      rig.stage.run(to: rig.stage.time + random.between(0, 0.2))
      rig.down([id: point()])
    }

    private func leaveOneByOne() {
      rig.up(1)
      rig.stage.run(to: rig.stage.time + 0.02)
      rig.move([0: point()])
      rig.up(0)
    }
  }
}
