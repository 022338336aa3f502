extension UIControl {
  /// Performs `action` on each of `controlEvents`, after the actions added before.
  ///
  /// There is no `addTarget(_:action:for:)`: selectors need the Objective-C runtime. The control retains the action and what its closure
  /// captures; capture the control's owner weakly.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(action: action, events: controlEvents))
  }

  /// Removes every action with this one's identifier from `controlEvents`.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action from `controlEvents`; it stays for its other events.
  public func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in registrations.indices where registrations[index].action.identifier == identifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The union of all events that actions are registered for.
  public var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls `iterator` with each action and its events, in the order of their addition, until it sets `stop`.
  ///
  /// The second argument, on iOS a target and its selector, is always nil.
  public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Any)?, Event, _ stop: inout Bool) -> Void) {
    var stop = false
    for registration in registrations where !stop { iterator(registration.action, nil, registration.events, &stop) }
  }

  /// Performs the action with this control as its sender. Override it to watch or stop actions.
  public func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Performs the actions of `controlEvents` at once, as if a person had used the control. An action added for several of the events at
  /// once runs once.
  public func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }
}
