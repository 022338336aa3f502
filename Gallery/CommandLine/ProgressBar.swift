internal import Foundation

/// Progress on standard error: a bar on a terminal, elsewhere a plain line every few seconds.
struct ProgressBar {
  /// Seconds between two plain lines.
  private static let interval: TimeInterval = 5
  private static let width = 40

  private let title: String
  private let total: Int
  private let isTerminal: Bool
  private let now: () -> TimeInterval
  private let write: (String) -> Void
  private var shownPercent = -1
  private var lastLine = -TimeInterval.infinity

  /// - Parameters:
  ///   - now: Seconds on any monotonic clock.
  ///   - write: Writes to standard error; replaced in tests.
  init(
    _ title: String, total: Int, isTerminal: Bool = isatty(STDERR_FILENO) == 1,
    now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
    write: @escaping (String) -> Void = writeToStandardError
  ) {
    (self.title, self.total, self.isTerminal) = (title, max(1, total), isTerminal)
    (self.now, self.write) = (now, write)
  }

  mutating func show(_ done: Int) {
    let percent = min(100, done * 100 / total)
    guard percent != shownPercent else { return }
    if isTerminal {
      let cells = percent * Self.width / 100
      let bar = String(repeating: "█", count: cells) + String(repeating: "░", count: Self.width - cells)
      write("\r\(title) \(bar) \(percent) %")
    } else {
      guard now() - lastLine >= Self.interval else { return }
      lastLine = now()
      write("\(title): \(percent) %\n")
    }
    shownPercent = percent
  }

  /// Call before printing any other line, also before an error message.
  mutating func clear() {
    if isTerminal, shownPercent >= 0 { write("\r\u{1B}[2K") }
    shownPercent = -1
  }

  mutating func finish(_ summary: String) {
    clear()
    write("\(summary)\n")
  }
}
