public import CoreGraphics
internal import Diagnostics
public import Foundation

/// How values between two key times are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// Any other mode than the constants counts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interpolates between neighbouring values.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Shows each value until the time of the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Goes the same distance in each second, along a path or from number to number; `keyTimes` and `timingFunctions` have no effect.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values of numbers and colours, of Kochanek and Bartels; other values and paths as `linear`.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// The curve of `cubic` at the same distance in each second; `keyTimes` and `timingFunctions` have no effect. Paths as `paced`.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
}

/// Whether a layer that moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// Any other mode than the constants does not turn the layer.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points forwards along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points backwards along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Runs through a list of values, or along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order; nil or empty shows nothing unless there is a `path`.
  open var values: [Any]?
  /// The way of a point such as `position`, in place of `values`; nil by default. Each line and each curve takes the same time unless there
  /// are `keyTimes` or the mode is `.paced`.
  open var path: CGPath? { didSet { way = path.map { AnimationWay($0) } } }
  /// Ascending from 0 to 1, one per value or end of a line (one more for `discrete`); nil for even spacing. A wrong count stops the program.
  open var keyTimes: [NSNumber]?
  /// One per interval between values; intervals without one run at a constant pace.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// `.linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Turns the layer while its `position` follows a `path`, about its anchor point and in addition to its transform; nil, the default, does
  /// not.
  open var rotationMode: CAAnimationRotationMode?
  /// Of the cubic modes: how tight the curve is at each value, from -1, wide, to 1, with a corner; nil and missing ones for 0.
  open var tensionValues: [NSNumber]?
  /// Of the cubic modes: positive for sharp corners outwards, negative for inverted ones, 0 for none; nil and missing ones for 0.
  open var continuityValues: [NSNumber]?
  /// Of the cubic modes: 1 for a curve that leaves each value in the direction from the one before, -1 for one in the direction to the
  /// next; nil and missing ones for 0.
  open var biasValues: [NSNumber]?
  private var way: AnimationWay?

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
    (calculationMode, rotationMode, path) = (other.calculationMode, other.rotationMode, other.path?.copy())
    (tensionValues, continuityValues, biasValues) = (other.tensionValues, other.continuityValues, other.biasValues)
  }

  override func apply(to shown: inout LayerShown, fraction: Double, time: Double) {
    if let way { return follow(way, in: &shown, at: fraction) }
    guard let values, !values.isEmpty, let path = resolvedPath else { return }
    show(in: &shown, at: fraction) { fraction, _ in value(at: fraction, of: values, path) }
  }

  private func value(at fraction: Double, of values: [Any], _ path: AnimationPath) -> AnimatedValue {
    func value(_ i: Int) -> AnimatedValue { AnimatedValue(values[i], at: path) }
    if calculationMode == .cubic || calculationMode == .cubicPaced,
      let curve = KeyframeCurve(values.indices.map(value), tensionValues, continuityValues, biasValues)
    {
      let isPaced = calculationMode == .cubicPaced
      let (step, part) = place(at: fraction, of: values.count, isPaced ? curve.lengths : [])
      return curve.value(step, isPaced ? curve.parameter(step, atLength: part) : part)
    }
    let lengths = calculationMode.isPaced ? values.indices.dropLast().map { value($0).distance(to: value($0 + 1)) } : []
    let (step, part) = place(at: fraction, of: values.count, lengths)
    return part == 0 ? value(step) : value(step).interpolated(to: value(step + 1), at: part)
  }

  private func follow(_ way: AnimationWay, in shown: inout LayerShown, at fraction: Double) {
    guard !way.isEmpty, let path = resolvedPath else { return }
    let (step, part) = place(at: fraction, of: way.count, way.lengths)
    let (point, angle) = way.place(step, part, byLength: calculationMode.isPaced)
    let value = AnimatedValue.numbers([Double(point.x), Double(point.y), 0, 0])
    shown.set(isAdditive ? shown.value(at: path).adding(value) : value, at: path)
    guard path.property == .position, let rotationMode, [.rotateAuto, .rotateAutoReverse].contains(rotationMode) else { return }
    let (own, turn) = (shown.geometry.transform, rotationMode == .rotateAuto ? angle : angle + .pi)
    shown.geometry.transform = own.concatenating(CGAffineTransform(rotationAngle: turn))
    (shown.geometry.transform.tx, shown.geometry.transform.ty) = (own.tx, own.ty)
  }

  /// The value that is shown or left, and the share of the way to the next one.
  private func place(at fraction: Double, of count: Int, _ lengths: [Double]) -> (step: Int, part: Double) {
    let isDiscrete = calculationMode == .discrete
    let steps = isDiscrete ? count : count - 1
    let isPaced = calculationMode.isPaced
    if let keyTimes, !isPaced {
      ensure(
        keyTimes.count == steps + 1,
        "CAKeyframeAnimation: \(keyTimes.count) keyTimes for \(count) values; \(calculationMode.rawValue) needs \(steps + 1)")
    }
    let paced = isPaced ? Self.shares(of: lengths) : nil
    // When a step begins.
    func time(_ i: Int) -> Double {
      paced?[i] ?? (isPaced ? nil : keyTimes?[i].doubleValue) ?? Double(i) / Double(max(steps, 1))
    }
    var step = 0
    while step + 1 < steps && fraction >= time(step + 1) { step += 1 }
    if isDiscrete || steps == 0 { return (step, 0) }
    let span = time(step + 1) - time(step)
    var part = span > 0 ? (fraction - time(step)) / span : 1
    if !isPaced, let functions = timingFunctions, step < functions.count { part = functions[step].progress(at: part) }
    return (step, part)
  }

  /// The share of the whole length that is passed at the start and after each length; nil if there is no length.
  private static func shares(of lengths: [Double]) -> [Double]? {
    let whole = lengths.reduce(0, +)
    return whole > 0 ? lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 / whole) } : nil
  }
}

extension AnimatedValue {
  /// The length of the difference of numbers; 1 between other values.
  fileprivate func distance(to other: AnimatedValue) -> Double {
    guard case (.numbers(let a), .numbers(let b)) = (self, other) else { return 1 }
    return ((a - b) * (a - b)).sum().squareRoot()
  }
}
