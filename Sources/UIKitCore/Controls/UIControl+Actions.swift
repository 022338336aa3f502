extension UIControl {
  /// Performs `action` on each of `controlEvents`, after those added earlier.
  ///
  /// There is no `addTarget(_:action:for:)`: selectors need the Objective-C runtime. The control keeps the action and what its
  /// closure captures; capture the control's owner weakly.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(action: action, events: controlEvents))
  }

  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  public func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in registrations.indices where registrations[index].action.identifier == identifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Every event that an action waits for.
  public var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls `iterator` with each action and its events until it sets `stop`.
  ///
  /// The second argument, on iOS a target and its selector, is nil: every handler here is an action.
  public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Any)?, Event, _ stop: inout Bool) -> Void) {
    var stop = false
    for registration in registrations where !stop { iterator(registration.action, nil, registration.events, &stop) }
  }

  public func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Performs the actions of `controlEvents`, as if a person had done it.
  public func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }
}
