public import CoreGraphics
internal import Diagnostics
public import Foundation

/// The pace of a damped spring. Immutable.
///
/// A velocity is in total distances per second, positive towards the end: `dx` and `dy` for positions, the length of the vector for all
/// other properties.
open class UISpringTimingParameters: NSObject, NSCoding, NSCopying, @unchecked Sendable {
  package enum Shape: Equatable {
    /// Comes to rest after the animator's duration.
    case ratio(CGFloat)
    /// Comes to rest by itself; the animator's duration does not count.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    /// A period in seconds; the animator's duration does not count.
    case period(TimeInterval, bounce: CGFloat)
  }

  package let shape: Shape
  /// In total distances per second.
  public let initialVelocity: CGVector

  /// A critically damped spring without velocity. Our choice.
  public override convenience init() { self.init(dampingRatio: 1) }

  /// 1 stops without overshooting, less oscillates; must be positive, and less than 0.01 counts as 0.01.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    ensure(
      ratio > 0 && ratio.isFinite && velocity.dx.isFinite && velocity.dy.isFinite,
      "UISpringTimingParameters(dampingRatio: \(ratio), initialVelocity: \(velocity)): the damping must be positive, all numbers finite"
    )
    (shape, initialVelocity) = (.ratio(ratio), velocity)
    super.init()
  }

  /// The same without velocity.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// A spring by its physics, as `CASpringAnimation`: mass and stiffness must be positive, damping not negative.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    ensure(
      mass > 0 && stiffness > 0 && damping >= 0 && [mass, stiffness, damping, velocity.dx, velocity.dy].allSatisfy(\.isFinite),
      "UISpringTimingParameters(mass: \(mass), stiffness: \(stiffness), damping: \(damping)): mass and stiffness must be positive, damping "
        + "not negative, all numbers finite")
    (shape, initialVelocity) = (.physical(mass: mass, stiffness: stiffness, damping: damping), velocity)
    super.init()
  }

  /// A spring by its undamped period in seconds; the bounce is greater than -1 (overdamped) and at most 1, 0 is critically damped.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    ensure(
      duration > 0 && duration.isFinite && bounce > -1 && bounce <= 1 && velocity.dx.isFinite && velocity.dy.isFinite,
      "UISpringTimingParameters(duration: \(duration), bounce: \(bounce)): the duration must be positive, the bounce greater than -1 and "
        + "at most 1")
    (shape, initialVelocity) = (.period(duration, bounce: bounce), velocity)
    super.init()
  }

  /// The same without velocity.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Reads what `encode(with:)` has written; nil for anything else.
  public required init?(coder: NSCoder) {
    func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    switch coder.decodeInteger(forKey: "shape") {
    case 1: shape = .ratio(number("a"))
    case 2: shape = .physical(mass: number("a"), stiffness: number("b"), damping: number("c"))
    case 3: shape = .period(number("a"), bounce: number("b"))
    default: return nil
    }
    initialVelocity = CGVector(dx: number("dx"), dy: number("dy"))
    super.init()
  }

  /// Needs a coder with keys.
  open func encode(with coder: NSCoder) {
    let (kind, numbers): (Int, [CGFloat]) =
      switch shape {
      case .ratio(let ratio): (1, [ratio])
      case .physical(let mass, let stiffness, let damping): (2, [mass, stiffness, damping])
      case .period(let duration, let bounce): (3, [CGFloat(duration), bounce])
      }
    coder.encode(kind, forKey: "shape")
    for (key, number) in zip(["a", "b", "c"], numbers) { coder.encode(Double(number), forKey: key) }
    coder.encode(Double(initialVelocity.dx), forKey: "dx")
    coder.encode(Double(initialVelocity.dy), forKey: "dy")
  }

  /// The object itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

// In an extension: in the class itself, the protocol would bind the class to the main actor.
extension UISpringTimingParameters: UITimingCurveProvider {}
