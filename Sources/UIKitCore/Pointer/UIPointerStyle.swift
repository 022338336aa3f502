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

/// What a view does while the pointer is in its region.
///
/// The pointer stays the desktop's: it does not turn into the view, and the view does not follow it or grow.
public enum UIPointerEffect {
  /// How a colour lies over the view.
  public enum TintMode: Int, Sendable {
    /// No colour; in front of the view; behind what the view shows.
    case none, overlay, underlay
  }

  /// The system's choice: `highlight`.
  case automatic(UITargetedPreview)
  /// Lights the view up.
  case highlight(UITargetedPreview)
  /// Lights the view up and gives it a shadow.
  case lift(UITargetedPreview)
  /// As the values say; content keeps its size.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

  /// The view, and how much of it.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// A look of the pointer inside of a region.
@preconcurrency @MainActor public final class UIPointerStyle: UIHoverStyle {
  let pointer: PointerShape
  let pointerEffect: UIPointerEffect?
  /// The outline of the effect that a style gives.
  let effectShape: UIPointerShape?
  /// Small marks around the pointer; none by default.
  public var accessories: [UIPointerAccessory] = []

  private init(_ pointer: PointerShape, _ effect: UIPointerEffect? = nil, _ shape: UIPointerShape? = nil) {
    (self.pointer, pointerEffect, effectShape) = (pointer, effect, shape)
    super.init(shape: nil)
  }

  /// Makes a style that changes the view of the effect's preview.
  ///
  /// - Parameter shape: The outline of the effect, in the coordinates of the preview's container; nil for the preview's own. Beams are the
  ///   pointer's shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(shape?.pointer ?? .arrow, effect, shape)
  }

  /// - Parameters:
  ///   - shape: Beams are shown as such.
  ///   - constrainedAxes: Without effect: the desktop moves the pointer.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init(shape.pointer) }

  /// No pointer while it is in the region.
  public static func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

  /// The arrow.
  public static func system() -> UIPointerStyle { UIPointerStyle(.arrow) }

  nonisolated public override func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: UIPointerStyle?
    MainActor.assumeIsolated {
      copy = UIPointerStyle(pointer, pointerEffect, effectShape)
      copy?.accessories = accessories
      copy?.isEnabled = isEnabled
    }
    return copy!
  }
}

extension UIPointerShape {
  fileprivate var pointer: PointerShape {
    switch self {
    case .verticalBeam, .horizontalBeam: .beam
    case .path, .roundedRect: .arrow
    }
  }
}

/// A mark beside the pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject, NSCopying {
  /// Where a mark is, seen from the pointer.
  public struct Position: Hashable, Sendable {
    /// Points from the pointer to the mark.
    public var offset: CGFloat
    /// Radians, clockwise from the top.
    public var angle: CGFloat

    /// Makes a position.
    public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }

    /// Points between the pointer and marks at the named places. Our choice.
    private static let distance: CGFloat = 14

    private init(eighths: CGFloat) { self.init(offset: Self.distance, angle: eighths * .pi / 4) }

    public static let top = Position(eighths: 0)
    public static let topRight = Position(eighths: 1)
    public static let right = Position(eighths: 2)
    public static let bottomRight = Position(eighths: 3)
    public static let bottom = Position(eighths: 4)
    public static let bottomLeft = Position(eighths: 5)
    public static let left = Position(eighths: 6)
    public static let topLeft = Position(eighths: 7)
  }

  /// Around a point of its own, which lies at the position.
  public let shape: UIPointerShape
  public let position: Position
  /// Whether the shape turns with the position's angle; false by default.
  open var orientationMatchesAngle = false

  /// Makes a mark.
  public init(shape: UIPointerShape, position: Position) { (self.shape, self.position) = (shape, position) }

  /// An arrow that points away from the pointer.
  public static func arrow(_ position: Position) -> UIPointerAccessory {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: -4))
    path.addLine(to: CGPoint(x: 5, y: 3))
    path.addLine(to: CGPoint(x: -5, y: 3))
    path.close()
    let arrow = UIPointerAccessory(shape: .path(path), position: position)
    arrow.orientationMatchesAngle = true
    return arrow
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: UIPointerAccessory?
    MainActor.assumeIsolated {
      copy = UIPointerAccessory(shape: shape, position: position)
      copy?.orientationMatchesAngle = orientationMatchesAngle
    }
    return copy!
  }
}

/// The shapes that every desktop has.
@_spi(UIKitModules) public enum PointerShape: Equatable, Sendable {
  case arrow, beam, hand, hidden
  /// Two arrows, to the left and to the right.
  case columns
}

/// One or both directions.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
