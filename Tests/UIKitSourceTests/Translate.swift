#if UIKitSource
import UIKitSourceTranslation

/// The translation of one file called `File.swift`, without the lines before the original's first.
func translate(_ text: String) -> String { bodies([("File.swift", text)])[0] }

/// The translations of the files of a module.
func bodies(_ files: [(String, String)]) -> [String] {
  ModuleTranslator().translate(files.map { SourceFile(path: $0.0, text: $0.1) }).map { body($0.text) }
}

/// The text after the line with `#sourceLocation`.
func body(_ text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  guard let place = lines.firstIndex(where: { $0.hasPrefix("#sourceLocation") }) else { return text }
  return lines[(place + 1)...].joined(separator: "\n")
}

/// All messages about one file.
func notes(_ text: String) -> [SourceNote] {
  ModuleTranslator().translate([SourceFile(path: "File.swift", text: text)])[0].notes
}
#endif
