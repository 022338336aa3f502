internal import CoreGraphics
internal import Foundation

/// The values that determine a layer's place and the coordinates of its sublayers.
struct LayerGeometry: Equatable {
  var bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
  var position = CGPoint(x: 0, y: 0)
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The planar part of the layer's transform.
  var transform = CGAffineTransform.identity
  /// Whether the layer's transform turns its back to the viewer.
  var facesAway = false

  var isUpright: Bool { transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1 }

  /// Position of the bounds' top left corner in the superlayer; for upright layers only.
  @inline(__always) var corner: CGPoint {
    CGPoint(
      x: position.x - anchorPoint.x * bounds.size.width + transform.tx,
      y: position.y - anchorPoint.y * bounds.size.height + transform.ty)
  }

  /// From coordinates with the origin at the bounds' top left corner to the superlayer's.
  var fromCorner: CGAffineTransform {
    let (ax, ay) = (anchorPoint.x * bounds.size.width, anchorPoint.y * bounds.size.height)
    var t = transform
    t.tx += position.x - (t.a * ax + t.c * ay)
    t.ty += position.y - (t.b * ax + t.d * ay)
    return t
  }

  /// From the layer's own coordinates to the superlayer's.
  var toSuperlayer: CGAffineTransform { fromCorner.translatedBy(x: -bounds.origin.x, y: -bounds.origin.y) }

  func toSuperlayer(_ extent: Extent) -> Extent {
    if extent.isEmpty { return .empty }
    if isUpright {
      let c = corner
      return extent.offset(x: c.x - bounds.origin.x, y: c.y - bounds.origin.y)
    }
    return extent.offset(x: -bounds.origin.x, y: -bounds.origin.y).applying(fromCorner)
  }

  var frame: CGRect {
    if isUpright {
      return CGRect(origin: corner, size: bounds.size)
    }
    return CGRect(origin: CGPoint(x: 0, y: 0), size: bounds.size).applying(fromCorner)
  }
}

/// The painted values of a layer that are not in `LayerDecoration`.
struct LayerLook {
  var opacity: Float = 1
  var cornerRadius: CGFloat = 0
  var backgroundColor: CGColor?
  var contents = LayerContents.none
}

enum LayerContents {
  case none
  case image(CGImage)
  case drawing(CachedDrawing)
}

/// Rarely used painted values; most layers never allocate them.
struct LayerDecoration {
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .layerDefault
  var shadowColor: CGColor? = .layerDefault
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var zPosition: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  /// nil where all corners have the layer's radius.
  var cornerShares: CornerShares?
  var shadowPath: CGPath?
  var backdropRadius: CGFloat = 0
  var contentsRect = LayerDecoration.whole
  var contentsCenter = LayerDecoration.whole
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1

  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
  static let standard = LayerDecoration()

  var hasBorder: Bool { borderWidth > 0 && (borderColor?.alpha ?? 0) > 0 }
  var hasShadow: Bool { shadowOpacity > 0 && (shadowColor?.alpha ?? 0) > 0 }
  var hasBackdrop: Bool { backdropRadius > 0 }
  /// Whether `contents` are shown in part or stretched in the middle.
  var dividesContents: Bool { contentsRect != Self.whole || contentsCenter != Self.whole }
}

extension CGColor {
  /// Opaque black, the default of borders and shadows.
  static let layerDefault = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}

final class LayerDecorationBox {
  var value: LayerDecoration
  init(_ value: LayerDecoration) { self.value = value }
}

/// Rarely used properties that are not painted.
final class LayerExtras {
  weak var delegate: (any CALayerDelegate)?
  var name: String?
  var transform3D: CATransform3D?
  var sublayerTransform: CATransform3D?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var anchorPointZ: CGFloat = 0
  var kept = KeptProperties()
  /// The geometry in the last frame, kept for layers that have been scrolled.
  var composited: LayerGeometry?
  var mask: CALayer?
  var rasterFactor: CGFloat = 1
  var backdrop: Backdrop?
  var filters = ContentsFilters()
  /// nil for the superlayer's time.
  var timing: LayerTiming?
  /// Values that the program stores under names of its own.
  var namedValues: [String: Any] = [:]
}

/// Properties that change nothing here.
struct KeptProperties {
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
  var minificationFilterBias: Float = 0
}

/// How an image is shown larger and smaller than it is.
struct ContentsFilters: Equatable {
  var magnification = CALayerContentsFilter.linear
  var minification = CALayerContentsFilter.linear

  /// Whether an image of `pixels` shows its nearest pixels at a width and height on the screen.
  func showNearest(_ pixels: (width: Int, height: Int), width: Double, height: Double) -> Bool {
    let enlarges = width * height > Double(pixels.width) * Double(pixels.height)
    return (enlarges ? magnification : minification) == .nearest
  }
}

/// How a layer's time follows its superlayer's.
struct LayerTiming: Equatable {
  var beginTime: Double = 0
  var speed: Float = 1
  var timeOffset: Double = 0

  func local(_ time: Double) -> Double { (time - beginTime) * Double(speed) + timeOffset }

  /// The superlayer's time; where the layer's stands still, the time of its begin.
  func outer(_ time: Double) -> Double { speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime }
}
