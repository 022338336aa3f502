internal import Diagnostics
public import Foundation

/// The key of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"

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

  /// The setting of that key; nil for a key that is not one of the constants `kCATransaction...`.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  /// Sets the setting of that key, one of the constants `kCATransaction...`: a number of seconds, a Bool, a `CAMediaTimingFunction` or a closure
  /// without parameters. A value of another type is a programming error; another key is ignored.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    func wrong(_ type: String) -> Never {
      programmingError(
        "CATransaction.setValue(\(anObject.map { "\($0)" } ?? "nil"), forKey: \"\(key)\"): the value must be \(type)")
    }
    switch key {
    case kCATransactionAnimationDuration:
      guard let seconds = number(anObject) else { wrong("a number of seconds") }
      setAnimationDuration(seconds)
    case kCATransactionDisableActions:
      guard let flag = anObject as? Bool ?? number(anObject).map({ $0 != 0 }) else { wrong("a Bool") }
      setDisableActions(flag)
    case kCATransactionAnimationTimingFunction:
      guard let function = anObject as? CAMediaTimingFunction? else { wrong("a CAMediaTimingFunction") }
      setAnimationTimingFunction(function)
    case kCATransactionCompletionBlock:
      guard let anObject else { return setCompletionBlock(nil) }
      guard let block = anObject as? @MainActor () -> Void else { wrong("a closure without parameters") }
      setCompletionBlock(block)
    default: break
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Does nothing: layers are changed on the main actor alone.
  open class func lock() {}

  /// Does nothing.
  open class func unlock() {}

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
