internal import Diagnostics
public import Foundation

extension CGContext {
  /// Black at first.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// The components of the present colour's space, followed by alpha; of grey at first. Those of a pattern's space are ignored.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    state.fillColor = color(components, like: state.fillColor)
  }

  /// Black in `space`, for components that follow.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillColor = .black(of: space) }

  /// A colour of four inks, from 0 to 1.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(
      genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// Fills areas by repeating `pattern`.
  ///
  /// - Parameter components: Alpha for a pattern with colours of its own. For others the components of the base of the space given to
  ///   `setFillColorSpace(_:)`, followed by alpha; without such a space the program stops.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    state.fillColor = color(of: pattern, components, like: state.fillColor, "setFillPattern", "setFillColorSpace")
  }

  /// Components outside 0...1 are clamped.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Components outside 0...1 are clamped.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

  /// Black at first.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// The components of the present colour's space, followed by alpha; of grey at first. Those of a pattern's space are ignored.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    state.strokeColor = color(components, like: state.strokeColor)
  }

  /// Black in `space`, for components that follow.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColor = .black(of: space) }

  /// A colour of four inks, from 0 to 1.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(
      genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// Paints lines by repeating `pattern`; see `setFillPattern(_:colorComponents:)`.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    state.strokeColor = color(of: pattern, components, like: state.strokeColor, "setStrokePattern", "setStrokeColorSpace")
  }

  /// Where patterns begin, from the origin of the context's first coordinates; zero at first. Stops the program unless it is finite.
  public func setPatternPhase(_ phase: CGSize) {
    ensure((phase.width + phase.height).isFinite, "CGContext.setPatternPhase(\(phase)): the phase must be finite")
    state.patternPhase = phase
  }

  private func color(_ components: UnsafePointer<CGFloat>, like color: CGColor) -> CGColor {
    color.colorSpace.flatMap { CGColor(colorSpace: $0, components: components) } ?? color
  }

  private func color(
    of pattern: CGPattern, _ components: UnsafePointer<CGFloat>, like color: CGColor, _ call: String, _ remedy: String
  ) -> CGColor {
    let space = pattern.isColored ? CGColorSpace(patternBaseSpace: nil) : color.colorSpace
    guard let space, let made = CGColor(patternSpace: space, pattern: pattern, components: components) else {
      programmingError(
        "CGContext.\(call)(_:colorComponents:): a pattern without colours of its own needs a space that says what the components mean; "
          + "call \(remedy)(_:) with a CGColorSpace(patternBaseSpace:) first")
    }
    return made
  }

  /// Components outside 0...1 are clamped.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Components outside 0...1 are clamped.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

  /// Points, 1 at first; stops the program if the width is negative or not finite.
  public func setLineWidth(_ width: CGFloat) {
    ensure(width >= 0 && width.isFinite, "CGContext.setLineWidth(\(width)): the width must be finite and not negative")
    state.strokeStyle.width = width
  }

  /// `.butt` at first.
  public func setLineCap(_ cap: CGLineCap) { state.strokeStyle.cap = cap }

  /// `.miter` at first.
  public func setLineJoin(_ join: CGLineJoin) { state.strokeStyle.join = join }

  /// The greatest ratio of a miter's length to the line width, beyond which a corner is bevelled; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.strokeStyle.miterLimit = limit }

  /// Dashes and gaps alternately, in points; an empty array draws solid lines. Stops the program if a length is negative or not finite, or
  /// all are 0.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    ensure(
      lengths.allSatisfy { $0 >= 0 && $0.isFinite } && (lengths.isEmpty || lengths.contains { $0 > 0 }),
      "CGContext.setLineDash(lengths: \(lengths)): lengths must be finite, not negative, and not all 0")
    (state.strokeStyle.dashes, state.strokeStyle.dashPhase) = (lengths, phase)
  }

  /// Multiplied into everything drawn from now on; clamped to 0...1; 1 at first.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// `.normal` at first.
  public func setBlendMode(_ mode: CGBlendMode) {
    guard mode != state.blendMode else { return }
    state.blendMode = mode
    record(.setBlendMode(mode))
  }

  /// Whether edges of shapes are blended with what is behind them, if `setAllowsAntialiasing(_:)` allows it; true at first. Without it each
  /// pixel is painted wholly or not at all. Text and images do not change.
  public func setShouldAntialias(_ shouldAntialias: Bool) { setAntialiasing { $0.shouldAntialias = shouldAntialias } }

  /// Whether `setShouldAntialias(_:)` has an effect; true at first.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    setAntialiasing { $0.allowsAntialiasing = allowsAntialiasing }
  }

  private func setAntialiasing(_ change: (inout State) -> Void) {
    let old = state.shouldAntialias && state.allowsAntialiasing
    change(&state)
    let new = state.shouldAntialias && state.allowsAntialiasing
    if new != old { record(.setAntialiasing(new)) }
  }

  /// How images are drawn in another size than theirs: `none` shows the nearest of their pixels, all others blend neighbours in the same way.
  /// `default` at first.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set {
      let changes = (newValue == .none) != (state.interpolation == .none)
      state.interpolation = newValue
      if changes { record(.setNearest(newValue == .none)) }
    }
  }

  /// Does nothing, as the six methods below: text is drawn in shades of grey, at any part of a pixel.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Does nothing.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Does nothing.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Does nothing.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// Does nothing.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  /// Does nothing.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// Does nothing: strings have fonts and sizes of their own.
  public func setFontSize(_ size: CGFloat) {}

  /// Does nothing: the space between the letters of a string is an attribute of it.
  public func setCharacterSpacing(_ spacing: CGFloat) {}

  /// Kept and given back, with the state; changes nothing here, since strings are drawn upright wherever they are.
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }

  /// The translation of `textMatrix`; changes nothing here.
  public var textPosition: CGPoint {
    get { CGPoint(x: state.textMatrix.tx, y: state.textMatrix.ty) }
    set { (state.textMatrix.tx, state.textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Does nothing: all drawing happens in sRGB.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Does nothing: curves are drawn as exactly as pixels show.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Does nothing: what has been drawn is in the image whenever one is made.
  public func synchronize() {}

  /// Adds a black shadow of alpha 1/3 below everything drawn from now on. `blur` is twice the standard deviation; a positive
  /// `offset.height` is downward.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Neither offset nor blur is affected by the transform. A nil colour removes the shadow. Stops the program unless the numbers are finite
  /// and the blur not negative.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    ensure(
      offset.width.isFinite && offset.height.isFinite && blur >= 0 && blur.isFinite,
      "CGContext.setShadow(offset: \(offset), blur: \(blur)): numbers must be finite, the blur not negative")
    state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
  }
}
