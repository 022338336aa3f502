package import Foundation

/// What a dialog for files asks for.
package struct FileChoice: Equatable, Sendable {
  package enum Purpose: Equatable, Sendable {
    case openFiles(several: Bool)
    case openFolder
    /// A place for one new file, with the proposed name.
    case save(name: String)
    /// A folder for new files of these names.
    case saveSeveral(names: [String])
  }

  /// A kind of files that the person may choose, by name.
  package struct Filter: Equatable, Sendable {
    package var name: String
    /// Patterns of names as `*.txt`, and MIME types as `image/*`.
    package var patterns, types: [String]

    package init(name: String, patterns: [String] = [], types: [String] = []) {
      (self.name, self.patterns, self.types) = (name, patterns, types)
    }
  }

  package var purpose: Purpose
  package var title: String
  /// The folder that shows first; nil for the desktop's choice.
  package var folder: URL?
  /// Empty for files of any kind.
  package var filters: [Filter]

  package init(_ purpose: Purpose, title: String = "", folder: URL? = nil, filters: [Filter] = []) {
    (self.purpose, self.title, self.folder, self.filters) = (purpose, title, folder, filters)
  }
}

/// The desktop's dialogs for files.
@MainActor package protocol FileService: AnyObject {
  /// Shows a dialog; the answer has file addresses, in the person's order.
  func choose(
    _ choice: FileChoice, answer: @escaping @MainActor @Sendable (DesktopAnswer<[URL]>) -> Void
  ) -> any DesktopRequest

  /// Opens a file with the desktop's program for it; with `asksForProgram` the person chooses the program.
  func open(
    _ file: URL, asksForProgram: Bool, answer: @escaping @MainActor @Sendable (DesktopAnswer<Void>) -> Void
  ) -> any DesktopRequest
}
