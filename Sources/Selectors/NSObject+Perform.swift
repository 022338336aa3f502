public import Foundation
internal import Synchronization

extension NSObjectProtocol {
  /// Calls the method at once. A selector that this object does not answer stops the program.
  ///
  /// - Returns: The method's result if it is an object; not retained, as on iOS.
  @discardableResult public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    unmanaged(aSelector.perform(on: self, [], for: "perform(_:)"))
  }

  /// Calls the method with one argument; see `perform(_:)`.
  @discardableResult public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    unmanaged(aSelector.perform(on: self, [object], for: "perform(_:with:)"))
  }

  /// Calls the method with two arguments; see `perform(_:)`.
  @discardableResult
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>? {
    unmanaged(aSelector.perform(on: self, [object1, object2], for: "perform(_:with:with:)"))
  }

  /// Keeps the last 256 results alive, where iOS keeps them until its autorelease pool is drained.
  private func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, type(of: result) is AnyObject.Type else { return nil }
    let object = result as AnyObject
    RecentResults.keep(object)
    return Unmanaged.passUnretained(object)
  }
}

private enum RecentResults {
  private struct Ring: @unchecked Sendable {
    var objects: [AnyObject] = []
    var next = 0
  }

  private static let ring = Mutex(Ring())

  static func keep(_ object: AnyObject) {
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
