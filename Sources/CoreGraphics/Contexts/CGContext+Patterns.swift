internal import Foundation

extension CGContext {
  /// Records the cells of the colour's pattern inside `path`, with the alpha and the blend mode of the state.
  func paintPattern(of color: CGColor, inside path: CGPath, _ rule: CGPathFillRule) {
    guard let pattern = color.pattern, !path.isEmpty else { return }
    let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
    // The pattern keeps its place whatever the transform is.
    let place = pattern.matrix.concatenating(phase).concatenating(base).concatenating(state.transform.inverted())
    let back = place.inverted()
    guard place.isFinite, back.isFinite, place.a * place.d != place.b * place.c else { return }
    let visible = path.boundingBoxOfPath.intersection(boundingBoxOfClipPath)
    guard !visible.isNull, !visible.isEmpty else { return }
    let alpha = state.alpha * (pattern.isColored ? color.alpha : 1)
    let isGroup = alpha < 1 || state.blendMode != .normal
    record(.save)
    record(path.rectangle.map { .clipRect($0) } ?? .clip(path, rule))
    if isGroup { record(.beginGroup(alpha: alpha, state.blendMode)) }
    record(.concatenate(place))
    record(
      .tiles(
        PatternTiles(
          pattern.cell(in: color.withoutPattern, scale: scale), bounds: pattern.bounds, step: pattern.step,
          over: visible.applying(back))))
    if isGroup { record(.endGroup) }
    record(.restore)
  }
}

extension CGColor {
  fileprivate var withoutPattern: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
