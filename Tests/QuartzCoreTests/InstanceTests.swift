import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct InstanceTests {
  private let root = StillLayer()
  private let compositor: Compositor
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    compositor = Compositor(root: root, size: root.bounds.size, scale: 1)
  }

  private func square(_ x: CGFloat, _ y: CGFloat, in layer: CALayer) -> StillLayer {
    let square = StillLayer()
    square.frame = CGRect(x: x, y: y, width: 10, height: 10)
    square.backgroundColor = red
    layer.addSublayer(square)
    return square
  }

  private func replicator(_ count: Int) -> CAReplicatorLayer {
    let replicator = StillReplicator()
    replicator.frame = root.bounds
    root.addSublayer(replicator)
    replicator.instanceCount = count
    return replicator
  }

  private func damage(at time: TimeInterval = 0) -> [CGRect]? { compositor.frame(at: time)?.damage }

  private func picture() -> [Int] {
    var raster = ReferenceRaster(width: 100, height: 100)
    raster.draw(compositor.wholePicture())
    return raster.pixels
  }

  private func shows(_ x: Int, _ y: Int) -> Bool { picture()[y * 100 + x] == 1_000_000 }

  @Test func aReplicatorHasAppleDefaults() {
    let layer = CAReplicatorLayer()
    #expect(layer.instanceCount == 1 && layer.instanceDelay == 0 && !layer.preservesDepth)
    #expect(CATransform3DIsIdentity(layer.instanceTransform) && layer.instanceColor?.alpha == 1 && layer.instanceColor?.red == 1)
    #expect(
      [layer.instanceRedOffset, layer.instanceGreenOffset, layer.instanceBlueOffset, layer.instanceAlphaOffset] == [0, 0, 0, 0])
  }

  @Test func eachInstanceIsPlacedFromTheOneBefore() {
    let replicator = replicator(3)
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 5, 0)
    _ = square(10, 10, in: replicator)
    #expect(damage() == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(shows(15, 15) && shows(35, 20) && shows(55, 25) && !shows(75, 30) && !shows(25, 15))
    replicator.instanceCount = 2
    #expect(damage() == [CGRect(x: 10, y: 10, width: 50, height: 20)])
    #expect(shows(35, 20) && !shows(55, 25))
    replicator.instanceCount = 0
    _ = damage()
    #expect(!shows(15, 15))
  }

  @Test func instancesTurnAboutTheCentreOfTheBounds() {
    let replicator = replicator(4)
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    _ = square(45, 0, in: replicator)
    _ = damage()
    #expect(shows(50, 5) && shows(95, 50) && shows(50, 95) && shows(5, 50) && !shows(50, 50))
  }

  @Test func aChangeBelowPaintsAllInstancesAnew() {
    let replicator = replicator(2)
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 40, 0)
    let square = square(10, 10, in: replicator)
    _ = damage()
    square.position.x += 20
    #expect(damage() == [CGRect(x: 10, y: 10, width: 10, height: 50), CGRect(x: 30, y: 10, width: 10, height: 50)])
    #expect(shows(35, 15) && shows(35, 55) && !shows(15, 15) && !shows(15, 55))
    #expect(damage() == nil)
  }

  @Test func laterInstancesShowAnimationsAsTheyWereBefore() {
    let replicator = replicator(2)
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 40, 0)
    replicator.instanceDelay = 0.5
    let square = square(0, 10, in: replicator)
    _ = damage()
    let way = CABasicAnimation(keyPath: "position.x")
    (way.fromValue, way.toValue, way.duration) = (5, 85, 1)
    square.add(way, forKey: nil)
    _ = damage()
    _ = damage(at: 0.25)
    // The second one has not begun.
    #expect(shows(25, 15) && shows(5, 55) && !shows(25, 55))
    _ = damage(at: 0.75)
    #expect(shows(65, 15) && shows(25, 55) && !shows(5, 55))
    // What is over has left every instance.
    _ = damage(at: 1.25)
    #expect(shows(5, 15) && shows(5, 55) && !shows(65, 55))
  }

  @Test func whatALateInstanceLeavesIsRepainted() {
    let replicator = replicator(3)
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 30, 0)
    replicator.instanceDelay = 0.2
    let square = square(0, 10, in: replicator)
    let way = CABasicAnimation(keyPath: "position.x")
    (way.fromValue, way.toValue, way.duration, way.repeatCount, way.autoreverses) = (5, 85, 1, .infinity, true)
    square.add(way, forKey: nil)
    var kept = ReferenceRaster(width: 100, height: 100)
    for step in 0..<60 {
      if let frame = compositor.frame(at: Double(step) / 20) { kept.draw(frame) }
      #expect(kept.pixels == picture(), "step \(step)")
    }
  }

  @Test func lateInstancesOfLateInstancesAreRepainted() {
    let outer = replicator(2)
    outer.instanceTransform = CATransform3DMakeTranslation(0, 50, 0)
    outer.instanceDelay = 0.35
    let inner = CAReplicatorLayer()
    inner.frame = outer.bounds
    (inner.instanceCount, inner.instanceDelay) = (3, 0.25)
    inner.instanceTransform = CATransform3DMakeTranslation(0, 14, 0)
    outer.addSublayer(inner)
    let way = CABasicAnimation(keyPath: "position.x")
    (way.fromValue, way.toValue, way.duration, way.repeatCount) = (5, 85, 1, .infinity)
    square(0, 2, in: inner).add(way, forKey: nil)
    var kept = ReferenceRaster(width: 100, height: 100)
    for step in 0..<60 {
      if let frame = compositor.frame(at: Double(step) / 20) { kept.draw(frame) }
      #expect(kept.pixels == picture(), "step \(step)")
    }
    // At 2.9 seconds the way is at 77 points, and 0.6 seconds before at 29.
    #expect(shows(77, 7) && shows(29, 71) && !shows(29, 7))
  }

  @Test func aTransformThatCollapsesTheSublayersShowsNothing() {
    let replicator = replicator(2)
    replicator.instanceTransform = CATransform3DMakeScale(0, 0, 1)
    replicator.instanceRedOffset = -0.5
    _ = square(10, 10, in: replicator)
    _ = damage()
    #expect(shows(15, 15) && !shows(50, 50))
    replicator.sublayerTransform = CATransform3DMakeScale(0, 1, 1)
    #expect(damage() == [CGRect(x: 10, y: 10, width: 10, height: 10)])
    #expect(!shows(15, 15))
  }

  @Test func coloursOfInstancesAreMultiplied() {
    let replicator = replicator(2)
    replicator.instanceAlphaOffset = -0.5
    let square = square(10, 10, in: replicator)
    let commands = compositor.frame(at: 0)?.list.commands ?? []
    // Only the second instance is a group.
    #expect(commands.filter { $0 == .beginGroup(alpha: 0.5, .normal) }.count == 1)
    #expect(commands.filter { $0 == .fillRect(square.frame, red) }.count == 2)
    replicator.instanceAlphaOffset = 0
    replicator.instanceColor = CGColor(red: 0, green: 1, blue: 1, alpha: 1)
    let tinted = compositor.frame(at: 0)?.list.commands ?? []
    #expect(tinted.filter { $0 == .beginGroup(alpha: 1, .multiply) }.count == 2)
    #expect(tinted.filter { $0 == .beginGroup(alpha: 1, .destinationIn) }.count == 2)
  }

  @Test func aSublayerTransformIsAboutTheAnchorPoint() {
    let layer = StillLayer()
    layer.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    root.addSublayer(layer)
    let square = square(30, 15, in: layer)
    _ = damage()
    layer.sublayerTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(damage() == [CGRect(x: 50, y: 35, width: 10, height: 10), CGRect(x: 35, y: 50, width: 10, height: 10)])
    #expect(shows(40, 55) && !shows(55, 40))
    let place = square.convert(CGPoint(x: 5, y: 5), to: root)
    #expect(abs(place.x - 40) < 1e-9 && abs(place.y - 55) < 1e-9)
    let back = root.convert(CGPoint(x: 40, y: 55), to: square)
    #expect(abs(back.x - 5) < 1e-9 && abs(back.y - 5) < 1e-9)
    #expect(root.hitTest(CGPoint(x: 40, y: 55)) === square && root.hitTest(CGPoint(x: 55, y: 40)) === layer)
    square.isHidden = true
    #expect(damage() == [CGRect(x: 35, y: 50, width: 10, height: 10)])
  }

  @Test func aSublayerTransformIsAnimated() {
    let layer = StillLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.addSublayer(layer)
    _ = square(0, 0, in: layer)
    _ = damage()
    let way = CABasicAnimation(keyPath: "sublayerTransform.translation.x")
    (way.fromValue, way.toValue, way.duration) = (0, 40, 1)
    layer.add(way, forKey: nil)
    _ = damage()
    _ = damage(at: 0.5)
    #expect(shows(25, 5) && !shows(5, 5))
    _ = damage(at: 1.5)
    #expect(shows(5, 5) && !shows(25, 5))
    #expect(layer.value(forKeyPath: "sublayerTransform.translation.x") as? CGFloat == 0)
    layer.setValue(3, forKeyPath: "sublayerTransform.scale")
    #expect(layer.sublayerTransform.m11 == 3)
  }
}
