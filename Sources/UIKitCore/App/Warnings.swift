internal import Foundation

/// What programmers should know though nothing breaks: each sentence is written to the standard error once in the life of a screen.
@MainActor package final class Warnings {
  package private(set) var given: [String] = []

  func once(_ warning: String) {
    if given.contains(warning) { return }
    given.append(warning)
    FileHandle.standardError.write(Data("Scrollwork: \(warning)\n".utf8))
  }
}
