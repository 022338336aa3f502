import Foundation
import GRDB

/// The open database. Every call reads in one transaction, so that what it returns belongs together; none blocks the main actor.
public final class BookStore: Sendable {
  public let file: BookFile
  private let pool: DatabasePool
  private let commits: CommitObserver
  /// The number on its disk of the file that is open.
  private let inode: UInt64?

  /// Opens an existing database; blocks for at most a second while another program holds the file.
  public init(_ file: BookFile) throws {
    self.file = file
    var configuration = Configuration()
    configuration.busyMode = .timeout(0.5)
    configuration.maximumReaderCount = 4
    inode = file.inode
    guard inode != nil else { throw Trouble.removed }
    do {
      pool = try DatabasePool(path: file.database.path, configuration: configuration)
      guard try pool.read({ try $0.tableExists("shelf") }) else { throw Trouble.damaged }
      // A program that only writes may hold the file: then shelves stay as large as they are.
      try? pool.write { try Shelf.divide($0) }
      commits = try CommitObserver(path: file.database.path)
    } catch {
      throw Trouble(error)
    }
  }

  // MARK: Reading

  /// The rows of books whose titles begin with `prefix`. Milliseconds for a million books.
  public func catalogue(prefix: String = "") async throws -> Catalogue {
    try await reading { try Self.catalogue($0, prefix) }
  }

  /// The books of a run, at most a few hundred.
  public func books(of run: Run) async throws -> [Book] {
    try await reading { try Self.books($0, run) }
  }

  /// What has changed since `old`, with the books of those of the shelves `wanted` that have changed or are not `known`, all of one instant.
  public func update(
    _ old: Catalogue, wanted: Set<BookKey>, known: Set<BookKey>
  ) async throws -> (catalogue: Catalogue, books: [BookKey: [Book]]) {
    try await reading { db in
      let new = try Self.catalogue(db, old.prefix)
      let former = Dictionary(old.sections.flatMap(\.runs).map { ($0.shelf, $0) }) { first, _ in first }
      var books: [BookKey: [Book]] = [:]
      for run in new.sections.flatMap(\.runs) where wanted.contains(run.shelf) {
        if known.contains(run.shelf), former[run.shelf] == run { continue }
        books[run.shelf] = try Self.books(db, run)
      }
      return (new, books)
    }
  }

  private func reading<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    do {
      return try await pool.read(body)
    } catch let error as DatabaseError {
      throw Trouble(error)
    }
  }

  private static func catalogue(_ db: Database, _ prefix: String) throws -> Catalogue {
    let (first, last) = prefix.isEmpty ? (BookKey.first, nil) : (BookKey.start(of: prefix), BookKey.end(of: prefix))
    let rows = try Row.fetchCursor(db, sql: "SELECT title, id, count, revision FROM shelf ORDER BY title, id")
    var shelves: [Run] = []
    while let row = try rows.next() {
      let start = BookKey(title: row[0], id: row[1])
      shelves.append(Run(start: start, end: nil, shelf: start, count: row[2], revision: row[3]))
    }
    var runs: [Run] = []
    for (index, shelf) in shelves.enumerated() {
      let next = index + 1 < shelves.count ? shelves[index + 1].start : nil
      if let last, shelf.start >= last { break }
      if let next, next <= first { continue }
      let start = max(shelf.start, first)
      let end = [next, last].compactMap(\.self).min()
      var run = Run(start: start, end: end, shelf: shelf.start, count: shelf.count, revision: shelf.revision)
      if start != shelf.start || end != next { run = try counted(db, run) }
      runs.append(run)
    }
    return Catalogue(prefix: prefix, runs: runs)
  }

  /// The run of a shelf that a prefix cuts, with the number of its books.
  private static func counted(_ db: Database, _ run: Run) throws -> Run {
    let (sql, arguments) = range(of: run)
    let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM book WHERE \(sql)", arguments: arguments) ?? 0
    return Run(start: run.start, end: run.end, shelf: run.shelf, count: count, revision: run.revision)
  }

  private static func books(_ db: Database, _ run: Run) throws -> [Book] {
    let (sql, arguments) = range(of: run)
    return try Book.fetchAll(
      db, sql: "SELECT id, title, author, year FROM book WHERE \(sql) ORDER BY title, id", arguments: arguments)
  }

  private static func range(of run: Run) -> (String, StatementArguments) {
    var sql = "(title, id) >= (?, ?)"
    var arguments: StatementArguments = [run.start.title, run.start.id]
    if let end = run.end {
      sql += " AND (title, id) < (?, ?)"
      arguments += [end.title, end.id]
    }
    return (sql, arguments)
  }

  // MARK: Changes

  public enum Change: Equatable, Sendable {
    /// Books have been inserted, deleted or renamed, by this process or another.
    case books
    /// The file was removed or replaced.
    case removed
  }

  /// What has happened to the file since the last call, or since the store was opened; nil if nothing has. Ask a few times a second.
  public func look() async throws -> Change? {
    guard file.inode == inode else { return .removed }
    do {
      return try await commits.haveBooksChanged() ? .books : nil
    } catch let error as DatabaseError {
      throw Trouble(error)
    }
  }

  // MARK: Rescue

  /// Writes what is open to the place of the removed file, unless another file is there.
  ///
  /// The store that did so goes on reading the removed file: open another.
  public func putBack() throws {
    guard !file.exists else { return }
    let copy = file.folder.appendingPathComponent("library.copy")
    try file.remove(copy)
    do {
      let queue = try DatabaseQueue(path: copy.path)
      try pool.backup(to: queue)
      try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE)") }
      try queue.close()
      // A log of the removed file would be taken for that of the new one.
      for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.database.path + suffix) }
      try FileManager.default.moveItem(at: copy, to: file.database)
    } catch {
      throw Trouble(error)
    }
  }

  /// Waits for reads to end and closes the file.
  public func close() throws {
    try commits.close()
    try pool.close()
  }
}
