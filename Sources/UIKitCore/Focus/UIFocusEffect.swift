public import Foundation
public import QuartzCore
public import UIKitGraphics

/// What shows that an item has the focus: nothing, unless a subclass says otherwise.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, NSCopying {
  /// An effect that shows nothing.
  public override init() { super.init() }

  /// The same object: an effect is not changed once a view has it.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring around the focused item.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// On which side of the shape the ring is drawn.
  public enum Position: Int, Sendable {
    /// Inside where the item, or a view around it, would cut the ring off; else outside.
    case automatic
    /// Around the shape.
    case outside
    /// Within the shape.
    case inside
  }

  enum Shape {
    case item
    case path(UIBezierPath)
  }

  let shape: Shape

  /// A ring with the shape of the item.
  public override init() {
    shape = .item
    super.init()
  }

  /// A ring around a rectangle in the coordinates of the item.
  public init(rect: CGRect) {
    shape = .path(UIBezierPath(rect: rect))
    super.init()
  }

  /// A ring around a rectangle with round corners in the coordinates of the item. All curves are circular.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    shape = .path(UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
    super.init()
  }

  /// A ring along a path in the coordinates of the item; half of the ring's width is on each side.
  public init(path: UIBezierPath) {
    shape = .path(path)
    super.init()
  }

  /// The view that the ring is drawn in; nil, the default, for the item itself.
  open weak var containerView: UIView?
  /// The subview of the container in front of which the ring is drawn; nil, the default, for the frontmost.
  open weak var referenceView: UIView?
  /// `.automatic` by default.
  open var position = Position.automatic
}
