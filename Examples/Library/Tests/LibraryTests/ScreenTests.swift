import Foundation
import GRDB
import Testing
import UIKit
import UIKitTesting

@testable import BookStore
@testable import LibraryScreens

@MainActor @Suite struct ScreenTests {
  private let folder: Folder
  private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)
  private let model: LibraryModel
  private let screen: LibraryViewController

  init() throws {
    folder = try Folder()
    model = LibraryModel(folder.file, count: 6_000, interval: nil)
    screen = LibraryViewController(model)
    stage.rootViewController = UINavigationController(rootViewController: screen)
    stage.advance(by: 0)
  }

  private var table: UITableView { screen.table }

  private var cells: [BookCell] { table.visibleCells.compactMap { $0 as? BookCell } }

  private func texts(_ view: UIView) -> [String] {
    view.isHidden ? [] : view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap(\.self) + texts($0) }
  }

  private func open() async {
    model.start()
    await model.settle()
    stage.advance(by: 0)
  }

  /// What the timer of the app does four times a second.
  private func look() async {
    await model.look()
    await model.settle()
    stage.advance(by: 1.0 / 60)
    await model.settle()
  }

  /// What the model keeps is what the database holds.
  private func expectTruth() async throws {
    let store = try BookStore(folder.file)
    let truth = try await store.catalogue(prefix: model.catalogue.prefix)
    #expect(model.catalogue.sections.map(\.count) == truth.sections.map(\.count))
    for path in table.indexPathsForVisibleRows ?? [] {
      let (run, offset) = truth.place(path.row, in: path.section)
      let book = try await store.books(of: truth.sections[path.section].runs[run])[offset]
      let cell = try #require(table.cellForRow(at: path) as? BookCell)
      #expect(cell.isFilled && texts(cell.contentView).first == book.title, "\(path)")
    }
  }

  @Test func theFirstStartWritesWithProgressAndShowsBooks() async throws {
    let messages = Messages(screen)
    model.delegate = messages
    await open()
    #expect(messages.heard.contains { $0.hasPrefix("Writing the library for the first time: ") })
    #expect(messages.heard.last == "")
    #expect(model.phase == .ready && model.catalogue.count == 6_000)
    #expect(cells.count > 10 && cells.allSatisfy { $0.isFilled })
    try await expectTruth()
  }

  @Test func noRowIsBlankAtRest() async throws {
    await open()
    for velocity in [-6_000.0, -20_000, -20_000, 9_000, -3_000] {
      stage.flick(from: CGPoint(x: 180, y: 500), velocity: CGPoint(x: 0, y: velocity))
      for _ in 0..<240 {
        stage.advance(by: 1.0 / 60)
        await model.settle()
      }
      try stage.settle()
      await model.settle()
      #expect(cells.count > 10 && cells.allSatisfy { $0.isFilled })
    }
    try await expectTruth()
  }

  @Test func theIndexJumpsAndTypingSearches() async throws {
    await open()
    table.scrollToRow(at: IndexPath(row: 0, section: 20), at: .top, animated: false)
    stage.advance(by: 0)
    await model.settle()
    stage.advance(by: 0)
    let first = try #require(cells.first)
    #expect(texts(first.contentView).first?.hasPrefix("T") == true)
    let field = try #require(stage.first(UITextField.self))
    field.becomeFirstResponder()
    for letter in ["W", "a"] {
      stage.typeText(letter)
      await model.settle()
    }
    stage.advance(by: 0)
    await model.settle()
    #expect(model.catalogue.count > 10)
    #expect(cells.allSatisfy { texts($0.contentView).first?.hasPrefix("Wa") == true })
    try await expectTruth()
  }

  /// Rows that another connection inserts above leave the visible ones where they are, whatever moves.
  @Test func whatAnotherConnectionInsertsComesWhileItScrolls() async throws {
    await open()
    table.scrollToRow(at: IndexPath(row: 100, section: 13), at: .top, animated: false)
    stage.advance(by: 0)
    await model.settle()
    let donor = try Donor(folder.file)
    stage.flick(from: CGPoint(x: 180, y: 500), velocity: CGPoint(x: 0, y: -2_500))
    for round in 0..<12 {
      let before = model.catalogue.count
      try donor.give((0..<20).map { "Amber gift \(round) \($0)" } + ["Quiet gift \(round)"])
      let places = Dictionary(
        // Books may have equal titles, not equal authors and years besides.
        cells.map { (texts($0.contentView), table.convert($0.frame, to: nil).minY) }, uniquingKeysWith: { a, _ in a })
      let offset = table.contentOffset.y
      await model.look()
      #expect(model.catalogue.count == before + 21)
      #expect(table.contentOffset.y > offset)
      var stayed = 0
      for cell in cells {
        guard let place = places[texts(cell.contentView)] else { continue }
        stayed += 1
        #expect(abs(table.convert(cell.frame, to: nil).minY - place) < 0.51)
      }
      #expect(stayed >= 10)
      for _ in 0..<6 {
        stage.advance(by: 1.0 / 60)
        await model.settle()
      }
    }
    try stage.settle()
    await model.settle()
    try await expectTruth()
  }

  /// Inserts, deletions and renames of other connections, at random, between frames and searches.
  @Test func whatShowsIsWhatTheFileHolds() async throws {
    await open()
    let donor = try Donor(folder.file)
    let other = try DatabaseQueue(path: folder.file.database.path)
    var dice = Dice(15)
    var given: [Int64] = []
    for round in 0..<60 {
      table.contentOffset.y = CGFloat(dice.roll(Int(max(1, table.contentSize.height - table.bounds.height))))
      stage.advance(by: 0)
      // Some of the changes come before the books of the rows, some after.
      if dice.roll(2) == 0 { await model.settle() }
      switch dice.roll(4) {
      case 0: given += try donor.give((0..<dice.roll(30)).map { _ in Book.invented(Int64(dice.roll(50_000))).title })
      case 1:
        let gone = given.prefix(dice.roll(given.count + 1))
        try donor.remove(Array(gone))
        given.removeFirst(gone.count)
      case 2:
        let number = 1 + dice.roll(6_000)
        try await other.write {
          try $0.execute(sql: "UPDATE book SET title = title || ' again' WHERE id % 97 = ?", arguments: [number % 97])
        }
      default: model.search(["", "S", "Qu", "Red "][dice.roll(4)])
      }
      if dice.roll(2) == 0 { stage.advance(by: 1.0 / 60) }
      await look()
      await look()
      #expect(cells.allSatisfy { $0.isFilled }, "round \(round)")
      try await expectTruth()
    }
  }

  /// The rows are known, their books are asked for, and change before they are read.
  @Test func booksThatChangeWhileTheyAreFetchedCome() async throws {
    await open()
    let donor = try Donor(folder.file)
    for section in [13, 20, 23, 4] {
      table.scrollToRow(at: IndexPath(row: 100, section: section), at: .top, animated: false)
      stage.advance(by: 0)
      #expect(cells.count > 10 && cells.allSatisfy { !$0.isFilled })
      let letter = Catalogue.letters[section]
      // One on each shelf of the section.
      let runs = model.catalogue.sections[section].runs
      try donor.give(runs.map { ($0.shelf.title.isEmpty ? letter : $0.shelf.title) + " and more" })
      await model.settle()
      stage.advance(by: 1.0 / 60)
      #expect(cells.allSatisfy { $0.isFilled })
      await look()
      try await expectTruth()
    }
  }

  @Test func headersCount() async throws {
    await open()
    let count = model.catalogue.sections[1].count
    #expect(texts(screen.view).contains("A, \(count)"))
    let donor = try Donor(folder.file)
    let given = try donor.give(["Abacus", "Zebra", "1984, again"])
    await look()
    table.contentOffset.y = -table.adjustedContentInset.top
    stage.advance(by: 1)
    await look()
    #expect(texts(screen.view).contains("A, \(count + 1)"))
    #expect(texts(screen.view).contains("#, 1"))
    try donor.remove(given)
    await look()
    stage.advance(by: 1)
    #expect(texts(screen.view).contains("A, \(count)"))
    #expect(!texts(screen.view).contains("#, 1"))
  }

  // MARK: Trouble in place

  @Test func aLockedFileIsTriedAgainUntilItOpens() async throws {
    _ = try folder.write(1_000)
    let other = try DatabaseQueue(path: folder.file.database.path)
    try await other.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; UPDATE book SET year = 1 WHERE id = 1; COMMIT")
    }
    await open()
    await look()
    #expect(model.trouble == .locked && model.phase == .opening)
    #expect(texts(screen.view).contains { $0.contains("keeps the library locked") })
    try other.close()
    await look()
    #expect(model.phase == .ready && model.trouble == nil && cells.allSatisfy { $0.isFilled })
    #expect(!texts(screen.view).contains { $0.contains("locked") })
  }

  @Test func aFileThatIsDamagedUnderWayIsKeptAndWrittenAnew() async throws {
    _ = try folder.write(20_000)
    await open()
    // What is shown, and read, stays; the rest of the file is overwritten.
    let handle = try FileHandle(forWritingTo: folder.file.database)
    try handle.seek(toOffset: 8_192)
    try handle.write(contentsOf: Data(repeating: 0xA5, count: 1_500_000))
    try handle.close()
    let shown = cells.count
    table.scrollToRow(at: IndexPath(row: 20, section: 19), at: .top, animated: false)
    stage.advance(by: 0)
    await model.settle()
    stage.advance(by: 0)
    #expect(model.trouble == .damaged && cells.count >= shown - 1)
    #expect(texts(screen.view).contains { $0.contains("damaged") })
    model.help()
    await model.settle()
    stage.advance(by: 0)
    #expect(model.trouble == nil && model.catalogue.count == 6_000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file.folder.path).contains { $0.contains("damaged-1") })
  }

  @Test func aFileThatIsRemovedUnderWayIsPutBack() async throws {
    await open()
    try Donor(folder.file).give(["A gift that is kept"])
    await look()
    #expect(model.catalogue.count == 6_001)
    try FileManager.default.removeItem(at: folder.file.database)
    await look()
    #expect(model.trouble == .removed)
    #expect(texts(screen.view).contains { $0.contains("was removed") })
    // The open file can still be read.
    table.scrollToRow(at: IndexPath(row: 5, section: 23), at: .top, animated: false)
    stage.advance(by: 0)
    await model.settle()
    #expect(cells.allSatisfy { $0.isFilled })
    model.help()
    await model.settle()
    await look()
    #expect(model.phase == .ready && model.trouble == nil && folder.file.exists)
    #expect(model.catalogue.count == 6_001)
    try await expectTruth()
  }
}

/// Passes everything on to the screen, and keeps what the screen then says in words.
@MainActor private final class Messages: LibraryModelDelegate {
  private let screen: LibraryViewController
  private(set) var heard: [String] = []

  init(_ screen: LibraryViewController) { self.screen = screen }

  func libraryPhaseChanged() {
    screen.libraryPhaseChanged()
    heard += screen.view.subviews.compactMap { ($0 as? NoticePanel)?.message }
  }
  func libraryReloaded() { screen.libraryReloaded() }
  func libraryFilled(_ rows: Range<Int>, inSection section: Int) { screen.libraryFilled(rows, inSection: section) }
  func libraryChanges(_ change: CatalogueChange, commit: () -> Void) { screen.libraryChanges(change, commit: commit) }
}
