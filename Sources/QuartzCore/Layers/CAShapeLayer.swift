public import CoreGraphics
internal import Diagnostics
public import Foundation

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// An outline, filled and stroked in the layer's coordinates. It may reach beyond the bounds. Changes show at once, without animation.
@MainActor open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { record() } }
  /// Black unless set; nil fills nothing.
  open var fillColor: CGColor? = .layerDefault { didSet { record() } }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { record() } }
  open var strokeColor: CGColor? { didSet { record() } }
  /// Points, half on either side of the path.
  open var lineWidth: CGFloat = 1 { didSet { record() } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { record() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { record() } }
  open var miterLimit: CGFloat = 10 { didSet { record() } }
  /// Lengths of dashes and gaps in turn, in points.
  open var lineDashPattern: [NSNumber]? { didSet { record() } }
  open var lineDashPhase: CGFloat = 0 { didSet { record() } }

  override func copyValues(from other: CALayer) {
    super.copyValues(from: other)
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (other.path, other.fillColor, other.fillRule, other.strokeColor)
    (lineWidth, lineCap, lineJoin, miterLimit) = (other.lineWidth, other.lineCap, other.lineJoin, other.miterLimit)
    (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
  }

  private func record() {
    ensure(lineWidth.isFinite, "CAShapeLayer.lineWidth = \(lineWidth): must be finite")
    guard let path, !path.elements.isEmpty else { return setVector(nil) }
    // A later change of a mutable path must not show half.
    let outline = CGPath(elements: path.elements)
    var commands: [DrawCommand] = []
    var reach: CGFloat = 0
    if let fillColor { commands.append(.fill(outline, fillRule == .evenOdd ? .evenOdd : .winding, fillColor)) }
    if let strokeColor, lineWidth > 0 {
      commands.append(.stroke(outline, style, strokeColor))
      // A mitre reaches out by half the width times its limit, the corner of a square cap by the root of 2.
      reach = lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, 1.5)
    }
    let box = Extent(outline.boundingBoxOfPath).outset(by: reach)
    setVector(commands.isEmpty ? nil : VectorContents(commands, extent: box))
  }

  private var style: StrokeStyle {
    var style = StrokeStyle()
    (style.width, style.miterLimit, style.dashPhase) = (lineWidth, miterLimit, lineDashPhase)
    style.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    style.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    style.dashes = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
    return style
  }
}
