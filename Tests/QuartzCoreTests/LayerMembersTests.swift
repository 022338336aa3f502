import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite struct LayerMembersTests {
  private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func fills(_ root: CALayer, _ compositor: Compositor, at time: Double) -> Int {
    root.backgroundColor = CGColor(gray: CGFloat(time) / 10, alpha: 1)
    let frame = compositor.frame(at: time)
    return frame?.list.commands.filter { if case .fillRect = $0 { true } else { false } }.count ?? 0
  }

  @Test func aLayerWithASingleSideIsNotShownFromBehind() {
    let root = layer(box(0, 0, 100, 100))
    let card = layer(box(10, 10, 20, 20), in: root)
    card.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let compositor = Compositor(root: root, size: root.bounds.size, scale: 1)
    var now = 0.0
    compositor.now = { now }
    CATransaction.setDisableActions(true)
    defer { CATransaction.setDisableActions(false) }
    card.transform = CATransform3DMakeRotation(.pi * 0.75, 0, 1, 0)
    #expect(card.isDoubleSided && fills(root, compositor, at: 1) == 2)
    card.isDoubleSided = false
    #expect(fills(root, compositor, at: 2) == 1)
    let picture = CGContext(size: root.bounds.size, scale: 1)
    root.render(in: picture)
    #expect(picture.list.commands.filter { if case .fillRect = $0 { true } else { false } }.count == 1)
    card.transform = CATransform3DMakeScale(-1, 1, 1)
    #expect(fills(root, compositor, at: 3) == 2, "mirrored in its plane it still faces the viewer")
    card.transform = CATransform3DIdentity
    let turn = CABasicAnimation(keyPath: "transform.rotation.x")
    (turn.fromValue, turn.toValue, turn.duration) = (0.0, Double.pi, 2)
    now = 4
    _ = compositor.frame(at: 4)
    card.add(turn, forKey: nil)
    now = 4.5
    #expect(fills(root, compositor, at: 4.5) == 2)
    now = 5.5
    #expect(fills(root, compositor, at: 5.5) == 1)
  }

  @Test func aDeepAnchorMovesATurnedLayer() {
    let card = layer(box(0, 0, 100, 100))
    card.anchorPointZ = 10
    #expect(card.frame == box(0, 0, 100, 100))
    // About a point 10 before the plane, a quarter turn about y moves the middle by 10 to the side.
    card.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let middle = card.convert(CGPoint(x: 50, y: 50), to: nil)
    #expect(abs(abs(middle.x - 50) - 10) < 1e-9 && abs(middle.y - 50) < 1e-9)
    #expect(card.transform == CATransform3DMakeRotation(.pi / 2, 0, 1, 0) && abs(card.affineTransform().tx) < 1e-9)
    card.anchorPointZ = 0
    #expect(abs(card.convert(CGPoint(x: 50, y: 50), to: nil).x - 50) < 1e-9)
  }

  @Test func anInverseUndoesATransform() {
    var transform = CATransform3DMakeRotation(0.6, 1, 2, 3)
    (transform.m34, transform.m41, transform.m43, transform.m22) = (-0.002, 7, 9, 1.5)
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    let (found, one) = (
      [product.m11, product.m12, product.m13, product.m14, product.m21, product.m22, product.m23, product.m24]
        + [product.m31, product.m32, product.m33, product.m34, product.m41, product.m42, product.m43, product.m44],
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] as [CGFloat]
    )
    #expect(zip(found, one).allSatisfy { abs($0 - $1) < 1e-9 })
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func scrollLayersMoveToPointsAndRectangles() {
    let scroll = CAScrollLayer()
    #expect(scroll.masksToBounds && scroll.scrollMode == .both)
    scroll.bounds = box(0, 0, 100, 50)
    scroll.scroll(to: CGPoint(x: 30, y: 40))
    #expect(scroll.bounds == box(30, 40, 100, 50))
    scroll.scroll(to: box(20, 80, 10, 30))
    #expect(scroll.bounds == box(20, 60, 100, 50))
    scroll.scroll(to: box(30, 70, 10, 10))
    #expect(scroll.bounds == box(20, 60, 100, 50), "visible already")
    scroll.scroll(to: box(500, 0, 200, 10))
    #expect(scroll.bounds == box(500, 0, 100, 50), "the start of what is too large")
    scroll.scrollMode = .vertically
    scroll.scroll(to: CGPoint(x: 1, y: 2))
    #expect(scroll.bounds.origin == CGPoint(x: 500, y: 2))
    scroll.scrollMode = .horizontally
    scroll.scroll(to: CGPoint(x: 1, y: 9))
    #expect(scroll.bounds.origin == CGPoint(x: 1, y: 2))
    scroll.scrollMode = .none
    scroll.scroll(to: CGPoint(x: 0, y: 0))
    #expect(scroll.bounds.origin == CGPoint(x: 1, y: 2))
    #expect(CAScrollLayer(layer: scroll).scrollMode == .none)
  }

  @Test func layersScrollTheLayerAroundThem() {
    let scroll = CAScrollLayer()
    scroll.frame = box(0, 0, 100, 50)
    let content = layer(box(0, 0, 300, 300), in: scroll)
    let item = layer(box(120, 200, 20, 20), in: content)
    #expect(content.visibleRect == box(0, 0, 100, 50) && item.visibleRect.isNull)
    item.scroll(CGPoint(x: 5, y: 5))
    #expect(scroll.bounds.origin == CGPoint(x: 125, y: 205))
    #expect(item.visibleRect == box(5, 5, 15, 15))
    item.scrollRectToVisible(item.bounds)
    #expect(scroll.bounds.origin == CGPoint(x: 120, y: 200) && item.visibleRect == item.bounds)
    let alone = layer(box(3, 4, 10, 20))
    alone.scroll(CGPoint(x: 1, y: 1))
    alone.scrollRectToVisible(box(50, 50, 1, 1))
    #expect(alone.frame == box(3, 4, 10, 20) && alone.visibleRect == alone.bounds)
    alone.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(alone.preferredFrameSize() == CGSize(width: 20, height: 40))
  }

  @Test func namesHaveValuesOfStylesAndClasses() {
    final class Styled: CALayer {
      override class func defaultValue(forKey key: String) -> Any? {
        key == "kind" ? "class" : super.defaultValue(forKey: key)
      }
    }
    let layer = Styled()
    #expect(layer.value(forKey: "kind") as? String == "class" && layer.value(forKey: "size") == nil)
    layer.style = ["size": 3, "style": ["kind": "style", "size": 4]]
    #expect(layer.value(forKey: "kind") as? String == "style" && layer.value(forKey: "size") as? Int == 3)
    layer.setValue("own", forKey: "kind")
    #expect(layer.value(forKey: "kind") as? String == "own")
    #expect(CALayer.defaultValue(forKey: "opacity") as? CGFloat == 1 && CALayer.defaultValue(forKey: "kind") == nil)
    #expect(Styled.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(CALayer.defaultValue(forKey: "strokeEnd") == nil && layer.shouldArchiveValue(forKey: "kind"))
    #expect(Styled(layer: layer).style?["size"] as? Int == 3)
  }

  @Test func changesOfNamedValuesAskForDrawing() {
    final class Gauge: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }
    }
    let gauge = Gauge()
    gauge.setValue(0.5, forKey: "other")
    #expect(!gauge.needsDisplay())
    gauge.setValue(0.5, forKey: "level")
    #expect(gauge.needsDisplay() && !CALayer.needsDisplay(forKey: "level"))
  }

  @Test func propertiesWithoutEffectAreKept() {
    let layer = CALayer()
    #expect(!layer.allowsEdgeAntialiasing && layer.allowsGroupOpacity && layer.minificationFilterBias == 0)
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    (layer.allowsEdgeAntialiasing, layer.allowsGroupOpacity, layer.minificationFilterBias) = (true, false, 0.5)
    layer.edgeAntialiasingMask = .layerTopEdge
    let copy = CALayer(layer: layer)
    #expect(copy.allowsEdgeAntialiasing && !copy.allowsGroupOpacity && copy.minificationFilterBias == 0.5)
    #expect(copy.edgeAntialiasingMask == .layerTopEdge)
  }

  @Test func aConicGradientBeginsTowardsItsEndPoint() {
    let gradient = CAGradientLayer()
    gradient.frame = box(0, 0, 40, 20)
    gradient.colors = [CGColor.black, CGColor.white]
    (gradient.type, gradient.startPoint, gradient.endPoint) = (.conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
    guard case .conicGradient(let shown, let center, let angle)? = gradient.shownVector?.commands[2] else {
      Issue.record("no gradient")
      return
    }
    #expect(center == CGPoint(x: 20, y: 10) && abs(angle + .pi / 2) < 1e-12 && shown.locations == [0, 1])
  }
}
