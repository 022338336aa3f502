internal import Foundation

/// Corners named by the layer's coordinates: `minXMinY` is the top left one.
public struct CACornerMask: OptionSet, Sendable {
  /// Bit mask of the corners.
  public let rawValue: UInt

  /// Bits above 8 are ignored.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// Bit mask of the edges.
  public let rawValue: UInt32

  /// Bits above 8 are kept and ignored.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// At the least x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// At the greatest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// At the least y, as Apple names it.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// At the greatest y, as Apple names it.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the shape.
  public let rawValue: String

  /// Any other shape than `continuous` counts as `circular`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins earlier and bends gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's contents of another size are placed in its bounds. Names refer to the screen: `top` is the smallest y.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the placement.
  public let rawValue: String

  /// Any other placement than the constants counts as `center`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Natural size in the middle; like all placements without "resize", it does not scale.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the default of a layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled uniformly to fit inside the bounds, centred.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled uniformly to cover the bounds, centred.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How the pixels of a layer's image are made that is shown in another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name on Apple's platforms.
  public let rawValue: String

  /// A name that is not one of the constants blends neighbours.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Blends neighbours.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Shows the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Blends neighbours: an image that is shown much smaller is always blended from all its pixels.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
