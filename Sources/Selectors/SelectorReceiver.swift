internal import Dispatch
internal import Foundation

/// An object that performs selectors, whatever its class.
///
/// Translated sources make one of an `AnyObject`, where Objective-C looks up `perform(_:)` by its name.
public struct SelectorReceiver {
  let object: AnyObject

  /// Calls the method at once; see `NSObjectProtocol.perform(_:)`.
  @discardableResult public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    RecentResults.unmanaged(aSelector.perform(on: object, [], for: "perform(_:)"))
  }

  /// Calls the method with one argument; see `NSObjectProtocol.perform(_:)`.
  @discardableResult public func perform(_ aSelector: Selector, with object1: Any?) -> Unmanaged<AnyObject>? {
    RecentResults.unmanaged(aSelector.perform(on: object, [object1], for: "perform(_:with:)"))
  }

  /// Calls the method with two arguments; see `NSObjectProtocol.perform(_:)`.
  @discardableResult
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>? {
    RecentResults.unmanaged(aSelector.perform(on: object, [object1, object2], for: "perform(_:with:with:)"))
  }

  /// Calls the method on the main thread: at once if this is the main thread and `wait` is true, else in a later turn of its run loop.
  ///
  /// - Parameters:
  ///   - aSelector: A selector that the object does not answer stops the program.
  ///   - argument: Left out if the method has no parameter.
  ///   - wait: Whether to return only after the method has.
  public func performSelector(onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (object, argument) = (object, argument)
    let call: @Sendable () -> Void = {
      aSelector.perform(on: object, [argument], for: "performSelector(onMainThread:with:waitUntilDone:)")
    }
    if !wait { return DispatchQueue.main.async(execute: call) }
    if Thread.isMainThread { call() } else { DispatchQueue.main.sync(execute: call) }
  }

  /// Calls the method on a thread of its own; see `NSObjectProtocol.performSelector(inBackground:with:)`.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (object, argument) = (object, arg)
    Thread.detachNewThread { aSelector.perform(on: object, [argument], for: "performSelector(inBackground:with:)") }
  }
}

/// The object as one that performs selectors.
public func selectorReceiver(_ object: AnyObject) -> SelectorReceiver { SelectorReceiver(object: object) }

/// The object as one that performs selectors; nil for nil.
public func selectorReceiver(_ object: AnyObject?) -> SelectorReceiver? { object.map(SelectorReceiver.init) }
