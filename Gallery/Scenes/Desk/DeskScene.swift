internal import UIKit

extension GalleryScene {
  static let desk = GalleryScene(
    name: "desk", title: "Desk",
    summary:
      "Folders, notes and a text, side by side: all of it by keys alone or by a mouse alone, with menus, drags and windows.",
    caption: "A desktop app of three columns", watch: "Watch a note go to another place or folder: dragged, or by its menu.",
    colors: [.systemIndigo, .systemYellow, .systemGray, .systemIndigo],
    hasXRaySwitch: false,
    script: SceneScript(duration: 12)
      .tap(at: 0.6, on: "Recipes")
      .drag(
        at: 2, on: "Plum tart", hold: 0.7, by: 7,
        taking: 0.9
      )
      .tap(at: 5, on: "Jon's omelette")
      .tap(at: 6.4, on: "Note text").typing(at: 7.2, " It is nutmeg.", rhythm: 0.09),
    bestMoment: 3.3
  ) { DeskViewController() }
}

/// Three columns: folders, the notes of a folder, the text of a note.
final class DeskViewController: SceneViewController, SelectorAnswering {
  let store: NoteStore
  let folders: FolderColumn
  let notes: NoteColumn
  let editor: NoteEditor
  private lazy var columns = DeskColumns([("Folders", folders.view), ("Notes", notes.view), ("Text", editor.view)])

  /// - Parameter store: By default the app's, which all windows share.
  init(store: NoteStore? = nil) {
    let store = store ?? (UIApplication.shared.delegate as? AppDelegate)?.notes ?? NoteStore()
    self.store = store
    folders = FolderColumn(store)
    notes = NoteColumn(store, folder: store.folders[0].id)
    editor = NoteEditor(store)
    super.init(.desk)
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { columns.scroller }

  override var watchedScrollViews: [UIScrollView] { [columns.scroller, folders.tableView, notes.tableView] }

  override func viewDidLoad() {
    super.viewDidLoad()
    for column in [folders, notes, editor] { addChild(column) }
    view.insertSubview(columns, at: 0)
    for column in [folders, notes, editor] { column.didMove(toParent: self) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.addNote() })
    folders.onSelect = { [weak self] in self?.show(folder: $0) }
    folders.onAdd = { [weak self] in self?.addNote(in: $0) }
    notes.onSelect = { [weak self] in self?.show(note: $0, byPerson: $1) }
    notes.onDelete = { [weak self] in self?.store.delete($0) }
    notes.menu = { [weak self] in self?.menu(of: $0) }
    folders.select(notes.folder)
    notes.show(folder: notes.folder)
  }

  override func layOutContent(in area: CGRect) {
    let top = view.safeAreaInsets.top
    columns.frame = CGRect(x: 0, y: top, width: area.width, height: max(0, area.maxY - top))
    // Where a row opens the next page, an arrow only moves the focus to it.
    for list in [folders, notes] { list.tableView.selectionFollowsFocus = !columns.arePages }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    UIMenuSystem.main.setNeedsRebuild()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    UIMenuSystem.main.setNeedsRebuild()
  }

  // MARK: What shows

  private func show(folder: Int) {
    guard folder != notes.folder || columns.arePages else { return }
    notes.show(folder: folder)
    turn(to: 1, focus: notes.tableView)
  }

  private func show(note: Int?, byPerson: Bool) {
    editor.note = note
    if byPerson { turn(to: 2, focus: editor.text) }
  }

  /// Shows the next column where it is a page; the focus, if there is one, goes with it.
  private func turn(to page: Int, focus: UIView) {
    guard columns.arePages else { return }
    columns.show(page, animated: true)
    guard let system = UIFocusSystem.focusSystem(for: view), system.focusedItem != nil else { return }
    system.requestFocusUpdate(to: focus)
  }

  // MARK: Notes

  private func addNote(in folder: Int? = nil) {
    let folder = folder ?? notes.folder
    if folder != notes.folder {
      folders.select(folder)
      notes.show(folder: folder)
    }
    notes.select(store.add("", to: folder), byPerson: true)
    editor.text.becomeFirstResponder()
  }

  private func duplicate(_ id: Int) {
    guard let note = store.note(id) else { return }
    let place = store.notes(in: note.folder).firstIndex { $0.id == id } ?? 0
    notes.select(store.add(note.text, to: note.folder, at: place + 1), byPerson: false)
  }

  private func openWindow(_ activity: NSUserActivity) {
    let options = UIScene.ActivationRequestOptions()
    options.requestingScene = view.window?.windowScene
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: options)
  }

  /// What can be done with a note; the commands of the menu bar do the same with the selected one.
  private func menu(of id: Int) -> UIMenu? {
    guard let note = store.note(id) else { return nil }
    let move = store.folders.filter { $0.id != note.folder }.map { folder in
      UIAction(title: folder.name) { [weak self] _ in self?.store.move([id], to: folder.id) }
    }
    var children: [UIMenuElement] = []
    if UIApplication.shared.supportsMultipleScenes {
      children.append(
        UIAction(title: "Open in New Window") { [weak self] _ in self?.openWindow(.note(id)) })
    }
    children += [
      UIAction(title: "Duplicate") { [weak self] _ in self?.duplicate(id) },
      UIMenu(title: "Move to", image: UIImage(systemName: "folder"), children: move),
      UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { [weak self] _ in
        self?.store.delete(id)
      },
    ]
    return UIMenu(children: children)
  }

  // MARK: Commands of the menu bar

  nonisolated class var selectorTable: SelectorTable {
    [
      "newNote:": SelectorMethod { (target: DeskViewController, _) in target.addNote() },
      "newDesk:": SelectorMethod { (target: DeskViewController, _) in target.openWindow(.desk) },
      "openNote:": SelectorMethod { (target: DeskViewController, _) in target.selected { target.openWindow(.note($0)) } },
      "duplicateNote:": SelectorMethod { (target: DeskViewController, _) in target.selected(target.duplicate) },
      "deleteNote:": SelectorMethod { (target: DeskViewController, _) in target.selected(target.store.delete) },
      "moveNote:": SelectorMethod { (target: DeskViewController, arguments) in
        let command: UICommand = try arguments(0)
        guard let folder = command.propertyList as? Int else { return }
        target.selected { target.store.move([$0], to: folder) }
      },
    ]
  }

  private func selected(_ action: (Int) -> Void) {
    if let id = notes.selected { action(id) }
  }

  override func validate(_ command: UICommand) {
    super.validate(command)
    guard command.action != DeskMenus.newNote, command.action != DeskMenus.newDesk else { return }
    let folder = command.propertyList as? Int
    if notes.selected == nil || folder == notes.folder { command.attributes.insert(.disabled) }
    if let folder { command.state = folder == notes.folder ? .on : .off }
  }
}
