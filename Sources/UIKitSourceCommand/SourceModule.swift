#if UIKitSource
import Foundation
import UIKitSourceTranslation
import XcodeProjects

/// The sources of a module, read once by as many threads as there are processors: for its translation, and for what it imports.
struct SourceModule {
  let files: [SourceFile]
  let summaries: [FileSummary]
  private let translator = ModuleTranslator()

  init(_ files: [SourceFile]) {
    let translator = translator
    self.files = files
    summaries = translator.leavingOut(files, Parallel.map(files) { translator.summary(of: $0) })
  }

  /// - Parameter imported: The summaries of modules of the app that this one imports.
  func translated(imported: [FileSummary] = []) -> [ModuleTranslator.TranslatedFile] {
    let facts = translator.facts(of: summaries, imported: imported)
    return files.indices.map { place in
      ModuleTranslator.TranslatedFile(
        path: files[place].path, text: translator.text(of: files[place], summaries[place], facts[place]),
        notes: ModuleTranslator.notes(summaries[place], facts[place]))
    }
  }

  var lines: Int { files.reduce(0) { $0 + $1.text.utf8.count { $0 == 10 } } }

  /// What each file imports.
  var uses: [SourceUse] {
    zip(files, summaries).map { file, summary in
      let groups = Dictionary(grouping: summary.imports) { translator.conditions.availability(of: $0) }
      return SourceUse(
        path: file.path, imports: Set(summary.imports), frameworks: Set(groups[.missingFramework] ?? []).subtracting(["SwiftUI"]),
        unknown: Set(groups[.unknown] ?? []), isLeftOut: !summary.isTranslated)
    }
  }
}
#endif
