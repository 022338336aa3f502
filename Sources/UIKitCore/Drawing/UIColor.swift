public import CoreGraphics
internal import Diagnostics
public import Foundation

/// A colour, fixed or found anew for each surroundings.
///
/// Components outside of 0...1 are cut to it; ones that are not finite stop the program.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let fixed: CGColor?
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public init(cgColor: CGColor) { (fixed, provider) = (cgColor, nil) }

  public init(white: CGFloat, alpha: CGFloat) { (fixed, provider) = (CGColor(gray: white, alpha: alpha), nil) }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (fixed, provider) = (CGColor(red: red, green: green, blue: blue, alpha: alpha), nil)
  }

  /// `hue` counts one turn of the colour circle from red over green (1/3) and blue (2/3) back to red.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    (fixed, provider) = (CGColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha), nil)
  }

  /// `dynamicProvider` is asked at each resolution; it must give the same colour for the same traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    (fixed, provider) = (nil, dynamicProvider)
  }

  /// There are no archives to read colours from: nil.
  public required init?(coder: NSCoder) { nil }

  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour for `UITraitCollection.current`.
  open var cgColor: CGColor { fixed ?? cgColor(for: .current) }

  /// A fixed colour is its own.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
  }

  /// Allocates nothing for a fixed colour.
  package func cgColor(for traits: UITraitCollection) -> CGColor {
    if let fixed { return fixed }
    let resolved = resolvedColor(with: traits)
    guard let color = resolved.fixed else {
      programmingError("UIColor.resolvedColor(with:) of \(type(of: self)) gave a colour that still depends on the traits")
    }
    return color
  }

  /// Whether the colour depends on the traits.
  package var isDynamic: Bool { fixed == nil }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let fixed { return UIColor(cgColor: fixed.withAlpha(alpha)) }
    return UIColor { UIColor(cgColor: self.cgColor(for: $0).withAlpha(alpha)) }
  }

  // MARK: Drawing

  /// Fills and strokes of the current context take this colour; nothing happens without a context.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Fixed colours are equal if they look equal, dynamic ones only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || (fixed != nil && fixed == other.fixed)
  }

  open override var hash: Int { fixed?.hashValue ?? ObjectIdentifier(self).hashValue }

  open override var description: String {
    guard let fixed else { return "UIColor(dynamic, now \(resolvedColor(with: .current)))" }
    return "UIColor(\((fixed.components ?? []).map { "\(Double($0))" }.joined(separator: " ")))"
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

extension CGColor {
  func withAlpha(_ alpha: CGFloat) -> CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
