internal import Foundation

/// The recognizers of one screen that see a gesture, and their effects on each other and on views.
///
/// Order of an event: all recognizers receive it, then their new states are announced one by one, then views receive the remaining touches.
@MainActor final class GestureEnvironment {
  /// Active recognizers in the order of their first touch: those of deeper views first.
  var active: [UIGestureRecognizer] = []
  private var changed: [UIGestureRecognizer] = []
  let views = TouchDelivery.Queue()
  private var isDelivering = false
  private var isSettling = false
  private var event = UIEvent()

  // MARK: Touches

  /// Collects the recognizers that receive a beginning touch.
  ///
  /// - Parameter buttons: The pressed buttons of a pointer if the primary one is not among them; nil else.
  func attach(_ touch: UITouch, _ event: UIEvent, _ buttons: UIEvent.ButtonMask? = nil) {
    var gestures: [UIGestureRecognizer] = []
    var current = touch.view
    while let view = current {
      current = view.superview
      for gesture in view.storedGestures where buttons.map(gesture.hears) ?? true && hears(gesture, touch, event) {
        gestures.append(gesture)
        gesture.tracking.environment = self
        gesture.track(touch)
        if !active.contains(where: { $0 === gesture }) { active.append(gesture) }
      }
    }
    touch.gestureRecognizers = gestures
  }

  private func hears(_ gesture: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
    gesture.takesTouches && gesture.admits(touch.type)
      && gesture.shouldReceive(event) && gesture.delegate?.gestureRecognizer(gesture, shouldReceive: event) ?? true
      && gesture.delegate?.gestureRecognizer(gesture, shouldReceive: touch) ?? true
  }

  /// Sends an event's changed touches to recognizers, then to views.
  func deliver(_ touches: [UITouch], _ event: UIEvent) {
    self.event = event
    whileDelivering {
      for gesture in active where gesture.isEnabled {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] { deliver(touches, in: phase, to: gesture, event) }
      }
    }
    views.deliver(touches, event)
  }

  /// Reports unmoved fingers to their recognizers.
  func rest(_ touches: [UITouch], _ event: UIEvent) {
    for gesture in active where gesture.tracking.live.contains(where: { own in touches.contains { $0 === own } }) {
      gesture.touchesRested(with: event)
    }
  }

  private func deliver(_ touches: [UITouch], in phase: UITouch.Phase, to gesture: UIGestureRecognizer, _ event: UIEvent) {
    guard !gesture.storedState.isFinal else { return }
    let own = touches.filter { touch in touch.phase == phase && gesture.tracking.live.contains { $0 === touch } }
    if own.isEmpty { return }
    gesture.tracking.updateCenter()
    (gesture.tracking.modifiers, gesture.tracking.buttons) = (event.modifierFlags, event.buttonMask)
    switch phase {
    case .began: gesture.touchesBegan(Set(own), with: event)
    case .moved: gesture.touchesMoved(Set(own), with: event)
    case .ended: gesture.touchesEnded(Set(own), with: event)
    default:
      gesture.touchesCancelled(Set(own), with: event)
      if gesture.tracking.live.allSatisfy({ $0.phase == .cancelled }) { gesture.change(to: .cancelled) }
    }
  }

  /// Removes ended touches, and resets recognizers whose gesture is over to `.possible`.
  func finish(_ gone: [UITouch]) {
    for touch in gone {
      for gesture in touch.gestureRecognizers ?? [] { gesture.untrack(touch) }
      touch.gestureRecognizers = nil
    }
    resetFinished()
    conclude()
  }

  // MARK: States

  func stateChanged(_ gesture: UIGestureRecognizer) {
    if !changed.contains(where: { $0 === gesture }) { changed.append(gesture) }
    if !isDelivering && !isSettling { settleOutsideEvent() }
  }

  /// Announces states that were set outside of an event, by a timer or by code.
  private func settleOutsideEvent() {
    settle()
    conclude()
  }

  /// Resumes what is no longer delayed: held recognizers, touches held back from views, resets.
  func conclude() {
    for gesture in active where !gesture.held.isEmpty && standing(of: gesture) != .mustWait { resume(gesture) }
    settle()
    views.release(event)
    resetFinished()
  }

  /// Delivers an event to recognizers by `body`, then announces their new states.
  func whileDelivering(_ body: () -> Void) {
    isDelivering = true
    body()
    isDelivering = false
    settle()
  }

  /// Concludes an event without touches.
  func finishUntouched() {
    if !isDelivering && !isSettling { conclude() }
  }

  func touchIgnored() {
    if !isDelivering && !isSettling { settleOutsideEvent() }
  }

  func disabled(_ gesture: UIGestureRecognizer) {
    if gesture.isUnderWay {
      gesture.change(to: .cancelled)
      for touch in gesture.tracking.live {
        touch.gestureRecognizers?.removeAll { $0 === gesture }
        gesture.untrack(touch)
      }
      if !isDelivering && !isSettling { conclude() }
    }
  }

  private func settle() {
    if isSettling { return }
    isSettling = true
    while !changed.isEmpty { announce(changed.removeFirst()) }
    isSettling = false
  }

  private func announce(_ gesture: UIGestureRecognizer) {
    if gesture.announced == .possible, let first = gesture.unannounced.first, first != .failed {
      switch standing(of: gesture) {
      case .mustWait: return hold(gesture)
      case .mustFail: return fail(gesture)
      case .free: recognize(gesture)
      }
    }
    while !gesture.unannounced.isEmpty {
      let state = gesture.unannounced.removeFirst()
      if gesture.announced.isFinal { continue }
      gesture.announced = state
      if state == .failed {
        failed(gesture)
      } else {
        send(gesture, state)
      }
    }
  }

  /// Calls the actions with `state` as the recognizer's state, even if the recognizer has changed its state again since.
  private func send(_ gesture: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let further = gesture.storedState
    gesture.storedState = state
    gesture.callActions()
    if gesture.storedState == state { gesture.storedState = further }
  }

  private enum Standing { case free, mustWait, mustFail }

  private func standing(of gesture: UIGestureRecognizer) -> Standing {
    var standing = Standing.free
    for other in active where other !== gesture && other.isActive {
      let requires = gesture.waits(for: other)
      if other.announced.isRecognized {
        if requires || (other.tracking.shares(gesture.tracking) && other.prevents(gesture)) { return .mustFail }
      } else if requires, other.announced == .possible, !isHeld(other, becauseOf: gesture) {
        standing = .mustWait
      }
    }
    return standing
  }

  /// Whether `other` is held and waits for `gesture`, directly or through other held recognizers: waiting for each other would be a
  /// deadlock.
  private func isHeld(_ other: UIGestureRecognizer, becauseOf gesture: UIGestureRecognizer) -> Bool {
    var (open, known) = ([other], [other])
    while let next = open.popLast() {
      if next.held.isEmpty { continue }
      if next.waits(for: gesture) { return true }
      let further = active.filter { third in
        third.isActive && third.announced == .possible && !known.contains { $0 === third } && next.waits(for: third)
      }
      open += further
      known += further
    }
    return false
  }

  private func hold(_ gesture: UIGestureRecognizer) {
    gesture.held = gesture.unannounced
    gesture.unannounced = []
    gesture.storedState = .possible
  }

  private func fail(_ gesture: UIGestureRecognizer) {
    gesture.held = []
    gesture.unannounced = []
    gesture.storedState = .failed
    gesture.announced = .failed
    failed(gesture)
  }

  /// Resumes the recognizers that waited for a failure.
  private func failed(_ gesture: UIGestureRecognizer) {
    for other in active where !other.held.isEmpty && other !== gesture { resume(other) }
  }

  private func resume(_ gesture: UIGestureRecognizer) {
    gesture.unannounced = gesture.held
    gesture.held = []
    gesture.storedState = gesture.unannounced.last ?? .possible
    if !changed.contains(where: { $0 === gesture }) { changed.append(gesture) }
  }

  /// Recognizes the gesture: fails the recognizers that it prevents, and cancels its touches in views.
  private func recognize(_ gesture: UIGestureRecognizer) {
    // Collect the prevented recognizers before any announcement, since an action could change the result.
    let losers = active.filter { other in
      other !== gesture && !other.announced.isFinal && !other.announced.isRecognized
        && (other.waits(for: gesture) || (other.tracking.shares(gesture.tracking) && gesture.prevents(other)))
    }
    let state = gesture.unannounced.removeFirst()
    gesture.announced = state
    for other in losers where other.announced == .possible { fail(other) }
    if gesture.cancelsTouchesInView { views.cancel(gesture.tracking.seen, event) }
    send(gesture, state)
  }

  private func resetFinished() {
    let finished = active.filter { $0.tracking.isFree && ($0.announced.isFinal || $0.storedState.isFinal) }
    if finished.isEmpty { return }
    active.removeAll { gesture in finished.contains { $0 === gesture } }
    for gesture in finished { gesture.makeReady() }
  }
}
