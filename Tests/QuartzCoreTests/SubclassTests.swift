import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Written as for Apple's platforms, without a word for Linux.
private final class Dial: CALayer {
  var angle: CGFloat = 0

  override init() {
    super.init()
    angle = 1
  }

  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? Dial { angle = other.angle }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Wobble: CABasicAnimation {
  let amount: CGFloat

  override init() {
    amount = 3
    super.init()
  }

  required init?(coder: NSCoder) { nil }
}

private final class Once: CADisplayLink {
  override func invalidate() { super.invalidate() }
}

@MainActor @Suite struct SubclassTests {
  @Test func aLayerOfAClassThatIsOnlyKnownAsAValueIsMadeByItsOwnInitializer() {
    let type: CALayer.Type = Dial.self
    #expect((type.made() as? Dial)?.angle == 1)
    #expect(Swift.type(of: (CAShapeLayer.self as CALayer.Type).made()) == CAShapeLayer.self)
    #expect(Swift.type(of: CALayer.made()) == CALayer.self)
  }

  @Test func aPresentationCopyTakesOverWhatTheSubclassAdds() throws {
    let root = CALayer()
    let compositor = Compositor(root: root, size: CGSize(width: 9, height: 9), scale: 1)
    let dial = Dial()
    root.addSublayer(dial)
    dial.angle = 7
    let shown = try #require(dial.presentation())
    #expect(shown !== dial && shown.angle == 7 && shown.model() === dial)
    let shape = CAShapeLayer()
    shape.lineWidth = 5
    root.addSublayer(shape)
    #expect(shape.presentation()?.lineWidth == 5)
    withExtendedLifetime(compositor) {}
  }

  @Test func anAnimationIsCopiedWithItsClass() throws {
    let wobble = Wobble()
    (wobble.keyPath, wobble.toValue, wobble.duration) = ("opacity", 0.5, 2)
    let copy = try #require(wobble.copy() as? Wobble)
    #expect(copy !== wobble && copy.keyPath == "opacity" && copy.toValue as? Double == 0.5 && copy.duration == 2)
    #expect(copy.amount == 3)
  }

  @Test func allAreObjectsAsOnApplesPlatforms() {
    let objects: [NSObject] = [
      CALayer(), CABasicAnimation(keyPath: "opacity"), CAMediaTimingFunction(name: .linear), CATransaction(), Once { _ in },
    ]
    #expect(Set(objects).count == 5)
    #expect(CAMediaTimingFunction(name: .easeIn).isEqual(CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)))
    #expect(CAMediaTimingFunction(name: .easeIn) != CAMediaTimingFunction(name: .easeOut))
  }
}
