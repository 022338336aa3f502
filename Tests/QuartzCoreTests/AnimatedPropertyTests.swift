import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Animations of properties that only some layers have, of parts out of the plane, and of unknown names.
@MainActor @Suite struct AnimatedPropertyTests {
  private let root = CALayer()
  private let compositor: Compositor
  private let clock = Clock()

  @MainActor private final class Clock { var now = 0.0 }

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    compositor = Compositor(root: root, size: root.bounds.size, scale: 1)
    compositor.now = { [clock] in clock.now }
    _ = compositor.frame(at: 0)
  }

  private func show(_ layer: CALayer) {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    root.addSublayer(layer)
    _ = compositor.frame(at: clock.now)
  }

  private func animate(_ layer: CALayer, _ keyPath: String, from: Any?, to: Any?) {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    layer.add(animation, forKey: keyPath)
  }

  private func advance(to time: Double) {
    clock.now = time
    _ = compositor.frame(at: time)
  }

  private var line: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 80, y: 0))
    path.addLine(to: CGPoint(x: 80, y: 20))
    return path
  }

  private func strokes(_ layer: CALayer) -> [CGPath] {
    (layer.shownVector?.commands ?? []).compactMap { if case .stroke(let path, _, _) = $0 { path } else { nil } }
  }

  @Test func aStrokeGrowsAlongItsPath() {
    let shape = CAShapeLayer()
    (shape.path, shape.strokeColor, shape.fillColor) = (line, CGColor(red: 0, green: 0, blue: 0, alpha: 1), nil)
    show(shape)
    animate(shape, "strokeEnd", from: 0, to: 1)
    advance(to: 0.5)
    #expect(strokes(shape).map(\.boundingBoxOfPath) == [CGRect(x: 0, y: 0, width: 50, height: 0)])
    advance(to: 0.9)
    #expect(strokes(shape).map(\.boundingBoxOfPath) == [CGRect(x: 0, y: 0, width: 80, height: 10)])
    advance(to: 2)
    #expect(strokes(shape) == [line])
  }

  @Test func aPartOfAStrokeHasTheCurvesOfTheWhole() throws {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let part = circle.part(from: 0.25, to: 0.75)
    #expect(part.elements.count == 3)
    let box = part.boundingBoxOfPath
    #expect(abs(box.width * box.height - 200) < 0.5)
    #expect(circle.part(from: 0, to: 1).boundingBoxOfPath == circle.boundingBoxOfPath)
    let shape = CAShapeLayer()
    (shape.path, shape.strokeColor, shape.strokeStart, shape.strokeEnd) = (circle, .layerDefault, 0.6, 0.4)
    #expect(strokes(shape).isEmpty)
  }

  @Test func pathsColorsAndWidthsGoOver() throws {
    let shape = CAShapeLayer()
    let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let large = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    shape.path = small
    show(shape)
    animate(shape, "path", from: small, to: large)
    animate(
      shape, "fillColor", from: CGColor(red: 0, green: 0, blue: 0, alpha: 1), to: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    animate(shape, "lineWidth", from: 2, to: 4)
    advance(to: 0.5)
    guard case .fill(let path, _, let color)? = shape.shownVector?.commands.first else { Issue.record("no fill"); return }
    #expect(path.boundingBoxOfPath.width == 20 && color.components?.first == 0.5)
    let shown = try #require(shape.presentation())
    #expect(shown.lineWidth == 3 && shown.path?.boundingBoxOfPath.width == 20 && shape.lineWidth == 1)
    #expect(shape.path == small)
  }

  @Test func pathsOfDifferentElementsSwitch() {
    #expect(line.blended(with: CGPath(rect: .init(x: 0, y: 0, width: 1, height: 1), transform: nil), at: 0.2).elements.count == 5)
  }

  @Test func gradientsMoveTheirStops() throws {
    let gradient = CAGradientLayer()
    let (black, white) = (CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    gradient.colors = [black, white]
    show(gradient)
    animate(gradient, "locations", from: [0, 0.5], to: [0.5, 1])
    animate(gradient, "colors", from: [black, white], to: [white, white])
    animate(gradient, "startPoint", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 0))
    animate(gradient, "endPoint.y", from: 0, to: 1)
    advance(to: 0.5)
    guard case .linearGradient(let shown, let from, let to)? = gradient.shownVector?.commands[2] else {
      Issue.record("no gradient")
      return
    }
    #expect(shown.locations == [0.25, 0.75] && shown.colors[0].components?.first == 0.5)
    #expect(from == CGPoint(x: 50, y: 0) && to == CGPoint(x: 50, y: 25))
    #expect(gradient.presentation()?.locations == [0.25, 0.75])
  }

  @Test func aTurnOutOfThePlaneIsSeenAsACompression() {
    let layer = CALayer()
    show(layer)
    animate(layer, "transform.rotation.y", from: 0, to: Double.pi * 2 / 3)
    advance(to: 0.5)
    #expect(abs(layer.shownGeometry.transform.a - 0.5) < 1e-9 && layer.shownGeometry.transform.d == 1)
    animate(layer, "transform.rotation.x", from: Double.pi, to: Double.pi)
    animate(layer, "transform.translation.z", from: 0, to: 100)
    #expect(abs(layer.shownGeometry.transform.d + 1) < 1e-9)
  }

  @Test func aShadowChangesItsPath() {
    let layer = CALayer()
    show(layer)
    let (a, b) = (
      CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
      CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
    )
    animate(layer, "shadowPath", from: a, to: b)
    advance(to: 0.5)
    #expect(layer.presentation()?.shadowPath?.boundingBoxOfPath.width == 15)
  }

  @Test func anUnknownNameChangesNothingAndEnds() {
    final class Ends: NSObject, CAAnimationDelegate {
      var ended: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended.append(flag) }
    }
    let (layer, ends) = (CALayer(), Ends())
    show(layer)
    for path in ["position.z", "strokeEnd", "contentsHeadroom"] {
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue, animation.duration, animation.delegate) = (0, 1, 1, ends)
      layer.add(animation, forKey: path)
    }
    advance(to: 0.5)
    #expect(layer.shownGeometry == layer.geometry)
    advance(to: 1)
    #expect(ends.ended == [true, true, true])
  }

  @Test func valuesContainTransforms() {
    let transform = CATransform3DMakeTranslation(1, 2, 3)
    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
    let layer = CALayer()
    show(layer)
    animate(
      layer, "transform", from: NSValue(caTransform3D: CATransform3DIdentity),
      to: NSValue(caTransform3D: CATransform3DMakeTranslation(10, 0, 0)))
    advance(to: 0.5)
    #expect(layer.shownGeometry.transform.tx == 5)
  }

  // MARK: Time

  @Test func aLayersTimeStopsAndGoesOn() {
    let (outer, layer) = (CALayer(), CALayer())
    show(outer)
    outer.addSublayer(layer)
    animate(layer, "opacity", from: 0, to: 1)
    advance(to: 0.25)
    outer.timeOffset = outer.convertTime(0.25, from: nil)
    outer.speed = 0
    advance(to: 3)
    #expect(layer.shownLook.opacity == 0.25 && !compositor.isAnimating)
    outer.timeOffset = 0.75
    #expect(layer.shownLook.opacity == 0.75)
    let paused = outer.timeOffset
    (outer.speed, outer.timeOffset, outer.beginTime) = (1, 0, 0)
    outer.beginTime = outer.convertTime(3, from: nil) - paused
    #expect(layer.shownLook.opacity == 0.75 && compositor.isAnimating)
    advance(to: 3.125)
    #expect(layer.shownLook.opacity == 0.875)
    advance(to: 3.25)
    #expect(!compositor.isAnimating && layer.animationKeys() == nil)
  }

  @Test func timesAreConvertedThroughBothLayers() {
    let (a, b) = (CALayer(), CALayer())
    show(a)
    a.addSublayer(b)
    (a.speed, a.timeOffset, b.beginTime) = (2, 1, 3)
    #expect(a.convertTime(10, from: nil) == 21 && b.convertTime(10, from: nil) == 18)
    #expect(b.convertTime(18, to: nil) == 10 && a.convertTime(18, from: b) == 21 && a.convertTime(21, to: b) == 18)
  }

  @Test func aFasterLayerRunsItsAnimationsFaster() {
    let layer = CALayer()
    show(layer)
    layer.speed = 2
    animate(layer, "opacity", from: 0, to: 1)
    advance(to: 0.25)
    #expect(layer.shownLook.opacity == 0.5)
  }

  // MARK: Corners

  @Test func continuousCornersBeginEarlierAndMeetTheCircleInTheMiddle() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    let path = Corners(radius: 20, places: .all, curve: .continuous).path(frame, radius: 20)
    #expect(path.boundingBoxOfPath == frame)
    let middle = 20 * (1 - 0.5.squareRoot())
    #expect(path.contains(CGPoint(x: middle + 0.05, y: middle + 0.05)))
    #expect(!path.contains(CGPoint(x: middle - 0.05, y: middle - 0.05)))
    // The circle has the point on its edge at 20 points from the corner.
    #expect(!path.contains(CGPoint(x: 22, y: 0.1)) && path.contains(CGPoint(x: 31, y: 0.1)))
    let one = Corners(radius: 20, places: .layerMinXMinYCorner, curve: .continuous).path(frame, radius: 20)
    #expect(one.contains(CGPoint(x: 99.9, y: 0.1)) && !one.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func theCurveOfCornersIsPainted() {
    let layer = CALayer()
    layer.backgroundColor = .layerDefault
    (layer.cornerRadius, layer.cornerCurve) = (10, .continuous)
    show(layer)
    compositor.repaintAll()
    let commands = compositor.composite()?.list.commands ?? []
    #expect(commands.contains { if case .fill = $0 { true } else { false } })
    #expect(!commands.contains { if case .fillRoundedRect = $0 { true } else { false } })
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
  }
}
