internal import Foundation

/// Non-fatal warnings, each printed on standard error once per screen.
@MainActor package final class Warnings {
  package private(set) var given: [String] = []

  func once(_ warning: String) {
    if given.contains(warning) { return }
    given.append(warning)
    FileHandle.standardError.write(Data("Scrollwork: \(warning)\n".utf8))
  }
}
