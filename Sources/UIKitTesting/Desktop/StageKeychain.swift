internal import DesktopServices
public import Security
internal import Synchronization
internal import UIKitCore

/// The keychain of a stage: empty at first, in memory, and gone with the stage.
@preconcurrency @MainActor public final class StageKeychain {
  let store = MemoryKeychain()

  init() { Self.Register.shared.add(store) }

  /// The number of items.
  public var count: Int { store.count }

  /// The status with which every call ends, as `errSecNotAvailable`; nil, the default, for a keychain that works.
  public var failure: OSStatus? {
    get { store.failure }
    set { store.failure = newValue }
  }

  /// Deletes all items.
  public func removeAll() { store.removeAll() }

  /// Which keychain a call on any thread reaches: that of the running test's latest stage, else of the latest stage.
  private final class Register: Sendable {
    static let shared = Register()

    private struct Entry {
      let test: String?
      weak var store: MemoryKeychain?
    }

    private let entries = Mutex<[Entry]>([])

    private init() {
      KeychainAccess.install { [self] in
        entries.withLock { entries in
          let test = CurrentScreen.runningTest()
          return entries.last { $0.test == test && $0.store != nil }?.store ?? entries.last { $0.store != nil }?.store
        }
      }
    }

    func add(_ store: MemoryKeychain) {
      entries.withLock { entries in
        entries.removeAll { $0.store == nil }
        entries.append(Entry(test: CurrentScreen.runningTest(), store: store))
      }
    }
  }
}
