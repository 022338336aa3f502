internal import Diagnostics
public import Foundation

/// A colour with alpha, not premultiplied, which is drawn in sRGB. Colours of grey and of sRGB with equal red, green and blue are equal;
/// those of other spaces only to colours of their space.
public final class CGColor: Hashable, Sendable {
  /// As they are drawn, from 0 to 1. Of a pattern with colours of its own: black, which nothing paints.
  package let red, green, blue: CGFloat
  /// Opacity from 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat
  private let isGray: Bool
  /// nil for greys and sRGB.
  private let foreign: Foreign?

  /// The components in a space whose colours are converted for drawing, or a pattern.
  private struct Foreign: Hashable, Sendable {
    let space: CGColorSpace
    /// Without alpha.
    let components: [CGFloat]
    let pattern: CGPattern?
  }

  private init(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, isGray: Bool, foreign: Foreign? = nil
  ) {
    ensure(
      (red + green + blue + alpha).isFinite || red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite,
      "CGColor needs finite components, got \(red), \(green), \(blue), alpha \(alpha)")
    (self.red, self.green, self.blue, self.alpha) = (unit(red), unit(green), unit(blue), unit(alpha))
    (self.isGray, self.foreign) = (isGray, foreign)
  }

  /// Components outside 0...1 are clamped; the program stops unless every component is finite.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, isGray: false)
  }

  /// The same as `init(red:green:blue:alpha:)`: RGB without another space is sRGB here.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, isGray: false)
  }

  /// A grey with the colour space of one component; its red, green and blue are equal to `gray`.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(gray, gray, gray, alpha, isGray: true) }

  /// The same as `init(gray:alpha:)`.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

  /// A colour of four inks, from 0 to 1, in the space `genericCMYK`.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(.cmyk, [cyan, magenta, yellow, black], alpha, nil)
  }

  /// - Parameter components: The components of `space` followed by alpha; finite, else the program stops. nil for a pattern's space.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.model == .pattern { return nil }
    self.init(space, UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
  }

  /// A colour that paints by repeating a pattern: in contexts, not in layers.
  ///
  /// - Parameters:
  ///   - space: Of patterns, with a base if the pattern has no colours of its own; nil is returned for another one.
  ///   - components: The components of the space's base, if it has one, followed by alpha.
  public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
    guard space.model == .pattern, pattern.isColored == (space.baseColorSpace == nil) else { return nil }
    let count = space.numberOfComponents
    self.init(space, Array(UnsafeBufferPointer(start: components, count: count)), components[count], pattern)
  }

  /// A colour of any space but a pattern's.
  private convenience init(_ space: CGColorSpace, _ values: UnsafeBufferPointer<CGFloat>) {
    if space == .rgb {
      self.init(values[0], values[1], values[2], values[3], isGray: false)
    } else if space == .gray {
      self.init(values[0], values[0], values[0], values[1], isGray: true)
    } else {
      self.init(space, Array(values.dropLast()), values[values.count - 1], nil)
    }
  }

  private convenience init(_ space: CGColorSpace, _ components: [CGFloat], _ alpha: CGFloat, _ pattern: CGPattern?) {
    ensure(
      components.allSatisfy(\.isFinite) && alpha.isFinite,
      "CGColor needs finite components, got \(components), alpha \(alpha) in \(space.name ?? "a space without a name")")
    let drawn = space.meaning.drawn(components) ?? .zero
    self.init(
      CGFloat(drawn.x), CGFloat(drawn.y), CGFloat(drawn.z), alpha, isGray: false,
      foreign: Foreign(space: space, components: components, pattern: pattern))
  }

  /// The black of a space, opaque; of a pattern's space a colour that paints nothing.
  static func black(of space: CGColorSpace) -> CGColor {
    switch space.model {
    case .pattern: CGColor(0, 0, 0, 0, isGray: false, foreign: Foreign(space: space, components: [], pattern: nil))
    case .cmyk: CGColor(.cmyk, [0, 0, 0, 1], 1, nil)
    default:
      ([CGFloat](repeating: 0, count: space.numberOfComponents) + [1]).withUnsafeBufferPointer { CGColor(space, $0) }
    }
  }

  /// Never nil.
  public var colorSpace: CGColorSpace? { foreign?.space ?? (isGray ? .gray : .rgb) }

  /// Components including alpha: 2 for a grey, 4 for an sRGB colour.
  public var numberOfComponents: Int { foreign.map { $0.components.count + 1 } ?? (isGray ? 2 : 4) }

  /// The components of the colour space followed by alpha; never nil.
  public var components: [CGFloat]? {
    foreign.map { $0.components + [alpha] } ?? (isGray ? [red, alpha] : [red, green, blue, alpha])
  }

  /// What the colour paints with; nil for one that is plain.
  public var pattern: CGPattern? { foreign?.pattern }

  /// Returns the colour itself, which is immutable; never nil.
  public func copy() -> CGColor? { self }

  /// The same colour and colour space with another alpha, clamped to 0...1; never nil.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red, green, blue, alpha, isGray: isGray, foreign: foreign) }

  /// The colour in another space; components that the space does not have become the nearest ones. nil for patterns, and for a table.
  ///
  /// `intent` and `options` are ignored: what is outside a space is clamped, component by component.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?) -> CGColor? {
    guard let own = colorSpace, let values = components?.dropLast() else { return nil }
    if own == space { return self }
    guard let light = own.meaning.light(of: Array(values)), let converted = space.meaning.components(of: light) else {
      return nil
    }
    return (converted + [alpha]).withUnsafeBufferPointer { CGColor(space, $0) }
  }

  package func multiplyingAlpha(by factor: CGFloat) -> CGColor {
    factor == 1 ? self : CGColor(red, green, blue, alpha * factor, isGray: isGray, foreign: foreign)
  }

  /// Black in the grey space.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White in the grey space.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black in the grey space.
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (l: CGColor, r: CGColor) -> Bool {
    l === r || (l.red == r.red && l.green == r.green && l.blue == r.blue && l.alpha == r.alpha && l.foreign == r.foreign)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

private func unit(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
