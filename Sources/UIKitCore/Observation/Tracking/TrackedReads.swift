internal import Foundation
internal import Observation
internal import UIKitGraphics

/// What one method of one view has read in its last run; made when it first reads something.
///
/// A run ends the registration of the one before, so that there is at most one for each method, however often it runs. Observation has no call
/// for that: each registration but the first includes a property of the object's own token, whose change ends it.
@MainActor final class TrackedReads {
  /// The view whose method is running; nil outside of tracked methods.
  private(set) static weak var currentView: UIView?

  private weak var view: UIView?
  private let method: TrackedMethod
  private let token = ReadToken()
  /// Counts registrations, so that one that has ended is ignored.
  private var registration = 0
  private var isRegistered = false
  private var traits: [UITrait] = []

  private init(_ method: TrackedMethod, of view: UIView) { (self.method, self.view) = (method, view) }

  deinit { token.end() }

  /// Runs `body`, which is `method` of the view, and follows what it reads.
  ///
  /// Cost of a body that reads nothing: about 50 ns; of one that reads: an allocation for each object, and its registration.
  ///
  /// A method that runs inside of another one, for example by `layoutIfNeeded()`, counts for both: Observation merges what they read.
  static func track(_ method: TrackedMethod, of view: UIView, _ body: () -> Void) {
    let present = view.reads(of: method)
    present?.endRegistration()
    let outerView = currentView
    currentView = view
    let traits = TraitReads.record {
      // The second closure is evaluated only if something was read.
      withObservationTracking(
        {
          present?.token.read()
          body()
        }, onChange: reads(of: method, in: view).register())
    }
    currentView = outerView
    if !traits.isEmpty || present?.traits.isEmpty == false { reads(of: method, in: view).traits = traits }
  }

  private static func reads(of method: TrackedMethod, in view: UIView) -> TrackedReads {
    if let present = view.reads(of: method) { return present }
    let made = TrackedReads(method, of: view)
    view.storedReads.append((method, made))
    return made
  }

  private func register() -> @Sendable () -> Void {
    registration += 1
    isRegistered = true
    let number = registration
    // Weak: models may live longer than views.
    return { [weak self] in MainQueue.run { self?.changed(number) } }
  }

  private func endRegistration() {
    guard isRegistered else { return }
    isRegistered = false
    token.end()
  }

  private func changed(_ number: Int) {
    guard isRegistered, number == registration else { return }
    isRegistered = false
    view?.invalidate(method)
  }

  func traitsChanged(since previous: UITraitCollection, to present: UITraitCollection) {
    if !traits.isEmpty, present.differs(from: previous, in: traits) { view?.invalidate(method) }
  }
}

/// A property that nothing but registrations reads.
private final class ReadToken: Observation.Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var isEnded: Bool { false }

  func read() { registrar.access(self, keyPath: \.isEnded) }

  func end() { registrar.willSet(self, keyPath: \.isEnded) }
}

extension UITraitCollection {
  /// The collection, whose traits count from now on as read by the method that is running, if that is one of the view's.
  @MainActor func exposed(by view: UIView?) -> UITraitCollection {
    if TraitReads.isRecording, let view, TrackedReads.currentView === view { TraitReads.expose(self) }
    return self
  }
}

extension UIView {
  func reads(of method: TrackedMethod) -> TrackedReads? { storedReads.first { $0.method == method }?.reads }

  /// Runs a method or closure of an app, and calls `invalidate(_:)` once when something changes that it has read.
  package func track(_ method: TrackedMethod, _ body: () -> Void) {
    if ObservationTracking.isEnabled { TrackedReads.track(method, of: self, body) } else { body() }
  }
}

/// Whether models and traits are followed: false where the app's Info.plist has `UIObservationTrackingEnabled` with NO.
@MainActor private enum ObservationTracking {
  static let isEnabled = Bundle.main.object(forInfoDictionaryKey: "UIObservationTrackingEnabled") as? Bool ?? true
}
