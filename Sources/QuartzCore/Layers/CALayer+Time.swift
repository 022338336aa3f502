internal import CoreGraphics
internal import Diagnostics
internal import Foundation

/// A layer's time, which its animations and its sublayers follow: the superlayer's since `beginTime`, times `speed`, plus `timeOffset`.
///
/// With `speed` 0 it stands still at `timeOffset`:
///
/// ```swift
/// layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
/// layer.speed = 0
/// ```
extension CALayer {
  /// The superlayer's time at which the layer's time is `timeOffset`; 0 by default. Must be finite.
  public var beginTime: CFTimeInterval {
    get { extras?.timing?.beginTime ?? 0 }
    set { setTiming(\.beginTime, newValue, "beginTime", newValue) }
  }

  /// Seconds of the layer per second of the superlayer; 1 by default. Must be finite.
  public var speed: Float {
    get { extras?.timing?.speed ?? 1 }
    set { setTiming(\.speed, newValue, "speed", Double(newValue)) }
  }

  /// The layer's time at `beginTime`; 0 by default. Must be finite.
  public var timeOffset: CFTimeInterval {
    get { extras?.timing?.timeOffset ?? 0 }
    set { setTiming(\.timeOffset, newValue, "timeOffset", newValue) }
  }

  /// From the time of `l`, or the host's for nil, to this layer's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(l?.hostTime(t) ?? t) }

  /// From this layer's time to that of `l`, or the host's for nil.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = hostTime(t)
    return l?.localTime(time) ?? time
  }

  /// The layer's time at a time of the host.
  func localTime(_ time: TimeInterval) -> TimeInterval {
    let outer = parent?.localTime(time) ?? time
    return extras?.timing?.local(outer) ?? outer
  }

  private func hostTime(_ time: TimeInterval) -> TimeInterval {
    let outer = extras?.timing?.outer(time) ?? time
    return parent?.hostTime(outer) ?? outer
  }

  /// Whether the layer's time stands still.
  var isStopped: Bool { extras?.timing?.speed == 0 || parent?.isStopped ?? false }

  private func setTiming<Value: Equatable>(
    _ keyPath: WritableKeyPath<LayerTiming, Value>, _ value: Value, _ name: String, _ number: Double
  ) {
    var timing = extras?.timing ?? LayerTiming()
    if timing[keyPath: keyPath] == value { return }
    ensure(number.isFinite, "CALayer.\(name) = \(number): must be finite")
    timing[keyPath: keyPath] = value
    withExtras { $0.timing = timing == LayerTiming() ? nil : timing }
    timingChanged()
  }

  private func timingChanged() {
    timingOfAnimationsChanged()
    for child in children { child.timingChanged() }
    maskLayer?.timingChanged()
  }
}
