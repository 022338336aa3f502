/// Animations that run together in the group's time and end with the group at the latest. The delegates of the members receive nothing.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// Applied in order, so that later ones win; their `beginTime` counts from the start of the group. nil by default.
  open var animations: [CAAnimation]?

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
  }

  override func apply(to shown: inout LayerShown, elapsed: Double, inheritedDuration: Double) -> Bool {
    let length = duration > 0 ? duration : inheritedDuration
    let progress = TimingProgress(of: self, duration: length, elapsed: elapsed)
    if progress.isShown {
      let local = (timingFunction?.progress(at: progress.fraction) ?? progress.fraction) * length
      for animation in animations ?? [] {
        _ = animation.apply(to: &shown, elapsed: local - animation.beginTime, inheritedDuration: length)
      }
    }
    return progress.isFinished
  }
}
