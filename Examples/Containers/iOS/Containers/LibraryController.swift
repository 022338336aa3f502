import Scrollwork
import UIKit

/// A picture, a few albums and thousands of songs: one drag runs through all of them, the headers of both tables are pinned, and cells exist for the
/// rows on the screen.
final class LibraryController: UIViewController {
  let container = ContainerScrollView()
  let albums = Rows("Albums", (1...12).map { "Album \($0)" })
  let songs = Rows("Songs", (1...5_000).map { "Song \($0)" })
  lazy var albumTable = albums.makeTable()
  lazy var songTable = songs.makeTable()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        albums.prepend("Album \(albums.titles.count + 1)", in: albumTable)
      })
    let picture = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 160))
    picture.text = "Library"
    picture.textAlignment = .center
    picture.font = .preferredFont(forTextStyle: .largeTitle)
    picture.textColor = .white
    picture.backgroundColor = .systemIndigo
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    for child in [picture, albumTable, songTable] { container.addArrangedSubview(child) }
  }
}
