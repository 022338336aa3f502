internal import Diagnostics
public import Foundation
internal import WarningLog

/// Receives the start and the end of an animation. Both methods are optional.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Sent in the first frame at or after the begin time.
  func animationDidStart(_ anim: CAAnimation)
  /// Sent in the frame that ends the animation; `flag` is false if the animation was removed or replaced before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time of what a layer shows; the layer's own values stay unchanged. Adding an animation copies it: later changes have no
/// effect.
@preconcurrency @MainActor open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  /// Seconds on the host's clock; 0, the default, for the time of adding. Must be finite.
  public var beginTime: CFTimeInterval = 0 {
    willSet { requireFinite(newValue, "beginTime") }
  }
  /// Seconds of one pass; 0, the default, for the transaction's duration.
  public var duration: CFTimeInterval = 0 {
    willSet { requireNumber(newValue, "duration") }
  }
  /// Factor for the elapsed time; 1 by default, 0 stands still. Must be finite.
  public var speed: Float = 1 {
    willSet { requireFinite(Double(newValue), "speed") }
  }
  /// Seconds added to the elapsed time after `speed`; 0 by default. Must be finite.
  public var timeOffset: CFTimeInterval = 0 {
    willSet { requireFinite(newValue, "timeOffset") }
  }
  /// Number of passes, with fractions; 0, the default, means 1, infinity means without end.
  public var repeatCount: Float = 0 {
    willSet { requireNumber(Double(newValue), "repeatCount") }
  }
  /// Seconds of repetition; 0, the default, leaves the length to `repeatCount`.
  public var repeatDuration: CFTimeInterval = 0 {
    willSet { requireNumber(newValue, "repeatDuration") }
  }
  /// Whether each pass runs back to its start; false by default. Doubles the length.
  public var autoreverses = false
  /// What shows before the begin and after the end; `.removed` by default.
  public var fillMode = CAMediaTimingFillMode.removed
  /// nil, the default, for a constant pace.
  open var timingFunction: CAMediaTimingFunction?
  /// Retained by the animation until the animation is removed.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation at its end; true by default.
  open var isRemovedOnCompletion = true
  /// Takes the place of the clock; nil for most animations.
  package var track: AnimationTrack?
  /// The passes that were over when the animation was last applied.
  private(set) var finishedPasses = 0.0
  /// Kept and copied; changes nothing here, since animations move in every frame.
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var namedValues: [String: Any] = [:]

  public override init() { super.init() }

  /// An animation with default values; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// An independent animation with the same values; a layer runs such a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

  /// Stores a value under a name of the program's own, for a delegate that tells animations apart; a layer's copy has it too.
  ///
  /// nil removes it. The name of a property, such as `duration`, stops the program: set the property instead.
  open func setValue(_ value: Any?, forKey key: String) {
    ensure(
      !Self.properties.contains(key), "\(type(of: self)).setValue(_:forKey: \"\(key)\"): set the property \(key) instead")
    namedValues[key] = value
  }

  /// What `setValue(_:forKey:)` stored under the name, else the class's `defaultValue(forKey:)`.
  open func value(forKey key: String) -> Any? {
    ensure(!Self.properties.contains(key), "\(type(of: self)).value(forKey: \"\(key)\"): read the property \(key) instead")
    return namedValues[key] ?? Self.defaultValue(forKey: key)
  }

  /// The value of a name of the program's own that nothing has been stored under; nil by default. Override it to give others.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether an archive has the value; true. Never asked here: animations are not archived.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Properties of all classes of animations.
  private static let properties: Set<String> = [
    "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration", "autoreverses", "fillMode", "timingFunction",
    "delegate", "isRemovedOnCompletion", "removedOnCompletion", "keyPath", "isAdditive", "additive", "fromValue", "toValue",
    "byValue", "values", "keyTimes", "timingFunctions", "calculationMode", "path", "rotationMode", "animations", "mass",
    "stiffness", "damping", "initialVelocity", "preferredFrameRateRange", "isCumulative", "cumulative", "valueFunction",
    "allowsOverdamping", "tensionValues", "continuityValues", "biasValues",
  ]

  private func requireFinite(_ value: Double, _ name: String) {
    ensure(value.isFinite, "\(type(of: self)).\(name) = \(value): an animation with it never ends; set a finite number")
  }

  private func requireNumber(_ value: Double, _ name: String) {
    ensure(!value.isNaN, "\(type(of: self)).\(name) = \(value): set a number; infinity is allowed")
  }

  func duplicate() -> CAAnimation {
    let other = type(of: self).made()
    other.copyValues(from: self)
    return other
  }

  package func copyValues(from other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
    (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
    (isRemovedOnCompletion, track) = (other.isRemovedOnCompletion, other.track)
    (namedValues, preferredFrameRateRange) = (other.namedValues, other.preferredFrameRateRange)
  }

  /// Adds the animation to `anObject`, if that is a layer, under the key `event`.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Applies the state after `elapsed` seconds to `shown`; returns true once the animation has ended.
  func apply(to shown: inout LayerShown, elapsed: Double, inheritedDuration: Double) -> Bool {
    let progress = TimingProgress(
      of: self, duration: duration > 0 ? duration : inheritedDuration, elapsed: elapsed)
    if progress.isShown {
      finishedPasses = progress.passes
      apply(to: &shown, fraction: timingFunction?.progress(at: progress.fraction) ?? progress.fraction, time: progress.fraction)
    }
    return progress.isFinished
  }

  /// Applies the state at a track's progress.
  func apply(to shown: inout LayerShown, on track: AnimationTrack) {
    apply(to: &shown, fraction: track.progress.z, time: track.progress.z)
  }

  /// `fraction` is the progress after the timing function, `time` the progress before it.
  func apply(to shown: inout LayerShown, fraction: Double, time: Double) {}
}

/// An animation of one value, named by its key path, such as `position.y` or `transform.rotation`.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// A property of the layer, or a part of one, such as `bounds.size.width`. An unknown path is reported once, when an animation with it is
  /// added, and changes nothing.
  open var keyPath: String? { didSet { path = nil } }
  /// Adds to the value below instead of replacing it.
  open var isAdditive = false
  /// Whether each pass starts where the one before has ended, by adding its last value; false by default. Colours and contents start anew.
  open var isCumulative = false
  /// Makes a transform of the animation's numbers, for a key path that is `transform` or `sublayerTransform`; nil by default.
  open var valueFunction: CAValueFunction?

  /// An animation of the property, or the part of one, that the path names.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive) = (other.keyPath, other.isAdditive)
    (isCumulative, valueFunction) = (other.isCumulative, other.valueFunction)
  }

  /// Shows `value(at:)` at a share of the pass, above the value below.
  ///
  /// - Parameter value: The value at a share, above a value that counts where the animation has no own one.
  func show(
    in shown: inout LayerShown, at fraction: Double, _ value: (_ fraction: Double, _ below: AnimatedValue) -> AnimatedValue
  ) {
    guard let path = resolvedPath else { return }
    let below = shown.value(at: path)
    let start = valueFunction?.neutral ?? (isAdditive ? below.zero : below)
    var result = value(fraction, start)
    if isCumulative, finishedPasses > 0 {
      result = value(autoreverses ? 0 : 1, start).repeated(finishedPasses).adding(result)
    }
    if let valueFunction {
      guard path.property.isTransform, path.part == .whole else {
        programmingError(
          "CAPropertyAnimation.valueFunction = \(valueFunction.name.rawValue) for \"\(keyPath ?? "")\": set the key path \"transform\""
        )
      }
      result = .transform(valueFunction.transform(of: result))
    }
    shown.set(isAdditive ? below.adding(result) : result, at: path)
  }

  /// `keyPath` taken apart, once; nil for an unknown path.
  var resolvedPath: AnimationPath? {
    if let path { return path }
    let path = AnimationPath(known: keyPath ?? "")
    self.path = .some(path)
    return path
  }

  /// nil if `keyPath` has not been looked at.
  private var path: AnimationPath??

  /// The unknown paths that have been reported.
  private static var reported: Set<String> = []

  func reportUnknownPath(of layer: CALayer) {
    let name = keyPath ?? "nil"
    guard resolvedPath == nil, Self.reported.insert(name).inserted else { return }
    WarningLog.warn(
      "CAPropertyAnimation.keyPath = \"\(name)\": \(type(of: layer)) has no such value to animate, the animation changes nothing; "
        + "give the name of a property that layers have here")
  }
}
