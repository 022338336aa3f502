import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TestSupport

/// Random trees under random changes: repainting only the damage gives the picture that repainting everything gives.
@MainActor @Suite struct DamageTests {
  private static let side = 48

  @Test(arguments: 0..<30) func repaintingTheDamageIsRepaintingAll(seed: Int) {
    var world = World(seed: seed)
    var kept = ReferenceRaster(width: Self.side, height: Self.side)
    for step in 0..<20 {
      if step > 0 { world.change() }
      if let frame = world.compositor.composite() { kept.draw(frame) }
      var whole = ReferenceRaster(width: Self.side, height: Self.side)
      world.compositor.repaintAll()
      whole.draw(world.compositor.composite()!)
      #expect(kept == whole, "seed \(seed), step \(step): \(world.log.suffix(4))")
      if kept != whole { return }
    }
  }

  @Test(arguments: 0..<20) func damageIsDisjointAndOnTheScreen(seed: Int) {
    var world = World(seed: seed)
    for _ in 0..<20 {
      world.change()
      guard let frame = world.compositor.composite() else { continue }
      #expect(!frame.damage.isEmpty)
      for (i, a) in frame.damage.enumerated() {
        #expect(CGRect(x: 0, y: 0, width: Self.side, height: Self.side).contains(a))
        #expect([a.minX, a.minY, a.maxX, a.maxY].allSatisfy { $0 == $0.rounded() })
        for b in frame.damage[..<i] { #expect(!Extent(a).intersects(Extent(b)), "\(a) \(b)") }
      }
    }
  }

  /// A tree that changes by the dice, some layers with many sublayers, some outside the tree.
  @MainActor private struct World {
    let compositor: Compositor
    var layers: [CALayer]
    var dice: SeededGenerator
    var log: [String] = []

    init(seed: Int) {
      var dice = SeededGenerator(seed: UInt64(seed) &* 7919 &+ 1)
      let root = StillLayer()
      root.frame = CGRect(x: 0, y: 0, width: DamageTests.side, height: DamageTests.side)
      if seed.isMultiple(of: 2) { root.backgroundColor = CGColor(red: 0.95, green: 0, blue: 0, alpha: 1) }
      layers = [root]
      let count = seed % 3 == 0 ? 90 : 12
      for i in 1...count {
        let layer = i % 9 == 5 ? StillReplicator() : StillLayer()
        let home = count == 90 ? (i < 70 ? root : layers[dice.roll(0..<4)]) : layers[dice.roll(0..<i)]
        home.addSublayer(layer)
        layers.append(layer)
      }
      compositor = Compositor(root: root, size: root.bounds.size, scale: 1)
      self.dice = dice
      for layer in layers.dropFirst() {
        layer.frame = rect()
        layer.backgroundColor = color()
      }
    }

    mutating func rect() -> CGRect {
      CGRect(x: dice.roll(-10..<44), y: dice.roll(-10..<44), width: dice.roll(0..<24), height: dice.roll(0..<24))
    }

    mutating func color() -> CGColor? {
      let value = dice.roll(0..<900)
      return value < 150 ? nil : CGColor(red: CGFloat(value) / 1000, green: 0, blue: 0, alpha: 1)
    }

    mutating func change() {
      for _ in 0..<dice.roll(0..<4) { changeOne() }
    }

    private mutating func changeOne() {
      let layer = layers[dice.roll(1..<layers.count)]
      let other = layers[dice.roll(0..<layers.count)]
      let what = dice.roll(0..<15)
      log.append("\(what)")
      switch what {
      case 0: layer.frame = rect()
      case 1: layer.backgroundColor = color()
      case 2: layer.isHidden.toggle()
      case 3: layer.masksToBounds.toggle()
      case 4: layer.bounds.origin = CGPoint(x: dice.roll(-8..<8), y: dice.roll(-8..<8))
      case 5: layer.removeFromSuperlayer()
      case 6, 7: if !isInside(other, layer) { other.addSublayer(layer) }
      case 8: if !isInside(other, layer) { other.insertSublayer(layer, at: 0) }
      case 9: layer.zPosition = CGFloat(dice.roll(-2..<3))
      case 10: layer.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(dice.roll(0..<8)) * 0.4))
      case 11: layer.setAffineTransform(CGAffineTransform(scaleX: CGFloat(dice.roll(1..<3)), y: 1))
      case 12:
        layer.sublayerTransform = CATransform3DMakeRotation(CGFloat(dice.roll(0..<4)) * .pi / 2, 0, 0, 1)
      case 13:
        guard let replicator = layers.compactMap({ $0 as? StillReplicator }).randomElement(using: &dice) else { break }
        replicator.instanceCount = dice.roll(0..<4)
        replicator.instanceTransform = CATransform3DMakeTranslation(CGFloat(dice.roll(-9..<9)), CGFloat(dice.roll(-9..<9)), 0)
      default: layer.position.x += CGFloat(dice.roll(-9..<9))
      }
    }

    private func isInside(_ layer: CALayer, _ ancestor: CALayer) -> Bool {
      var next: CALayer? = layer
      while let candidate = next {
        if candidate === ancestor { return true }
        next = candidate.superlayer
      }
      return false
    }
  }
}
