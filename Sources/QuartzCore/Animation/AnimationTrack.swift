package import CoreGraphics
internal import Foundation

/// The progress that several animations share, in place of the clock's: of animations that a finger drives, say.
///
/// After a change of `progress` the owner calls `tracksMoved()` of each layer, and at the end `endAnimation(forKey:on:finished:)`.
@MainActor package final class AnimationTrack {
  /// 0 at the first value and 1 at the last; outside of both where a spring overshoots. `x` and `y` belong to positions, `z` to everything
  /// else.
  package var progress = SIMD3<Double>.zero
  /// Whether touches hit a view where it is shown, not where it is going.
  package var isHitWhereShown = false

  package init() {}
}

/// Values that animations on tracks give to a layer, to become the layer's own ones.
@MainActor package struct TrackedValues {
  package let layer: CALayer
  private let shown: LayerShown
  private let properties: [AnimationPath.Property]

  /// The layer's own values, changed by those of its animations that are on `tracks`, at the present progress of the tracks.
  package init(of layer: CALayer, on tracks: [AnimationTrack]) {
    var shown = LayerShown(model: layer)
    var properties: [AnimationPath.Property] = []
    for entry in layer.animationState?.entries ?? [] {
      guard let track = entry.animation.track, tracks.contains(where: { $0 === track }) else { continue }
      entry.animation.apply(to: &shown, on: track)
      if let path = (entry.animation as? CAPropertyAnimation)?.resolvedPath { properties.append(path.property) }
    }
    (self.layer, self.shown, self.properties) = (layer, shown, properties)
  }

  /// Sets them.
  package func adopt() {
    for property in properties {
      switch property {
      case .bounds: layer.bounds = shown.geometry.bounds
      case .position: layer.position = shown.geometry.position
      case .anchorPoint: layer.anchorPoint = shown.geometry.anchorPoint
      case .transform: layer.setAffineTransform(shown.geometry.transform)
      case .opacity: layer.opacity = shown.look.opacity
      case .backgroundColor: layer.backgroundColor = shown.look.backgroundColor
      case .cornerRadius: layer.cornerRadius = shown.look.cornerRadius
      case .borderWidth: layer.borderWidth = shown.decoration.borderWidth
      case .backdropRadius: layer.backdropRadius = shown.decoration.backdropRadius
      case .hidden, .contents, .zPosition, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius,
        .shadowPath, .contentsRect, .path, .fillColor, .strokeColor, .lineWidth, .lineDashPhase, .miterLimit, .strokeStart,
        .strokeEnd, .sublayerTransform, .colors, .locations, .startPoint, .endPoint:
        break  // Animation blocks of views do not animate these.
      }
    }
  }
}

extension CALayer {
  /// Removes an animation if it is the one on `track`; its delegate receives `finished`.
  package func endAnimation(forKey key: String, on track: AnimationTrack, finished: Bool) {
    guard let state = animationState, state.entry(forKey: key)?.animation.track === track, let entry = state.remove(forKey: key)
    else { return }
    settleAfterRemoval()
    end(entry, finished: finished)
  }

  /// The transform to the superlayer that touches meet; nil if it is the layer's own.
  package var placeOfTouches: CGAffineTransform? {
    guard let state = animationState, state.entries.contains(where: { $0.animation.track?.isHitWhereShown == true }) else {
      return nil
    }
    return shownGeometry.toSuperlayer
  }
}
