internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// The animations of an effect. Durations and sizes are our choice.
@MainActor struct SymbolMotion {
  let effect: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  /// Whether the effect ends by itself where the options do not say how often it runs.
  let isDiscrete: Bool

  /// The prefix of the keys of effects in a layer's animations.
  static let prefix = "symbolEffect."
  static func key(_ kind: SymbolEffectConfiguration.Kind) -> String { prefix + kind.rawValue }

  /// Whether the symbol stays as the effect leaves it.
  var isKept: Bool { effect.kind == .scale || effect.kind == .disappear }

  func animation(isAnimated: Bool) -> CAAnimation {
    let group = CAAnimationGroup()
    group.duration = isAnimated ? seconds : 0.001
    group.animations = parts(of: effect, group.duration)
    group.speed = Float(options.rate)
    if isKept {
      (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false)
    } else if effect.kind != .appear {
      let runs = options.count ?? (isDiscrete ? 1 : SymbolEffectOptions.endless)
      group.repeatCount = runs == SymbolEffectOptions.endless ? .infinity : Float(runs)
      // The pause belongs to each run: the parts end before the group does.
      if isAnimated { group.duration += options.delay * options.rate }
    }
    return group
  }

  private var seconds: TimeInterval {
    switch effect.kind {
    case .appear, .disappear, .scale, .replace, .automatic: 0.3
    case .bounce: 0.5
    case .wiggle: 0.6
    case .rotate: 1
    case .pulse, .variableColor: 1.5
    case .breathe: 2.5
    }
  }

  private func parts(of effect: SymbolEffectConfiguration, _ seconds: TimeInterval) -> [CAAnimation] {
    func part(_ path: String, _ values: [CGFloat]) -> CAAnimation { self.part(path, values, seconds) }
    let (amount, shift) = (CGFloat(effect.amount), effect.shift)
    switch effect.kind {
    case .appear: return [part("opacity", [0, 1]), part("transform.scale", [amount, 1])]
    case .disappear: return [part("opacity", [1, 0]), part("transform.scale", [1, amount])]
    case .scale: return [part("transform.scale", [1, amount])]
    case .bounce:
      // Beyond its size on the other side, by two fifths of the way.
      let back: CGFloat = 1 - (amount - 1) * 0.4
      return [part("transform.scale", [1, amount, back, 1])]
    case .pulse, .variableColor: return [part("opacity", [1, amount, 1])]
    case .rotate: return [part("transform.rotation.z", [0, amount])]
    case .breathe:
      let scale = part("transform.scale", [1, amount, 1])
      if effect.opacity == 1 { return [scale] }
      let least = CGFloat(effect.opacity)
      return [scale, part("opacity", [least, 1, least])]
    case .wiggle:
      if shift == .zero { return [part("transform.rotation.z", Self.wiggle(amount))] }
      return [
        part("transform.translation.x", Self.wiggle(CGFloat(shift.x))),
        part("transform.translation.y", Self.wiggle(CGFloat(shift.y))),
      ]
    case .replace: return [part("transform.scale", [amount, 1])]
    case .automatic: return [part("transform.scale", [0.7, 1])]
    }
  }

  /// To one side, to the other, and half as far again.
  private static func wiggle(_ way: CGFloat) -> [CGFloat] { [0, way, -way, way / 2, 0] }

  private func part(_ path: String, _ values: [CGFloat], _ seconds: TimeInterval) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: path)
    (animation.values, animation.duration) = (values, seconds)
    animation.fillMode = .forwards
    animation.timingFunction = CAMediaTimingFunction(name: effect.kind == .rotate ? .linear : .easeInEaseOut)
    return animation
  }
}

/// Tells of the end of an effect.
final class SymbolMotionEnd: NSObject, CAAnimationDelegate {
  private let end: (Bool) -> Void

  init(_ end: @escaping (Bool) -> Void) { self.end = end }

  func animationDidStart(_ anim: CAAnimation) {}
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end(flag) }
}
