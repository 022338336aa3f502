public import GRDB

/// Why books cannot be read or written, as a person needs to know it.
public enum Trouble: Error, Equatable, Sendable {
  /// Another program holds the file.
  case locked
  /// The file is no database, or a part of it is overwritten.
  case damaged
  /// The file was removed or replaced while it was open; the open one can still be read.
  case removed
  /// Anything else, in SQLite's words.
  case other(String)

  public init(_ error: any Error) {
    guard let error = error as? DatabaseError else {
      self = error as? Trouble ?? .other("\(error)")
      return
    }
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
    default: self = .other(error.message ?? "SQLite error \(error.resultCode.rawValue)")
    }
  }

  public init(_ error: DatabaseError) { self.init(error as any Error) }
}
