public import CoreGraphics
public import Foundation

/// An outline and the pen that draws it. Coordinates are in points, y downward.
open class UIBezierPath: NSObject, NSCopying {
  /// A rectangle has no list of elements until the path is changed: most are filled and released.
  private enum Shape {
    case empty
    case rectangle(CGRect)
    case path(CGMutablePath)
  }

  private var shape: Shape

  /// The outline for reading: a path without a list makes one for each reader, so that threads that share the path change nothing.
  private var outline: CGMutablePath {
    switch shape {
    case .path(let path): return path
    case .empty: return CGMutablePath()
    case .rectangle(let rect):
      let path = CGMutablePath()
      path.addRect(rect)
      return path
    }
  }

  /// The outline for changes in place.
  private var ownOutline: CGMutablePath {
    if case .path(let path) = shape { return path }
    let made = outline
    shape = .path(made)
    return made
  }

  /// Makes an empty path with a pen 1 point wide.
  public override init() { shape = .empty }

  /// Makes a path with a copy of the outline.
  public convenience init(cgPath: CGPath) {
    self.init()
    ownOutline.addPath(cgPath)
  }

  /// Makes a closed rectangle that begins at its origin.
  public convenience init(rect: CGRect) {
    self.init()
    // Coordinates that are not finite stop the program in `addRect(_:transform:)`.
    if (rect.minX + rect.minY + rect.maxX + rect.maxY).isFinite { shape = .rectangle(rect) } else { ownOutline.addRect(rect) }
  }

  /// The area of a path made by `init(rect:)` that has not been changed since; else nil.
  package var plainRectangle: CGRect? {
    guard case .rectangle(let rect) = shape else { return nil }
    return CGRect(corner: CGPoint(x: rect.minX, y: rect.minY), corner: CGPoint(x: rect.maxX, y: rect.maxY))
  }

  /// Makes the closed ellipse inside `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    ownOutline.addEllipse(in: rect)
  }

  /// Makes a closed rectangle with round corners. A radius above half a side is reduced to it; a negative one counts as 0.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a closed rectangle with elliptic corners where `corners` say. Radii above half a side are reduced to it; negative ones count
  /// as 0.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let radii = CGSize(
      width: max(0, min(cornerRadii.width, rect.width / 2)), height: max(0, min(cornerRadii.height, rect.height / 2)))
    var sizes = CornerSizes()
    if corners.contains(.topLeft) { sizes.topLeft = radii }
    if corners.contains(.topRight) { sizes.topRight = radii }
    if corners.contains(.bottomRight) { sizes.bottomRight = radii }
    if corners.contains(.bottomLeft) { sizes.bottomLeft = radii }
    ownOutline.addRounded(rect, corners: sizes)
  }

  /// Makes an arc. Angles in radians from the positive x axis, positive downward; `clockwise` as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Returns nil: there are no archives to read paths from.
  public required init?(coder: NSCoder) { nil }

  /// A copy of the outline; later changes of this object do not affect it. O(number of elements).
  open var cgPath: CGPath {
    get { outline.snapshot }
    set { shape = .path(CGMutablePath(elements: newValue.elements)) }
  }

  // MARK: Pen

  /// In points, centred on the outline; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The ends of open lines; `.butt` by default.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines; `.miter` by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest spike of a mitred corner, in line widths; 10 by default. Sharper corners are bevelled.
  open var miterLimit: CGFloat = 10
  /// Whether filling uses the even-odd rule instead of the winding rule; false by default.
  open var usesEvenOddFillRule = false
  package var dashes: [CGFloat] = []
  package var dashPhase: CGFloat = 0

  /// Alternating lengths of dashes and gaps in points, starting `phase` points into the pattern; nil draws solid lines. Copies `count`
  /// numbers.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  // MARK: Building

  /// Begins a new subpath at `point`.
  open func move(to point: CGPoint) { ownOutline.move(to: point) }

  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) { ownOutline.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    ownOutline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    ownOutline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, joined to the current point by a line if there is one. `clockwise` as seen on the screen.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    // Core Graphics counts with y upward, where the direction is the opposite one.
    ownOutline.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line to the start of the subpath and ends it.
  open func close() { ownOutline.closeSubpath() }

  /// Removes the outline; width, joins and dashes are unchanged.
  open func removeAllPoints() { shape = .empty }

  /// Adds a copy of the other outline as further subpaths.
  open func append(_ bezierPath: UIBezierPath) { ownOutline.addPath(bezierPath.outline.snapshot) }

  /// Transforms the outline; the pen stays as it is.
  open func apply(_ transform: CGAffineTransform) {
    let placed = CGMutablePath()
    placed.addPath(outline, transform: transform)
    shape = .path(placed)
  }

  // MARK: Asking

  /// Whether the path has no elements.
  open var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle around the outline itself, without control points and pen; zero for an empty path.
  open var bounds: CGRect { isEmpty ? .zero : outline.boundingBoxOfPath }

  /// The end of the last element; zero for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint }

  /// Whether `point` is inside the area that `fill()` paints. O(number of elements).
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// An independent path with the same outline and pen.
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

  /// The hash of the outline alone: paths that differ in their pens may collide.
  open override var hash: Int { outline.elements.hashValue }
}
