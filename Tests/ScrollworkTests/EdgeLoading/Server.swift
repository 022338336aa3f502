import UIKitTesting

/// A server that answers after a time on the stage's clock.
@MainActor final class Server {
  struct Down: Error {}

  let stage: Stage
  var delay = 0.3
  var failures = 0
  private(set) var requests = 0
  private(set) var running = 0
  private(set) var cancelled = 0
  private(set) var mostRunning = 0

  init(_ stage: Stage) { self.stage = stage }

  func page() async throws {
    requests += 1
    running += 1
    mostRunning = max(mostRunning, running)
    await withCheckedContinuation { continuation in stage.schedule(after: delay) { continuation.resume() } }
    running -= 1
    if Task.isCancelled { cancelled += 1 }
    if failures > 0 {
      failures -= 1
      throw Down()
    }
  }
}
