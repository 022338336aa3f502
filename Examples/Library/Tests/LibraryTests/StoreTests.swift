import Foundation
import GRDB
import Testing

@testable import BookStore

/// A folder of a test's own, removed at its end.
final class Folder: Sendable {
  let file: BookFile

  init() throws {
    file = BookFile(folder: FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)"))
    try FileManager.default.createDirectory(at: file.folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: file.folder) }

  func write(_ count: Int) throws -> BookFile {
    try FirstWrite(file, count: count).run()
    return file
  }
}

@Suite struct StoreTests {
  /// All books in the order of the catalogue, fetched run by run.
  private func books(_ store: BookStore, prefix: String = "") async throws -> [[Book]] {
    let catalogue = try await store.catalogue(prefix: prefix)
    var sections: [[Book]] = []
    for section in catalogue.sections {
      var books: [Book] = []
      for run in section.runs {
        let part = try await store.books(of: run)
        #expect(part.count == run.count)
        books += part
      }
      #expect(books.count == section.count)
      sections.append(books)
    }
    return sections
  }

  private func sorted(_ books: [Book]) -> [Int64] { books.sorted { $0.key < $1.key }.map(\.id) }

  @Test func everyBookHasItsRowInTheSectionOfItsLetter() async throws {
    let folder = try Folder()
    let store = try BookStore(folder.write(12_345))
    let sections = try await books(store)
    #expect(sections.flatMap(\.self).map(\.id) == sorted((1...12_345).map { Book.invented($0) }))
    for (letter, section) in zip(Catalogue.letters, sections) {
      #expect(section.allSatisfy { $0.title.hasPrefix(letter) }, "\(letter)")
    }
    let catalogue = try await store.catalogue()
    #expect(catalogue.sections.flatMap(\.runs).allSatisfy { $0.count <= Shelf.size })
    for (index, section) in catalogue.sections.enumerated() where section.count > 0 {
      for row in [0, section.count / 3, section.count - 1] {
        let (run, offset) = catalogue.place(row, in: index)
        let page = try await store.books(of: section.runs[run])
        #expect(page[offset] == sections[index][row])
      }
    }
  }

  @Test(arguments: ["A", "Amber ", "amb", "Amber Harbour of", "Z", "Zzz", "T", "Qu"])
  func aSearchFindsWhatBeginsSo(prefix: String) async throws {
    let folder = try Folder()
    let store = try BookStore(folder.write(8_000))
    let found = try await books(store, prefix: prefix).flatMap(\.self)
    let all = (1...8_000).map { Book.invented($0) }
    #expect(found.map(\.id) == sorted(all.filter { $0.title.lowercased().hasPrefix(prefix.lowercased()) }))
  }

  @Test func titlesWithoutALetterHavePlaces() async throws {
    let folder = try Folder()
    let store = try BookStore(folder.write(500))
    let donor = try Donor(store.file)
    try donor.give(["1984, again", "_underscored", "Ångström's lamp", "émile", "zebra", "", "[in brackets]"])
    let sections = try await books(store)
    #expect(sections.flatMap(\.self).count == 507)
    #expect(sections[0].map(\.title) == ["", "1984, again", "[in brackets]", "_underscored"])
    #expect(Set(["zebra", "Ångström's lamp", "émile"]).isSubset(of: sections[26].map(\.title)))
  }

  @Test func countsFollowWhateverAnotherConnectionDoes() async throws {
    let folder = try Folder()
    let store = try BookStore(folder.write(3_000))
    let donor = try Donor(store.file)
    var dice = Dice(7)
    var given: [Int64] = []
    for round in 0..<40 {
      given += try donor.give((0..<10).map { _ in Book.invented(Int64(10_000 + dice.roll(100_000))).title })
      let gone = given.indices.filter { _ in dice.roll(3) == 0 }
      try donor.remove(gone.map { given[$0] })
      given = given.indices.filter { !gone.contains($0) }.map { given[$0] }
      if round % 10 == 0 { #expect(try await books(store).flatMap(\.self).count == 3_000 + given.count) }
    }
    // Renamed by a third one.
    let other = try DatabaseQueue(path: store.file.database.path)
    try await other.write { try $0.execute(sql: "UPDATE book SET title = 'Moved ' || id WHERE id % 7 = 0") }
    #expect(try await books(store).flatMap(\.self).count == 3_000 + given.count)
  }

  @Test func shelvesThatHaveGrownAreDivided() async throws {
    let folder = try Folder()
    let file = try folder.write(1_000)
    try Donor(file).give((0..<5_000).map { "Kettle \(($0 * 7_919) % 5_000)" })
    let store = try BookStore(file)
    let catalogue = try await store.catalogue()
    #expect(catalogue.sections.flatMap(\.runs).allSatisfy { $0.count <= 4 * Shelf.size })
    let all = try await books(store).flatMap(\.self)
    #expect(all.count == 6_000 && all.map(\.id) == sorted(all))
  }

  // MARK: The first write

  @Test func aWriteThatWasEndedGoesOn() async throws {
    let folder = try Folder()
    struct Stop: Error {}
    var parts: [Double] = []
    #expect(throws: Stop.self) {
      try FirstWrite(folder.file, count: 35_000).run { part in
        parts.append(part)
        if parts.count == 2 { throw Stop() }
      }
    }
    #expect(!folder.file.exists && parts.count == 2)
    var rest: [Double] = []
    try FirstWrite(folder.file, count: 35_000).run { rest.append($0) }
    #expect(rest.count == 3 && rest.last == 1 && folder.file.exists)
    #expect(try await BookStore(folder.file).catalogue().count == 35_000)
  }

  @Test func aDamagedUnfinishedFileIsWrittenAnew() async throws {
    let folder = try Folder()
    try Data(repeating: 0x5A, count: 50_000).write(to: folder.file.unfinished)
    try FirstWrite(folder.file, count: 1_000).run()
    #expect(try await BookStore(folder.file).catalogue().count == 1_000)
  }

  /// `kill -9` while the books are written for the first time.
  @Test func aKilledWriteRecovers() async throws {
    let folder = try Folder()
    let command = try #require(Self.command)
    for kill in 1...3 {
      let process = Process()
      process.executableURL = command
      process.arguments = [folder.file.folder.path, "120000"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      // Killed after as many commits as the number of the attempt.
      var heard = ""
      while heard.split(separator: "\n").count < kill, process.isRunning {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        heard += String(decoding: data, as: UTF8.self)
      }
      kill_(process.processIdentifier)
      process.waitUntilExit()
      #expect(!folder.file.exists, "killed at \(heard)")
    }
    var parts: [Double] = []
    try FirstWrite(folder.file, count: 120_000).run { parts.append($0) }
    // What the killed ones have committed is not written again.
    #expect(parts.count < 12)
    let store = try BookStore(folder.file)
    #expect(try await store.catalogue().count == 120_000)
    let queue = try DatabaseQueue(path: folder.file.database.path)
    #expect(try await queue.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
  }

  private func kill_(_ process: Int32) { kill(process, SIGKILL) }

  /// The program beside the tests.
  private static var command: URL? {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return [folder, folder.deletingLastPathComponent()].map { $0.appendingPathComponent("write-library") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  // MARK: Trouble

  @Test func aLockedFileSaysSo() throws {
    let folder = try Folder()
    let file = try folder.write(1_000)
    let other = try DatabaseQueue(path: file.database.path)
    try other.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; UPDATE book SET year = 1 WHERE id = 1; COMMIT")
    }
    #expect(throws: Trouble.locked) { try BookStore(file) }
    try other.close()
    _ = try BookStore(file)
  }

  @Test func whatIsNoDatabaseSaysSo() throws {
    let folder = try Folder()
    try Data("no database, but long enough to be asked for its header".utf8).write(to: folder.file.database)
    #expect(throws: Trouble.damaged) { try BookStore(folder.file) }
    let kept = try folder.file.setAside()
    #expect(FileManager.default.fileExists(atPath: kept) && !folder.file.exists)
  }

  @Test func aRemovedFileIsPutBackWithItsBooks() async throws {
    let folder = try Folder()
    let store = try BookStore(folder.write(2_000))
    try Donor(store.file).give(["Kept in the log"])
    try FileManager.default.removeItem(at: store.file.database)
    try store.putBack()
    let again = try BookStore(store.file)
    #expect(try await again.catalogue().count == 2_001)
    // What another program has put there stays.
    try store.putBack()
    #expect(try await again.catalogue().count == 2_001)
  }

  @Test func aLookTellsOfOtherConnectionsAndOfARemoval() async throws {
    let folder = try Folder()
    let store = try BookStore(folder.write(1_000))
    #expect(try await store.look() == nil)
    let donor = try Donor(store.file)
    let given = try donor.give(["Heard of", "Heard of too"])
    #expect(try await store.look() == .books)
    #expect(try await store.look() == nil)
    try donor.remove(given)
    #expect(try await store.look() == .books)
    // A commit that is about no book.
    let other = try DatabaseQueue(path: store.file.database.path)
    try await other.write { try $0.execute(sql: "CREATE TABLE note (text TEXT)") }
    #expect(try await store.look() == nil)
    try FileManager.default.removeItem(at: store.file.database)
    #expect(try await store.look() == .removed)
    #expect(try await store.look() == .removed)
  }

  @Test func aLookTellsOfAnotherProcess() async throws {
    let folder = try Folder()
    let store = try BookStore(folder.write(1_000))
    let command = try #require(Self.command)
    let process = Process()
    process.executableURL = command
    process.arguments = [folder.file.folder.path, "--give", "Heard of"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try await store.look() == .books)
    #expect(try await store.catalogue().count == 1_001)
  }
}
