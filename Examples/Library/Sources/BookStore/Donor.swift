import GRDB

/// Inserts books by a connection of its own, as another program would.
public struct Donor: Sendable {
  private let queue: DatabaseQueue

  public init(_ file: BookFile) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(2)
    queue = try DatabaseQueue(path: file.database.path, configuration: configuration)
  }

  /// Inserts books with new numbers; returns these.
  @discardableResult public func give(_ titles: [String]) throws -> [Int64] {
    try queue.write { db in
      try titles.map { title in
        try db.execute(
          sql: "INSERT INTO book (title, author, year) VALUES (?, ?, ?)", arguments: [title, "A donor", 2026])
        return db.lastInsertedRowID
      }
    }
  }

  public func remove(_ ids: [Int64]) throws {
    try queue.write { db in
      for id in ids { try db.execute(sql: "DELETE FROM book WHERE id = ?", arguments: [id]) }
    }
  }

  public func close() throws { try queue.close() }
}
