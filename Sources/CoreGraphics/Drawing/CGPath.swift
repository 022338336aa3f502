public import Foundation

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// An immutable outline of lines and Bézier curves.
public class CGPath: Hashable, @unchecked Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, to: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close
  }

  package internal(set) var elements: [Element]

  package init(elements: [Element]) { self.elements = elements }

  public static func == (l: CGPath, r: CGPath) -> Bool { l === r || l.elements == r.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
