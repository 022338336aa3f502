import TestSupport

/// A program of about fifty steps on one kind of view, compared with a plain model at every frame and at rest; the same for the same seed.
@MainActor protocol RandomProgram: AnyObject {
  init(seed: UInt64)
  /// What was done, messages answered included.
  var operations: Int { get }
  /// Those that were batches of updates.
  var batches: Int { get }
  /// Batches with a mistake, and updates from inside a question.
  var illegal: Int { get }
  /// Strict lists that have stopped with the report that a recovering one gives.
  var stops: Int { get }
  /// Names of the messages and questions that were answered by a call.
  var answered: Set<String> { get }
  /// - Returns: What is wrong, and what was done last; nil if nothing is.
  func run() -> String?
}

extension RandomProgram {
  var illegal: Int { 0 }
  var stops: Int { 0 }
}

extension ContainerWorld: RandomProgram {
  func run() -> String? {
    for _ in 0..<12 {
      for _ in 0..<4 {
        if let wrong = step() { return report(wrong) }
      }
      if let wrong = rest() { return report(wrong) }
    }
    return nil
  }

  private func report(_ wrong: String) -> String { ([wrong] + log.suffix(12)).joined(separator: "\n  ") }
}

/// The state machine of lists without a list.
final class RandomSession: RandomProgram {
  private var program: SessionProgram

  init(seed: UInt64) { program = SessionProgram(seed: seed) }

  var operations: Int { program.events }
  var batches: Int { program.batches }
  var answered: Set<String> { [] }

  func run() -> String? { program.run() }
}
