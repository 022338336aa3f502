internal import Foundation
internal import UIKitControllers
internal import UIKitControls
internal import UIKitCore
internal import UniformTypeIdentifiers

/// What a person does in the file browser.
@MainActor final class FileBrowserTask {
  enum Kind: Equatable {
    case open(several: Bool)
    /// Chooses a folder: to open it, or to put files into it.
    case folder(button: String)
    /// Chooses a folder and a name.
    case save
  }

  let kind: Kind
  let title: String
  /// What can be chosen.
  let types: [UTType]
  /// The folder in which the browser begins.
  let folder: URL
  /// Of the file to be saved.
  var name = ""
  var showsEndings = true

  init(_ kind: Kind, title: String, types: [UTType] = [.item], folder: URL) {
    (self.kind, self.title, self.types, self.folder) = (kind, title, types, folder)
  }

  func accepts(_ entry: FolderContents.Entry) -> Bool {
    switch kind {
    case .open: !entry.isFolder && entry.conforms(toAnyOf: types)
    case .folder, .save: false
    }
  }

  /// The name of an entry as a person reads it.
  func shownName(_ entry: FolderContents.Entry) -> String {
    guard !entry.isFolder, !showsEndings, !entry.url.pathExtension.isEmpty else { return entry.name }
    return entry.url.deletingPathExtension().lastPathComponent
  }
}

/// Folders and files in the app's own window: for a desktop without a portal.
///
/// Below the list of places each folder is a screen of the navigation; the one in which the browser begins is shown first.
final class FileBrowser: UINavigationController {
  let task: FileBrowserTask
  /// Called once, with the chosen files, the chosen folder or the file to be saved; nil if the person cancels.
  var onFinish: (([URL]?) -> Void)?

  init(_ task: FileBrowserTask) {
    self.task = task
    super.init(nibName: nil, bundle: nil)
    setViewControllers([PlacesList(self)] + Self.path(to: task.folder).map { FolderList($0, in: self) }, animated: false)
    isToolbarHidden = false
  }

  required init?(coder: NSCoder) { nil }

  /// The folders from the nearest place down to `folder`.
  private static func path(to folder: URL) -> [URL] {
    let folder = folder.standardizedFileURL
    let tops = UserFolders.places.map(\.url.standardizedFileURL)
    let parts = folder.pathComponents
    let top = tops.filter { parts.starts(with: $0.pathComponents) }.max { $0.pathComponents.count < $1.pathComponents.count }
    guard var place = top else { return [folder] }
    return [place]
      + parts.dropFirst(place.pathComponents.count).map { part in
        place.appendPathComponent(part, isDirectory: true)
        return place
      }
  }

  func open(_ folder: URL) { pushViewController(FolderList(folder, in: self), animated: true) }

  func finish(_ urls: [URL]?) {
    let finish = onFinish
    onFinish = nil
    finish?(urls)
  }

  /// The toolbar's items of each screen: Cancel, and what the task needs.
  func toolbar(_ others: [UIBarButtonItem]) -> [UIBarButtonItem] {
    let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(nil) })
    return [cancel] + others.flatMap { [UIBarButtonItem.flexibleSpace(), $0] }
  }
}
