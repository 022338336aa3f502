internal import Diagnostics
public import Foundation
package import QuartzCore

/// A pace along a Bézier curve from (0, 0) to (1, 1), with time as x and progress as y. Immutable.
open class UICubicTimingParameters: NSObject, NSCoding, NSCopying, @unchecked Sendable {
  /// The curve by name; `.easeInOut` for one of control points, which count then.
  public let animationCurve: UIView.AnimationCurve
  /// x from 0 to 1, y anything.
  public let controlPoint1, controlPoint2: CGPoint
  private let isNamed: Bool

  /// Core Animation's default pace: control points (0.25, 0.1) and (0.25, 1).
  public override init() {
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    (animationCurve, isNamed) = (.easeInOut, false)
    super.init()
  }

  /// One of the curves of `UIView.animate`.
  public init(animationCurve curve: UIView.AnimationCurve) {
    var values: [Float] = [0, 0]
    func point(_ index: Int) -> CGPoint {
      curve.timingFunction.getControlPoint(at: index, values: &values)
      return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }
    (controlPoint1, controlPoint2) = (point(1), point(2))
    (animationCurve, isNamed) = (curve, true)
    super.init()
  }

  /// x is clamped to 0...1, so that time does not run backward; the program stops unless all numbers are finite.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    ensure(
      [point1.x, point1.y, point2.x, point2.y].allSatisfy(\.isFinite),
      "UICubicTimingParameters(controlPoint1: \(point1), controlPoint2: \(point2)): give finite numbers")
    (controlPoint1, controlPoint2) = (point1, point2)
    (animationCurve, isNamed) = (.easeInOut, false)
    super.init()
  }

  /// Reads what `encode(with:)` has written.
  public required init?(coder: NSCoder) {
    func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    (controlPoint1, controlPoint2) = (CGPoint(x: number("x1"), y: number("y1")), CGPoint(x: number("x2"), y: number("y2")))
    animationCurve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) ?? .easeInOut
    isNamed = coder.decodeBool(forKey: "isNamed")
    super.init()
  }

  /// Needs a coder with keys.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(controlPoint1.x), forKey: "x1")
    coder.encode(Double(controlPoint1.y), forKey: "y1")
    coder.encode(Double(controlPoint2.x), forKey: "x2")
    coder.encode(Double(controlPoint2.y), forKey: "y2")
    coder.encode(animationCurve.rawValue, forKey: "curve")
    coder.encode(isNamed, forKey: "isNamed")
  }

  /// The object itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// `.builtin` for a curve with a name, else `.cubic`.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }

  /// The object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  package var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
  }
}

// In an extension: in the class itself, the protocol would bind the class to the main actor.
extension UICubicTimingParameters: UITimingCurveProvider {}
