internal import Diagnostics
public import Foundation

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}

/// Through a list of values.
@MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Rising from 0 to 1, one for each value (one more when discrete); nil spaces them evenly.
  open var keyTimes: [NSNumber]?
  /// One for each step between values; steps without one go at a steady pace.
  open var timingFunctions: [CAMediaTimingFunction]?
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
