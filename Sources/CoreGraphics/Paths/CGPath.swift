public import Foundation

/// Which points are inside a path that crosses itself: those with a winding number other than 0, or an odd one.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
/// The shape of the ends of open lines; `round` and `square` extend by half the line width.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// The shape of corners; `miter` becomes `bevel` beyond the miter limit.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// An outline of lines and Bézier curves; immutable, except for `CGMutablePath`. Equal paths have equal elements.
public class CGPath: Hashable, @unchecked Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, to: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close
  }

  /// Private, because each access of a stored property that other modules see is checked for exclusivity.
  @exclusivity(unchecked) private final var storedElements: [Element]
  package internal(set) final var elements: [Element] {
    get { storedElements }
    _modify { yield &storedElements }
  }

  package init(elements: [Element]) { storedElements = elements }

  /// A closed rectangle; nil is the identity transform.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
  }

  /// A closed ellipse inscribed in `rect`; nil is the identity transform.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
  }

  /// A closed rounded rectangle; nil is the identity transform. Corners larger than half a side are reduced; negative ones stop the
  /// program.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init {
      $0.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    }
  }

  private convenience init(_ build: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    build(path)
    self.init(elements: path.elements)
  }

  public static func == (l: CGPath, r: CGPath) -> Bool { l === r || l.elements == r.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// Whether there is no element. O(1).
  public var isEmpty: Bool { elements.isEmpty }

  /// The start of the next line: the end of the last element, or the start of the subpath just closed; zero for an empty path.
  public var currentPoint: CGPoint { lastPoint ?? .zero }

  var lastPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .close: subpathStart
    case .move(let p), .line(let p), .quadCurve(_, let p), .curve(_, _, let p): p
    }
  }

  private var subpathStart: CGPoint? {
    for case .move(let start) in elements.reversed() { return start }
    return nil
  }

  /// An immutable copy that shares its elements; never nil.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// An immutable, transformed copy; never nil. A nil transform is the identity.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// An independent copy for further construction; never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// An independent, transformed copy; never nil. A nil transform is the identity.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// An immutable version of this path: a copy of a mutable path, else the path itself.
  package var snapshot: CGPath { self is CGMutablePath ? CGPath(elements: elements) : self }
}

extension CGPath.Element {
  func applying(_ t: CGAffineTransform) -> Self {
    if t.isIdentity { return self }
    return switch self {
    case .move(let p): .move(p.applying(t))
    case .line(let p): .line(p.applying(t))
    case .quadCurve(let c, let p): .quadCurve(control: c.applying(t), to: p.applying(t))
    case .curve(let c, let d, let p): .curve(control1: c.applying(t), control2: d.applying(t), to: p.applying(t))
    case .close: .close
    }
  }
}
