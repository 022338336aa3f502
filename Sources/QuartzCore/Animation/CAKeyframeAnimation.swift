internal import Diagnostics
public import Foundation

/// How values between two key times are computed; the paced and cubic modes are not supported.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// Any other mode than `discrete` counts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interpolates between neighbouring values.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Shows each value until the time of the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}

/// Runs through a list of values. Paths (`CAKeyframeAnimation.path`) are not supported.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order; nil or empty shows nothing.
  open var values: [Any]?
  /// Ascending from 0 to 1, one per value (one more for `discrete`); nil for even spacing. A wrong count stops the program.
  open var keyTimes: [NSNumber]?
  /// One per interval between values; intervals without one run at a constant pace.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// `.linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
    calculationMode = other.calculationMode
  }

  override func apply(to shown: inout LayerShown, fraction: Double, time: Double) {
    guard let values, !values.isEmpty else { return }
    let path = resolvedPath
    let below = shown.value(at: path)
    let value = value(at: fraction, of: values, path)
    shown.set(isAdditive ? below.adding(value) : value, at: path)
  }

  private func value(at fraction: Double, of values: [Any], _ path: AnimationPath) -> AnimatedValue {
    let isDiscrete = calculationMode == .discrete
    let steps = isDiscrete ? values.count : values.count - 1
    if let keyTimes {
      ensure(
        keyTimes.count == steps + 1,
        "CAKeyframeAnimation: \(keyTimes.count) keyTimes for \(values.count) values; \(calculationMode.rawValue) needs \(steps + 1)"
      )
    }
    func time(_ i: Int) -> Double { keyTimes?[i].doubleValue ?? Double(i) / Double(max(steps, 1)) }
    var step = 0
    while step + 1 < steps && fraction >= time(step + 1) { step += 1 }
    let first = AnimatedValue(values[step], at: path)
    if isDiscrete || steps == 0 { return first }
    let span = time(step + 1) - time(step)
    var part = span > 0 ? (fraction - time(step)) / span : 1
    if let functions = timingFunctions, step < functions.count { part = functions[step].progress(at: part) }
    return first.interpolated(to: AnimatedValue(values[step + 1], at: path), at: part)
  }
}
