package import DesktopServices
internal import Diagnostics
public import Foundation
internal import UIKitControllers
public import UIKitCore
internal import UIKitGraphics
public import UniformTypeIdentifiers

/// Lets a person choose documents to open, or a place for documents of the app.
///
/// Presented, it asks the desktop's dialog for files; without one it shows folders and files itself. It is dismissed when the person has chosen,
/// then the delegate is told, once.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController, DismissedByPerson {
  private enum Phase {
    case idle
    /// The desktop shows its dialog.
    case asking
    case browsing(FileBrowser)
    /// Dismissed before there was an answer, by the app or by the person.
    case left
    /// The delegate has been told, or will be after the dismissal.
    case finished
  }

  /// Told what the person has chosen; held weakly.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents can be opened; false by default, without a meaning for export.
  open var allowsMultipleSelection = false
  /// Whether the app's own browser shows the endings of names; false by default.
  open var shouldShowFileExtensions = false
  /// The folder that shows first; nil for the desktop's choice, and for the home folder in the app's own browser.
  open var directoryURL: URL?
  /// What happens to the documents.
  public let documentPickerMode: UIDocumentPickerMode

  private let types: [UTType]
  private let documents: [URL]
  private var phase = Phase.idle
  private let question = DesktopQuestion<[URL]>()

  private init(_ mode: UIDocumentPickerMode, types: [UTType], documents: [URL]) {
    (documentPickerMode, self.types, self.documents) = (mode, types, documents)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
  }

  /// Opens documents of types, each also of every special case of it, where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Opens documents of types, or copies of them in the temporary folder. `[.folder]` opens folders.
  ///
  /// An empty list is a programming error.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    ensure(
      !contentTypes.isEmpty,
      "UIDocumentPickerViewController(forOpeningContentTypes: []): no document could be chosen; pass [.item] for all of them")
    self.init(asCopy ? .import : .open, types: contentTypes, documents: [])
  }

  /// Moves documents of the app to the chosen place.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Moves or copies documents of the app to the chosen place. An empty list, and addresses other than those of files, are programming errors.
  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    ensure(
      !urls.isEmpty, "UIDocumentPickerViewController(forExporting: []): there is nothing to export; pass addresses of files")
    for url in urls {
      ensure(
        url.isFileURL,
        "UIDocumentPickerViewController(forExporting:): \(url.absoluteString) is no address of a file; write it to a file first")
    }
    self.init(asCopy ? .exportToService : .moveToService, types: [], documents: urls)
  }

  /// The form before iOS 14: identifiers of types, to open or import.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(
      forOpeningContentTypes: allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) }, asCopy: mode == .import)
  }

  /// The form before iOS 14 for one document of the app.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(forExporting: [url], asCopy: mode == .exportToService)
  }

  /// The form before iOS 14 for documents of the app.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }

  /// Makes nothing: a picker needs to know what to pick.
  public required init?(coder: NSCoder) { nil }

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if case .idle = phase { begin() }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Something else than the person has dismissed it: the desktop's dialog goes too.
    if presentingViewController == nil, parent == nil, case .asking = phase {
      question.withdraw()
      phase = .left
    }
  }

  package func wasDismissedByPerson() {
    question.withdraw()
    if case .finished = phase { return }
    phase = .finished
    delegate?.documentPickerWasCancelled(self)
  }

  open override func accessibilityPerformEscape() -> Bool {
    end { $0.documentPickerWasCancelled($1) }
    return true
  }

  // MARK: Asking

  private var isExport: Bool { !documents.isEmpty }
  private var opensFolders: Bool { !isExport && types.allSatisfy { $0.conforms(to: .directory) } }

  private func begin() {
    guard let service = DesktopServices.current.files else { return browse() }
    phase = .asking
    question.ask(
      service, choice, in: view, take: { [weak self] in self?.take($0) },
      cancel: { [weak self] in self?.end { $0.documentPickerWasCancelled($1) } }, browse: { [weak self] in self?.browse() })
  }

  private var choice: FileChoice {
    let purpose: FileChoice.Purpose =
      if documents.count == 1 {
        .save(name: documents[0].lastPathComponent)
      } else if isExport {
        .saveSeveral(names: documents.map(\.lastPathComponent))
      } else if opensFolders {
        .openFolder
      } else {
        .openFiles(several: allowsMultipleSelection)
      }
    let takesAll = types.contains { [.item, .data, .content].contains($0) }
    return FileChoice(
      purpose, title: purposeTitle, folder: directoryURL,
      filters: isExport || opensFolders || takesAll ? [] : DocumentFilters.filters(types))
  }

  private var purposeTitle: String {
    if let title { return title }
    if isExport { return documentPickerMode == .moveToService ? "Move to" : "Save a Copy" }
    return opensFolders ? "Open a Folder" : allowsMultipleSelection ? "Open Files" : "Open a File"
  }

  private func browse() {
    let kind: FileBrowserTask.Kind =
      if documents.count == 1 {
        .save
      } else if isExport {
        .folder(button: documentPickerMode == .moveToService ? "Move" : "Save")
      } else if opensFolders {
        .folder(button: "Open")
      } else {
        .open(several: allowsMultipleSelection)
      }
    let task = FileBrowserTask(
      kind, title: purposeTitle, types: types, folder: directoryURL ?? UserFolders.home)
    task.name = documents.first?.lastPathComponent ?? ""
    task.showsEndings = shouldShowFileExtensions
    let browser = FileBrowser(task)
    listen(to: browser)
    phase = .browsing(browser)
    addChild(browser)
    browser.view.frame = view.bounds
    browser.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(browser.view)
    browser.didMove(toParent: self)
  }

  // MARK: Answers

  private func take(_ urls: [URL]) {
    guard !urls.isEmpty else { return end { $0.documentPickerWasCancelled($1) } }
    do {
      let results = try carryOut(urls)
      end { $0.documentPicker($1, didPickDocumentsAt: results) }
    } catch {
      report(error)
    }
  }

  /// Copies or moves, as the mode says; returns what the delegate is told.
  private func carryOut(_ urls: [URL]) throws -> [URL] {
    switch documentPickerMode {
    case .open: return urls
    case .import: return try DocumentTransfer.copies(of: urls)
    case .exportToService, .moveToService:
      let places = urls.count == documents.count ? urls : DocumentTransfer.places(for: documents, in: urls[0])
      try DocumentTransfer.put(Array(zip(documents, places)), moves: documentPickerMode == .moveToService)
      return places
    }
  }

  private func report(_ error: any Error) {
    let alert = UIAlertController(
      title: isExport ? "The document could not be saved" : "The document could not be opened",
      message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        // The browser stays, for another choice.
        guard let self, case .asking = phase else { return }
        end { $0.documentPickerWasCancelled($1) }
      })
    if case .browsing(let browser) = phase { listen(to: browser) }
    present(alert, animated: true)
  }

  private func listen(to browser: FileBrowser) {
    browser.onFinish = { [weak self] urls in
      if let urls { self?.take(urls) } else { self?.end { $0.documentPickerWasCancelled($1) } }
    }
  }

  /// Dismisses the picker if it is presented, then tells the delegate.
  private func end(_ report: @escaping (any UIDocumentPickerDelegate, UIDocumentPickerViewController) -> Void) {
    if case .finished = phase { return }
    question.withdraw()
    phase = .finished
    let tell = { [self] in if let delegate { report(delegate, self) } }
    guard presentingViewController != nil else { return tell() }
    // The picker's own presenter dismisses it with an alert that it may present.
    presentingViewController?.dismiss(animated: true, completion: tell)
  }
}

/// Types as the desktop's dialogs take them.
package enum DocumentFilters {
  /// One filter of all types, then one for each.
  package static func filters(_ types: [UTType]) -> [FileChoice.Filter] {
    let each = types.map { type in
      var filter = FileChoice.Filter(name: type.localizedDescription ?? type.preferredFilenameExtension ?? type.identifier)
      filter.types = mediaTypes(type)
      filter.patterns = (type.tags[.filenameExtension] ?? []).map(pattern)
      return filter
    }.filter { !$0.types.isEmpty || !$0.patterns.isEmpty }
    guard each.count > 1 else { return each }
    var all = FileChoice.Filter(name: "Supported Documents")
    for filter in each {
      all.types += filter.types.filter { !all.types.contains($0) }
      all.patterns += filter.patterns.filter { !all.patterns.contains($0) }
    }
    return [all] + each
  }

  /// Of a general type the media types of the whole family.
  private static func mediaTypes(_ type: UTType) -> [String] {
    let families: [(UTType, String)] = [(.image, "image/*"), (.movie, "video/*"), (.audio, "audio/*"), (.text, "text/*")]
    if let family = families.first(where: { $0.0 == type }) { return [family.1] }
    if type == .audiovisualContent { return ["video/*", "audio/*"] }
    return type.tags[.mimeType] ?? []
  }

  /// Dialogs compare patterns with case: each letter in both.
  private static func pattern(_ ending: String) -> String {
    "*." + ending.map { $0.isLetter ? "[\($0.lowercased())\($0.uppercased())]" : String($0) }.joined()
  }
}
