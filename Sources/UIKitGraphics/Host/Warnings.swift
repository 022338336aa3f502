internal import WarningLog

/// Non-fatal warnings, each given to `WarningLog` once per screen.
@MainActor package final class Warnings {
  package private(set) var given: [String] = []

  private var subjects: Set<String> = []

  package init() {}

  package func once(_ warning: String) {
    if given.contains(warning) { return }
    given.append(warning)
    WarningLog.warn(warning)
  }

  /// Gives one warning about `subject`; `text` is called for the first alone.
  package func once(about subject: String, _ text: () -> String) {
    if subjects.insert(subject).inserted { once(text()) }
  }
}
