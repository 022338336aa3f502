public import CoreGraphics
internal import Diagnostics
public import Foundation

/// Which points are inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the rule.
  public let rawValue: String
  /// Any other rule than `evenOdd` counts as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Points with a winding number other than 0.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points with an odd winding number.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of open lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the cap.
  public let rawValue: String
  /// Any other cap than the constants counts as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Ends at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Extends by a semicircle of half the line width.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Extends by half the line width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the join.
  public let rawValue: String
  /// Any other join than the constants counts as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A pointed corner, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A circular arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A cut corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A path, filled and stroked in the layer's coordinates; it may extend beyond the bounds. Changes show at once, without animation.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// Copied, so that later changes of a mutable path have no effect; nil, the default, paints nothing.
  open var path: CGPath? { didSet { record() } }
  /// Black by default; nil does not fill.
  open var fillColor: CGColor? = .layerDefault { didSet { record() } }
  /// `.nonZero` by default.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { record() } }
  /// nil, the default, does not stroke.
  open var strokeColor: CGColor? { didSet { record() } }
  /// Points, half on each side of the path; 1 by default. Must be finite; 0 or less does not stroke.
  open var lineWidth: CGFloat = 1 { didSet { record() } }
  /// `.butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { record() } }
  /// `.miter` by default.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { record() } }
  /// The greatest ratio of a miter's length to the line width, beyond which a corner is bevelled; 10 by default.
  open var miterLimit: CGFloat = 10 { didSet { record() } }
  /// Lengths of dashes and gaps alternately, in points; nil, the default, for a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { record() } }
  /// The share of the path's length at which the stroke begins, from 0, the default, to 1.
  open var strokeStart: CGFloat = 0 { didSet { record() } }
  /// The share of the path's length at which the stroke ends, from 0 to 1, the default.
  open var strokeEnd: CGFloat = 1 { didSet { record() } }
  /// Points into the pattern at which the line starts; 0 by default.
  open var lineDashPhase: CGFloat = 0 { didSet { record() } }

  override func copyValues(from other: CALayer) {
    super.copyValues(from: other)
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (other.path, other.fillColor, other.fillRule, other.strokeColor)
    (lineWidth, lineCap, lineJoin, miterLimit) = (other.lineWidth, other.lineCap, other.lineJoin, other.miterLimit)
    (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
    (strokeStart, strokeEnd) = (other.strokeStart, other.strokeEnd)
  }

  private func record() {
    ensure(lineWidth.isFinite, "CAShapeLayer.lineWidth = \(lineWidth): must be finite")
    ensure(
      strokeStart.isFinite && strokeEnd.isFinite,
      "CAShapeLayer: strokeStart \(strokeStart), strokeEnd \(strokeEnd): must be finite")
    setVector(recorded(showing: [:]))
  }
}

extension CAShapeLayer: OwnValues {
  func value(of property: AnimationPath.Property) -> AnimatedValue? {
    func number(_ value: CGFloat) -> AnimatedValue { .numbers([Double(value), 0, 0, 0]) }
    switch property {
    case .path: return .path(path)
    case .fillColor: return .color(fillColor)
    case .strokeColor: return .color(strokeColor)
    case .lineWidth: return number(lineWidth)
    case .lineDashPhase: return number(lineDashPhase)
    case .miterLimit: return number(miterLimit)
    case .strokeStart: return number(strokeStart)
    case .strokeEnd: return number(strokeEnd)
    default: return nil
    }
  }

  func setValue(_ value: AnimatedValue, of property: AnimationPath.Property) {
    switch (property, value) {
    case (.path, .path(let path)): self.path = path
    case (.fillColor, .color(let color)): fillColor = color
    case (.strokeColor, .color(let color)): strokeColor = color
    case (.lineWidth, .numbers(let n)): lineWidth = CGFloat(n.x)
    case (.lineDashPhase, .numbers(let n)): lineDashPhase = CGFloat(n.x)
    case (.miterLimit, .numbers(let n)): miterLimit = CGFloat(n.x)
    case (.strokeStart, .numbers(let n)): strokeStart = CGFloat(n.x)
    case (.strokeEnd, .numbers(let n)): strokeEnd = CGFloat(n.x)
    default: requireKind(property)
    }
  }

  func recorded(showing values: [AnimationPath.Property: AnimatedValue]) -> VectorContents? {
    let shown = ShownValues(layer: self, values: values)
    guard let path = shown.path(.path), !path.elements.isEmpty else { return nil }
    // A copy, so that a later change of a mutable path does not show in part.
    let outline = CGPath(elements: path.elements)
    var commands: [DrawCommand] = []
    var reach: CGFloat = 0
    let width = shown.number(.lineWidth)
    if let fillColor = shown.color(.fillColor) {
      commands.append(.fill(outline, fillRule == .evenOdd ? .evenOdd : .winding, fillColor))
    }
    let (start, end) = (min(max(shown.number(.strokeStart), 0), 1), min(max(shown.number(.strokeEnd), 0), 1))
    if let strokeColor = shown.color(.strokeColor), width > 0, start < end {
      var style = StrokeStyle()
      (style.width, style.miterLimit, style.dashPhase) = (width, shown.number(.miterLimit), shown.number(.lineDashPhase))
      style.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
      style.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
      style.dashes = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
      let stroked = start > 0 || end < 1 ? outline.part(from: start, to: end) : outline
      commands.append(.stroke(stroked, style, strokeColor))
      // A miter extends by half the width times its limit, the corner of a square cap by the root of 2.
      reach = width / 2 * max(lineJoin == .miter ? style.miterLimit : 1, 1.5)
    }
    let box = Extent(outline.boundingBoxOfPath).outset(by: reach)
    return commands.isEmpty ? nil : VectorContents(commands, extent: box)
  }
}
