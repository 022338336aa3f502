internal import Diagnostics
internal import Foundation
internal import UIKitGraphics

extension _KeyValueObservable where Self: UIImageView {
  /// Calls `changeHandler` after each change of `image` or a property that every view can observe, while the returned object is retained.
  ///
  /// Setting an equal value is no change. Another key path is a programming error.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property = ObservedKeyPaths.property(
      keyPath, ifNew: { keyPath == (\Self.image as PartialKeyPath<Self>) ? .image : viewProperty(keyPath) })
    guard let property else {
      programmingError(
        "\(Self.self).observe(\(keyPath)): only frame, bounds, center, isHidden, safeAreaInsets and image can be observed")
    }
    return observe(property, keyPath, options, in: self, changeHandler)
  }
}
