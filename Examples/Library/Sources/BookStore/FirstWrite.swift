import Foundation
import GRDB

/// Writes the books for the first time, or goes on where an earlier write was ended, by whatever.
///
/// Rows are committed in batches to a file of another name, which becomes the database only when it is whole: a program that finds the
/// database never finds half of it. Safe against the end of the process at any instant.
public struct FirstWrite: Sendable {
  let file: BookFile
  let count: Int64
  static let batch: Int64 = 10_000

  /// - Parameter count: The number of books.
  public init(_ file: BookFile, count: Int) { (self.file, self.count) = (file, Int64(count)) }

  /// Takes seconds for a million books; call it off the main actor.
  ///
  /// - Parameter progress: Called with the part that is done, from 0 to 1, at most once for 10,000 books. The write ends if it throws.
  public func run(progress: (Double) throws -> Void = { _ in }) throws {
    try FileManager.default.createDirectory(at: file.folder, withIntermediateDirectories: true)
    do {
      try write(progress)
    } catch let error as DatabaseError where Trouble(error) == .damaged {
      // Nobody has changed an unfinished database: it is written anew.
      try file.remove(file.unfinished)
      try write(progress)
    }
    try FileManager.default.moveItem(at: file.unfinished, to: file.database)
    try progress(1)
  }

  private func write(_ progress: (Double) throws -> Void) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(0.5)
    configuration.prepareDatabase { db in
      // Another process that writes at the same time is told that the file is locked. The lock ends with this process.
      try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
    }
    let queue = try DatabaseQueue(path: file.unfinished.path, configuration: configuration)
    defer { try? queue.close() }
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
      try db.execute(sql: Self.schema)
    }
    var next = try queue.read { try Int64.fetchOne($0, sql: "SELECT max(id) FROM book") ?? 0 } + 1
    while next <= count {
      let last = min(count, next + Self.batch - 1)
      try queue.write { db in
        let insert = try db.cachedStatement(sql: "INSERT INTO book (id, title, author, year) VALUES (?, ?, ?, ?)")
        for number in next...last {
          let book = Book.invented(number)
          try insert.execute(arguments: [book.id, book.title, book.author, book.year])
        }
      }
      next = last + 1
      try progress(0.85 * Double(last) / Double(count))
    }
    try queue.write { try Shelf.make(in: $0) }
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    try queue.close()
  }

  private static let schema = """
    CREATE TABLE IF NOT EXISTS book (
      id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL COLLATE NOCASE, author TEXT NOT NULL, year INTEGER NOT NULL)
    """
}
