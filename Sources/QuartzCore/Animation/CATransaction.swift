internal import Diagnostics
public import Foundation

/// The circumstances of the changes made between `begin()` and `commit()`: durations, pace, whether they animate, what follows.
///
/// Outside any pair, an implicit transaction is committed by the next frame.
@MainActor open class CATransaction: NSObject {
  /// One transaction; it outlives its `commit()` until its animations have ended.
  final class Scope {
    let outer: Scope?
    var duration: TimeInterval?
    var timingFunction: CAMediaTimingFunction??
    var disablesActions: Bool?
    var completion: (@MainActor () -> Void)?
    private var pending = 1

    init(outer: Scope?) {
      self.outer = outer
      outer?.pending += 1
    }

    func animationAdded() { pending += 1 }

    /// Also stands for the commit itself, which is awaited like an animation.
    @MainActor func animationEnded() {
      pending -= 1
      guard pending == 0 else { return }
      let completion = completion
      self.completion = nil
      completion?()
      outer?.animationEnded()
    }
  }

  private static var stack: [Scope] = []
  private static var implicit: Scope?
  /// More than 0 inside a view animation: layers then ask their owners for actions.
  package static var ownerActionDepth = 0

  private static var current: Scope? { stack.last ?? implicit }

  private static var currentOrImplicit: Scope {
    if let current { return current }
    let scope = Scope(outer: nil)
    implicit = scope
    return scope
  }

  open class func begin() { stack.append(Scope(outer: current)) }

  open class func commit() {
    guard let scope = stack.popLast() else {
      programmingError("CATransaction.commit() without begin(): each begin() needs exactly one commit()")
    }
    scope.animationEnded()
  }

  /// Commits the implicit transaction; every frame does so.
  open class func flush() {
    guard stack.isEmpty, let scope = implicit else { return }
    implicit = nil
    scope.animationEnded()
  }

  /// Seconds, for animations that have no duration of their own; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval { inherited(\.duration) ?? 0.25 }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    ensure(dur.isFinite && dur >= 0, "CATransaction.setAnimationDuration(\(dur)): must be finite and not negative")
    currentOrImplicit.duration = dur
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? { inherited(\.timingFunction) ?? nil }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    currentOrImplicit.timingFunction = .some(function)
  }

  open class func disableActions() -> Bool { inherited(\.disablesActions) ?? false }

  /// Changes then show at once.
  open class func setDisableActions(_ flag: Bool) { currentOrImplicit.disablesActions = flag }

  open class func completionBlock() -> (@MainActor () -> Void)? { current?.completion }

  /// Called once, when every animation added after this in the transaction, inner ones included, has ended; at the commit if there is none.
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) { currentOrImplicit.completion = block }

  /// The transaction that waits for an animation added now.
  static func animationAdded() -> Scope? {
    let scope = current
    scope?.animationAdded()
    return scope
  }

  private static func inherited<Value>(_ value: KeyPath<Scope, Value?>) -> Value? {
    var scope = current
    while let s = scope {
      if let found = s[keyPath: value] { return found }
      scope = s.outer
    }
    return nil
  }
}
