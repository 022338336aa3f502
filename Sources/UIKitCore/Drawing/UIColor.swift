public import CoreGraphics
public import Foundation

/// A colour that may depend on the surroundings.
public class UIColor: NSObject, @unchecked Sendable {
  private let fixed: CGColor?
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (fixed, provider) = (CGColor(red: red, green: green, blue: blue, alpha: alpha), nil)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  public init(cgColor: CGColor) { (fixed, provider) = (cgColor, nil) }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    (fixed, provider) = (nil, dynamicProvider)
  }

  /// For `UITraitCollection.current`.
  public var cgColor: CGColor { fixed ?? resolvedColor(with: .current).cgColor }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || (fixed != nil && fixed == other.fixed)
  }

  public override var hash: Int { fixed?.hashValue ?? ObjectIdentifier(self).hashValue }

  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let systemBlue = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1) : UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
  }
}
