public import Foundation
internal import Synchronization

extension NSObjectProtocol {
  /// Calls the method at once. A selector that this object does not answer stops the program.
  ///
  /// - Returns: The method's result if it is an object; not retained, as on iOS.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    SelectorReceiver(object: self).perform(aSelector)
  }

  /// Calls the method with one argument; see `perform(_:)`.
  @discardableResult public func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
    SelectorReceiver(object: self).perform(aSelector, with: object)
  }

  /// Calls the method with two arguments; see `perform(_:)`.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>! {
    SelectorReceiver(object: self).perform(aSelector, with: object1, with: object2)
  }

  /// Calls the method on the main thread: at once if this is the main thread and `wait` is true, else in a later turn of its run loop.
  ///
  /// - Parameters:
  ///   - aSelector: A selector that this object does not answer stops the program.
  ///   - argument: Left out if the method has no parameter.
  ///   - wait: Whether to return only after the method has.
  public func performSelector(onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
    SelectorReceiver(object: self).performSelector(onMainThread: aSelector, with: argument, waitUntilDone: wait)
  }

  /// Calls the method on a thread of its own. The object and the argument are retained until it returns.
  ///
  /// - Parameters:
  ///   - aSelector: A selector that this object does not answer stops the program.
  ///   - arg: Left out if the method has no parameter.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    SelectorReceiver(object: self).performSelector(inBackground: aSelector, with: arg)
  }
}

enum RecentResults {
  private struct Ring: @unchecked Sendable {
    var objects: [AnyObject] = []
    var next = 0
  }

  private static let ring = Mutex(Ring())

  /// Keeps the last 256 results alive, where iOS keeps them until its autorelease pool is drained.
  static func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, type(of: result) is AnyObject.Type else { return nil }
    let object = result as AnyObject
    keep(object)
    return Unmanaged.passUnretained(object)
  }

  private static func keep(_ object: AnyObject) {
    nonisolated(unsafe) let object = object
    // Released outside of the lock: a deinitializer may perform a selector.
    nonisolated(unsafe) var former: AnyObject?
    ring.withLock { ring in
      if ring.objects.count < 256 { return ring.objects.append(object) }
      former = ring.objects[ring.next]
      ring.objects[ring.next] = object
      ring.next = (ring.next + 1) % 256
    }
    withExtendedLifetime(former) {}
  }
}
