internal import CoreGraphics
internal import Foundation

extension CALayer {
  /// The action for a value about to change; nil, at low cost, if the layer cannot be animated now.
  @inline(__always)
  func action(ifAnimating key: String) -> (any CAAction)? {
    if hasOwner && CATransaction.ownerActionDepth == 0 { return nil }
    return actionOnScreen(key)
  }

  @inline(never)
  private func actionOnScreen(_ key: String) -> (any CAAction)? {
    guard root.compositor != nil, !CATransaction.disableActions() else { return nil }
    return action(forKey: key)
  }

  @inline(__always)
  func run(_ action: (any CAAction)?, _ key: String) {
    if let action { action.run(forKey: key, object: self, arguments: nil) }
  }

  func searchAction(forKey key: String) -> (any CAAction)? {
    if let action = (owner ?? extras?.delegate)?.action(for: self, forKey: key) { return action is NSNull ? nil : action }
    if let action = extras?.actions?[key] { return action is NSNull ? nil : action }
    if let action = type(of: self).defaultAction(forKey: key) { return action }
    return !hasOwner ? implicitAnimation(forKey: key) : nil
  }

  /// Animates from the shown value to the value about to be set.
  private func implicitAnimation(forKey key: String) -> CABasicAnimation? {
    guard let property = AnimationPath.Property(rawValue: key), !property.isOfSubclass, property != .shadowPath else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = (animationState?.shown ?? LayerShown(model: self)).value(of: property).boxed(for: property)
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.duration = CATransaction.animationDuration()
    return animation
  }

  func presentationCopy() -> Self? {
    guard modelLayer == nil, root.compositor != nil else { return nil }
    guard let copy = type(of: self).made(showing: self) as? Self else { return nil }
    if let shown = animationState?.shown {
      (copy.geometry, copy.look) = (shown.geometry, shown.look)
      copy.decorationBox = LayerDecorationBox(shown.decoration)
      if let holder = copy as? any OwnValues { for (property, value) in shown.own { holder.setValue(value, of: property) } }
      if shown.isHidden { copy.flags.insert(.isHidden) } else { copy.flags.remove(.isHidden) }
      if extras?.transform3D != nil && shown.geometry.transform != geometry.transform { copy.extras?.transform3D = nil }
    }
    copy.modelLayer = self
    return copy
  }
}
