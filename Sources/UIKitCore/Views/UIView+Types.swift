internal import QuartzCore

extension UIView {
  /// The parts of a view's frame that follow a change of its superview's size, in proportion to their sizes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// Bits 0 to 5, as on iOS.
    public let rawValue: UInt

    /// Bits without a name are ignored.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible; it never becomes negative.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible; it never becomes negative.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How a drawing made for one size is shown at another size, until the view is drawn again.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view; as large as fits inside it; as small as covers it; or drawn again at the new size.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    /// Unscaled, at the centre, an edge or a corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }

  /// Whether `tintColor` is shown as it is or dimmed to grey; `automatic` adopts the superview's mode.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}
