internal import Diagnostics
public import Foundation

/// An sRGB colour with alpha, each component from 0 to 1, not premultiplied. Colours with equal components are equal, also across colour
/// spaces.
public final class CGColor: Hashable, Sendable {
  package let red, green, blue: CGFloat
  /// Opacity from 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat
  private let isGray: Bool

  private init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, isGray: Bool) {
    ensure(
      (red + green + blue + alpha).isFinite || red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite,
      "CGColor needs finite components, got \(red), \(green), \(blue), alpha \(alpha)")
    (self.red, self.green, self.blue, self.alpha) = (unit(red), unit(green), unit(blue), unit(alpha))
    self.isGray = isGray
  }

  /// Components outside 0...1 are clamped; the program stops unless every component is finite.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, isGray: false)
  }

  /// The same as `init(red:green:blue:alpha:)`, since all RGB colours are sRGB here.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, isGray: false)
  }

  /// A grey with the colour space of one component; its red, green and blue are equal to `gray`.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(gray, gray, gray, alpha, isGray: true) }

  /// The same as `init(gray:alpha:)`.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

  /// - Parameter components: The components of `space` followed by alpha; never nil for the two spaces there are.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.model == .monochrome {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// Grey or sRGB, according to the initializer; never nil.
  public var colorSpace: CGColorSpace? { isGray ? .gray : .rgb }

  /// Components including alpha: 2 for a grey, 4 for an sRGB colour.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The components of the colour space followed by alpha; never nil.
  public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

  /// Returns the colour itself, which is immutable; never nil.
  public func copy() -> CGColor? { self }

  /// The same colour and colour space with another alpha, clamped to 0...1; never nil.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red, green, blue, alpha, isGray: isGray) }

  package func multiplyingAlpha(by factor: CGFloat) -> CGColor {
    factor == 1 ? self : CGColor(red, green, blue, alpha * factor, isGray: isGray)
  }

  /// Black in the grey space.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White in the grey space.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black in the grey space.
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (l: CGColor, r: CGColor) -> Bool {
    l === r || (l.red == r.red && l.green == r.green && l.blue == r.blue && l.alpha == r.alpha)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

private func unit(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
