public import CoreGraphics
public import Foundation

/// An outline with the pen that draws it.
open class UIBezierPath: NSObject, NSCopying {
  private var outline = CGMutablePath()

  public override init() {}

  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

  /// Radii larger than half a side are cut down to it; negative ones count as 0.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let radii = CGSize(
      width: max(0, min(cornerRadii.width, rect.width / 2)), height: max(0, min(cornerRadii.height, rect.height / 2)))
    var sizes = CornerSizes()
    if corners.contains(.topLeft) { sizes.topLeft = radii }
    if corners.contains(.topRight) { sizes.topRight = radii }
    if corners.contains(.bottomRight) { sizes.bottomRight = radii }
    if corners.contains(.bottomLeft) { sizes.bottomLeft = radii }
    outline.addRounded(rect, corners: sizes)
  }

  /// Angles in radians from the positive x axis; `clockwise` as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// There are no archives to read paths from: nil.
  public required init?(coder: NSCoder) { nil }

  /// A copy; later changes of this object leave it alone.
  open var cgPath: CGPath {
    get { outline.snapshot }
    set { outline = CGMutablePath(elements: newValue.elements) }
  }

  // MARK: Pen

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0

  /// Dashes and gaps in turn, in points; no pattern draws solid lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  // MARK: Building

  open func move(to point: CGPoint) { outline.move(to: point) }

  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Joined to the current point by a line if there is one; `clockwise` as seen on the screen.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    // Core Graphics counts with y upward, where the sense of turning is the opposite one.
    outline.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() { outline.closeSubpath() }

  open func removeAllPoints() { outline = CGMutablePath() }

  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline.snapshot) }

  open func apply(_ transform: CGAffineTransform) {
    let placed = CGMutablePath()
    placed.addPath(outline, transform: transform)
    outline = placed
  }

  // MARK: Asking

  open var isEmpty: Bool { outline.isEmpty }

  /// Of the outline itself, without control points and pen; empty for an empty path.
  open var bounds: CGRect { isEmpty ? .zero : outline.boundingBoxOfPath }

  open var currentPoint: CGPoint { outline.currentPoint }

  /// Whether `point` is inside the area that `fill()` paints.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: outline)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    (copy.dashes, copy.dashPhase) = (dashes, dashPhase)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return outline == other.outline && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && dashes == other.dashes
      && dashPhase == other.dashPhase && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  /// The outline alone: paths that differ in their pens may collide.
  open override var hash: Int { outline.elements.hashValue }
}
