internal import Diagnostics
public import Foundation

/// A path under construction. Coordinates must be finite after the transform, and lines and curves need a current point; else the program
/// stops.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public init() { super.init(elements: []) }

  override package init(elements: [Element]) { super.init(elements: elements) }

  /// Begins a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    // An outline drawn by code has a dozen points: it does not grow step by step.
    if elements.isEmpty { elements.reserveCapacity(16) }
    append(.move(point), transform, "move(to: \(point))")
  }

  /// A straight line from the current point to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    // Most are in user space, in an open subpath: one step, since outlines have many.
    if isOpen && transform.isIdentity && (point.x + point.y).isFinite { return elements.append(.line(point)) }
    extend(.line(point), transform, "addLine(to: \(point))")
  }

  /// Begins a subpath at the first point, with lines to the others; does nothing for an empty array.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    extend(.quadCurve(control: control, to: end), transform, "addQuadCurve(to: \(end), control: \(control))")
  }

  /// A cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
    extend(
      .curve(control1: control1, control2: control2, to: end), transform,
      "addCurve(to: \(end), control1: \(control1), control2: \(control2))")
  }

  /// Closes the subpath with a line to its start; does nothing without an open subpath.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// Appends the elements of `path`, which may be this path itself. O(elements of `path`).
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(transform.isIdentity ? path.elements : path.elements.map { $0.applying(transform) })
  }

  /// Whether a line can go on from the last element.
  private var isOpen: Bool {
    guard let last = elements.last else { return false }
    if case .close = last { return false }
    return true
  }

  /// Appends elements that are finite; an empty path shares them.
  func append(_ others: [Element]) {
    if elements.isEmpty { elements = others } else { elements += others }
  }

  private func append(_ element: Element, _ transform: CGAffineTransform, _ call: @autoclosure () -> String) {
    let placed = element.applying(transform)
    ensure(placed.isFinite, "CGMutablePath.\(call()): coordinates must be finite, also after the transform \(transform)")
    elements.append(placed)
  }

  private func extend(_ element: Element, _ transform: CGAffineTransform, _ call: @autoclosure () -> String) {
    ensure(!elements.isEmpty, "CGMutablePath.\(call()) has no point to start from: call move(to:) first")
    if elements.last == .close, let start = lastPoint { elements.append(.move(start)) }
    append(element, transform, call())
  }
}

extension CGPath.Element {
  fileprivate var isFinite: Bool {
    func finite(_ p: CGPoint) -> Bool { p.x.isFinite && p.y.isFinite }
    return switch self {
    case .move(let p), .line(let p): finite(p)
    case .quadCurve(let c, let p): finite(c) && finite(p)
    case .curve(let c, let d, let p): finite(c) && finite(d) && finite(p)
    case .close: true
    }
  }
}
