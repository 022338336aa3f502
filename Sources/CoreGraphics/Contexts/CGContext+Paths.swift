public import Foundation

/// How `drawPath(using:)` paints a path: its area by the winding or the even-odd rule, its outline, or both.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

extension CGContext {
  /// A copy of the current path; nil when the path is empty.
  public var path: CGPath? { pathUnderConstruction.isEmpty ? nil : pathUnderConstruction.snapshot }
  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { pathUnderConstruction.isEmpty }
  /// The end of the current path in user space; zero for an empty path.
  public var currentPointOfPath: CGPoint { pathUnderConstruction.currentPoint }
  /// The bounds of the current path in user space without control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { pathUnderConstruction.boundingBoxOfPath }

  /// Discards the current path.
  public func beginPath() { pathUnderConstruction.elements = [] }
  /// Joins the end of the current subpath to its start.
  public func closePath() { pathUnderConstruction.closeSubpath() }
  /// Begins a subpath.
  public func move(to point: CGPoint) { pathUnderConstruction.move(to: point) }
  /// Stops the program without a current point.
  public func addLine(to point: CGPoint) { pathUnderConstruction.addLine(to: point) }
  /// Begins a subpath at the first point; does nothing for an empty array.
  public func addLines(between points: [CGPoint]) { pathUnderConstruction.addLines(between: points) }
  /// Adds a closed subpath.
  public func addRect(_ rect: CGRect) { pathUnderConstruction.addRect(rect) }
  /// Adds a closed subpath for each rectangle.
  public func addRects(_ rects: [CGRect]) { pathUnderConstruction.addRects(rects) }
  /// Adds a closed ellipse inscribed in `rect`.
  public func addEllipse(in rect: CGRect) { pathUnderConstruction.addEllipse(in: rect) }
  /// Appends a copy of all elements of `path`.
  public func addPath(_ path: CGPath) { pathUnderConstruction.addPath(path) }

  /// Adds a cubic Bézier curve; stops the program without a current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pathUnderConstruction.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic Bézier curve; stops the program without a current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pathUnderConstruction.addQuadCurve(to: end, control: control)
  }

  /// Adds an arc, preceded by a line from the current point if there is one. Angles are radians; `clockwise` refers to coordinates with y
  /// upward, as in `CGMutablePath`.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    pathUnderConstruction.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Adds an arc that rounds the corner at `tangent1End`; stops the program without a current point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    pathUnderConstruction.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Whether filling the current path would cover `point` (user space); the stroke modes test the area, not the outline.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    pathUnderConstruction.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }

  /// Fills the current path with the fill colour and discards the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

  /// Strokes the current path with the stroke colour and discards the path.
  public func strokePath() { drawPath(using: .stroke) }

  /// Replaces the current path by the outline that stroking it would fill, by the winding rule.
  public func replacePathWithStrokedPath() {
    pathUnderConstruction.elements = pathUnderConstruction.stroked(state.strokeStyle).elements
  }

  /// Paints the current path, fill before stroke, and discards the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = pathUnderConstruction.snapshot
    beginPath()
    guard !path.isEmpty else { return }
    paint {
      if mode != .stroke { fillNow(path, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
      if mode != .fill && mode != .eoFill { strokeNow(path) }
    }
  }

  /// Intersects the clip with the area of the current path, until the state is restored, and discards the path. An empty path clips
  /// everything.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = pathUnderConstruction.snapshot
    beginPath()
    if let rect = path.rectangle { return clip(to: rect) }
    narrowClip(to: path.isEmpty ? .zero : path.boundingBoxOfPath)
    record(.clip(path, rule))
  }

  /// Intersects the clip with `rect` (user space), until the state is restored; the current path stays.
  public func clip(to rect: CGRect) {
    narrowClip(to: rect)
    record(.clipRect(rect.standardized))
  }

  /// Intersects the clip with the union of `rects` and discards the current path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Removes all clips, also those that saved states have: the whole drawing can be painted, or, in a transparency layer, what could be at
  /// its begin. Masks of `clip(to:mask:)` stay.
  public func resetClip() {
    state.clipBox = layers.last?.clipBox ?? firstClip
    record(.resetClip)
  }

  /// A box around the clip in user space, never smaller than the clip.
  public var boundingBoxOfClipPath: CGRect { state.clipBox.applying(state.transform.inverted()) }

  private func narrowClip(to rect: CGRect) {
    let box = state.clipBox.intersection(rect.applying(state.transform))
    state.clipBox = box.isNull ? .zero : box
  }

  /// Discards the current path and fills `path`, which must not change afterwards, with the fill colour.
  package func fill(_ path: CGPath, using rule: CGPathFillRule) {
    if !isPathEmpty { beginPath() }
    if !path.isEmpty { paint { fillNow(path, rule) } }
  }

  /// As `fill(_:using:)` with the path of a rectangle.
  package func fillRectangle(_ rect: CGRect) {
    if !isPathEmpty { beginPath() }
    fill(rect)
  }

  func fillNow(_ path: CGPath, _ rule: CGPathFillRule) {
    if state.fillColor.pattern != nil { return paintPattern(of: state.fillColor, inside: path, rule) }
    let color = state.fillColor.multiplyingAlpha(by: state.alpha)
    record(path.rectangle.map { .fillRect($0, color) } ?? .fill(path, rule, color))
  }

  func strokeNow(_ path: CGPath) {
    if state.strokeColor.pattern != nil {
      return paintPattern(of: state.strokeColor, inside: path.stroked(state.strokeStyle), .winding)
    }
    record(.stroke(path, state.strokeStyle, state.strokeColor.multiplyingAlpha(by: state.alpha)))
  }

  /// Records `draw` with the shadow of the state below it.
  func paint(_ draw: () -> Void) {
    if let shadow = state.shadow, shadow.color.alpha > 0 {
      record(command(of: shadow))
      draw()
      record(.endGroup)
    } else {
      draw()
    }
    finishDrawing()
  }

  /// The shadow command in user space; neither offset nor blur is transformed.
  func command(of shadow: Shadow) -> DrawCommand {
    let linear = state.transform.linearPart
    let unit = abs(linear.a * linear.d - linear.b * linear.c).squareRoot()
    return .beginShadow(
      blur: unit > 0 ? shadow.blur / 2 / unit : 0, offset: shadow.offset.applying(linear.inverted()),
      shadow.color.multiplyingAlpha(by: state.alpha))
  }
}

extension CGAffineTransform {
  fileprivate var linearPart: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}
