internal import CoreGraphics
public import Foundation
internal import QuartzCore
public import UIKitGraphics

/// Called when an effect has ended or was removed.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// What a completion is told of an effect.
@preconcurrency @MainActor open class UISymbolEffectCompletionContext: NSObject {
  /// The image view.
  public let sender: AnyObject?
  /// The effect; nil for a change of the image.
  public let effect: (any SymbolEffect)?
  /// The effect of a change of the image; nil for others.
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
  /// Whether the effect came to its end, and was not removed before.
  public let isFinished: Bool

  init(
    _ sender: AnyObject, _ effect: (any SymbolEffect)?, _ transition: (any ContentTransitionSymbolEffect & SymbolEffect)?,
    isFinished: Bool
  ) {
    (self.sender, self.effect, contentTransition, self.isFinished) = (sender, effect, transition, isFinished)
  }
}

// Effects are animations of the view's layer, one for each kind: an effect takes the place of a former one of its kind. They cost nothing where
// none runs.
extension UIImageView {
  /// Runs an effect that ends.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, options, isDiscrete: true, animated, completion) }

  /// Runs an effect that lasts until it is removed.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, options, isDiscrete: false, animated, completion) }

  /// Runs an effect without end, or as often as the options say.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { add(effect, options, isDiscrete: false, animated, completion) }

  /// Ends the effect of a kind; a size that it has changed goes back, and a symbol that has gone is there again.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    let isAnimated = remove(effect.configuration.kind, options, animated)
    guard let completion else { return }
    let context = UISymbolEffectCompletionContext(self, effect, nil, isFinished: true)
    guard isAnimated, let driver = window?.screen.driver else { return completion(context) }
    driver.schedule(after: 0.3 / options.rate) { completion(context) }
  }

  /// Ends the effect of a kind that can also run once.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration.kind, options, animated)
    completion?(UISymbolEffectCompletionContext(self, effect, nil, isFinished: true))
  }

  /// Ends all effects.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    for key in layer.animationKeys() ?? [] where key.hasPrefix(SymbolMotion.prefix) {
      guard let kind = SymbolEffectConfiguration.Kind(rawValue: String(key.dropFirst(SymbolMotion.prefix.count))) else {
        continue
      }
      remove(kind, options, animated)
    }
  }

  /// Shows another image, which fades in and grows in place of the former one.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let end: (Bool) -> Void = { [weak self] isFinished in
      guard let self else { return }
      completion?(UISymbolEffectCompletionContext(self, nil, contentTransition, isFinished: isFinished))
    }
    guard window != nil, UIView.areAnimationsEnabled else {
      self.image = image
      return end(true)
    }
    let fade = CATransition()
    fade.duration = 0.3 / options.rate
    layer.add(fade, forKey: kCATransition)
    self.image = image
    let motion = SymbolMotion(effect: contentTransition.configuration, options: options.nonRepeating, isDiscrete: true)
    let animation = motion.animation(isAnimated: true)
    animation.delegate = SymbolMotionEnd(end)
    layer.add(animation, forKey: SymbolMotion.key(.replace))
  }

  private func add(
    _ effect: some SymbolEffect, _ options: SymbolEffectOptions, isDiscrete: Bool, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    let end: (Bool) -> Void = { [weak self] isFinished in
      guard let self else { return }
      completion?(UISymbolEffectCompletionContext(self, effect, nil, isFinished: isFinished))
    }
    let configuration = effect.configuration
    if configuration.kind == .appear { layer.removeAnimation(forKey: SymbolMotion.key(.disappear)) }
    let motion = SymbolMotion(effect: configuration, options: options, isDiscrete: isDiscrete)
    let isAnimated = animated && UIView.areAnimationsEnabled
    guard isAnimated || motion.isKept else { return end(true) }
    let animation = motion.animation(isAnimated: isAnimated)
    if completion != nil { animation.delegate = SymbolMotionEnd(end) }
    layer.add(animation, forKey: SymbolMotion.key(configuration.kind))
  }

  /// - Returns: Whether the symbol is on its way back.
  @discardableResult private func remove(
    _ kind: SymbolEffectConfiguration.Kind, _ options: SymbolEffectOptions, _ animated: Bool
  ) -> Bool {
    let key = SymbolMotion.key(kind)
    guard layer.animation(forKey: key) != nil else { return false }
    let shown = layer.presentation()
    let (opacity, transform) = (shown?.opacity ?? 1, shown?.transform ?? CATransform3DIdentity)
    layer.removeAnimation(forKey: key)
    guard animated, UIView.areAnimationsEnabled, kind == .scale || kind == .disappear else { return false }
    for (path, value) in [("opacity", opacity as Any), ("transform", transform as Any)] {
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.duration) = (value, 0.3 / options.rate)
      layer.add(animation, forKey: "symbolEffectEnd.\(path)")
    }
    return true
  }
}
