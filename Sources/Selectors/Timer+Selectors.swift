public import Foundation

extension Timer {
  /// A timer that performs a selector with itself as the argument, on the run loop of the calling thread.
  ///
  /// The timer retains `target` and `userInfo` until it is invalidated, as on iOS.
  @discardableResult public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: nil, repeats: yesOrNo)
    timer.info = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// A timer for a run loop's `add(_:forMode:)` that performs a selector with itself as the argument. Its `userInfo` is nil: use
  /// `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` for another one.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { aSelector.perform(on: target, [$0], for: "Timer") }
  }
}

/// A timer with information for its method: Foundation's property has no setter.
final class SelectorTimer: Timer {
  var info: Any?

  override var userInfo: Any? { info }
}
