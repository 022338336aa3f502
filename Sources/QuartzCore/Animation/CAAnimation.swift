internal import Diagnostics
public import Foundation

/// Is told when an animation starts and stops. Both methods are optional.
@MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` is false when it was removed or replaced before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of what a layer shows over time; the layer's own values do not change.
@MainActor open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  public var beginTime: CFTimeInterval = 0 {
    willSet { requireFinite(newValue, "beginTime") }
  }
  public var duration: CFTimeInterval = 0 {
    willSet { requireNumber(newValue, "duration") }
  }
  public var speed: Float = 1 {
    willSet { requireFinite(Double(newValue), "speed") }
  }
  public var timeOffset: CFTimeInterval = 0 {
    willSet { requireFinite(newValue, "timeOffset") }
  }
  public var repeatCount: Float = 0 {
    willSet { requireNumber(Double(newValue), "repeatCount") }
  }
  public var repeatDuration: CFTimeInterval = 0 {
    willSet { requireNumber(newValue, "repeatDuration") }
  }
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed
  /// nil: at a steady pace.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive by the animation until it is removed.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  public override init() { super.init() }

  /// An animation with default values; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// An independent animation with the same values; a layer runs such a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

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
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Applies the animation to `shown` as it stands after `elapsed` seconds; true once it has ended.
  func apply(to shown: inout LayerShown, elapsed: Double, inheritedDuration: Double) -> Bool {
    let progress = TimingProgress(
      of: self, duration: duration > 0 ? duration : inheritedDuration, elapsed: elapsed)
    if progress.isShown {
      apply(to: &shown, fraction: timingFunction?.progress(at: progress.fraction) ?? progress.fraction, time: progress.fraction)
    }
    return progress.isFinished
  }

  /// `fraction` has the animation's own pace applied, `time` has not.
  func apply(to shown: inout LayerShown, fraction: Double, time: Double) {}
}

/// An animation of one value, named by its key path, such as `position.y` or `transform.rotation`.
@MainActor open class CAPropertyAnimation: CAAnimation {
  /// An unknown path stops with a message when the animation is added.
  open var keyPath: String?
  /// Adds to the value below instead of replacing it.
  open var isAdditive = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive) = (other.keyPath, other.isAdditive)
  }

  var resolvedPath: AnimationPath {
    AnimationPath(keyPath ?? "")
  }
}
