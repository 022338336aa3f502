internal import Foundation

/// The animations of one layer, oldest first, and the values shown by them.
@MainActor final class LayerAnimations {
  struct Entry {
    let key: String?
    let animation: CAAnimation
    /// Time of adding on the layer's clock, used if the animation has no `beginTime`; nil until the layer is in a tree with a clock.
    var added: TimeInterval?
    let inheritedDuration: TimeInterval
    let transaction: CATransaction.Scope?
    var hasStarted = false
    /// Whether the animation was over at the last evaluation; it may be evaluated again before the frame that ends it.
    var isOver = false
    var hasEnded = false

    @MainActor var start: TimeInterval? { added.map { animation.beginTime != 0 ? animation.beginTime : $0 } }

    @MainActor var scrollsAlone: Bool {
      let path = (animation as? CAPropertyAnimation)?.resolvedPath
      return path?.property == .bounds && [.origin, .originX, .originY].contains(path?.part)
    }
  }

  private unowned let layer: CALayer
  private(set) var entries: [Entry] = []
  /// The keys of the entries: a key that is not in the set, the usual case, needs no search of `entries`.
  private var keyed: Set<String> = []
  private var entriesThatDoNotScroll = 0
  /// For each base key, the number at which the search for a free key continues.
  private var nextNumbers: [String: Int] = [:]
  private var evaluated: LayerShown
  /// Time for which `evaluated` is made, or must be made at its next use.
  private var time: TimeInterval = 0
  /// Whether `evaluated` must be recomputed at its next use.
  private var isStale = false
  /// What is shown again when a late instance has been painted; see `LayerInstance`.
  private var held: [(shown: LayerShown, time: TimeInterval)] = []
  /// Whether the layer is in the compositor's list of layers with animations.
  var isScheduled = false
  /// Number of evaluations of all animations, for tests.
  private(set) var evaluations = 0

  init(of layer: CALayer) {
    self.layer = layer
    evaluated = LayerShown(model: layer)
  }

  /// The shown values, evaluated lazily: several animations added in a row cost one evaluation.
  var shown: LayerShown {
    if isStale { evaluate(at: time) }
    return evaluated
  }

  func invalidate(for time: TimeInterval) { (self.time, isStale) = (time, true) }

  /// To be called when a model value has changed: shown values are computed from model values.
  func modelChanged() { isStale = true }

  func evaluate(at time: TimeInterval) {
    (self.time, isStale) = (time, false)
    evaluations += 1
    evaluated = LayerShown(model: layer)
    for i in entries.indices {
      guard let start = entries[i].start else { continue }
      if let track = entries[i].animation.track {
        entries[i].animation.apply(to: &evaluated, on: track)
        continue
      }
      entries[i].isOver = entries[i].animation.apply(
        to: &evaluated, elapsed: time - start, inheritedDuration: entries[i].inheritedDuration)
    }
    evaluated.recordOwnValues()
  }

  /// Shows the values of an earlier time until `returnToNow()`.
  func goBack(by delay: TimeInterval) {
    held.append((shown, time))
    evaluate(at: time - delay)
  }

  func returnToNow() { (evaluated, time) = held.removeLast() }

  /// Whether the clock moves an animation; one on a track is moved by the track's owner.
  var isMoving: Bool { entries.contains { !$0.hasEnded && $0.animation.track == nil } }

  /// Whether only the origin of the bounds is animated: a layer that clips then damages its clip only.
  var scrollsAlone: Bool { entriesThatDoNotScroll == 0 }

  func entry(forKey key: String) -> Entry? { keyed.contains(key) ? entries.last { $0.key == key } : nil }

  var keys: [String]? {
    let keys = entries.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// `key`, or the first of `key-2`, `key-3` and so on that has not been used.
  func freeKey(_ key: String) -> String {
    guard keyed.contains(key) else { return key }
    var number = nextNumbers[key] ?? 2
    while keyed.contains("\(key)-\(number)") { number += 1 }
    nextNumbers[key] = number + 1
    return "\(key)-\(number)"
  }

  // MARK: Changes

  func append(_ entry: Entry) {
    entries.append(entry)
    if let key = entry.key { keyed.insert(key) }
    if !entry.scrollsAlone { entriesThatDoNotScroll += 1 }
  }

  func remove(forKey key: String) -> Entry? {
    guard keyed.remove(key) != nil, let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
    let entry = entries.remove(at: index)
    if !entry.scrollsAlone { entriesThatDoNotScroll -= 1 }
    return entry
  }

  func removeAll(where isLeaving: (Entry) -> Bool) {
    entries.removeAll { entry in
      guard isLeaving(entry) else { return false }
      if let key = entry.key { keyed.remove(key) }
      if !entry.scrollsAlone { entriesThatDoNotScroll -= 1 }
      return true
    }
  }

  /// Sets the begin of animations added before the layer was in a tree with a clock.
  func startWaiting(at time: TimeInterval) {
    for i in entries.indices where entries[i].added == nil { entries[i].added = time }
  }

  /// Returns the animations that begin at or before `time` and have not been reported.
  func noteStarts(at time: TimeInterval) -> [CAAnimation] {
    var started: [CAAnimation] = []
    for i in entries.indices where !entries[i].hasStarted {
      guard let start = entries[i].start, time >= start else { continue }
      entries[i].hasStarted = true
      started.append(entries[i].animation)
    }
    return started
  }

  /// Returns the animations that have ended since the last call.
  func noteEnds() -> [Entry] {
    let over = entries.filter { $0.isOver && !$0.hasEnded }
    if over.isEmpty { return [] }
    for i in entries.indices where entries[i].isOver { entries[i].hasEnded = true }
    removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
    return over
  }
}

/// A layer that is not retained.
struct WeakLayer {
  weak var layer: CALayer?
}

extension CALayer {
  func start(_ original: CAAnimation, forKey key: String?) {
    let animation = original.duplicate()
    (animation as? CAPropertyAnimation)?.reportUnknownPath(of: self)
    (animation as? CATransition)?.begin(on: self)
    if let key { stopAnimation(forKey: key) }
    let compositor = root.compositor
    let state = animationState ?? LayerAnimations(of: self)
    animationState = state
    state.append(
      LayerAnimations.Entry(
        key: key, animation: animation, added: compositor.map { localTime($0.now()) },
        inheritedDuration: CATransaction.animationDuration(),
        // An animation outside the shown tree must not delay the completion.
        transaction: compositor == nil ? nil : CATransaction.animationAdded()))
    guard let compositor else { return Compositor.waiting.append(WeakLayer(layer: self)) }
    state.invalidate(for: localTime(compositor.now()))
    markShown(wasScrolledAlone: wouldScrollAlone)
    compositor.schedule(self)
  }

  /// A key without a running animation on this layer, at constant cost: `key`, or `key` with a number appended.
  package func freeAnimationKey(_ key: String) -> String { animationState?.freeKey(key) ?? key }

  func stopAnimation(forKey key: String) {
    guard let entry = animationState?.remove(forKey: key) else { return }
    end(entry, finished: false)
    settleAfterRemoval()
  }

  func stopAllAnimations() { stopAnimations { _ in true } }

  /// Stops all animations except those added since the layer left the screen, which start when the layer is shown again.
  package func stopStartedAnimations() { stopAnimations { $0.added != nil } }

  private func stopAnimations(where isEnding: (LayerAnimations.Entry) -> Bool) {
    guard let state = animationState else { return }
    let ended = state.entries.filter(isEnding)
    state.removeAll(where: isEnding)
    settleAfterRemoval()
    for entry in ended { end(entry, finished: false) }
  }

  func settleAfterRemoval() {
    guard let state = animationState else { return }
    if state.entries.isEmpty {
      animationState = nil
      changed(.moved)
    } else if let compositor = root.compositor {
      let wasScrolledAlone = wouldScrollAlone
      state.invalidate(for: localTime(compositor.now()))
      markShown(wasScrolledAlone: wasScrolledAlone)
    }
  }

  func end(_ entry: LayerAnimations.Entry, finished: Bool) {
    entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
    entry.transaction?.animationEnded()
  }

  private var wouldScrollAlone: Bool {
    (animationState?.scrollsAlone ?? false) && masksToBounds && flags.isDisjoint(with: [.moved, .shifted])
  }

  /// Shows changed tracks in the next frame.
  package func tracksMoved() {
    guard let state = animationState else { return }
    let wasScrolledAlone = wouldScrollAlone
    state.invalidate(for: localTime(root.compositor?.now() ?? 0))
    markShown(wasScrolledAlone: wasScrolledAlone)
  }

  private func markShown(wasScrolledAlone: Bool) { shownChanged(wasScrolledAlone ? .scrolled : .moved) }

  /// Starts the animations added before the layer entered a shown tree.
  func startWaitingAnimations(at time: TimeInterval) {
    guard let state = animationState else { return }
    let time = localTime(time)
    state.startWaiting(at: time)
    state.invalidate(for: time)
    shownChanged(.moved)
  }

  /// Shows the animations at the layer's new time.
  func timingOfAnimationsChanged() {
    guard let state = animationState, let compositor = root.compositor else { return }
    let wasScrolledAlone = wouldScrollAlone
    state.invalidate(for: localTime(compositor.now()))
    markShown(wasScrolledAlone: wasScrolledAlone)
    compositor.schedule(self)
  }

  /// Advances the animations to `time` of the host; false if none of them is still moving.
  func advanceAnimations(at time: TimeInterval) -> Bool {
    guard let state = animationState else { return false }
    let time = localTime(time)
    let wasScrolledAlone = wouldScrollAlone
    state.evaluate(at: time)
    markShown(wasScrolledAlone: wasScrolledAlone)
    for animation in state.noteStarts(at: time) { animation.delegate?.animationDidStart(animation) }
    let over = state.noteEnds()
    if over.isEmpty { return state.isMoving && !isStopped }
    settleAfterRemoval()
    for entry in over { end(entry, finished: true) }
    return (animationState?.isMoving ?? false) && !isStopped
  }
}
