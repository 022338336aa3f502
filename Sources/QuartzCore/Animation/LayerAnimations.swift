internal import Foundation

/// The animations that run on one layer, oldest first, and what they make it show.
@MainActor final class LayerAnimations {
  struct Entry {
    let key: String?
    let animation: CAAnimation
    /// On the host's clock, when the animation itself does not say.
    let added: TimeInterval
    let inheritedDuration: TimeInterval
    let transaction: CATransaction.Scope?
    var hasStarted = false
    /// At the last evaluation; it may be evaluated again before the frame that ends it.
    var isOver = false
    var hasEnded = false

    @MainActor var start: TimeInterval { animation.beginTime != 0 ? animation.beginTime : added }
  }

  var entries: [Entry] = []
  var shown: LayerShown
  /// In the compositor's list of layers with animations.
  var isScheduled = false

  init(model: CALayer) { shown = LayerShown(model: model) }

  var isMoving: Bool { entries.contains { !$0.hasEnded } }

  /// Only the bounds' origin is animated: a clipping layer then damages its clip, not more.
  var scrollsAlone: Bool {
    entries.allSatisfy {
      let path = ($0.animation as? CAPropertyAnimation)?.resolvedPath
      return path?.property == .bounds && [.origin, .originX, .originY].contains(path?.part)
    }
  }

  func entry(forKey key: String) -> Entry? { entries.last { $0.key == key } }

  var keys: [String]? {
    let keys = entries.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }
}

extension CALayer {
  func start(_ original: CAAnimation, forKey key: String?) {
    let animation = original.duplicate()
    (animation as? CAPropertyAnimation).map { _ = $0.resolvedPath }
    if let key { stopAnimation(forKey: key) }
    let scope = CATransaction.animationAdded()
    guard let compositor = root.compositor else {
      animation.delegate?.animationDidStart(animation)
      animation.delegate?.animationDidStop(animation, finished: true)
      scope?.animationEnded()
      return
    }
    let state = animationState ?? LayerAnimations(model: self)
    animationState = state
    state.entries.append(
      LayerAnimations.Entry(
        key: key, animation: animation, added: compositor.now(), inheritedDuration: CATransaction.animationDuration(),
        transaction: scope))
    evaluateAnimations(at: compositor.now())
    compositor.schedule(self)
  }

  func stopAnimation(forKey key: String) {
    guard let state = animationState, let index = state.entries.lastIndex(where: { $0.key == key }) else { return }
    end(state.entries.remove(at: index), finished: false)
    settleAfterRemoval()
  }

  func stopAllAnimations() {
    guard let state = animationState else { return }
    let ended = state.entries
    state.entries = []
    settleAfterRemoval()
    for entry in ended { end(entry, finished: false) }
  }

  private func settleAfterRemoval() {
    guard let state = animationState else { return }
    if state.entries.isEmpty {
      animationState = nil
      changed(.moved)
    } else if let compositor = root.compositor {
      evaluateAnimations(at: compositor.now())
    }
  }

  private func end(_ entry: LayerAnimations.Entry, finished: Bool) {
    entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
    entry.transaction?.animationEnded()
  }

  /// What is shown at `time`; notes which animations are over, without ending them.
  func evaluateAnimations(at time: TimeInterval) {
    guard let state = animationState else { return }
    let wasScrolledAlone = state.scrollsAlone && masksToBounds && flags.isDisjoint(with: [.moved, .shifted])
    state.shown = LayerShown(model: self)
    for i in state.entries.indices {
      let entry = state.entries[i]
      state.entries[i].isOver = entry.animation.apply(
        to: &state.shown, elapsed: time - entry.start, inheritedDuration: entry.inheritedDuration)
    }
    changed(wasScrolledAlone ? .scrolled : .moved)
  }

  /// Takes the animations a frame further; false when none is left that moves.
  func advanceAnimations(at time: TimeInterval) -> Bool {
    guard let state = animationState else { return false }
    evaluateAnimations(at: time)
    for i in state.entries.indices where !state.entries[i].hasStarted && time >= state.entries[i].start {
      state.entries[i].hasStarted = true
      state.entries[i].animation.delegate?.animationDidStart(state.entries[i].animation)
    }
    let over = state.entries.filter { $0.isOver && !$0.hasEnded }
    if over.isEmpty { return state.isMoving }
    for i in state.entries.indices where state.entries[i].isOver { state.entries[i].hasEnded = true }
    state.entries.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
    settleAfterRemoval()
    for entry in over { end(entry, finished: true) }
    return animationState?.isMoving ?? false
  }
}
