internal import Foundation

extension TouchDelivery {
  /// Delivers touches to views, and holds back touches whose delivery a recognizer delays.
  @MainActor final class Queue {
    private var held: [UITouch] = []

    /// Delivers an event's touches to their views, after held touches that are no longer delayed.
    func deliver(_ touches: [UITouch], _ event: UIEvent) {
      release(event)
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let own = touches.filter { $0.phase == phase && advance($0) }
        if phase == .began { begin(own, event) } else { send(own, phase, event) }
      }
    }

    /// Delivers held touches that are no longer delayed by any recognizer.
    func release(_ event: UIEvent) {
      for touch in held {
        switch touch.delivery {
        case .heldBegan(let ended):
          if touch.isBeginningDelayed { continue }
          drop(touch)
          show(touch, as: .began) { begin([touch], event) }
          if ended { end(touch, event) }
        case .heldEnd:
          if touch.isEndDelayed { continue }
          drop(touch)
          touch.delivery = .finished
          show(touch, as: .ended) { send([touch], .ended, event) }
        case .undecided, .delivered, .finished:
          drop(touch)
        }
      }
    }

    private func end(_ touch: UITouch, _ event: UIEvent) {
      guard case .delivered = touch.delivery else { return }
      if touch.isEndDelayed {
        touch.delivery = .heldEnd
        held.append(touch)
      } else {
        touch.delivery = .finished
        show(touch, as: .ended) { send([touch], .ended, event) }
      }
    }

    /// Cancels touches that a gesture consumes: views that received the touches get `touchesCancelled`, other views receive nothing.
    func cancel(_ touches: [UITouch], _ event: UIEvent) {
      var known: [UITouch] = []
      for touch in touches {
        switch touch.delivery {
        case .delivered, .heldEnd: known.append(touch)
        case .undecided, .heldBegan, .finished: break
        }
        touch.delivery = .finished
        drop(touch)
      }
      let phases = known.map(\.phase)
      for touch in known { touch.phase = .cancelled }
      send(known, .cancelled, event)
      for (touch, phase) in zip(known, phases) { touch.phase = phase }
    }

    // MARK: One touch

    /// Advances the touch's delivery state. Returns whether to send the current phase to its view.
    private func advance(_ touch: UITouch) -> Bool {
      switch (touch.phase, touch.delivery) {
      case (.began, .undecided):
        if touch.isTaken {
          touch.delivery = .finished
          return false
        }
        if touch.isBeginningDelayed {
          touch.delivery = .heldBegan(ended: false)
          held.append(touch)
          return false
        }
        return true
      case (.moved, .delivered):
        return true
      case (.ended, .delivered):
        if touch.isEndDelayed {
          touch.delivery = .heldEnd
          held.append(touch)
          return false
        }
        touch.delivery = .finished
        return true
      case (.ended, .heldBegan):
        touch.delivery = .heldBegan(ended: true)
        return false
      case (.cancelled, .delivered):
        touch.delivery = .finished
        return true
      case (.cancelled, _):
        touch.delivery = .finished
        drop(touch)
        return false
      default:
        return false
      }
    }

    private func drop(_ touch: UITouch) { held.removeAll { $0 === touch } }

    /// Runs `work` while the touch reports an earlier phase, as its view receives that phase only now.
    private func show(_ touch: UITouch, as phase: UITouch.Phase, _ work: () -> Void) {
      let present = touch.phase
      touch.phase = phase
      work()
      touch.phase = present
    }

    // MARK: Sending

    /// Sends `touchesBegan` view by view: the first view's handler may cancel touches of the next, which are then not sent.
    private func begin(_ touches: [UITouch], _ event: UIEvent) {
      forEachView(of: touches) { view, own in
        let untold = own.filter(\.isUntold)
        for touch in untold { touch.delivery = .delivered }
        send(untold.filter { isAllowed($0, event) }, .began, event)
      }
    }

    /// Asks the superviews whether the touch may begin in its view; if one refuses, the view never receives the touch.
    private func isAllowed(_ touch: UITouch, _ event: UIEvent) -> Bool {
      let isAllowed = sequence(first: touch.view, next: { $0?.superview }).allSatisfy { view in
        guard let view, let hit = touch.view else { return true }
        return view.allowsTouchesToBegin([touch], with: event, in: hit)
      }
      if !isAllowed { touch.delivery = .finished }
      return isAllowed && touch.isDelivered
    }

    private func send(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
      forEachView(of: touches) { view, own in
        // A handler of another view may have cancelled the touch during this event.
        let own = Set(phase == .moved ? own.filter(\.isDelivered) : own)
        if own.isEmpty { return }
        switch phase {
        case .began: view.touchesBegan(own, with: event)
        case .moved: view.touchesMoved(own, with: event)
        case .ended: view.touchesEnded(own, with: event)
        default: view.touchesCancelled(own, with: event)
        }
      }
    }

    /// Calls `body` with each view and its touches; skips touches whose view is gone.
    private func forEachView(of touches: [UITouch], _ body: (UIView, [UITouch]) -> Void) {
      var rest = touches
      while let first = rest.first {
        guard let view = first.view else {
          rest.removeFirst()
          continue
        }
        let own = rest.filter { $0.view === view }
        rest.removeAll { $0.view === view }
        body(view, own)
      }
    }
  }
}

extension UITouch {
  /// Whether the view has not received the touch yet and still may receive it.
  fileprivate var isUntold: Bool {
    switch delivery {
    case .undecided, .heldBegan: true
    case .delivered, .heldEnd, .finished: false
    }
  }

  /// Whether a recognizer delays the touch's beginning.
  var isBeginningDelayed: Bool { tracked { $0.delaysTouchesBegan && $0.announced == .possible } }

  /// Whether a recognizer delays the touch's end.
  var isEndDelayed: Bool { tracked { $0.delaysTouchesEnded && $0.announced == .possible } }

  /// Whether a recognized gesture has consumed the touch.
  var isTaken: Bool { tracked { $0.cancelsTouchesInView && $0.announced.isRecognized } }

  /// Whether the view has received the touch's beginning and not yet its end.
  package var isDelivered: Bool {
    if case .delivered = delivery { return true }
    return false
  }

  /// Whether any recognizer that tracks or has tracked the touch matches.
  private func tracked(_ matches: (UIGestureRecognizer) -> Bool) -> Bool {
    (window?.screen.touches.environment.active ?? []).contains { gesture in
      gesture.tracking.seen.contains { $0 === self } && matches(gesture)
    }
  }
}
