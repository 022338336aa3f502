internal import Foundation
internal import PhotosUI
internal import UIKit
internal import UniformTypeIdentifiers

extension GalleryScene {
  static let files = GalleryScene(
    name: "files", title: "Files",
    summary:
      "Documents that are opened, saved, shared, copied, and dropped by other programs: by the desktop's dialogs, or the app's own.",
    caption: "Documents and the desktop's dialogs", watch: "Watch a document come in, and what can be done with it.",
    colors: [.systemTeal, .systemGray, .systemBlue, .systemTeal],
    hasXRaySwitch: false,
    script: SceneScript(duration: 13)
      .tap(at: 0.8, on: "Open")
      .tap(at: 2.6, on: "Packing list")
      .tap(at: 4.6, on: "Share")
      .tap(at: 6.8, on: "Copy")
      .tap(at: 8.6, on: "Save")
      .tap(at: 10.8, on: "Cancel"),
    bestMoment: 5.8
  ) { FilesViewController() }
}

/// A list of documents with a bar of what can be done with the chosen one.
final class FilesViewController: SceneViewController, UITableViewDataSource, UITableViewDelegate {
  let desk = DocumentDesk()
  private(set) var chosen: URL?
  /// What happened last, for people and tests.
  private(set) var notice = "" { didSet { label.text = notice } }
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let bar = ButtonBar()
  private let label = UILabel()

  init() {
    super.init(.files)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "document")
    (table.dataSource, table.delegate, table.dropDelegate) = (self, self, self)
    bar.titles = ["Open", "Picture", "Save", "Share"]
    bar.onTap = { [weak self] in self?.perform($0) }
    label.font = .sceneFont(ofSize: 14)
    (label.textColor, label.textAlignment) = (.secondaryLabel, .center)
    label.lineBreakMode = .byTruncatingMiddle
    chosen = desk.documents.first
    notice = "Open a document, or drop one here."
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { table }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [label, bar] { view.insertSubview(part, aboveSubview: table) }
    label.text = notice
    showChoice()
  }

  override func layOutContent(in area: CGRect) {
    let height = min(bar.height(for: area.width), area.height / 3)
    let line = label.intrinsicContentSize.height + 12
    let rest = max(0, area.height - height - line)
    super.layOutContent(in: CGRect(x: 0, y: 0, width: area.width, height: rest))
    label.frame = CGRect(x: 16, y: rest, width: max(0, area.width - 32), height: line)
    bar.frame = CGRect(x: 0, y: rest + line, width: area.width, height: height)
  }

  private func perform(_ command: Int) {
    switch command {
    case 0: open()
    case 1: openPicture()
    case 2: save()
    default: share()
    }
  }

  // MARK: Documents

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { desk.documents.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "document", for: indexPath)
    let document = desk.documents[indexPath.row]
    let type = UTType(filenameExtension: document.pathExtension) ?? .data
    var content = UIListContentConfiguration.subtitleCell()
    content.text = document.deletingPathExtension().lastPathComponent
    content.textProperties.font = .sceneFont(ofSize: 17)
    content.secondaryText = "\(type.localizedDescription ?? document.pathExtension), \(desk.size(of: document))"
    content.secondaryTextProperties.font = .sceneFont(ofSize: 13)
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = desk.picture(of: document) ?? UIImage(systemName: type.conforms(to: .text) ? "doc.text" : "doc")
    content.imageProperties.maximumSize = CGSize(width: 36, height: 36)
    content.imageProperties.reservedLayoutSize = CGSize(width: 36, height: 36)
    content.imageProperties.cornerRadius = 6
    cell.contentConfiguration = content
    cell.accessoryType = document == chosen ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(desk.documents[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let document = desk.documents[indexPath.row]
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
        self?.remove(document)
        done(true)
      }
    ])
  }

  private func remove(_ document: URL) {
    guard let row = desk.documents.firstIndex(of: document) else { return }
    desk.remove(document)
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    if document == chosen { choose(desk.documents.first) }
  }

  private func choose(_ document: URL?) {
    chosen = document
    showChoice()
  }

  private func showChoice() {
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else { continue }
      cell.accessoryType = desk.documents[path.row] == chosen ? .checkmark : .none
    }
    for button in bar.buttons.dropFirst(2) { button.isEnabled = chosen != nil }
  }

  /// Adds copies of documents at the top.
  func add(_ urls: [URL], _ verb: String) {
    let added = urls.compactMap { desk.add($0) }
    guard !added.isEmpty else { return }
    table.insertRows(at: added.indices.map { IndexPath(row: $0, section: 0) }, with: .automatic)
    choose(added.last)
    notice = added.count == 1 ? "\(verb) \(added[0].lastPathComponent)." : "\(verb) \(added.count) documents."
  }

  // MARK: Commands

  private func open() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text, .image, .pdf], asCopy: true)
    picker.directoryURL = desk.shared
    picker.delegate = self
    present(picker, animated: true)
  }

  private func openPicture() {
    var configuration = PHPickerConfiguration()
    (configuration.filter, configuration.selectionLimit) = (.images, 0)
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }

  private func save() {
    guard let chosen else { return }
    let picker = UIDocumentPickerViewController(forExporting: [chosen], asCopy: true)
    picker.directoryURL = desk.shared
    picker.delegate = self
    present(picker, animated: true)
  }

  private func share() {
    guard let chosen else { return }
    let sheet = UIActivityViewController(activityItems: [chosen], applicationActivities: [CountActivity()])
    sheet.popoverPresentationController?.sourceView = bar.buttons.last
    sheet.completionWithItemsHandler = { [weak self] type, isCompleted, _, _ in
      guard isCompleted else { return }
      self?.notice = type == .copyToPasteboard ? "Copied \(chosen.lastPathComponent)." : "Shared \(chosen.lastPathComponent)."
    }
    present(sheet, animated: true)
  }
}

extension FilesViewController: UIDocumentPickerDelegate {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if controller.documentPickerMode == .import { return add(urls, "Opened") }
    notice = "Saved as \(urls.first?.lastPathComponent ?? "")."
  }
}

extension FilesViewController: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    add(results.compactMap { $0.assetIdentifier.map { URL(fileURLWithPath: $0) } }, "Opened")
  }
}

extension FilesViewController: UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: [UTType.data.identifier])
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    for item in coordinator.items {
      item.dragItem.itemProvider.loadInPlaceFileRepresentation(forTypeIdentifier: UTType.data.identifier) {
        [weak self] url, _, _ in
        guard let url else { return }
        // Desktop files are there at once, on the main thread.
        MainActor.assumeIsolated { self?.add([url], "Dropped") }
      }
    }
  }
}

/// The gallery's own activity: counts a document's words.
final class CountActivity: UIActivity {
  private var words = 0

  override var activityType: ActivityType? { ActivityType("gallery.count") }
  override var activityTitle: String? { "Count Words" }
  override var activityImage: UIImage? { UIImage(systemName: "number") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { ($0 as? URL).flatMap { UTType(filenameExtension: $0.pathExtension) }?.conforms(to: .text) == true }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    let texts = activityItems.compactMap { ($0 as? URL).flatMap { try? String(contentsOf: $0, encoding: .utf8) } }
    words = texts.map { $0.split(whereSeparator: \.isWhitespace).count }.reduce(0, +)
  }

  override var activityViewController: UIViewController? {
    let alert = UIAlertController(title: "\(words) words", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [self] _ in activityDidFinish(true) })
    return alert
  }
}
