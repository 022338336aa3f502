public import Foundation
internal import UIKitGraphics

/// An observation of one property. It ends when this object is deallocated or `invalidate()` is called.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let entry: PropertyObservations.Entry

  init(_ entry: PropertyObservations.Entry) { self.entry = entry }

  /// Ends the observation at once, from any thread; a second call does nothing.
  public func invalidate() { entry.end() }

  deinit { entry.end() }
}

/// An object that receives the changes of properties that it observes by name (ours; on Apple's platforms each `NSObject` is one).
public protocol KeyValueObserver: NSObjectProtocol {
  /// Called on the main thread after each change, and for the option `.initial` once while the observer is added.
  @MainActor func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}
