internal import Diagnostics
internal import Foundation
internal import UIKitGraphics

extension _KeyValueObservable where Self: UIScrollView {
  /// Calls `changeHandler` after each change of `contentOffset`, `contentSize`, `contentInset` or a property that every view can observe,
  /// while the returned object is retained.
  ///
  /// Setting an equal value is no change. Another key path is a programming error.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property = ObservedKeyPaths.property(keyPath, ifNew: { scrollProperty(keyPath) ?? viewProperty(keyPath) })
    guard let property else {
      programmingError(
        """
        \(Self.self).observe(\(keyPath)): only frame, bounds, center, isHidden, contentOffset, contentSize and contentInset \
        can be observed
        """)
    }
    return observe(property, keyPath, options, in: self, changeHandler)
  }

  private func scrollProperty(_ keyPath: PartialKeyPath<Self>) -> ObservedProperty? {
    switch keyPath {
    case \Self.contentOffset: .contentOffset
    case \Self.contentSize: .contentSize
    case \Self.contentInset: .contentInset
    default: nil
    }
  }
}
