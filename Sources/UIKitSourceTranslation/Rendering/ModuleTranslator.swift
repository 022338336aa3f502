#if UIKitSource
/// Translates the iOS sources of a module into Swift that compiles without Objective-C.
///
/// ```swift
/// let translation = ModuleTranslator().translate([SourceFile(path: "/app/Screen.swift", text: text)])
/// ```
///
/// Three phases: `summary(of:)` reads one file, `facts(of:imported:)` analyzes the module, `text(of:_:_:)` writes one file. The result of
/// the first depends on that file alone, and the last needs nothing else of the module than the file's facts: both can be kept in caches.
public struct ModuleTranslator: Sendable {
  /// Changes whenever the translator does, so that no cache of an older one is used.
  public static let version = "5"

  /// What holds in `#if`.
  public let conditions: Conditions

  /// A translator for iOS 17 unless other conditions are given.
  public init(conditions: Conditions = Conditions()) { self.conditions = conditions }

  /// The translation of one file.
  public struct TranslatedFile: Sendable, Hashable {
    /// The path of the original.
    public let path: String
    /// The text to compile. Each line has the number of its original, by `#sourceLocation`.
    public let text: String
    /// Errors first, then by line.
    public let notes: [SourceNote]

    package init(path: String, text: String, notes: [SourceNote]) {
      self.path = path
      self.text = text
      self.notes = notes
    }
  }

  /// Parses a file and collects what the translation of its module needs. Takes most of the time of a translation.
  public func summary(of file: SourceFile) -> FileSummary { FileReader.summary(of: file, conditions) }

  /// Leaves out what uses a type that is left out, as a coordinator does that keeps a view of SwiftUI. Files that name no such type keep
  /// their summaries; the others are parsed again, until no more types are left out.
  public func leavingOut(_ files: [SourceFile], _ summaries: [FileSummary]) -> [FileSummary] {
    var summaries = summaries
    var missing: Set<String> = []
    lazy var words = files.map { Set($0.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }) }
    while case let next = Self.leftOutTypes(of: summaries), !next.isSubset(of: missing) {
      missing.formUnion(next)
      for place in files.indices where summaries[place].isTranslated && !summaries[place].hasErrors {
        guard missing.contains(where: { words[place].contains($0[...]) }) else { continue }
        summaries[place] = FileReader.summary(of: files[place], conditions, missing: missing)
      }
    }
    return summaries
  }

  /// The types that `leavingOut(_:_:)` leaves out, as far as the summaries know.
  public static func leftOutTypes(of summaries: [FileSummary]) -> Set<String> { Set(summaries.flatMap(\.leftOutTypes)) }

  /// Analyzes a module. `imported` are the files of translated modules that it imports.
  /// - Returns: The facts of the files of `module`, in their order.
  public func facts(of module: [FileSummary], imported: [FileSummary] = []) -> [FileFacts] {
    ModuleAnalysis.facts(of: module, imported: imported)
  }

  /// Writes the translation of a file.
  public func text(of file: SourceFile, _ summary: FileSummary, _ facts: FileFacts) -> String {
    let location = "#sourceLocation(file: \"\(Self.escaped(file.path))\", line: 1)\n"
    guard summary.isTranslated else { return "// This file uses SwiftUI and is left out.\n" }
    let body = (summary.edits + facts.edits).applied(to: file.text)
    // A framework on iOS has an umbrella header that imports UIKit for all of its files.
    let imports = (["UIKit"] + summary.modules.sorted()).map { "import \($0)\n" }.joined()
    return imports + location + body + facts.appended
  }

  /// Translates all files of a module. A file with an error of the parser keeps its text.
  public func translate(_ files: [SourceFile], imported: [SourceFile] = []) -> [TranslatedFile] {
    let summaries = leavingOut(files, files.map(summary))
    let facts = facts(of: summaries, imported: imported.map(summary))
    return files.indices.map { place in
      TranslatedFile(
        path: files[place].path, text: text(of: files[place], summaries[place], facts[place]),
        notes: Self.notes(summaries[place], facts[place]))
    }
  }

  /// All messages about a file: errors first, then by line.
  public static func notes(_ summary: FileSummary, _ facts: FileFacts) -> [SourceNote] {
    (summary.notes + facts.notes).sorted { left, right in
      (left.severity == .error ? 0 : 1, left.line, left.column) < (right.severity == .error ? 0 : 1, right.line, right.column)
    }
  }

  private static func escaped(_ path: String) -> String {
    path.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
  }
}
#endif
