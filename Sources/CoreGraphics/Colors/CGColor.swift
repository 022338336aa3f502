internal import Diagnostics
public import Foundation

/// A colour in sRGB with alpha, each component from 0 to 1, not premultiplied. Equal when it looks equal, whatever its space.
public final class CGColor: Hashable, Sendable {
  package let red, green, blue: CGFloat
  public let alpha: CGFloat
  private let isGray: Bool

  private init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, isGray: Bool) {
    ensure(
      red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite,
      "CGColor needs finite components, got \(red), \(green), \(blue), alpha \(alpha)")
    (self.red, self.green, self.blue, self.alpha) = (unit(red), unit(green), unit(blue), unit(alpha))
    self.isGray = isGray
  }

  /// Components outside 0...1 are cut to it.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, isGray: false)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, isGray: false)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(gray, gray, gray, alpha, isGray: true) }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

  /// `components` holds the space's components and then alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.model == .monochrome {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  public var colorSpace: CGColorSpace? { isGray ? .gray : .rgb }

  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The space's components, alpha last.
  public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

  public func copy() -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red, green, blue, alpha, isGray: isGray) }

  package func multiplyingAlpha(by factor: CGFloat) -> CGColor {
    factor == 1 ? self : CGColor(red, green, blue, alpha * factor, isGray: isGray)
  }

  package static let black = CGColor(gray: 0, alpha: 1)

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
