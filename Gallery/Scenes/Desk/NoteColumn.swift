internal import UIKit

/// The notes of a folder. They can be dragged to other places, to folders and to windows of notes; texts of other programs become notes.
final class NoteColumn: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate, NoteStoreObserver {
  private let store: NoteStore
  private(set) var folder: Int
  private(set) var selected: Int?
  private var source: UITableViewDiffableDataSource<Int, Int>?
  /// Another note is selected: by the person, or because the selected one has gone.
  var onSelect: (_ note: Int?, _ byPerson: Bool) -> Void = { _, _ in }
  /// The menu of a note.
  var menu: (Int) -> UIMenu? = { _ in nil }
  /// The person wants to delete a note.
  var onDelete: (Int) -> Void = { _ in }

  init(_ store: NoteStore, folder: Int) {
    (self.store, self.folder) = (store, folder)
    super.init(style: .plain)
    clearsSelectionOnViewWillAppear = false
    store.add(self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityLabel = "Notes"
    tableView.allowsFocus = true
    tableView.remembersLastFocusedIndexPath = true
    (tableView.dragDelegate, tableView.dropDelegate) = (self, self)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    source = UITableViewDiffableDataSource(tableView: tableView) { [store] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = store.note(id)?.title
      content.secondaryText = store.note(id)?.excerpt
      content.textProperties.numberOfLines = 1
      content.secondaryTextProperties.numberOfLines = 1
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      return cell
    }
    showNotes(animated: false)
  }

  // MARK: What it shows

  /// Shows another folder, with its first note selected.
  func show(folder: Int) {
    self.folder = folder
    showNotes(animated: false)
    tableView.setContentOffset(CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: false)
    select(source?.snapshot().itemIdentifiers.first, byPerson: false)
  }

  func select(_ id: Int?, byPerson: Bool) {
    selected = id
    let path = id.flatMap { source?.indexPath(for: $0) }
    tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    if let path { tableView.scrollToRow(at: path, at: .none, animated: true) }
    onSelect(id, byPerson)
  }

  private func showNotes(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.notes(in: folder).map(\.id))
    source?.apply(snapshot, animatingDifferences: animated)
  }

  func notesChanged(_ id: Int?) {
    guard isViewLoaded, let source else { return }
    var former = source.snapshot()
    if let id {
      guard former.indexOfItem(id) != nil else { return }
      former.reconfigureItems([id])
      return source.apply(former, animatingDifferences: false)
    }
    showNotes(animated: tableView.window != nil)
    guard let selected, source.indexPath(for: selected) == nil else { return }
    let left = source.snapshot().itemIdentifiers
    let index = min(former.indexOfItem(selected) ?? 0, left.count - 1)
    select(left.isEmpty ? nil : left[index], byPerson: false)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = source?.itemIdentifier(for: indexPath)
    onSelect(selected, true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = source?.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.onDelete(id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let id = source?.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.menu(id) }
  }

  // MARK: Drags

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { item(at: indexPath).map { [$0] } ?? [] }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { item(at: indexPath).map { [$0] } ?? [] }

  private func item(at path: IndexPath) -> UIDragItem? {
    guard let id = source?.itemIdentifier(for: path), let note = store.note(id) else { return nil }
    let item = UIDragItem(itemProvider: NSItemProvider(object: note.text as NSString))
    item.localObject = note
    return item
  }

  // MARK: Drops

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: String.self)
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    let isNote = session.localDragSession?.items.contains { $0.localObject is DeskNote } ?? false
    return UITableViewDropProposal(operation: isNote ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let items = coordinator.items.map(\.dragItem)
    let row = coordinator.destinationIndexPath?.row ?? store.count(in: folder)
    let notes = items.compactMap { $0.localObject as? DeskNote }
    if notes.isEmpty {
      coordinator.session.loadObjects(ofClass: String.self) { [weak self] texts in
        guard let self else { return }
        for (index, text) in texts.enumerated() { _ = store.add(text, to: folder, at: row + index) }
      }
    } else {
      store.move(notes.map(\.id), to: folder, at: row)
      for (index, item) in items.enumerated() {
        coordinator.drop(item, toRowAt: IndexPath(row: row + index, section: 0))
      }
    }
  }
}
