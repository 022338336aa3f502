public import Foundation
import GRDB

/// Where the database is, and the names of the files beside it.
public struct BookFile: Sendable {
  public let folder: URL

  public init(folder: URL) { self.folder = folder }

  /// In the person's cache directory.
  public static var standard: BookFile {
    let caches =
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    return BookFile(folder: caches.appendingPathComponent("scrollwork-library"))
  }

  /// The finished database; has this name only once all books are written.
  public var database: URL { folder.appendingPathComponent("library.sqlite") }

  /// The database while it is written for the first time.
  var unfinished: URL { folder.appendingPathComponent("library.unfinished") }

  public var exists: Bool { FileManager.default.fileExists(atPath: database.path) }

  /// The number of the file on its disk; nil if there is none. Another number under the same name is another file.
  var inode: UInt64? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: database.path)
    return (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
  }

  /// Gives a damaged database another name, so that nothing that is in it is lost.
  ///
  /// - Returns: the new name.
  public func setAside() throws -> String {
    var number = 1
    func place(_ suffix: String) -> String { database.path + ".damaged-\(number)" + suffix }
    while FileManager.default.fileExists(atPath: place("")) { number += 1 }
    for suffix in ["-wal", "-shm", ""] where FileManager.default.fileExists(atPath: database.path + suffix) {
      try FileManager.default.moveItem(atPath: database.path + suffix, toPath: place(suffix))
    }
    return place("")
  }

  func remove(_ url: URL) throws {
    for suffix in ["-wal", "-shm", "-journal", ""] where FileManager.default.fileExists(atPath: url.path + suffix) {
      try FileManager.default.removeItem(atPath: url.path + suffix)
    }
  }
}
