public import Foundation

/// The reaction of a layer to a change of one of its values; a `CAAnimation` adds itself to the layer.
@preconcurrency @MainActor public protocol CAAction: AnyObject {
  /// Called after the value for the key `event` has changed; `anObject` is the layer, `dict` is always nil.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Stands for "no action": ends a layer's search.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
