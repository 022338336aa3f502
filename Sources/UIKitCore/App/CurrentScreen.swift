internal import UIKitGraphics

/// Chooses the screen that `UIScreen.main` returns.
///
/// A program has one screen for each window: the one whose frame, timer or event is being handled counts, else that of the active scene. Tests that run side by side have one each and interleave on the main actor at every suspension point, also
/// between the initialization of a suite and its test. So each task has the screen that it drove last, whatever other tasks have driven
/// since. A task that drove none, such as a child task of a test, gets the screen that its test drove last.
@MainActor package enum CurrentScreen {
  private struct Entry {
    weak var screen: UIScreen?
    let task: Int?
    let test: String?
  }

  /// The name of the running test, the same in the test's child tasks; nil outside of tests. Set once, before any screen is made, by the
  /// target that imports the testing library.
  package nonisolated(unsafe) static var runningTest: @Sendable () -> String? = { nil }

  /// Least recently driven first.
  private static var entries: [Entry] = []

  /// The screen of the running task, else of its test, else the one driven last; nil if there is none. Among the screens of an app, the one
  /// that is being driven, else the active one.
  static var screen: UIScreen? {
    guard let screen = drivenScreen else { return nil }
    guard screen.application.hasSeveralScreens || screen.isClosed else { return screen }
    return screen.application.screen ?? screen
  }

  private static var drivenScreen: UIScreen? {
    // In an app there is one, whichever task runs.
    if entries.count == 1, let screen = entries[0].screen { return screen }
    let task = runningTask
    var latest: UIScreen?
    var isOnly = true
    for entry in entries.reversed() {
      guard let screen = entry.screen else { continue }
      if entry.task == task { return screen }
      if latest == nil { latest = screen } else { isOnly = false }
    }
    if isOnly { return latest }
    guard let test = runningTest() else { return latest }
    return entries.last { $0.test == test && $0.screen != nil }?.screen ?? latest
  }

  /// `recursiveDescription()` and the history of each screen that `test` drove last and that still lives; nil if there is none, or off the
  /// main queue.
  package nonisolated static func tree(ofTest test: String) -> String? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      let screens = entries.filter { $0.test == test }.compactMap(\.screen)
      return screens.isEmpty ? nil : screens.map(\.report).joined(separator: "\n")
    }
  }

  /// Makes `screen` the current screen of the running task.
  static func drive(_ screen: UIScreen) {
    let task = runningTask
    if let last = entries.last, last.screen === screen, last.task == task { return }
    entries.removeAll { $0.screen == nil || $0.screen === screen }
    entries.append(Entry(screen: screen, task: task, test: runningTest()))
  }

  /// A hash of the running task; nil outside of tasks, as in a program's run loop.
  private static var runningTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
