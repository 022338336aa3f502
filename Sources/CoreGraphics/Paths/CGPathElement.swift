public import Foundation

/// The kinds of elements of a path.
public enum CGPathElementType: Int32, Sendable {
  /// In the order of Apple's raw values, from 0 to 4.
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One element of a path, as passed to `applyWithBlock(_:)`.
public struct CGPathElement {
  /// The kind, which determines the number of `points`.
  public var type: CGPathElementType
  /// One point for a move or a line, two for a quadratic and three for a cubic curve, the end point last; none for a close. Valid inside
  /// the block only.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// Called with the pointer given to `CGPath.apply(info:function:)` and an element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls `function` once for each element, in order, with `info`, which may point to what the function needs.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `block` once for each element, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      let (type, points) = element.parts
      withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
        _ = buffer.initialize(from: points)
        guard let start = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: start), block)
      }
    }
  }
}

extension CGPath.Element {
  fileprivate var parts: (CGPathElementType, [CGPoint]) {
    switch self {
    case .move(let p): (.moveToPoint, [p])
    case .line(let p): (.addLineToPoint, [p])
    case .quadCurve(let c, let p): (.addQuadCurveToPoint, [c, p])
    case .curve(let c, let d, let p): (.addCurveToPoint, [c, d, p])
    case .close: (.closeSubpath, [])
    }
  }
}
