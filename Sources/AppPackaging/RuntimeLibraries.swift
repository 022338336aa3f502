package import Foundation

/// The libraries that a program brings along: those of the Swift toolchain that built it.
package enum RuntimeLibraries {
  /// The files, sorted by name: what the program needs, directly or through another of them, and what its run path finds.
  ///
  /// A library that only the system has is none of them: a distribution's package brings it.
  package static func needed(by program: ELFFile, read: (URL) -> ELFFile? = ELFFile.init(contentsOf:)) -> [URL] {
    let folders = program.runPath.filter { !$0.hasPrefix("$") }.map { URL(fileURLWithPath: $0, isDirectory: true) }
    var found: [String: URL] = [:]
    var waiting = program.needed
    while let name = waiting.popLast() {
      guard found[name] == nil else { continue }
      for folder in folders {
        let file = folder.appendingPathComponent(name)
        guard let library = read(file) else { continue }
        found[name] = file
        waiting += library.needed
        break
      }
    }
    return found.values.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

/// Libraries that no program needs to start: UIKit opens them at run time, when something asks for what they do.
package struct OpenedLibrary: Equatable, Sendable {
  package let file: String
  /// Debian's names of its package, by the release, as alternatives.
  package let package: String
  /// The formats in a catalogue, and the extensions of files, that are not shown without it.
  package let formats: Set<String>

  package static let all = [
    OpenedLibrary(file: "libenchant-2.so.2", package: "libenchant-2-2", formats: []),
    OpenedLibrary(file: "libheif.so.1", package: "libheif1", formats: ["heic", "heif"]),
    OpenedLibrary(file: "libpoppler-glib.so.8", package: "libpoppler-glib8 | libpoppler-glib8t64", formats: ["pdf"]),
    OpenedLibrary(file: "librsvg-2.so.2", package: "librsvg2-2", formats: ["svg"]),
    OpenedLibrary(file: "libsecret-1.so.0", package: "libsecret-1-0", formats: []),
  ]

  /// The typeface in which the figures of UIKit's fonts are nearest to iOS.
  private static let typeface = "fonts-inter"

  /// The packages that an app with resources of such formats needs, and those that its person may want.
  package static func packages(for formats: Set<String>) -> (needed: [String], recommended: [String]) {
    func names(needed isNeeded: Bool) -> [String] {
      all.filter { $0.formats.isDisjoint(with: formats) != isNeeded }.map(\.package)
    }
    return (names(needed: true), [typeface] + names(needed: false))
  }
}
