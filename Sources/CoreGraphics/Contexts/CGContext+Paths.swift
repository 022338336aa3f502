public import Foundation

public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

extension CGContext {
  /// A copy of the path under construction; nil when there is none.
  public var path: CGPath? { pathUnderConstruction.isEmpty ? nil : pathUnderConstruction.snapshot }
  public var isPathEmpty: Bool { pathUnderConstruction.isEmpty }
  public var currentPointOfPath: CGPoint { pathUnderConstruction.currentPoint }
  public var boundingBoxOfPath: CGRect { pathUnderConstruction.boundingBoxOfPath }

  public func beginPath() { pathUnderConstruction.elements = [] }
  public func closePath() { pathUnderConstruction.closeSubpath() }
  public func move(to point: CGPoint) { pathUnderConstruction.move(to: point) }
  public func addLine(to point: CGPoint) { pathUnderConstruction.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { pathUnderConstruction.addLines(between: points) }
  public func addRect(_ rect: CGRect) { pathUnderConstruction.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { pathUnderConstruction.addRects(rects) }
  public func addEllipse(in rect: CGRect) { pathUnderConstruction.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { pathUnderConstruction.addPath(path) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pathUnderConstruction.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pathUnderConstruction.addQuadCurve(to: end, control: control)
  }

  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    pathUnderConstruction.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    pathUnderConstruction.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    pathUnderConstruction.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }

  /// Paints the area of the path under construction and forgets the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

  public func strokePath() { drawPath(using: .stroke) }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = pathUnderConstruction.snapshot
    beginPath()
    guard !path.isEmpty else { return }
    paint {
      if mode != .stroke { fillNow(path, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
      if mode != .fill && mode != .eoFill { strokeNow(path) }
    }
  }

  /// Drawing is kept inside the path under construction from now on; the path is forgotten.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = pathUnderConstruction.snapshot
    beginPath()
    if let rect = path.rectangle { return clip(to: rect) }
    narrowClip(to: path.isEmpty ? .zero : path.boundingBoxOfPath)
    record(.clip(path, rule))
  }

  public func clip(to rect: CGRect) {
    narrowClip(to: rect)
    record(.clipRect(rect.standardized))
  }

  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Never smaller than the clip: a box around it, in user space.
  public var boundingBoxOfClipPath: CGRect { state.clipBox.applying(state.transform.inverted()) }

  private func narrowClip(to rect: CGRect) {
    let box = state.clipBox.intersection(rect.applying(state.transform))
    state.clipBox = box.isNull ? .zero : box
  }

  func fillNow(_ path: CGPath, _ rule: CGPathFillRule) {
    let color = state.fillColor.multiplyingAlpha(by: state.alpha)
    record(path.rectangle.map { .fillRect($0, color) } ?? .fill(path, rule, color))
  }

  func strokeNow(_ path: CGPath) {
    record(.stroke(path, state.strokeStyle, state.strokeColor.multiplyingAlpha(by: state.alpha)))
  }

  /// Runs `draw` with the shadow of the state below whatever it records.
  func paint(_ draw: () -> Void) {
    guard let shadow = state.shadow, shadow.color.alpha > 0 else { return draw() }
    record(command(of: shadow))
    draw()
    record(.endGroup)
  }

  /// The shadow in user space: neither its offset nor its blur is transformed.
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
