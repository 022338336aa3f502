internal import Foundation
internal import UIKitControllers
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists
internal import UIKitTables
internal import UIKitText
internal import UniformTypeIdentifiers

/// A folder in the file browser: rows to open, to choose, or a name to save under.
final class FolderList: UITableViewController {
  let folder: URL
  private unowned let browser: FileBrowser
  private var task: FileBrowserTask { browser.task }
  private var contents = FolderContents()
  /// Why the folder cannot be read.
  private var failure: String?
  private var nameField: UITextField?
  private lazy var done = UIBarButtonItem(
    title: doneTitle, image: nil, primaryAction: UIAction(title: doneTitle) { [weak self] _ in self?.finish() })

  init(_ folder: URL, in browser: FileBrowser) {
    (self.folder, self.browser) = (folder, browser)
    super.init(style: .plain)
    title = folder.path == UserFolders.home.path ? "Home" : folder.path == "/" ? "Computer" : folder.lastPathComponent
  }

  required init?(coder: NSCoder) { nil }

  private var doneTitle: String {
    switch task.kind {
    case .open: "Open"
    case .folder(let button): button
    case .save: "Save"
    }
  }

  private var choosesSeveral: Bool { task.kind == .open(several: true) }

  // MARK: View

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    tableView.allowsMultipleSelection = choosesSeveral
    let newFolder = UIBarButtonItem(
      image: UIImage(systemName: "folder.badge.plus"), primaryAction: UIAction { [weak self] _ in self?.askForFolder() })
    newFolder.accessibilityLabel = "New Folder"
    done.style = .done
    toolbarItems = browser.toolbar(task.kind == .open(several: false) ? [newFolder] : [newFolder, done])
    navigationItem.prompt = task.title
    if task.kind == .save { showNameField() }
    load()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    nameField?.text = task.name
    load()
  }

  private func load() {
    let former = contents
    do {
      contents = try FolderContents(of: folder)
      failure = nil
    } catch {
      (contents, failure) = (FolderContents(), error.localizedDescription)
    }
    if former != contents { tableView.reloadData() }
    showEmptiness()
    updateDone()
  }

  private func showEmptiness() {
    guard contents.entries.isEmpty else { return contentUnavailableConfiguration = nil }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: failure == nil ? "folder" : "exclamationmark.triangle")
    empty.text = failure == nil ? "Empty Folder" : "This folder cannot be opened"
    empty.secondaryText = failure
    contentUnavailableConfiguration = empty
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contents.entries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    let entry = contents.entries[indexPath.row]
    let isUsable = entry.isFolder || task.accepts(entry)
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.image) = (task.shownName(entry), UIImage(systemName: FileSymbol.name(of: entry.type)))
    content.imageProperties.reservedLayoutSize = CGSize(width: Self.symbolWidth, height: 0)
    content.textProperties.numberOfLines = 1
    content.textProperties.lineBreakMode = .byTruncatingMiddle
    if !entry.isFolder {
      content.secondaryText = ByteCountFormatter.string(fromByteCount: Int64(entry.size), countStyle: .file)
    }
    if !isUsable {
      content.textProperties.color = .tertiaryLabel
      content.imageProperties.tintColor = .tertiaryLabel
      content.secondaryTextProperties.color = .tertiaryLabel
    }
    cell.contentConfiguration = content
    cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
    cell.accessibilityTraits = isUsable ? [] : .notEnabled
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    let entry = contents.entries[indexPath.row]
    return entry.isFolder || task.accepts(entry) ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let entry = contents.entries[indexPath.row]
    if entry.isFolder {
      tableView.deselectRow(at: indexPath, animated: false)
      return browser.open(entry.url)
    }
    if choosesSeveral { updateDone() } else { browser.finish([entry.url]) }
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { updateDone() }

  // MARK: Done

  private var chosen: [URL] {
    (tableView.indexPathsForSelectedRows ?? []).sorted().map { contents.entries[$0.row].url }
  }

  private func updateDone() {
    switch task.kind {
    case .open: done.isEnabled = !chosen.isEmpty
    case .folder: done.isEnabled = failure == nil
    case .save: done.isEnabled = failure == nil && !cleanName.isEmpty
    }
  }

  private func finish() {
    switch task.kind {
    case .open: browser.finish(chosen)
    case .folder: browser.finish([folder])
    case .save: save()
    }
  }

  // MARK: Saving

  /// A name has no slashes, and is no reference to a folder.
  private var cleanName: String {
    let name = task.name.trimmingCharacters(in: .whitespacesAndNewlines).replacingOccurrences(of: "/", with: "-")
    return name == "." || name == ".." ? "" : name
  }

  private func showNameField() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.accessibilityLabel = "Name"
    field.font = .preferredFont(forTextStyle: .body)
    field.autocapitalizationType = .none
    field.clearButtonMode = .whileEditing
    field.addAction(
      UIAction { [weak self, weak field] _ in
        self?.task.name = field?.text ?? ""
        self?.updateDone()
      }, for: .editingChanged)
    field.addAction(UIAction { [weak self] _ in self?.save() }, for: .primaryActionTriggered)
    let header = UIView()
    header.addSubview(field)
    (nameField, tableView.tableHeaderView) = (field, header)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let field = nameField, let header = tableView.tableHeaderView else { return }
    let margins = tableView.layoutMargins
    let height = field.sizeThatFits(CGSize(width: tableView.bounds.width, height: .greatestFiniteMagnitude)).height
    let size = CGSize(width: tableView.bounds.width, height: height + 2 * Self.fieldMargin)
    field.frame = CGRect(
      x: margins.left, y: Self.fieldMargin, width: max(0, size.width - margins.left - margins.right), height: height)
    guard header.frame.size != size else { return }
    header.frame.size = size
    tableView.tableHeaderView = header
  }

  /// Points in which symbols are centred, so that names begin at one edge. Our choice.
  private static let symbolWidth: CGFloat = 28
  /// Points above and below the field. Our choice.
  private static let fieldMargin: CGFloat = 10

  private func save() {
    let name = cleanName
    guard !name.isEmpty, failure == nil else { return }
    let url = folder.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: url.path) else { return browser.finish([url]) }
    let alert = UIAlertController(
      title: "“\(name)” already exists", message: "Saving replaces it.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Replace", style: .destructive) { [weak self] _ in self?.browser.finish([url]) })
    present(alert, animated: true)
  }

  // MARK: New folders

  private func askForFolder() {
    let alert = UIAlertController(title: "New Folder", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.accessibilityLabel = "Name"
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let create = UIAlertAction(title: "Create", style: .default) { [weak self, weak alert] _ in
      self?.makeFolder(alert?.textFields?.first?.text ?? "")
    }
    alert.addAction(create)
    alert.preferredAction = create
    present(alert, animated: true)
  }

  private func makeFolder(_ text: String) {
    let name = text.trimmingCharacters(in: .whitespacesAndNewlines).replacingOccurrences(of: "/", with: "-")
    guard !name.isEmpty else { return }
    let url = folder.appendingPathComponent(name, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      load()
      browser.open(url)
    } catch {
      let alert = UIAlertController(
        title: "The folder could not be made", message: error.localizedDescription, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }
}

/// The symbol of a kind of files.
enum FileSymbol {
  static func name(of type: UTType) -> String {
    let symbols: [(UTType, String)] = [
      (.directory, "folder"), (.image, "photo"), (.movie, "film"), (.audio, "music.note"), (.archive, "archivebox"),
      (.text, "doc.text"), (.pdf, "doc.richtext"), (.compositeContent, "doc.richtext"),
    ]
    return symbols.first { type.conforms(to: $0.0) }?.1 ?? "doc"
  }
}
