public import Foundation

/// A colour in sRGB with alpha, each component from 0 to 1, not premultiplied.
public final class CGColor: Hashable, Sendable {
  package let red, green, blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

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
