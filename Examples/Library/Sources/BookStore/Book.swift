public import GRDB

/// A row of the table `book`.
public struct Book: Equatable, Sendable, FetchableRecord {
  /// Unique; never used again after a deletion.
  public let id: Int64
  public let title: String
  public let author: String
  public let year: Int

  public init(row: Row) { (id, title, author, year) = (row[0], row[1], row[2], row[3]) }

  init(id: Int64, title: String, author: String, year: Int) {
    (self.id, self.title, self.author, self.year) = (id, title, author, year)
  }

  /// Books in this order have neighbouring rows; titles may be equal.
  var key: BookKey { BookKey(title: title, id: id) }
}

/// A place in the order of books: by title without regard to the case of ASCII letters, as SQLite's `NOCASE` compares, then by number.
public struct BookKey: Hashable, Comparable, Sendable {
  let title: String
  let id: Int64

  public static func < (a: BookKey, b: BookKey) -> Bool {
    if a.title.isBefore(b.title) { return true }
    return a.id < b.id && !b.title.isBefore(a.title)
  }

  /// Before every book.
  static let first = BookKey(title: "", id: 0)

  /// Before every book whose title begins with `prefix`.
  static func start(of prefix: String) -> BookKey { BookKey(title: prefix, id: 0) }

  /// After every book whose title begins with `prefix`, U+10FFFF being no character of a title.
  static func end(of prefix: String) -> BookKey { BookKey(title: prefix + "\u{10FFFF}", id: 0) }
}

extension String {
  /// In the order of SQLite's `NOCASE`: bytes, of which upper-case ASCII letters count as lower-case ones.
  func isBefore(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8) { $0.folded < $1.folded }
  }
}

extension UInt8 {
  fileprivate var folded: UInt8 { self >= 0x41 && self <= 0x5A ? self + 0x20 : self }
}
