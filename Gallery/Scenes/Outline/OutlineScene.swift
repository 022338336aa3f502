internal import UIKit

extension GalleryScene {
  static let outline = GalleryScene(
    name: "outline", title: "Outline",
    summary: "Folders that fold in a list: the tree is a section snapshot, and files can be moved and deleted.",
    caption: "Folders fold in a list", watch: "Watch a folder's files come in below it, and the rest follow.",
    colors: [.systemBlue, .systemYellow, .systemGray, .systemGreen],
    script: SceneScript(duration: 9)
      .tap(at: 0.5, CGPoint(x: 0.4, y: 0.172)).tap(at: 1.4, CGPoint(x: 0.4, y: 0.29))
      .flick(at: 2.6, length: 0.3)
      .flick(at: 4, length: -0.35)
      .tap(at: 5.6, CGPoint(x: 0.4, y: 0.115))
      .drag(at: 7, from: CGPoint(x: 0.85, y: 0.17), to: CGPoint(x: 0.45, y: 0.17), taking: 0.3, rest: 0.2),
    bestMoment: 2.3
  ) { OutlineViewController() }
}

/// A folder or a file, named by its path in the tree.
struct FileEntry: Hashable, Sendable {
  let id: Int
  let name: String
  /// The number of entries in a folder; nil for a file.
  var count: Int?

  var isFolder: Bool { count != nil }
}

/// A disk of folders. A folder's files are read when it is opened.
final class OutlineViewController: SceneViewController {
  private enum Part: Hashable { case files }

  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var source = UICollectionViewDiffableDataSource<Part, FileEntry>(collectionView: list) {
    [cells] list, path, entry in
    list.dequeueConfiguredReusableCell(using: cells, for: path, item: entry)
  }
  private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, FileEntry> { cell, _, entry in
    var content = cell.defaultContentConfiguration()
    content.text = entry.name
    content.image = UIImage(systemName: entry.isFolder ? "folder" : entry.name.hasSuffix("png") ? "photo" : "book")
    content.imageProperties.tintColor = entry.isFolder ? .systemBlue : .secondaryLabel
    content.imageProperties.reservedLayoutSize = CGSize(width: 28, height: 0)
    cell.contentConfiguration = content
    cell.accessories =
      entry.count.map { count in
        [.label(text: "\(count)"), .outlineDisclosure(options: .init(style: .header))]
      } ?? [.delete(), .reorder(displayed: .whenEditing)]
  }

  init() {
    super.init(.outline)
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { folder, present in
      if !present.items.isEmpty { return present }
      var inside = NSDiffableDataSourceSectionSnapshot<FileEntry>()
      inside.append(Disk.entries(in: folder))
      return inside
    }
    source.reorderingHandlers.canReorderItem = { !$0.isFolder }
    var disk = NSDiffableDataSourceSectionSnapshot<FileEntry>()
    disk.append(Disk.folders)
    source.apply(disk, to: .files, animatingDifferences: false)
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { list }

  override var isColumn: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    list.isEditing = editing
  }

  override func liveCount(_ picture: XRayPicture) -> Int? { list.visibleCells.count }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in self?.actions(at: path) }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func actions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let entry = source.itemIdentifier(for: path), !entry.isFolder else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.delete(entry)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func delete(_ entry: FileEntry) {
    var disk = source.snapshot(for: .files)
    guard disk.contains(entry) else { return }
    disk.delete([entry])
    source.apply(disk, to: .files)
  }
}

/// Invented folders and files.
private enum Disk {
  private static let names = [
    "Harbour plans", "Letters", "Recipes", "Maps", "Photos 2019", "Photos 2020", "Drafts", "Accounts", "Scores", "Archive",
    "Radio plays", "Garden", "School", "Travel", "Repairs",
  ]
  private static let words = [
    "Quay", "Ferry", "Invoice", "Sketch", "Minutes", "Index", "Notes", "Proof", "List", "Ledger", "Plate",
  ]
  private static let endings = ["txt", "pdf", "png", "svg", "csv"]

  static var folders: [FileEntry] { names.enumerated().map { FileEntry(id: $0 + 1, name: $1, count: 4 + $0 * 5 % 9) } }

  /// Two folders in each folder of the first two levels, then files.
  static func entries(in folder: FileEntry) -> [FileEntry] {
    (0..<(folder.count ?? 0)).map { index in
      let id = folder.id * 20 + index + 1
      if index < 2, folder.id < 400 {
        return FileEntry(id: id, name: index == 0 ? "Older" : "To sort", count: 3 + id % 5)
      }
      let name = "\(words[id * 3 % words.count]) \(id % 90 + 10).\(endings[id * 7 % endings.count])"
      return FileEntry(id: id, name: name)
    }
  }
}
