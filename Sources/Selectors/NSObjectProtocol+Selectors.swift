public import Foundation

extension NSObjectProtocol {
  /// Whether this object can perform `selector`: its class, or a superclass, has an `@objc` method of that name, or implements an
  /// optional requirement of that name. False for nil.
  public func responds(to selector: Selector?) -> Bool { selector?.isAnswered(by: self) ?? false }

  /// nil: the object passes no messages on. In translated code a class that implements this method and `responds(to:)` receives UIKit's
  /// optional messages for the object that it returns.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
