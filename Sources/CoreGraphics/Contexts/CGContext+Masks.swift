public import Foundation

/// What drawing is seen through.
struct ClipMask {
  /// Its alpha is the mask.
  var shape: [DrawCommand]

  init(shape: [DrawCommand]) { self.shape = shape }

  init(image: CGImage, rect: CGRect) {
    // As `draw(_:in:)` places images: upside down in UIKit's coordinates.
    shape = [
      .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)), .image(image, in: rect),
    ]
  }

  /// Ends the group that collects the drawing since the mask was set; inside that group the transform is the one of that moment.
  var closing: [DrawCommand] {
    [.restore, .beginGroup(alpha: 1, .destinationIn)] + shape + [.endGroup, .endGroup]
  }
}

extension CGContext {
  /// Clips to `rect` and multiplies the drawing by the alpha of `mask`, until the state is restored. An opaque image masks by its
  /// brightness. The mask is placed as `draw(_:in:)` places images.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    begin(ClipMask(image: mask.stencil, rect: rect.standardized))
  }

  /// Shows what is drawn from now on through `mask` alone, until the state is restored.
  func begin(_ mask: ClipMask) {
    record(.beginGroup(alpha: 1, state.blendMode))
    record(.save)
    state.blendMode = .normal
    state.masks.append(mask)
  }

  /// Ends the masks of the present state.
  func closeMasks() {
    for mask in state.masks.reversed() { recorded.commands += mask.closing }
  }

  /// The recorded commands, with the open masks closed.
  package var list: DisplayList {
    if state.masks.isEmpty && savedStates.allSatisfy({ $0.masks.isEmpty }) { return recorded }
    var closed = recorded
    for (index, state) in (savedStates + [state]).enumerated().reversed() {
      for mask in state.masks.reversed() { closed.commands += mask.closing }
      if index > 0 { closed.commands.append(.restore) }
    }
    return closed
  }
}

extension CGImage {
  /// The image itself, or its brightness as alpha if every pixel is opaque.
  var stencil: CGImage {
    if isMask || pixels.contains(where: { $0 >> 24 != 255 }) { return self }
    // The weights of ITU-R BT.709, in 65,536ths.
    let grey = pixels.map { ((($0 >> 16 & 255) * 13_933 + ($0 >> 8 & 255) * 46_871 + ($0 & 255) * 4_732) >> 16) << 24 }
    return CGImage(width: width, height: height, pixels: grey)
  }
}
