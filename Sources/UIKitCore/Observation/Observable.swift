internal import Diagnostics
internal import Foundation
internal import UIKitGraphics

/// Types whose properties can be observed by key path, as the Objective-C runtime offers it for `NSObject`.
///
/// Key paths are compared in code generic over the observed type (`extension ... where Self: UIView`), so they match for subclasses too.
@preconcurrency @MainActor public protocol _KeyValueObservable: AnyObject {}

extension UIView: _KeyValueObservable {}

extension _KeyValueObservable where Self: UIView {
  /// Calls `changeHandler` after each change of `frame`, `bounds`, `center`, `isHidden` or `safeAreaInsets`, while the returned object is retained.
  ///
  /// Setting an equal value is no change. Another key path is a programming error.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let property = ObservedKeyPaths.property(keyPath, ifNew: { viewProperty(keyPath) }) else {
      programmingError(
        "\(Self.self).observe(\(keyPath)): only frame, bounds, center, isHidden and safeAreaInsets of a view can be observed")
    }
    return observe(property, keyPath, options, in: self, changeHandler)
  }

  package func viewProperty(_ keyPath: PartialKeyPath<Self>) -> ObservedProperty? {
    switch keyPath {
    case \Self.frame: .frame
    case \Self.bounds: .bounds
    case \Self.center: .center
    case \Self.isHidden: .isHidden
    case \Self.safeAreaInsets: .safeAreaInsets
    default: nil
    }
  }
}

extension UIViewController: _KeyValueObservable {}

extension _KeyValueObservable where Self: UIViewController {
  /// Calls `changeHandler` after each change of `parent` or `title`, while the returned object is retained.
  ///
  /// Setting an equal value is no change. Another key path is a programming error.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let property = ObservedKeyPaths.property(keyPath, ifNew: { controllerProperty(keyPath) }) else {
      programmingError("\(Self.self).observe(\(keyPath)): only parent and title of a view controller can be observed")
    }
    return PropertyObservations.made(in: &storedObservations).observe(property, keyPath, options, in: self, changeHandler)
  }

  private func controllerProperty(_ keyPath: PartialKeyPath<Self>) -> ObservedProperty? {
    switch keyPath {
    case \Self.parent: .parent
    case \Self.title: .title
    default: nil
    }
  }
}
