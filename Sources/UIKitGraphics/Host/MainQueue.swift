internal import Foundation

/// Runs work on the main actor's queue, and says whether the caller is on it.
///
/// That queue is the main thread's, except in programs that called `dispatchMain()`, as the test runner does: there the queue moves from
/// worker thread to worker thread, and only the queue-specific mark identifies it.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }

  /// Runs `work` on the main actor and waits for it.
  package static func sync<Answer: Sendable>(_ work: @MainActor @Sendable () -> Answer) -> Answer {
    if isCurrent { return MainActor.assumeIsolated(work) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }

  /// Runs `work` at once if this is the main queue, else soon: for cleanup after the last release of an object.
  package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { return MainActor.assumeIsolated(work) }
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }
}
