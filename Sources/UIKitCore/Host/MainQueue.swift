internal import Foundation

/// Whether the main actor's work runs here.
///
/// That is the main thread, but for programs that gave it up with `dispatchMain()`, as the test runner does: there the main queue goes from
/// worker to worker, and only its mark tells.
enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }

  /// Runs `work` on the main actor and waits for it.
  static func sync<Answer: Sendable>(_ work: @MainActor @Sendable () -> Answer) -> Answer {
    if isCurrent { return MainActor.assumeIsolated(work) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }

  /// Now if this is the main queue, else soon: for what the last release of an object leaves to do.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { return MainActor.assumeIsolated(work) }
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }
}
