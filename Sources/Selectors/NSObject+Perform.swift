public import Foundation

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

  /// Keeps the result alive until the main queue's next turn, as an autorelease pool does.
  private func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, type(of: result) is AnyObject.Type else { return nil }
    nonisolated(unsafe) let object = result as AnyObject
    DispatchQueue.main.async { withExtendedLifetime(object) {} }
    return Unmanaged.passUnretained(object)
  }
}
