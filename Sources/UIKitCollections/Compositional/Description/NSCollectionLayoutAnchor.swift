internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import UIKitCore
public import UIKitGraphics
internal import UIKitLists

/// A place at the boundary of a rectangle, the sides by reading direction.
public enum NSRectAlignment: Int, Sendable {
  /// The middle of the rectangle.
  case none = 0
  /// Clockwise from the upper edge.
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A point of a rectangle to which a supplementary item is attached: an edge, a corner, or the middle.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// One edge, two that meet in a corner, or none for the middle.
  public let edges: NSDirectionalRectEdge
  /// Points, or multiples of the supplementary item's size.
  public let offset: CGPoint
  /// Whether `offset` counts points.
  public let isAbsoluteOffset: Bool

  /// Whether `offset` counts multiples of the supplementary item's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// No offset.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// - Parameter absoluteOffset: In points; x toward the trailing edge, finite.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    Self.check(absoluteOffset, "absoluteOffset")
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
  }

  /// - Parameter fractionalOffset: In widths and heights of the supplementary item; x toward the trailing edge, finite.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    Self.check(fractionalOffset, "fractionalOffset")
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
  }

  private static func check(_ offset: CGPoint, _ name: String) {
    ensure(
      offset.x.isFinite && offset.y.isFinite,
      "NSCollectionLayoutAnchor(edges:\(name):): \(offset) is not finite; give finite numbers")
  }

  /// The same object: anchors do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The offset in points for an item of `size`.
  func points(for size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}

extension NSDirectionalRectEdge {
  /// The point of `rect` at these edges, in coordinates that begin at the leading edge; the middle on an axis without an edge.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: contains(.leading) ? rect.minX : contains(.trailing) ? rect.maxX : rect.midX,
      y: contains(.top) ? rect.minY : contains(.bottom) ? rect.maxY : rect.midY)
  }
}
