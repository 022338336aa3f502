internal import Diagnostics
public import Foundation
public import Selectors
internal import UIKitGraphics

extension NSObject {
  /// Calls the method with one argument after a delay on the host's clock: the virtual one in tests. The target and the argument are
  /// retained until then. Stops the program off the main actor's queue.
  ///
  /// - Parameter delay: Seconds; 0 performs in the next frame's turn.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    ensure(MainQueue.isCurrent, "perform(\(aSelector), with:afterDelay:): call it on the main actor")
    ensure(delay.isFinite, "perform(\(aSelector), with:afterDelay: \(delay)): the delay must be finite")
    nonisolated(unsafe) let argument = anArgument
    nonisolated(unsafe) let target = self
    MainActor.assumeIsolated { DelayedCalls.add(target, aSelector, argument, after: max(0, delay)) }
  }

  /// Cancels every delayed call on `aTarget`.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    MainQueue.sync { DelayedCalls.cancel { $0.target === target } }
  }

  /// Cancels the delayed calls of one selector on `aTarget` with an equal argument.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?)
  {
    nonisolated(unsafe) let (target, argument) = (aTarget as AnyObject, anArgument)
    MainQueue.sync {
      DelayedCalls.cancel { $0.target === target && $0.selector == aSelector && isEqual($0.argument, argument) }
    }
  }

  private static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }
}

/// The calls of `perform(_:with:afterDelay:)` that are still to come.
@MainActor private enum DelayedCalls {
  final class Call {
    let target: AnyObject
    let selector: Selector
    let argument: Any?

    init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
      (self.target, self.selector, self.argument) = (target, selector, argument)
    }
  }

  private static var calls: [Call] = []

  static func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
    let call = Call(target, selector, argument)
    calls.append(call)
    _ = UIScreen.main.driver.schedule(after: delay) {
      guard let index = calls.firstIndex(where: { $0 === call }) else { return }
      calls.remove(at: index)
      selector.perform(on: target, [call.argument], for: "perform(_:with:afterDelay:)")
    }
  }

  static func cancel(where isCancelled: (Call) -> Bool) { calls.removeAll(where: isCancelled) }
}
