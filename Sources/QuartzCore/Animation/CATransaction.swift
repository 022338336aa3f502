internal import Diagnostics
public import Foundation

/// Settings for the changes made between `begin()` and `commit()`: duration and pace of their animations, whether they animate, and a
/// completion.
///
/// Outside any pair, an implicit transaction is committed by the next frame.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// One transaction; retained after `commit()` until its animations have ended.
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

    /// Ends one animation, or the commit, which is counted like an animation.
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
  /// Nesting depth of view animations: above 0, layers ask their owners for actions.
  package static var ownerActionDepth: Int {
    get { depth }
    set { depth = newValue }
  }
  // Stored apart, since each access to a stored property that other modules can change in place is checked.
  private static var depth = 0

  private static var current: Scope? { stack.last ?? implicit }

  private static var currentOrImplicit: Scope {
    if let current { return current }
    let scope = Scope(outer: nil)
    implicit = scope
    return scope
  }

  /// Begins a transaction inside the present one, whose settings it inherits.
  open class func begin() { stack.append(Scope(outer: current)) }

  /// Ends the innermost transaction; stops the program without a matching `begin()`.
  open class func commit() {
    guard let scope = stack.popLast() else {
      programmingError("CATransaction.commit() without begin(): each begin() needs exactly one commit()")
    }
    scope.animationEnded()
  }

  /// Commits the implicit transaction, if there is one and no explicit one is open; called by every frame.
  open class func flush() {
    guard stack.isEmpty, let scope = implicit else { return }
    implicit = nil
    scope.animationEnded()
  }

  /// Seconds for animations without a duration of their own; 0.25 by default, inherited from outer transactions.
  open class func animationDuration() -> CFTimeInterval { inherited(\.duration) ?? 0.25 }

  /// Seconds; stops the program if negative or not finite.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    ensure(dur.isFinite && dur >= 0, "CATransaction.setAnimationDuration(\(dur)): must be finite and not negative")
    currentOrImplicit.duration = dur
  }

  /// The pace of implicit animations; nil, the default, for `CAMediaTimingFunctionName.default`.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { inherited(\.timingFunction) ?? nil }

  /// nil overrides the pace of outer transactions by the default one.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    currentOrImplicit.timingFunction = .some(function)
  }

  /// Whether changes are shown without implicit animations; false by default.
  open class func disableActions() -> Bool { inherited(\.disablesActions) ?? false }

  /// True for changes that show at once.
  open class func setDisableActions(_ flag: Bool) { currentOrImplicit.disablesActions = flag }

  /// The completion of the innermost transaction; not inherited.
  open class func completionBlock() -> (@MainActor () -> Void)? { current?.completion }

  /// Called once, when every animation added after this call in the transaction and its inner ones has ended; at the commit if there is
  /// none.
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) { currentOrImplicit.completion = block }

  /// Registers a newly added animation with the current transaction.
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
