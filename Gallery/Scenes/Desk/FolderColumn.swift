internal import UIKit

/// The folders with the numbers of their notes. Notes can be dropped on a folder.
final class FolderColumn: UITableViewController, UITableViewDropDelegate, NoteStoreObserver {
  private let store: NoteStore
  /// The person has chosen a folder.
  var onSelect: (Int) -> Void = { _ in }
  /// The person wants a new note in a folder.
  var onAdd: (Int) -> Void = { _ in }

  init(_ store: NoteStore) {
    self.store = store
    super.init(style: .plain)
    clearsSelectionOnViewWillAppear = false
    store.add(self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    tableView.accessibilityLabel = "Folders"
    tableView.separatorStyle = .none
    tableView.allowsFocus = true
    tableView.remembersLastFocusedIndexPath = true
    tableView.dropDelegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "folder")
  }

  func select(_ folder: Int) {
    tableView.selectRow(at: path(of: folder), animated: false, scrollPosition: .none)
  }

  private func path(of folder: Int) -> IndexPath? {
    store.folders.firstIndex { $0.id == folder }.map { IndexPath(row: $0, section: 0) }
  }

  func notesChanged(_ id: Int?) {
    guard id == nil, isViewLoaded else { return }
    tableView.reconfigureRows(at: store.folders.indices.map { IndexPath(row: $0, section: 0) })
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.folders.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath)
    let folder = store.folders[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = folder.name
    content.secondaryText = "\(store.count(in: folder.id))"
    content.image = UIImage(systemName: "folder")
    cell.contentConfiguration = content
    cell.backgroundColor = .secondarySystemBackground
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(store.folders[indexPath.row].id)
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let folder = store.folders[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(
        children: [
          UIAction(title: "New Note in \(folder.name)", image: UIImage(systemName: "square.and.pencil")) { _ in
            self?.onAdd(folder.id)
          }
        ])
    }
  }

  // MARK: Drops

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    session.localDragSession?.items.contains { $0.localObject is DeskNote } ?? false
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    guard path != nil else { return UITableViewDropProposal(operation: .cancel) }
    return UITableViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let path = coordinator.destinationIndexPath else { return }
    let items = coordinator.items.map(\.dragItem)
    store.move(items.compactMap { ($0.localObject as? DeskNote)?.id }, to: store.folders[path.row].id)
    for item in items { coordinator.drop(item, intoRowAt: path, rect: tableView.cellForRow(at: path)?.bounds ?? .zero) }
  }
}
