internal import Foundation

/// A line on standard error that fills up; in a log file, one line at the end.
struct ProgressBar {
  private let title: String
  private let total: Int
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var shownCells = -1

  init(_ title: String, total: Int) { (self.title, self.total) = (title, max(1, total)) }

  mutating func show(_ done: Int) {
    let width = 40
    let cells = min(width, done * width / total)
    guard isTerminal, cells != shownCells else { return }
    shownCells = cells
    let bar = String(repeating: "█", count: cells) + String(repeating: "░", count: width - cells)
    Self.write("\r\(title) \(bar) \(done * 100 / total) %")
  }

  func finish(_ summary: String) {
    Self.write(isTerminal ? "\r\u{1B}[2K\(summary)\n" : "\(summary)\n")
  }

  private static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
