public import Foundation
internal import Synchronization

extension NotificationCenter {
  /// Performs a selector with the notification as its argument, on the posting thread.
  ///
  /// - Parameters:
  ///   - observer: Held weakly; need not be removed.
  ///   - aName: nil for every name.
  ///   - anObject: The sender; nil for every sender.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservers.add(observer as AnyObject, aSelector, aName, anObject, to: self)
  }

  /// Removes the observer from everything that `addObserver(_:selector:name:object:)` added it for, or a token of
  /// `addObserver(forName:object:queue:using:)`.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    SelectorObservers.remove(observer, name: nil, object: nil, from: self)
    removeObserver(observer as Any)
  }

  /// As `removeObserver(_:)`, for one name and one sender; nil stands for all.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?) {
    SelectorObservers.remove(observer, name: aName, object: anObject, from: self)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The registrations of observers that are called by selectors.
private enum SelectorObservers {
  /// Weak, so that a registration does not retain its observer.
  struct Registration: @unchecked Sendable {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    var name: NSNotification.Name?
    weak var object: AnyObject?
    var hasObject: Bool
    var token: any NSObjectProtocol
  }

  private static let registrations = Mutex<[ObjectIdentifier: [Registration]]>([:])

  static func add(
    _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?, to center: NotificationCenter
  ) {
    let id = ObjectIdentifier(observer)
    nonisolated(unsafe) weak let target = observer
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      guard let target else { return removeDead(id) }
      selector.perform(on: target, [notification], for: "NotificationCenter")
    }
    let registration = Registration(
      observer: observer, center: center, name: name, object: object as AnyObject?, hasObject: object != nil, token: token)
    registrations.withLock {
      // An observer at the address of a former one takes nothing over.
      drop(&$0[id, default: []]) { $0.observer !== observer }
      $0[id]?.append(registration)
    }
  }

  static func remove(_ observer: AnyObject, name: NSNotification.Name?, object: Any?, from center: NotificationCenter) {
    let sender = object as AnyObject?
    let id = ObjectIdentifier(observer)
    registrations.withLock {
      drop(&$0[id, default: []]) {
        $0.observer === observer && $0.center === center && (name == nil || $0.name == name)
          && (object == nil || $0.hasObject && $0.object === sender)
      }
      if $0[id]?.isEmpty ?? false { $0[id] = nil }
    }
  }

  private static func removeDead(_ id: ObjectIdentifier) {
    registrations.withLock {
      drop(&$0[id, default: []]) { $0.observer == nil }
      if $0[id]?.isEmpty ?? false { $0[id] = nil }
    }
  }

  private static func drop(_ list: inout [Registration], where isDropped: (Registration) -> Bool) {
    for registration in list where isDropped(registration) { registration.center?.removeObserver(registration.token as Any) }
    list.removeAll(where: isDropped)
  }
}
