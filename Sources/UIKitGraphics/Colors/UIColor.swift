public import CoreGraphics
internal import Diagnostics
public import Foundation

/// An immutable colour: fixed sRGB components, or a function of the traits.
///
/// Components outside of 0...1 are clamped; ones that are not finite are a programming error.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// First: see `AttributeValue`.
  private var mark = AttributeValue.mark
  private let fixed: CGColor?
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  /// Makes a fixed colour.
  public init(cgColor: CGColor) { (fixed, provider) = (cgColor, nil) }

  /// Makes a colour that shows nothing. UIKit's is a placeholder that draws nothing either.
  public convenience override init() { self.init(white: 0, alpha: 0) }

  /// Makes a fixed grey.
  public init(white: CGFloat, alpha: CGFloat) { (fixed, provider) = (CGColor(gray: white, alpha: alpha), nil) }

  /// Makes a fixed colour of sRGB components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (fixed, provider) = (CGColor(red: red, green: green, blue: blue, alpha: alpha), nil)
  }

  /// Makes a fixed colour. `hue` counts one turn of the colour circle from red over green (1/3) and blue (2/3) back to red; whole turns
  /// are dropped.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    ensure(hue.isFinite, "UIColor(hue: \(hue), ...): the hue must be a finite number")
    let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    (fixed, provider) = (CGColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha), nil)
  }

  /// Makes a dynamic colour. `dynamicProvider` is called at each resolution, on any thread, and must return the same colour for the same
  /// traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    (fixed, provider) = (nil, dynamicProvider)
  }

  /// Returns nil: there are no archives to read colours from.
  public required init?(coder: NSCoder) { nil }

  /// What the compiler calls for `#colorLiteral`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The components; those of a dynamic colour for `UITraitCollection.current`.
  open var cgColor: CGColor { fixed ?? cgColor(for: .current) }

  /// The fixed colour for these traits; a fixed colour returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
  }

  /// The components for these traits; allocates nothing for a fixed colour.
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

  /// The same colour with another opacity; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let fixed { return UIColor(cgColor: fixed.withAlpha(alpha)) }
    return UIColor { UIColor(cgColor: self.cgColor(for: $0).withAlpha(alpha)) }
  }

  // MARK: Components

  /// Writes the colour's sRGB components, from 0 to 1, for the current traits; skips nil pointers. Always returns true.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation and brightness, from 0 to 1, for the current traits; skips nil pointers. Always returns true.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let value = HueColor(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = value.hue
    saturation?.pointee = value.saturation
    brightness?.pointee = value.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the grey level and opacity, from 0 to 1, for the current traits; skips nil pointers.
  ///
  /// - Returns: false, and writes nothing, unless red, green and blue are equal.
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green && color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: Drawing

  /// Sets the fill and stroke colour of the current context; does nothing without one.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context; does nothing without one.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context; does nothing without one.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: NSObject

  /// Returns the colour itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Fixed colours are equal if their components are; a dynamic colour equals only itself.
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

/// The type of a colour literal without a type of its own: `let sky = #colorLiteral(red: 0.4, green: 0.7, blue: 1, alpha: 1)`.
public typealias _ColorLiteralType = UIColor

extension CGColor {
  func withAlpha(_ alpha: CGFloat) -> CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
