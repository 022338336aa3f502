internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// A shadow of letters, as the value of the attribute `.shadow`. It is read when the text is set or drawn: set its properties before.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// First: see `AttributeValue`.
  @exclusivity(unchecked) private var mark = AttributeValue.mark

  /// No offset, no blur, black of a third.
  public override init() {}

  /// Points to the right and downwards; not finite is a programming error.
  open var shadowOffset = CGSize.zero {
    didSet {
      ensure(
        shadowOffset.width.isFinite && shadowOffset.height.isFinite,
        "NSShadow.shadowOffset = \(shadowOffset): give finite numbers of points")
    }
  }

  /// Points over which the edge is blurred; negative or not finite is a programming error.
  open var shadowBlurRadius: CGFloat = 0 {
    didSet {
      ensure(
        shadowBlurRadius >= 0 && shadowBlurRadius.isFinite,
        "NSShadow.shadowBlurRadius = \(shadowBlurRadius): give a finite number of points, 0 or more")
    }
  }

  /// A `UIColor`; nil for no shadow. Anything else stops the program that shows the text.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// An independent shadow of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  func shadow(_ traits: UITraitCollection) -> TextDecoration.Shadow? {
    guard let shadowColor else { return nil }
    guard let color = shadowColor as? UIColor else {
      programmingError("NSShadow.shadowColor must be a UIColor, got the \(type(of: shadowColor)) \(shadowColor)")
    }
    // As in a context, the blur's radius is two standard deviations.
    return TextDecoration.Shadow(offset: shadowOffset, blur: shadowBlurRadius / 2, color: color.cgColor(for: traits))
  }
}
