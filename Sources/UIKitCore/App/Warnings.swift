internal import WarningLog

/// Non-fatal warnings, each given to `WarningLog` once per screen.
@MainActor package final class Warnings {
  package private(set) var given: [String] = []

  package func once(_ warning: String) {
    if given.contains(warning) { return }
    given.append(warning)
    WarningLog.warn(warning)
  }
}
