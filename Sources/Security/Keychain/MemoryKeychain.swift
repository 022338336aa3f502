internal import Foundation
internal import Synchronization

/// A keychain that ends with the program, for tests.
package final class MemoryKeychain: KeychainStore {
  private struct Item {
    var attributes: [String: String]
    var secret: Secret
  }

  private struct State {
    var items: [UUID: Item] = [:]
    var failure: OSStatus?
  }

  private let state = Mutex(State())

  package init() {}

  /// The status with which every call ends; nil for a keychain that works.
  package var failure: OSStatus? {
    get { state.withLock { $0.failure } }
    set { state.withLock { $0.failure = newValue } }
  }

  package var count: Int { state.withLock { $0.items.count } }

  package func removeAll() { state.withLock { $0.items = [:] } }

  package func answer(_ request: KeychainRequest) -> KeychainAnswer {
    state.withLock { state in
      if let failure = state.failure { return KeychainAnswer(status: failure) }
      let container = Container(items: state.items)
      let answer = request.perform(in: container)
      state.items = container.items
      return answer
    }
  }

  private final class Container: SecretContainer {
    var items: [UUID: Item]
    init(items: [UUID: Item]) { self.items = items }

    func find(_ filter: [String: String]) -> [[String: String]] {
      items.values.map(\.attributes).filter { attributes in filter.allSatisfy { attributes[$0.key] == $0.value } }
    }

    func secret(of id: UUID) throws(KeychainError) -> Secret {
      guard let item = items[id] else { throw KeychainError(errSecItemNotFound) }
      return item.secret
    }

    func add(_ record: KeychainRecord, _ secret: Secret) { items[record.id] = Item(attributes: record.stored, secret: secret) }

    func update(_ record: KeychainRecord, _ secret: Secret?) {
      items[record.id]?.attributes = record.stored
      if let secret { items[record.id]?.secret = secret }
    }

    func remove(_ id: UUID) { items[id] = nil }
  }
}
