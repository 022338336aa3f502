/// A log of events in order.
@MainActor package final class Log {
  package var entries: [String] = []

  package init() {}

  package func add(_ entry: String) { entries.append(entry) }

  package func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
