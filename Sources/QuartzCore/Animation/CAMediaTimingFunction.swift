internal import Diagnostics
public import Foundation

/// The name of a predefined curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the curve.
  public let rawValue: String

  /// Only the names of the five constants are accepted by `CAMediaTimingFunction(name:)`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Control points (0.42, 0) and (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Control points (0, 0) and (0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Control points (0.42, 0) and (0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Control points (0.25, 0.1) and (0.25, 1); the pace of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pace: a cubic Bézier curve from (0, 0) to (1, 1), with time as x and progress as y.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let c1x, c1y, c2x, c2y: Double

  /// The x of both control points is clamped to 0...1, so that time does not run backward; the program stops unless all numbers are finite.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    ensure(
      c1x.isFinite && c1y.isFinite && c2x.isFinite && c2y.isFinite,
      "CAMediaTimingFunction(controlPoints: \(c1x), \(c1y), \(c2x), \(c2y)): give finite numbers")
    (self.c1x, self.c1y) = (Double(min(max(c1x, 0), 1)), Double(c1y))
    (self.c2x, self.c2y) = (Double(min(max(c2x, 0), 1)), Double(c2y))
    super.init()
  }

  /// The five named curves of CSS and Core Animation; another name stops the program.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: programmingError("CAMediaTimingFunction(name: \(name.rawValue)): no such curve; use the static names")
    }
  }

  /// There are no archives to read curves from: nil.
  public required init?(coder: NSCoder) { nil }

  /// Writes x and y of a point to `values`: 0 and 3 are (0, 0) and (1, 1), 1 and 2 the control points. Another index stops the program.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    ensure((0...3).contains(index), "CAMediaTimingFunction.getControlPoint(at: \(index)): points are 0 to 3")
    let point = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)][index]
    (values[0], values[1]) = (Float(point.0), Float(point.1))
  }

  /// The progress at `time`, both from 0 to 1; exact to about 1e-12.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if c1x == c1y && c2x == c2y { return time }
    return Self.curve(c1y, c2y, parameter(forTime: time))
  }

  /// Newton's method inside a shrinking bracket; ends always, since x is monotonic.
  private func parameter(forTime time: Double) -> Double {
    var (low, high, s) = (0.0, 1.0, time)
    for _ in 0..<64 {
      let error = Self.curve(c1x, c2x, s) - time
      if abs(error) < 1e-14 { break }
      if error > 0 { high = s } else { low = s }
      let slope = 3 * (1 - s) * (1 - s) * c1x + 6 * s * (1 - s) * (c2x - c1x) + 3 * s * s * (1 - c2x)
      let next = s - error / slope
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }

  private static func curve(_ c1: Double, _ c2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * c1 + 3 * r * s * s * c2 + s * s * s
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return (c1x, c1y, c2x, c2y) == (other.c1x, other.c1y, other.c2x, other.c2y)
  }

  open override var hash: Int { [c1x, c1y, c2x, c2y].hashValue }
}
