internal import Dispatch
internal import Foundation
internal import Synchronization
internal import WarningLog

/// The desktop's secret service, by libsecret. One call after the other, on a queue of its own, so that a service that hangs costs the caller a
/// bounded time.
final class SecretServiceStore: KeychainStore {
  static let shared = SecretServiceStore()

  /// Seconds that a call waits for the service. Our choice: a service that has to be started needs a second or two.
  static let patience = 5.0
  /// Seconds that a call waits while the person is asked to unlock the keyring. Our choice: time to type a long password.
  static let promptPatience = 60.0
  /// Seconds after a call without an answer in which further calls fail at once. Our choice: an app that reads several items at launch
  /// waits once.
  static let pause = 30.0

  private let queue = DispatchQueue(label: "org.scrollwork.keychain")
  private let library = Mutex<LibSecret??>(nil)
  private let pauseEnd = Mutex<DispatchTime?>(nil)
  private let hasWarned = Mutex(false)

  func answer(_ request: KeychainRequest) -> KeychainAnswer {
    guard let library = openLibrary() else {
      warn("libsecret-1.so.0 is not installed; install the package libsecret-1-0 and a secret service, such as gnome-keyring")
      return KeychainAnswer(status: errSecNotAvailable)
    }
    if let end = pauseEnd.withLock({ $0 }), .now() < end { return KeychainAnswer(status: errSecNotAvailable) }
    let call = ServiceCall(library)
    queue.async { call.run(request) }
    guard let answer = call.wait() else {
      pauseEnd.withLock { $0 = .now() + Self.pause }
      warn("the secret service did not answer in time; restart the desktop's keyring")
      return KeychainAnswer(status: errSecNotAvailable)
    }
    if let missing = call.missingService { warn(missing) }
    return answer
  }

  private func openLibrary() -> LibSecret? {
    library.withLock { library in
      if let known = library { return known }
      let opened = LibSecret()
      library = .some(opened)
      return opened
    }
  }

  private func warn(_ text: String) {
    let isFirst = hasWarned.withLock { hasWarned in
      defer { hasWarned = true }
      return !hasWarned
    }
    if isFirst { WarningLog.warn("SecItem functions return errSecNotAvailable: \(text)") }
  }
}

/// One call to the service: what the thread that waits and the queue share.
private final class ServiceCall: @unchecked Sendable {
  private enum Phase {
    case waiting
    /// The person is asked to unlock the keyring.
    case prompting
    case answered(KeychainAnswer)
    /// Nobody waits any more; an answer is dropped.
    case abandoned
  }

  private let library: LibSecret
  private let cancellable: LibSecret.Object
  private let phase = Mutex(Phase.waiting)
  private let change = DispatchSemaphore(value: 0)
  private let missing = Mutex<String?>(nil)

  init(_ library: LibSecret) {
    self.library = library
    cancellable = library.newCancellable()!
  }

  deinit { library.release(cancellable) }

  /// Why there is no service, for a warning.
  var missingService: String? { missing.withLock { $0 } }

  /// nil if there is no answer in time.
  func wait() -> KeychainAnswer? {
    var deadline = DispatchTime.now() + SecretServiceStore.patience
    while true {
      let isInTime = change.wait(timeout: deadline) == .success
      let result: KeychainAnswer?? = phase.withLock { phase in
        switch phase {
        case .answered(let answer): return .some(answer)
        case .prompting where isInTime: return nil
        case .waiting, .prompting, .abandoned:
          phase = .abandoned
          return .some(nil)
        }
      }
      if let result {
        if result == nil { library.cancel(cancellable) }
        return result
      }
      deadline = .now() + SecretServiceStore.promptPatience
    }
  }

  func run(_ request: KeychainRequest) {
    let isWanted = phase.withLock { if case .abandoned = $0 { false } else { true } }
    guard isWanted else { return }
    let answer: KeychainAnswer
    do throws(KeychainError) {
      let session = try ServiceSession(
        library, cancellable, isPrompting: { [self] in enter(.prompting) },
        isMissing: { [self] text in missing.withLock { $0 = text } })
      answer = request.perform(in: session)
    } catch { answer = KeychainAnswer(status: error.status) }
    enter(.answered(answer))
  }

  private func enter(_ next: Phase) {
    phase.withLock { phase in
      if case .abandoned = phase { return }
      phase = next
    }
    change.signal()
  }
}

/// The service during one call.
private final class ServiceSession: SecretContainer {
  private let library: LibSecret
  private let cancellable: LibSecret.Object
  private let service: LibSecret.Object
  private let isPrompting: () -> Void
  private let isMissing: (String) -> Void
  /// The items that were found, by their identifiers.
  private var items: [UUID: LibSecret.Object] = [:]

  init(
    _ library: LibSecret, _ cancellable: LibSecret.Object, isPrompting: @escaping () -> Void,
    isMissing: @escaping (String) -> Void
  ) throws(KeychainError) {
    (self.library, self.cancellable, self.isPrompting, self.isMissing) = (library, cancellable, isPrompting, isMissing)
    let opensSession: Int32 = 1 << 1
    var error: UnsafeMutableRawPointer?
    guard let service = library.openService(opensSession, cancellable, &error) else {
      throw Self.failure(error, library, isMissing)
    }
    self.service = service
  }

  deinit {
    for item in items.values { library.release(item) }
    library.release(service)
  }

  // MARK: Container

  func find(_ filter: [String: String]) throws(KeychainError) -> [[String: String]] {
    let table = library.table(filter)
    defer { library.releaseTable(table) }
    let findsAll: Int32 = 1 << 1
    let list = try attempt { library.search(service, nil, table, findsAll, cancellable, $0) }
    return library.objects(list).map { item in
      let attributes = library.attributes(of: item)
      if let id = attributes["uuid"].flatMap(UUID.init) {
        if let former = items.updateValue(item, forKey: id) { library.release(former) }
      } else {
        library.release(item)
      }
      return attributes
    }
  }

  func secret(of id: UUID) throws(KeychainError) -> Secret {
    let item = try unlocked(id)
    try call { library.loadSecret(item, cancellable, $0) }
    guard let value = library.secretOf(item) else { throw KeychainError(errSecInteractionNotAllowed) }
    defer { library.releaseValue(value) }
    return library.secret(value)
  }

  func add(_ record: KeychainRecord, _ secret: Secret) throws(KeychainError) {
    let (table, value) = (library.table(record.stored), library.value(secret))
    defer {
      library.releaseTable(table)
      library.releaseValue(value)
    }
    // A locked keyring is unlocked by this call itself.
    isPrompting()
    try call { library.store(service, nil, table, nil, record.label, value, cancellable, $0) }
  }

  func update(_ record: KeychainRecord, _ secret: Secret?) throws(KeychainError) {
    let item = try unlocked(record.id)
    if let secret {
      let value = library.value(secret)
      defer { library.releaseValue(value) }
      try call { library.setSecret(item, value, cancellable, $0) }
    }
    let table = library.table(record.stored)
    defer { library.releaseTable(table) }
    try call { library.setAttributes(item, nil, table, cancellable, $0) }
    try call { library.setLabel(item, record.label, cancellable, $0) }
  }

  func remove(_ id: UUID) throws(KeychainError) {
    let item = try unlocked(id)
    try call { library.delete(item, cancellable, $0) }
  }

  private func unlocked(_ id: UUID) throws(KeychainError) -> LibSecret.Object {
    guard let item = items[id] else { throw KeychainError(errSecItemNotFound) }
    guard library.isLocked(item) != 0 else { return item }
    isPrompting()
    var list = LibSecret.List(data: item, next: nil, previous: nil)
    var found: UnsafeMutableRawPointer?
    let count = try attempt { library.unlock(service, &list, cancellable, &found, $0) }
    for object in library.objects(found) { library.release(object) }
    guard count > 0 else { throw KeychainError(errSecUserCanceled) }
    return item
  }

  // MARK: Errors

  private func call(_ body: (LibSecret.Failure) -> Int32) throws(KeychainError) {
    guard try attempt(body) != 0 else { throw KeychainError(errSecInternalComponent) }
  }

  private func attempt<Value>(_ body: (LibSecret.Failure) -> Value) throws(KeychainError) -> Value {
    var error: UnsafeMutableRawPointer?
    let value = body(&error)
    if error != nil { throw Self.failure(error, library, isMissing) }
    return value
  }

  private static func failure(
    _ error: UnsafeMutableRawPointer?, _ library: LibSecret, _ isMissing: (String) -> Void
  ) -> KeychainError {
    // The session ends with the service's process: the next call opens another one.
    library.closeService()
    guard let error else { return KeychainError(errSecNotAvailable) }
    switch library.consume(error) {
    // SECRET_ERROR_IS_LOCKED, SECRET_ERROR_NO_SUCH_OBJECT
    case ("secret-error", 2): return KeychainError(errSecInteractionNotAllowed)
    case ("secret-error", 3): return KeychainError(errSecItemNotFound)
    // G_IO_ERROR_CANCELLED: nobody waits any more, or the person closed the question.
    case ("g-io-error-quark", 19): return KeychainError(errSecUserCanceled)
    default:
      isMissing("no secret service runs on the session bus; install and start one, such as gnome-keyring, KWallet or KeePassXC")
      return KeychainError(errSecNotAvailable)
    }
  }
}
