#if UIKitSource
import Foundation
import UIKitSourceTranslation

/// The command line of `uikit-source`.
enum Command {
  private static let usage = """
    usage: uikit-source check FOLDERS-OR-PROJECTS... [--target NAME]... [--all]
           uikit-source import APP.xcodeproj [--output FOLDER] [--target NAME]... [--scrollwork PATH] [--force]
           uikit-source translate FOLDERS... --output FOLDER
           uikit-source build LIST
           uikit-source tables SOURCES

    check      reports what does not come to Linux, ordered by what it blocks, then what cannot be translated, and the time;
               --all names all files
    import     writes a package that builds the targets of an Xcode project from where their sources are, and reports what does not come;
               into APP-linux beside the project, unless --output names a folder. --target imports one target and what it needs.
               --scrollwork names the folder of Scrollwork's package, if it is not the one that this program is from
    translate  writes the translated files
    build      what the plugin UIKitSource runs; LIST is a JSON file that it writes
    tables     writes what this program knows of UIKit from the folder Sources of the package
    """

  /// Returns the exit code: 0, 1 if a file has an error, 2 for wrong arguments.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      switch arguments.first {
      case "check" where arguments.count > 1: return try CheckCommand.run(Array(arguments.dropFirst()))
      case "import" where arguments.count > 1: return try ImportCommand.run(Array(arguments.dropFirst()))
      case "translate" where arguments.count > 1: return try translate(Array(arguments.dropFirst()))
      case "build" where arguments.count == 2: return try ModuleBuild(list: arguments[1]).run()
      case "tables" where arguments.count == 2: return try writeTables(arguments[1])
      default:
        printError(usage)
        return 2
      }
    } catch let error as ResourceError {
      // With the file and the line, as the compiler has them.
      printError("\(error)")
      return 1
    } catch {
      printError("uikit-source: error: \(error)")
      return 1
    }
  }

  private static func translate(_ arguments: [String]) throws -> Int32 {
    guard let place = arguments.firstIndex(of: "--output"), place + 1 < arguments.count else {
      throw CommandError("translate: name the folder for the translated files: --output FOLDER")
    }
    let output = arguments[place + 1]
    let folders = Array(arguments[..<place] + arguments[(place + 2)...])
    let translated = SourceModule(try files(in: folders)).translated()
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    for (file, name) in zip(translated, OutputNames.names(for: translated.map(\.path))) {
      try write(file.text, to: output + "/" + name)
    }
    for note in translated.flatMap(\.notes) { printError("\(note)") }
    return translated.flatMap(\.notes).contains { $0.severity == .error } ? 1 : 0
  }

  private static func writeTables(_ sources: String) throws -> Int32 {
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources).filter(UIKitTable.isOfUIKit)
    let files = try files(in: folders.sorted().map { sources + "/" + $0 })
    for table in UIKitTable.allCases where try write(table.file(of: files), to: sources + "/" + table.path) { print(table.path) }
    return 0
  }

  /// The Swift files in the folders, sorted by path.
  private static func files(in folders: [String]) throws -> [SourceFile] {
    try folders.flatMap(SwiftFiles.paths).sorted().map(read)
  }

  static func read(_ path: String) throws -> SourceFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError("\(path): the file cannot be read")
    }
    return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
  }

  /// Writes a file unless it has that text already; whether it was written.
  @discardableResult static func write(_ text: String, to path: String) throws -> Bool {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == data { return false }
    try data.write(to: URL(fileURLWithPath: path))
    return true
  }

  static func printError(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}

/// A message that ends the command.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
#endif
