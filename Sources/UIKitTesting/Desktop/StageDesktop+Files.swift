internal import DesktopServices
public import Foundation

extension StageDesktop {
  /// A dialog for files that the app has asked for.
  public struct FileDialog: Equatable, Sendable {
    public enum Purpose: Equatable, Sendable {
      case openFiles(several: Bool)
      case openFolder
      /// A place for a file with the proposed name.
      case save(name: String)
      /// A folder for files of these names.
      case saveSeveral(names: [String])
    }

    public let purpose: Purpose
    public let title: String
    /// The folder that the app proposes.
    public let folder: URL?
    /// Patterns of names and MIME types of the first filter; empty for files of any kind.
    public let patterns, types: [String]
    /// Whether the app has closed the dialog.
    public fileprivate(set) var isWithdrawn = false
  }

  /// How the desktop's dialogs for files answer: with addresses of files. `unavailable`, the default, lets the app show its own browser.
  public var files: StageAnswer<[URL]> {
    get { fileScript?.answer ?? .unavailable }
    set { madeFiles.answer = newValue }
  }

  /// The dialogs for files since the first script, in order.
  public var fileDialogs: [FileDialog] { fileScript?.dialogs ?? [] }

  /// The files that the app has opened in other programs; each answer is that of `openingFiles`.
  public var openedFiles: [URL] { fileScript?.opened ?? [] }

  /// How the desktop answers when the app opens a file in another program; it does so by default.
  public var openingFiles: StageAnswer<Void> {
    get { fileScript?.opening ?? .answer(()) }
    set { madeFiles.opening = newValue }
  }

  /// Answers the dialog that has stayed open because of `never`; without one a program's mistake that changes nothing.
  public func answerFiles(_ answer: StageAnswer<[URL]>) { fileScript?.answerOpen(answer) }

  private var madeFiles: StageFiles {
    let files = fileScript ?? StageFiles(self)
    fileScript = files
    services.files = files
    return files
  }
}

/// The dialogs for files of a stage.
@MainActor final class StageFiles: FileService {
  private weak var desktop: StageDesktop?
  var answer = StageAnswer<[URL]>.unavailable
  var opening = StageAnswer<Void>.answer(())
  private(set) var dialogs: [StageDesktop.FileDialog] = []
  private(set) var opened: [URL] = []
  private var open: (@MainActor (DesktopAnswer<[URL]>) -> Void)?

  init(_ desktop: StageDesktop) { self.desktop = desktop }

  func choose(
    _ choice: FileChoice, answer deliver: @escaping @MainActor @Sendable (DesktopAnswer<[URL]>) -> Void
  ) -> any DesktopRequest {
    let number = dialogs.count
    dialogs.append(StageDesktop.FileDialog(choice))
    let request = StageRequest()
    request.onCancel = { [weak self] in self?.dialogs[number].isWithdrawn = true }
    // A portal that answers too late does so in spite of the withdrawal; the asker has to drop it.
    if let found = answer.found { desktop?.later { deliver(found) } } else { open = deliver }
    return request
  }

  func answerOpen(_ answer: StageAnswer<[URL]>) {
    guard let open, let found = answer.found else { return }
    self.open = nil
    desktop?.later { open(found) }
  }

  func open(
    _ file: URL, asksForProgram: Bool, answer deliver: @escaping @MainActor @Sendable (DesktopAnswer<Void>) -> Void
  ) -> any DesktopRequest {
    opened.append(file)
    let request = StageRequest()
    if let found = opening.found { desktop?.later { deliver(found) } }
    return request
  }
}

extension StageDesktop.FileDialog {
  init(_ choice: FileChoice) {
    purpose =
      switch choice.purpose {
      case .openFiles(let several): .openFiles(several: several)
      case .openFolder: .openFolder
      case .save(let name): .save(name: name)
      case .saveSeveral(let names): .saveSeveral(names: names)
      }
    (title, folder) = (choice.title, choice.folder)
    (patterns, types) = (choice.filters.first?.patterns ?? [], choice.filters.first?.types ?? [])
  }
}
