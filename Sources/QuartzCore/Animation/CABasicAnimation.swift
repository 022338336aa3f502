internal import Foundation

/// From one value to another. What is left nil is what the layer shows below: `toValue` alone starts there, `fromValue` alone ends there.
@MainActor open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func apply(to shown: inout LayerShown, fraction: Double, time: Double) {
    let path = resolvedPath
    let below = shown.value(at: path)
    let (from, to) = ends(below: isAdditive ? below.zero : below, path)
    let value = from.interpolated(to: to, at: fraction)
    shown.set(isAdditive ? below.adding(value) : value, at: path)
  }

  private func ends(below: AnimatedValue, _ path: AnimationPath) -> (AnimatedValue, AnimatedValue) {
    let from = fromValue.map { AnimatedValue($0, at: path) }
    let to = toValue.map { AnimatedValue($0, at: path) }
    let by = byValue.map { AnimatedValue($0, at: path) }
    return switch (from, to, by) {
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
