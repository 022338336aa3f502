internal import CoreGraphics
package import Foundation
package import QuartzCore

extension ViewAnimation {
  /// The action that animates `layer`'s `key` from its current value to the one about to be set; nil for keys that do not animate.
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard let before = ViewAnimationAction.value(of: layer, key) else { return nil }
    let isAdditive = before is any AdditiveValue
    let shown = isAdditive || !options.contains(.beginFromCurrentState) ? nil : layer.presentation()
    return ViewAnimationAction(animation: self, before: shown.flatMap { ViewAnimationAction.value(of: $0, key) } ?? before)
  }
}

/// Starts an animation after the layer's value was set.
@MainActor final class ViewAnimationAction: CAAction {
  let animation: ViewAnimation
  let before: Any

  init(animation: ViewAnimation, before: Any) { (self.animation, self.before) = (animation, before) }

  static func value(of layer: CALayer, _ key: String) -> Any? {
    switch key {
    case "position": layer.position
    case "bounds": layer.bounds
    case "opacity": CGFloat(layer.opacity)
    case "cornerRadius": layer.cornerRadius
    case "borderWidth": layer.borderWidth
    case "backdropRadius": layer.backdropRadius
    case "transform": layer.transform
    case "anchorPoint": layer.anchorPoint
    case "backgroundColor": layer.backgroundColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    default: nil
    }
  }

  func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer, let after = Self.value(of: layer, key) else { return }
    let view = layer.owner as? UIView
    let move = makeAnimation(key, now: (view?.window?.screen ?? UIScreen.main).driver.now)
    if let before = before as? any AdditiveValue, let distance = before.distance(from: after) {
      // An additive animation covers the remaining distance, so that running animations continue underneath.
      (move.fromValue, move.toValue, move.isAdditive) = (distance, distance.atRest, true)
    } else {
      move.fromValue = before
      move.toValue = after
    }
    let link = ViewAnimationLink(animation, view)
    move.delegate = link
    animation.animationStarted(in: view)
    if !animation.options.contains(.allowUserInteraction) { link.block() }
    // Additive animations run at the same time: each needs its own key.
    let place = move.isAdditive ? layer.freeAnimationKey(key) : key
    if animation.driver?.take(move, forKey: place, of: layer, in: animation) ?? true { layer.add(move, forKey: place) }
  }

  private func makeAnimation(_ key: String, now: TimeInterval) -> CABasicAnimation {
    let move: CABasicAnimation
    switch animation.pace {
    case .spring(let spring):
      let springing = CASpringAnimation(keyPath: key)
      (springing.stiffness, springing.damping, springing.initialVelocity) = (spring.stiffness, spring.damping, spring.velocity)
      (springing.duration, springing.allowsOverdamping) = (spring.duration, true)
      move = springing
    case .curve(let function, let duration):
      move = CABasicAnimation(keyPath: key)
      (move.timingFunction, move.duration) = (function, max(duration, 1e-6))
    case .none:
      move = CABasicAnimation(keyPath: key)
      move.duration = 1e-6
    }
    if animation.options.contains(.repeat) { move.repeatCount = .infinity }
    if animation.repeatCount > 0 { move.repeatCount = animation.repeatCount }
    move.autoreverses = animation.options.contains(.autoreverse)
    if animation.delay > 0 {
      move.beginTime = now + animation.delay
      move.fillMode = .backwards
    }
    return move
  }
}

/// Reports the end of one animation to its block, and unblocks touches in the view.
@MainActor package final class ViewAnimationLink: NSObject, CAAnimationDelegate {
  private let animation: ViewAnimation
  private weak var view: UIView?
  private var isBlocking = false
  private var hasEnded = false

  package init(_ animation: ViewAnimation, _ view: UIView?) { (self.animation, self.view) = (animation, view) }

  package func block() {
    isBlocking = true
    view?.flags.blockingAnimations += 1
  }

  package func animationDidStop(_ anim: CAAnimation, finished: Bool) {
    if hasEnded { return }
    hasEnded = true
    if isBlocking { view?.flags.blockingAnimations -= 1 }
    animation.animationEnded(finished: finished)
  }
}

/// Values that can be subtracted, so that several animations of one property add up.
private protocol AdditiveValue {
  /// The difference to `other`; nil if `other` is of another type.
  func distance(from other: Any) -> (any AdditiveValue)?
  /// The difference of equal values.
  var atRest: any AdditiveValue { get }
}

extension CGFloat: AdditiveValue {
  fileprivate func distance(from other: Any) -> (any AdditiveValue)? { (other as? CGFloat).map { self - $0 } }

  fileprivate var atRest: any AdditiveValue { CGFloat(0) }
}

extension CGPoint: AdditiveValue {
  fileprivate func distance(from other: Any) -> (any AdditiveValue)? {
    (other as? CGPoint).map { CGPoint(x: x - $0.x, y: y - $0.y) }
  }

  fileprivate var atRest: any AdditiveValue { CGPoint.zero }
}

extension CGRect: AdditiveValue {
  fileprivate func distance(from other: Any) -> (any AdditiveValue)? {
    (other as? CGRect).map { rect in
      CGRect(
        x: origin.x - rect.origin.x, y: origin.y - rect.origin.y,
        width: size.width - rect.size.width, height: size.height - rect.size.height)
    }
  }

  fileprivate var atRest: any AdditiveValue { CGRect(x: 0, y: 0, width: 0, height: 0) }
}
