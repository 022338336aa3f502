internal import Diagnostics
public import Foundation

extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

  /// In points; 0 or less, or a width that is not finite, is a programmer's error.
  public func setLineWidth(_ width: CGFloat) {
    ensure(width >= 0 && width.isFinite, "CGContext.setLineWidth(\(width)): the width must be finite and not negative")
    state.strokeStyle.width = width
  }

  public func setLineCap(_ cap: CGLineCap) { state.strokeStyle.cap = cap }

  public func setLineJoin(_ join: CGLineJoin) { state.strokeStyle.join = join }

  public func setMiterLimit(_ limit: CGFloat) { state.strokeStyle.miterLimit = limit }

  /// Dashes and gaps in turn, in points; an empty array draws solid lines again.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    ensure(
      lengths.allSatisfy { $0 >= 0 && $0.isFinite } && (lengths.isEmpty || lengths.contains { $0 > 0 }),
      "CGContext.setLineDash(lengths: \(lengths)): lengths must be finite, not negative, and not all 0")
    (state.strokeStyle.dashes, state.strokeStyle.dashPhase) = (lengths, phase)
  }

  /// Multiplied into everything drawn from now on; cut to 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  public func setBlendMode(_ mode: CGBlendMode) {
    guard mode != state.blendMode else { return }
    state.blendMode = mode
    record(.setBlendMode(mode))
  }

  /// Below everything drawn from now on, in black at one third; `blur` is twice the standard deviation, `offset` grows downward.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Neither offset nor blur is changed by the transform. A nil colour ends the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    ensure(
      offset.width.isFinite && offset.height.isFinite && blur >= 0 && blur.isFinite,
      "CGContext.setShadow(offset: \(offset), blur: \(blur)): numbers must be finite, the blur not negative")
    state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
  }
}
