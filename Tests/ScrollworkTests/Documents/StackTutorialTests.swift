import Foundation
import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

// The examples of StackTwoTables.md, word for word.
final class Names: NSObject, UITableViewDataSource {
  var names: [String]

  init(_ names: [String]) { self.names = names }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func makeTable() -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    table.dataSource = self
    return table
  }
}

final class LibraryController: UIViewController {
  let container = ContainerScrollView()
  let albums = Names((1...200).map { "Album \($0)" })
  let songs = Names((1...5_000).map { "Song \($0)" })
  lazy var albumTable = albums.makeTable()
  lazy var songTable = songs.makeTable()
  let songHeader = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)

    container.addArrangedSubview(albumTable)
    container.addArrangedSubview(songTable)

    songHeader.text = "Songs"
    songHeader.backgroundColor = .secondarySystemBackground
    container.insertArrangedSubview(songHeader, at: 1)
    container.pin(songHeader)
  }

  func add(_ album: String) {
    albums.names.insert(album, at: 0)
    albumTable.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  func showSongs() {
    container.scroll(to: songHeader, animated: true)
  }

  func hideAlbums() {
    container.performUpdates {
      self.albumTable.isHidden = true
    }
  }
}

@MainActor @Suite struct StackTutorialTests {
  let stage = Stage()
  let library = LibraryController()

  init() {
    stage.rootViewController = library
    stage.advance(by: 0.1)
  }

  @Test func bothTablesScrollAsOneAndReuseTheirCells() throws {
    library.showSongs()
    try stage.settle()
    #expect(library.albumTable.visibleCells.isEmpty)
    stage.flick(from: CGPoint(x: 196, y: 700), velocity: CGPoint(x: 0, y: -3000))
    try stage.settle()
    #expect(library.songTable.visibleCells.count < 20)
  }

  @Test func theHeaderSticksWhileItsSongsScrollBy() throws {
    library.showSongs()
    try stage.settle()
    stage.flick(from: CGPoint(x: 196, y: 700), velocity: CGPoint(x: 0, y: -3000))
    try stage.settle()
    #expect(library.songHeader.convert(CGPoint.zero, to: library.view).y == 0)
  }

  @Test func aNewAlbumPushesAllBelowDown() throws {
    let height = library.container.contentSize.height
    library.add("New")
    try stage.settle()
    #expect(library.container.contentSize.height == height + library.albumTable.rectForRow(at: [0, 0]).height)
    #expect(library.albumTable.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "New")
  }

  @Test func withoutAlbumsTheSongsStandAtTheTop() throws {
    library.hideAlbums()
    try stage.settle()
    #expect(library.container.visibleArrangedSubviews == [library.songHeader, library.songTable])
  }

  @Test func everyExampleOfTheArticleIsOneOfThisFile() throws {
    let article = try Document("Sources/Scrollwork/Scrollwork.docc/StackTwoTables.md")
    #expect(article.examples.count == 6)
    #expect(try article.examples(missingIn: #filePath) == [])
  }
}
