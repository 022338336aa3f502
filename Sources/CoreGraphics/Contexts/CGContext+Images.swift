internal import Diagnostics
public import Foundation

extension CGContext {
  /// Draws the image scaled to `rect` with its first row at the largest y, as on Apple's platforms: upside down in UIKit's coordinates. A
  /// mask is painted in the fill colour.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    drawUpright(image, in: rect)
    restoreGState()
  }

  /// Draws the image in `rect`, and beside it as often as the clip has room, each as `draw(_:in:)` does; once if `byTiling` is false.
  ///
  /// An empty rectangle draws nothing. At most 65,536 times: a pattern of smaller tiles is drawn in the first of them.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    let clip = boundingBoxOfClipPath
    guard rect.width > 0, rect.height > 0, clip.width > 0, clip.height > 0, rect.origin.x.isFinite, rect.origin.y.isFinite else {
      return
    }
    let first = (
      x: ((clip.minX - rect.minX) / rect.width).rounded(.down), y: ((clip.minY - rect.minY) / rect.height).rounded(.down)
    )
    let count = (
      x: Int(min(((clip.maxX - rect.minX) / rect.width).rounded(.up) - first.x, 256)),
      y: Int(min(((clip.maxY - rect.minY) / rect.height).rounded(.up) - first.y, 256))
    )
    for row in 0..<max(count.y, 0) {
      for column in 0..<max(count.x, 0) {
        let (x, y) = (rect.minX + (first.x + CGFloat(column)) * rect.width, rect.minY + (first.y + CGFloat(row)) * rect.height)
        draw(image, in: CGRect(x: x, y: y, width: rect.width, height: rect.height))
      }
    }
  }

  /// Draws the image scaled to `rect` with its first row at the smallest y.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    image.isMask ? drawMask(image, in: rect, color: state.fillColor) : paintAsGroup(.image(image, in: rect))
  }

  /// Paints `color` through the alpha of `image`.
  package func drawMask(_ image: CGImage, in rect: CGRect, color: CGColor) {
    paint { record(.mask(image, in: rect, color.multiplyingAlpha(by: state.alpha))) }
  }

  package func draw(_ text: TextBlock, in rect: CGRect) {
    if state.textMode == .fill { paintAsGroup(.text(text, in: rect)) } else { draw(text, in: rect, state.textMode) }
  }

  package func draw(_ drawing: CachedDrawing, in rect: CGRect) { paintAsGroup(.cached(drawing, in: rect)) }

  /// Replays another list in the coordinates of this context.
  package func draw(_ other: DisplayList) {
    record(.save)
    recorded.commands += other.commands
    record(.restore)
    finishDrawing()
  }

  /// Paints the clip with colours that vary along the line from `start` to `end`, in points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions = []
  ) {
    paintAsGroup(.linearGradient(gradient.extended(options), from: start, to: end))
  }

  /// Paints the clip with colours that vary between two circles in any position; of several circles through a pixel, the one nearest the
  /// end counts. Stops the program unless the numbers are finite and the radii not negative.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions = []
  ) {
    ensure(
      startRadius >= 0 && endRadius >= 0 && (startRadius + endRadius).isFinite
        && (startCenter.x + startCenter.y + endCenter.x + endCenter.y).isFinite,
      "CGContext.drawRadialGradient(startCenter: \(startCenter), startRadius: \(startRadius), endCenter: \(endCenter), "
        + "endRadius: \(endRadius)): numbers must be finite, radii not negative")
    paintAsGroup(
      .radialGradient(
        gradient.extended(options), from: startCenter, startRadius: startRadius, to: endCenter, endRadius: endRadius))
  }

  /// Paints the clip with colours that vary around `center`, the first one at `angle`, in radians from the x axis towards the y axis, and
  /// from there in the same direction: clockwise in UIKit's coordinates. Stops the program unless the numbers are finite.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    ensure(
      (center.x + center.y + angle).isFinite,
      "CGContext.drawConicGradient(center: \(center), angle: \(angle)): the numbers must be finite")
    paintAsGroup(.conicGradient(gradient.value, around: center, angle: angle))
  }

  /// Paints the clip with the colours that the shading's function gives.
  public func drawShading(_ shading: CGShading) { paintAsGroup(shading.command) }

  /// As `beginTransparencyLayer(auxiliaryInfo:)`, for drawing inside `rect` alone, which needs less memory.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    beginLayer(in: rect)
  }

  /// Collects drawing until the matching `endTransparencyLayer()`, which then applies alpha, blend mode and shadow to the result as a
  /// whole. `auxiliaryInfo` is ignored.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) { beginLayer(in: nil) }

  private func beginLayer(in rect: CGRect?) {
    layers.append(state)
    if !state.masks.isEmpty { state.masks = [] }
    if let shadow = state.shadow { record(command(of: shadow)) }
    record(.save)
    if let rect {
      clip(to: rect)
    }
    record(.beginGroup(alpha: state.alpha, state.blendMode))
    (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
  }

  /// Draws the collected layer and restores the state from before its begin; stops the program without a matching begin.
  public func endTransparencyLayer() {
    guard let outside = layers.popLast() else {
      programmingError("CGContext.endTransparencyLayer() without a beginTransparencyLayer(auxiliaryInfo:) before it")
    }
    closeMasks()
    state = outside
    record(.endGroup)
    record(.restore)
    if outside.shadow != nil { record(.endGroup) }
    finishDrawing()
  }

  func paintAsGroup(_ command: DrawCommand) {
    paint {
      if state.alpha < 1 { record(.beginGroup(alpha: state.alpha, state.blendMode)) }
      record(command)
      if state.alpha < 1 { record(.endGroup) }
    }
  }
}

extension CGGradient {
  fileprivate func extended(_ options: CGGradientDrawingOptions) -> Gradient {
    var gradient = value
    gradient.drawsBeforeStart = options.contains(.drawsBeforeStartLocation)
    gradient.drawsAfterEnd = options.contains(.drawsAfterEndLocation)
    return gradient
  }
}
