import GRDB
import Synchronization

/// Learns of the commits of every other connection, in this process and in others.
///
/// GRDB's observations hear of the commits of one pool. SQLite counts those of all others in `PRAGMA data_version`: the number has a meaning
/// only on the connection that read it before, so the observer keeps one of its own, which writes nothing.
final class CommitObserver: Sendable {
  private let queue: DatabaseQueue
  /// Read and written by the queue's reads alone, which come one after the other.
  private let seen: Mutex<Seen>

  private struct Seen {
    /// What SQLite counts: commits of any kind.
    var version: Int
    /// What the triggers count: changes of books and of shelves.
    var changes: Int
  }

  init(path: String) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(0.5)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    self.queue = queue
    seen = try Mutex(queue.read { try Seen(version: Self.version($0), changes: Self.changes($0)) })
  }

  /// Whether books have changed since the last call, or since the observer was made. Reads one number of the file's first page if they have not.
  func haveBooksChanged() async throws -> Bool {
    try await queue.read { [self] db in
      let version = try Self.version(db)
      guard version != seen.withLock({ $0.version }) else { return false }
      let changes = try Self.changes(db)
      return seen.withLock { seen in
        defer { seen = Seen(version: version, changes: changes) }
        return seen.changes != changes
      }
    }
  }

  private static func version(_ db: Database) throws -> Int { try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0 }

  private static func changes(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "SELECT total(revision) + count(*) FROM shelf") ?? 0
  }

  func close() throws { try queue.close() }
}
