internal import CoreGraphics
public import Foundation
internal import Selectors
internal import UIKitGraphics

extension UIView {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of `observer` after each change of the property with that name.
  ///
  /// Views have `frame`, `bounds`, `center` and `hidden`, scroll views also `contentOffset`, `contentSize` and `contentInset`, labels also
  /// `text` and `font`. Another name is a warning, and the observer receives nothing for it: a library that observes one works without.
  /// Setting an equal value is no change. The observer is not retained, and receives nothing after it was deallocated.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    guard let receiver = observer as? any KeyValueObserver else {
      warnOnce(
        """
        \(type(of: self)).addObserver(_:forKeyPath: "\(keyPath)"): \(type(of: observer)) receives nothing, since it is no \
        KeyValueObserver; let the class conform to KeyValueObserver
        """)
      return
    }
    let registration = NamedObservation(receiver, keyPath, options, context)
    namedObservations.all.append(registration)
    if registration.begin(on: self) { return }
    warnOnce(
      """
      \(type(of: self)).addObserver(_:forKeyPath: "\(keyPath)"): the property is not observed; views have frame, bounds, center \
      and hidden, scroll views contentOffset, contentSize and contentInset, labels text and font
      """)
  }

  /// Ends the observation that was added last with this observer, name and context. Without one it does nothing but warn.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    removeObservation(of: observer, keyPath) { $0.context == context }
  }

  /// Ends the observation that was added last with this observer and name, whatever its context. Without one it does nothing but warn.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObservation(of: observer, keyPath) { _ in true }
  }

  private func removeObservation(of observer: NSObject, _ keyPath: String, _ isMatch: (NamedObservation) -> Bool) {
    let observations = namedObservations
    let place = observations.all.lastIndex {
      $0.identity == ObjectIdentifier(observer) && $0.keyPath == keyPath && isMatch($0)
    }
    guard let place else {
      warnOnce(
        """
        \(type(of: self)).removeObserver(_:forKeyPath: "\(keyPath)"): \(type(of: observer)) does not observe it; call addObserver \
        first, and remove an observer once
        """)
      return
    }
    observations.all.remove(at: place).end()
    observations.all.removeAll { $0.observer == nil && $0.identity != ObjectIdentifier(observer) }
  }

  private func warnOnce(_ text: String) { (window?.screen ?? UIScreen.main).warnings.once(text) }

  /// Made for the first observer.
  private var namedObservations: NamedObservations {
    if let present = objc_getAssociatedObject(self, NamedObservations.key) as? NamedObservations { return present }
    let made = NamedObservations()
    objc_setAssociatedObject(self, NamedObservations.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

extension NSObjectProtocol {
  /// Does nothing; what an observer that is no responder reaches by `super`.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}
