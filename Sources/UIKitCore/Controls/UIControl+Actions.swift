internal import Foundation
internal import Selectors

extension UIControl {
  /// An equal target and selector are registered once, for the events of both.
  func add(_ target: Any?, _ selector: Selector, _ events: Event) {
    registrations.removeAll { if case .target(let call) = $0.handler { call.isOver } else { false } }
    let new = TargetAction(target, selector)
    let index = registrations.firstIndex {
      if case .target(let call) = $0.handler { call.target === new.target && call.selector == selector } else { false }
    }
    if let index { return registrations[index].events.formUnion(events) }
    registrations.append(Registration(handler: .target(new), events: events))
  }

  func removeHandlers(from events: Event, where isRemoved: (Registration.Handler) -> Bool) {
    for index in registrations.indices where isRemoved(registrations[index].handler) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  func selectorNames(of target: Any?, _ event: Event) -> [String]? {
    let names = registrations.compactMap { registration -> String? in
      guard case .target(let call) = registration.handler, !registration.events.isDisjoint(with: event), !call.isOver,
        call.target === target as AnyObject?
      else { return nil }
      return call.selector.name
    }
    return names.isEmpty ? nil : names
  }

  var targets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .target(let call) in registrations.map(\.handler) where !call.isOver {
      targets.insert(call.target.map { ($0 as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0)) } ?? AnyHashable(NSNull()))
    }
    return targets
  }

  /// The actions of the moment at which the event came: what a handler adds or removes counts from the next event on.
  package func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.handler {
      case .action(let action): sendAction(action)
      case .target(let call): if !call.isOver { sendAction(call.selector, to: call.target, for: event) }
      }
    }
  }
}
