import GRDB

/// About 250 books that stand beside each other: what is counted, fetched and kept together.
///
/// The counts are kept by triggers, so that whoever inserts a book, in whichever process, keeps them right. With them the row of a book, and
/// the book of a row, are found without counting: `LIMIT 1 OFFSET 900000` would read 900,000 entries of the index.
enum Shelf {
  /// Books on a shelf at first.
  static let size = 250

  /// Makes the index, the shelves and the triggers in a database that has its books only.
  static func make(in db: Database) throws {
    try db.execute(
      sql: """
        CREATE INDEX IF NOT EXISTS book_by_title ON book (title, id);
        DROP TABLE IF EXISTS shelf;
        CREATE TABLE shelf (
          title TEXT NOT NULL COLLATE NOCASE, id INTEGER NOT NULL, count INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0,
          PRIMARY KEY (title, id)) WITHOUT ROWID;
        """)
    try fill(db)
    for (name, event, row) in [("added", "AFTER INSERT", "NEW"), ("removed", "AFTER DELETE", "OLD")] {
      try db.execute(sql: trigger(name, event, [(row, name == "added" ? 1 : -1)]))
    }
    try db.execute(sql: trigger("renamed", "AFTER UPDATE", [("OLD", -1), ("NEW", 1)]))
  }

  private static func trigger(_ name: String, _ event: String, _ changes: [(row: String, by: Int)]) -> String {
    let updates = changes.map { row, by in
      """
      UPDATE shelf SET count = count + \(by), revision = revision + 1 WHERE (title, id) =
        (SELECT title, id FROM shelf WHERE (title, id) <= (\(row).title, \(row).id) ORDER BY title DESC, id DESC LIMIT 1);
      """
    }
    return "CREATE TRIGGER IF NOT EXISTS shelf_\(name) \(event) ON book BEGIN \(updates.joined()) END"
  }

  /// A shelf for each letter, and for each 250 books of it.
  private static func fill(_ db: Database) throws {
    var letter = 0
    var shelf = (start: BookKey.first, count: 0)
    let insert = try db.makeStatement(sql: "INSERT INTO shelf (title, id, count) VALUES (?, ?, ?)")
    func close(next: BookKey) throws {
      try insert.execute(arguments: [shelf.start.title, shelf.start.id, shelf.count])
      shelf = (next, 0)
    }
    let books = try Row.fetchCursor(db, sql: "SELECT title, id FROM book ORDER BY title, id")
    while let row = try books.next() {
      let key = BookKey(title: row[0], id: row[1])
      while letter + 1 < Catalogue.letters.count, !key.title.isBefore(Catalogue.letters[letter + 1]) {
        letter += 1
        try close(next: .start(of: Catalogue.letters[letter]))
      }
      if shelf.count == size { try close(next: key) }
      shelf.count += 1
    }
    while letter + 1 < Catalogue.letters.count {
      letter += 1
      try close(next: .start(of: Catalogue.letters[letter]))
    }
    try close(next: .first)
  }

  /// Divides shelves that have grown to more than four times their first size; the order of books stays.
  static func divide(_ db: Database) throws {
    let large = try Row.fetchAll(db, sql: "SELECT title, id, count FROM shelf WHERE count > ?", arguments: [4 * size])
    for row in large {
      let (start, count) = (BookKey(title: row[0], id: row[1]), row[2] as Int)
      let starts = try Row.fetchAll(
        db, sql: "SELECT title, id FROM book WHERE (title, id) >= (?, ?) ORDER BY title, id LIMIT ?",
        arguments: [start.title, start.id, count])
      for first in stride(from: size, to: count, by: size) {
        let key = BookKey(title: starts[first][0], id: starts[first][1])
        try db.execute(
          sql: "INSERT INTO shelf (title, id, count) VALUES (?, ?, ?)",
          arguments: [key.title, key.id, min(size, count - first)])
      }
      try db.execute(
        sql: "UPDATE shelf SET count = ?, revision = revision + 1 WHERE (title, id) = (?, ?)",
        arguments: [size, start.title, start.id])
    }
  }
}
