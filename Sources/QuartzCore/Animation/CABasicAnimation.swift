internal import Foundation

/// Interpolates from one value to another. A missing end is the value shown below the animation: `toValue` alone starts there, `fromValue`
/// alone ends there.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; stops the program unless its type can be animated.
  open var fromValue: Any? { didSet { parsed = nil } }
  /// The last value; has precedence over `byValue` if `fromValue` is set.
  open var toValue: Any? { didSet { parsed = nil } }
  /// The difference of last and first value, added to the one given; numbers and transforms only.
  open var byValue: Any? { didSet { parsed = nil } }

  /// The three values as they are interpolated; nil until the first frame after one of them has been set.
  private var parsed: (from: AnimatedValue?, to: AnimatedValue?, by: AnimatedValue?)?

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func apply(to shown: inout LayerShown, fraction: Double, time: Double) {
    guard let path = resolvedPath else { return }
    show(in: &shown, at: fraction) { fraction, below in
      let (from, to) = ends(below: below, path)
      return from.interpolated(to: to, at: fraction)
    }
  }

  /// The two coordinates of a position have a progress each: a spring may start with a velocity in any direction.
  override func apply(to shown: inout LayerShown, on track: AnimationTrack) {
    guard keyPath == "position" else { return super.apply(to: &shown, on: track) }
    let below = shown.geometry.position
    apply(to: &shown, fraction: track.progress.x, time: track.progress.x)
    let x = shown.geometry.position.x
    shown.geometry.position = below
    apply(to: &shown, fraction: track.progress.y, time: track.progress.y)
    shown.geometry.position.x = x
  }

  private func ends(below: AnimatedValue, _ path: AnimationPath) -> (AnimatedValue, AnimatedValue) {
    let values =
      parsed ?? (
        fromValue.map { AnimatedValue($0, at: path) }, toValue.map { AnimatedValue($0, at: path) },
        byValue.map { AnimatedValue($0, at: path) }
      )
    parsed = values
    return switch values {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, below)
    case (nil, let to?, nil): (below, to)
    case (nil, nil, let by?): (below, below.adding(by))
    case (nil, nil, nil): (below, below)
    }
  }
}
