internal import Foundation
internal import Synchronization

/// A keychain that answers calls from any thread.
package protocol KeychainStore: Sendable {
  func answer(_ request: KeychainRequest) -> KeychainAnswer
}

/// Chooses the keychain that a call reaches.
package enum KeychainAccess {
  /// The keychain of the running task, before all others; for tests.
  @TaskLocal package static var override: (any KeychainStore)?

  private static let chooser = Mutex<(@Sendable () -> (any KeychainStore)?)?>(nil)

  /// The keychain of the calling test's stage. Installed once, by the module of the stage.
  package static func install(_ choose: @escaping @Sendable () -> (any KeychainStore)?) { chooser.withLock { $0 = choose } }

  static var current: any KeychainStore {
    override ?? chooser.withLock { $0 }?() ?? SecretServiceStore.shared
  }

  /// The identifier under which the program's items are kept: that of its `Info.plist`, else its name.
  package static let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
}
