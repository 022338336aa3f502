public import Foundation

extension NSObjectProtocol {
  /// Whether this object can perform `selector`: its class, or a superclass, has an `@objc` method of that name, or implements an
  /// optional requirement of that name. False for nil.
  public func responds(to selector: Selector?) -> Bool { selector?.isAnswered(by: self) ?? false }
}
