public import Foundation

/// What a view does while the pointer is over it.
public protocol UIHoverEffect: Sendable {}

/// Lights the view up.
public struct UIHoverHighlightEffect: UIHoverEffect {
  public init() {}
}

/// Lights the view up and gives it a shadow.
public struct UIHoverLiftEffect: UIHoverEffect {
  public init() {}
}

/// The system's choice: `UIHoverHighlightEffect`.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  public init() {}
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// Lights the view up.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// Lights the view up and gives it a shadow.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The system's choice.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

/// How a view looks while the pointer is over it.
@preconcurrency @MainActor open class UIHoverStyle: NSObject, NSCopying {
  /// What changes.
  open var effect: any UIHoverEffect
  /// The outline of the effect; nil, the default, for the view's bounds with its own corners.
  open var shape: UIShape?
  /// Whether the style shows; true by default.
  open var isEnabled = true

  /// Makes a style.
  public init(effect: some UIHoverEffect, shape: UIShape? = nil) { (self.effect, self.shape) = (effect, shape) }

  /// Makes a style with the automatic effect.
  public init(shape: UIShape?) { (effect, self.shape) = (UIHoverAutomaticEffect(), shape) }

  /// The automatic effect in the view's own outline.
  public static func automatic() -> UIHoverStyle { UIHoverStyle(shape: nil) }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: UIHoverStyle?
    MainActor.assumeIsolated {
      copy = UIHoverStyle(shape: shape)
      copy?.effect = effect
      copy?.isEnabled = isEnabled
    }
    return copy!
  }
}
