public import CoreGraphics
public import Foundation

// UIKit's names for geometry in archives and in strings.
extension NSCoder {
  /// Reads a point; zero if there is none of that name.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  /// Reads a size; zero if there is none of that name.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  /// Reads a rectangle; zero if there is none of that name.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

  /// Writes a vector as text.
  public func encode(_ vector: CGVector, forKey key: String) { encode(NSCoder.string(for: vector) as NSString, forKey: key) }
  /// Reads a vector; zero if there is none of that name.
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }
  /// Writes a transform as text.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform) as NSString, forKey: key)
  }
  /// Reads a transform; the identity if there is none of that name.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { NSCoder.cgAffineTransform(for: text(key)) }
  /// Writes insets as text.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets) as NSString, forKey: key) }
  /// Reads insets; zero if there are none of that name.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }

  /// Empty if there is no text of that name, for which Foundation stops the program.
  private func text(_ key: String) -> String {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key).map { "\($0)" } ?? "" : ""
  }

  // MARK: Strings

  /// `{x, y}`
  public class func string(for point: CGPoint) -> String { "{\(point.x), \(point.y)}" }
  /// `{dx, dy}`
  public class func string(for vector: CGVector) -> String { "{\(vector.dx), \(vector.dy)}" }
  /// `{width, height}`
  public class func string(for size: CGSize) -> String { "{\(size.width), \(size.height)}" }
  /// `{{x, y}, {width, height}}`
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// `[a, b, c, d, tx, ty]`
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[\(t.a), \(t.b), \(t.c), \(t.d), \(t.tx), \(t.ty)]"
  }
  /// `{top, left, bottom, right}`
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\(insets.top), \(insets.left), \(insets.bottom), \(insets.right)}"
  }

  /// Zero if the text is not as `string(for:)` writes it.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? CGPoint(x: 0, y: 0)
  }
  /// Zero if the text is not as `string(for:)` writes it.
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
  }
  /// Zero if the text is not as `string(for:)` writes it.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? CGSize(width: 0, height: 0)
  }
  /// Zero if the text is not as `string(for:)` writes it.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
      ?? CGRect(x: 0, y: 0, width: 0, height: 0)
  }
  /// The identity if the text is not as `string(for:)` writes it.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, count: 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }
  /// Zero if the text is not as `string(for:)` writes it.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  private class func numbers(in string: String, count: Int) -> [CGFloat]? {
    let numbers = string.split { "{}[], ".contains($0) }.map { Double($0) }
    guard numbers.count == count, numbers.allSatisfy({ $0?.isFinite == true }) else { return nil }
    return numbers.compactMap { $0.map { CGFloat($0) } }
  }
}
