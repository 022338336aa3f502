import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Geometry, order and layout of layers by themselves.
@MainActor @Suite struct LayerTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    parent?.addSublayer(layer)
    return layer
  }

  @Test func frameFollowsPositionAnchorAndTransform() {
    let layer = box(10, 20, 30, 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: -1))
    #expect(layer.frame == CGRect(x: 25, y: 0, width: 60, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(layer.bounds.size == CGSize(width: 10, height: 20))
  }

  @Test func pointsConvertThroughTheCommonAncestor() {
    let root = box(0, 0, 100, 100)
    let left = box(10, 10, 20, 20, in: root)
    let right = box(50, 10, 20, 20, in: root)
    right.bounds.origin = CGPoint(x: 0, y: 1_000)
    let inner = box(5, 1_005, 4, 4, in: right)
    #expect(left.convert(CGPoint(x: 1, y: 2), to: inner) == CGPoint(x: -44, y: -3))
    #expect(inner.convert(CGPoint(x: -44, y: -3), to: left) == CGPoint(x: 1, y: 2))
    #expect(left.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 12))
    #expect(left.convert(CGPoint(x: 11, y: 12), from: root) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGRect(x: 0, y: 0, width: 4, height: 4), to: right) == CGRect(x: 5, y: 1_005, width: 4, height: 4))
  }

  @Test func hitsAreTheDeepestInFront() {
    let root = box(0, 0, 100, 100)
    let back = box(0, 0, 50, 50, in: root)
    let front = box(25, 25, 50, 50, in: root)
    let out = box(40, 0, 30, 10, in: back)
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    #expect(root.hitTest(CGPoint(x: 60, y: 5)) === out, "what sticks out is hit")
    back.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 60, y: 5)) === root)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    #expect(root.hitTest(CGPoint(x: 100, y: 5)) == nil, "the far edges are outside")
  }

  @Test func sublayersKeepTheirOrder() {
    let root = CALayer()
    let (a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer())
    func order() -> String {
      (root.sublayers ?? []).map { $0 === a ? "a" : $0 === b ? "b" : $0 === c ? "c" : "d" }.joined()
    }
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(order() == "cab")
    root.insertSublayer(c, above: a)
    #expect(order() == "acb")
    root.insertSublayer(b, below: a)
    #expect(order() == "bac")
    root.replaceSublayer(a, with: d)
    #expect(order() == "bdc")
    #expect(a.superlayer == nil)
    root.addSublayer(b)
    #expect(order() == "dcb")
    root.sublayers = [a, d]
    #expect(order() == "ad")
    #expect(b.superlayer == nil && a.superlayer === root)
  }

  @Test func layoutVisitsOnlyWhatIsMarkedAndTheWayThere() {
    final class Counting: CALayer {
      var laidOut = 0
      override func layoutSublayers() { laidOut += 1 }
    }
    let root = Counting()
    let children = (0..<100).map { _ in Counting() }
    for child in children { root.addSublayer(child) }
    let leaf = Counting()
    children[7].addSublayer(leaf)
    root.layoutIfNeeded()
    let all = [root, leaf] + children
    #expect(all.allSatisfy { $0.laidOut == 1 })
    root.layoutIfNeeded()
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(all.map(\.laidOut).reduce(0, +) == all.count + 1)
    #expect(leaf.laidOut == 2)
    leaf.bounds.origin.y = 5
    leaf.layoutIfNeeded()
    #expect(leaf.laidOut == 3)
  }

  @Test func layoutThatAddsLayersLaysThemOutToo() {
    final class Growing: CALayer {
      var depth = 0
      override func layoutSublayers() {
        guard depth < 5, sublayers == nil else { return }
        let child = Growing()
        child.depth = depth + 1
        addSublayer(child)
      }
    }
    let root = Growing()
    root.layoutIfNeeded()
    var count = 0
    var next: CALayer? = root
    while let layer = next {
      count += 1
      #expect(!layer.needsLayout())
      next = layer.sublayers?.first
    }
    #expect(count == 6)
  }

  @Test func aLayerThatRemovesItsSiblingsWhileLaidOutLeavesTheRest() {
    final class Removing: CALayer {
      var victims: [CALayer] = []
      var laidOut = 0
      override func layoutSublayers() {
        laidOut += 1
        for victim in victims { victim.removeFromSuperlayer() }
      }
    }
    let root = CALayer()
    let layers = (0..<6).map { _ in Removing() }
    for layer in layers { root.addSublayer(layer) }
    for layer in layers { layer.victims = layers.filter { $0 !== layer } }
    root.layoutIfNeeded()
    #expect(root.sublayers?.count == 1)
    #expect(layers.map(\.laidOut).reduce(0, +) == 1)
    for layer in layers { layer.victims = [] }
  }

  @Test func layersGoWithTheirSuperlayer() {
    weak var child: CALayer?
    let kept = CALayer()
    do {
      let root = CALayer()
      let layer = CALayer()
      child = layer
      root.addSublayer(layer)
      root.addSublayer(kept)
    }
    #expect(child == nil)
    #expect(kept.superlayer == nil)
  }

  @Test func removedLayersAreNotKept() {
    weak var gone: CALayer?
    let root = CALayer()
    do {
      let layer = CALayer()
      root.addSublayer(layer)
      layer.setNeedsDisplay()
      layer.removeFromSuperlayer()
      gone = layer
    }
    #expect(gone == nil)
  }

  @Test func geometryThatIsNotFiniteStops() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { CALayer().position.x = .nan } }
    await #expect(processExitsWith: .failure) { await MainActor.run { CALayer().bounds.size.width = .infinity } }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layer = CALayer()
        layer.addSublayer(layer)
      }
    }
  }
}
