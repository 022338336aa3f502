#if UIKitSource
import Foundation
import Testing
import UIKitSourceTranslation

/// Translates the files in `Corpus`, compiles all of them in one module with this package's UIKit, runs the program and compares what each
/// file returns with the comment in its first line.
@Suite struct CorpusTests {
  /// The folder of this file.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Corpus")

  static func files() throws -> [SourceFile] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .map { SourceFile(path: $0.path, text: try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// `// expect: text`, without the first words.
  static func expectation(_ file: SourceFile) -> String {
    String(file.text.prefix { $0 != "\n" }.dropFirst("// expect: ".count))
  }

  static func caseName(_ file: SourceFile) -> String { String(file.name.dropLast(6)) }

  @Test func thereAre150Files() throws { #expect(try Self.files().count >= 150) }

  // The window's host needs C libraries, whose flags only the package manager knows: without the trait Window UIKit links alone.
  #if !Window
  @Test(.timeLimit(.minutes(10))) func translatedFilesDoWhatTheyDoOnIOS() throws {
    let files = try Self.files()
    let program = try CorpusProgram(files)
    defer { program.remove() }
    let results = try program.run()
    for file in files {
      let name = Self.caseName(file)
      #expect(results[name] == Self.expectation(file), "\(name)")
    }
    #expect(results.count == files.count)
  }
  #endif
}

/// A program of translated files in a temporary folder.
struct CorpusProgram {
  private let folder: URL
  private let sources: [URL]

  /// The modules that the program links, built beside the tests.
  private static let modules = [
    "Diagnostics", "ScrollPhysics", "ListModel", "ConstraintSolver", "CoreGraphics", "QuartzCore", "WarningLog",
    "Logging", "UnifiedLogging", "Accessibility", "NibFormat", "UniformTypeIdentifiers", "UIKitGraphics", "UIKitCore",
    "UIKitAccessibility",
    "UIKitControls",
    "UIKitApp", "UIKitAnimation",
    "UIKitText", "UIKitKeyboard", "UIKitLists", "UIKitTables", "UIKitCollections",
    "UIKitControllers", "UIKitDocuments", "PhotosUI", "UIKit", "DesktopServices", "Security", "UserNotifications", "MessageUI",
    "ImageIO", "SafariServices",
    "_Testing_CoreGraphics", "Selectors", "COpenCombineHelpers", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
    "OpenCombineShim",
  ]

  private static let support = """
    import Selectors

    @discardableResult func send(_ selector: Selector, _ target: AnyObject, _ arguments: Any?...) -> Any? {
      do { return try selector.perform(on: target, with: arguments) } catch { return "\\(error)" }
    }
    """

  init(_ files: [SourceFile]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("corpus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var texts = ModuleTranslator().translate(files).map { (URL(fileURLWithPath: $0.path).lastPathComponent, $0.text) }
    texts = texts.map { ($0.0.replacingOccurrences(of: ".swift", with: "-iOS.swift"), $0.1) }
    let calls = files.map { "print(\"\(CorpusTests.caseName($0))\", corpus\(CorpusTests.caseName($0))())" }
    let main = "@main enum RunAll { @MainActor static func main() {\n" + calls.joined(separator: "\n") + "\n} }\n"
    texts += [("Support.swift", Self.support), ("RunAll.swift", main)]
    let folder = folder
    sources = texts.map { folder.appendingPathComponent($0.0) }
    for (file, text) in zip(sources, texts) { try Data(text.1.utf8).write(to: file) }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Compiles and runs the program.
  /// - Returns: What each file returned, by its name.
  func run() throws -> [String: String] {
    let products = try Self.products()
    let objects = try Self.modules.flatMap { try Self.objects(of: $0, in: products) }
    let program = folder.appendingPathComponent("run")
    let options = [
      "swiftc", "-swift-version", "5", "-module-name", "Corpus", "-parse-as-library", "-continue-building-after-errors",
      "-l_FoundationICU",
    ]
    let compiler = try Self.output(
      of: options + ["-I", products.appendingPathComponent("Modules").path]
        + ["-Xcc", "-fmodule-map-file=\(products.path)/COpenCombineHelpers.build/module.modulemap"]
        + sources.map(\.path) + objects.map(\.path) + ["-lstdc++", "-o", program.path])
    let complaints = compiler.split(separator: "\n").filter { $0.contains("error: ") || $0.contains("warning: ") }
    #expect(complaints.isEmpty, "the translated files compile without errors and warnings")
    let lines = try Self.output(of: [program.path]).split(separator: "\n")
    return Dictionary(
      lines.map { line in
        let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : "")
      }, uniquingKeysWith: { $1 })
  }

  /// The object files of the module's present sources; those of removed ones stay in the folder.
  private static func objects(of module: String, in products: URL) throws -> [URL] {
    let folder = products.appendingPathComponent("\(module).build")
    let map = folder.appendingPathComponent("output-file-map.json")
    guard FileManager.default.fileExists(atPath: map.path) else {
      // A module of C++ has no map.
      return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "o" }
    }
    let entries = try JSONDecoder().decode([String: [String: String]].self, from: Data(contentsOf: map))
    return entries.values.compactMap { $0["object"] }.map { URL(fileURLWithPath: $0) }
  }

  /// The folder that the tests were built in.
  static func products() throws -> URL {
    URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      .deletingLastPathComponent()
  }

  /// What the command prints, errors included.
  static func output(of command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
#endif
