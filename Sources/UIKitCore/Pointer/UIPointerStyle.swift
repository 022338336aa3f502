public import Foundation
public import UIKitGraphics

/// How the pointer looks. Shapes of your own are shown as the arrow: a desktop has its own pointers.
public enum UIPointerShape {
  /// The outline of the pointer, around the place to which it points.
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat)
  /// The beam over a line of text; its height in points is the desktop's choice.
  case verticalBeam(length: CGFloat)
  /// The beam over vertical text, shown as `verticalBeam`.
  case horizontalBeam(length: CGFloat)

  /// A rectangle with the desktop's own radius.
  public static func roundedRect(_ rect: CGRect) -> UIPointerShape {
    .roundedRect(rect, radius: UIPointerShape.defaultCornerRadius)
  }

  /// 8 points.
  public static let defaultCornerRadius: CGFloat = 8
}

/// A look of the pointer inside of a region.
@preconcurrency @MainActor public final class UIPointerStyle: NSObject {
  let shape: PointerShape

  private init(_ shape: PointerShape) { self.shape = shape }

  /// - Parameters:
  ///   - shape: Beams are shown as such.
  ///   - constrainedAxes: Without effect: the desktop moves the pointer.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    switch shape {
    case .verticalBeam, .horizontalBeam: self.init(.beam)
    case .path, .roundedRect: self.init(.arrow)
    }
  }

  /// No pointer while it is in the region.
  public static func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

  /// The arrow.
  public static func system() -> UIPointerStyle { UIPointerStyle(.arrow) }
}

/// The shapes that every desktop has.
@_spi(UIKitModules) public enum PointerShape: Equatable, Sendable {
  case arrow, beam, hand, hidden
}

/// One or both directions.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
