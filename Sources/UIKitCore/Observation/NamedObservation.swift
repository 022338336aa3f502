internal import CoreGraphics
internal import Foundation
internal import UIKitGraphics

/// The observations by name of one view, in the order in which they were added.
@MainActor final class NamedObservations {
  /// The address under which the view holds this object.
  static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  var all: [NamedObservation] = []
}

/// One observer of one property that was named by a string.
@MainActor final class NamedObservation {
  private(set) weak var observer: (any KeyValueObserver)?
  /// The identity of the observer, also of one that ends the observation in its deinitializer, where weak references to it are nil.
  let identity: ObjectIdentifier
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  private let options: NSKeyValueObservingOptions
  private var observation: NSKeyValueObservation?

  init(
    _ observer: any KeyValueObserver, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    self.observer = observer
    identity = ObjectIdentifier(observer)
    self.keyPath = keyPath
    self.options = options
    self.context = context
  }

  func end() { observation?.invalidate() }

  /// - Returns: false if the view has no property of that name that can be observed.
  func begin(on view: UIView) -> Bool {
    switch (keyPath, view) {
    case ("frame", _): observe(.frame, \UIView.frame, in: view)
    case ("bounds", _): observe(.bounds, \UIView.bounds, in: view)
    case ("center", _): observe(.center, \UIView.center, in: view)
    case ("hidden", _): observe(.isHidden, \UIView.isHidden, in: view)
    case ("contentOffset", let scrollView as UIScrollView): observe(.contentOffset, \UIScrollView.contentOffset, in: scrollView)
    case ("contentSize", let scrollView as UIScrollView): observe(.contentSize, \UIScrollView.contentSize, in: scrollView)
    case ("contentInset", let scrollView as UIScrollView): observe(.contentInset, \UIScrollView.contentInset, in: scrollView)
    case ("text", let label as UILabel): observe(.text, \UILabel.text, in: label)
    case ("font", let label as UILabel): observe(.font, \UILabel.font, in: label)
    case ("image", let view as UIImageView): observe(.image, \UIImageView.image, in: view)
    default: return false
    }
    return true
  }

  private func observe<View: UIView, Value: Equatable>(_ property: ObservedProperty, _ path: KeyPath<View, Value>, in view: View)
  {
    observation = view.observe(property, path, options, in: view) { [weak self] view, change in
      guard let self, let observer else { return }
      var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      values[.newKey] = change.newValue
      values[.oldKey] = change.oldValue
      observer.observeValue(forKeyPath: keyPath, of: view, change: values, context: context)
    }
  }
}
