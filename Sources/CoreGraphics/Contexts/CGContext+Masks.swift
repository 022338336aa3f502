public import Foundation

/// An image through which drawing is seen, and where it lies.
struct ClipMask {
  /// Its alpha counts.
  var image: CGImage
  var rect: CGRect

  /// Ends the group that everything was drawn into since the mask was set: there the coordinates are again those of that moment.
  var closing: [DrawCommand] {
    [
      .restore, .beginGroup(alpha: 1, .destinationIn),
      // As `draw(_:in:)` puts images: upside down in UIKit's coordinates.
      .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)), .image(image, in: rect),
      .endGroup, .endGroup,
    ]
  }
}

extension CGContext {
  /// Until the state is restored, drawing is seen inside `rect` as far as `mask` is opaque; an image without transparency counts by its
  /// brightness. The mask is laid as `draw(_:in:)` lays images.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    record(.beginGroup(alpha: 1, state.blendMode))
    record(.save)
    state.blendMode = .normal
    state.masks.append(ClipMask(image: mask.stencil, rect: rect.standardized))
  }

  /// Ends the masks that were set in this state.
  func closeMasks() {
    for mask in state.masks.reversed() { recorded.commands += mask.closing }
  }

  /// What has been recorded so far, with the masks that are still in force.
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
  /// Whatever it shows, with its brightness as alpha if it has none.
  fileprivate var stencil: CGImage {
    if pixels.contains(where: { $0 >> 24 != 255 }) { return self }
    // The weights of ITU-R BT.709, in 65,536ths.
    let grey = pixels.map { ((($0 >> 16 & 255) * 13_933 + ($0 >> 8 & 255) * 46_871 + ($0 & 255) * 4_732) >> 16) << 24 }
    return CGImage(width: width, height: height, pixels: grey)
  }
}
