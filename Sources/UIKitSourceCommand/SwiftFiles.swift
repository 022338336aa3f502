#if UIKitSource
import Foundation

/// Finds Swift files.
enum SwiftFiles {
  /// Absolute paths of the Swift files in a folder and the folders in it, or of one file.
  static func paths(in path: String) throws -> [String] { try paths(in: path, endings: ["swift"]) }

  /// The same for files with one of several endings.
  static func paths(in path: String, endings: Set<String>) throws -> [String] {
    let root = URL(fileURLWithPath: path).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
      throw CommandError("\(path): there is no such file or folder")
    }
    guard isFolder.boolValue else { return [root] }
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter {
      endings.contains(URL(fileURLWithPath: $0).pathExtension) && !$0.split(separator: "/").contains { $0.hasPrefix(".") }
    }.map {
      root + "/" + $0
    }
  }
}

/// Names of translated files.
enum OutputNames {
  /// `Screen.swift` becomes `Screen-iOS.swift`, the next of that name `Screen-iOS-2.swift`; `main.swift` keeps its name.
  static func names(for paths: [String]) -> [String] {
    var uses: [String: Int] = [:]
    return paths.map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? "File.swift"
      uses[name, default: 0] += 1
      if name == "main.swift" { return name }
      return name.dropLast(6) + "-iOS" + (uses[name] == 1 ? "" : "-\(uses[name]!)") + ".swift"
    }
  }
}

/// Work on all processors.
enum Parallel {
  /// The results in the order of `values`.
  static func map<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ transform: @Sendable (Value) -> Result
  ) -> [Result] {
    let results = Slots<Result>(count: values.count)
    DispatchQueue.concurrentPerform(iterations: values.count) { results.set($0, transform(values[$0])) }
    return results.values
  }

  /// Each index is written once, by one thread.
  private final class Slots<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [Result?]

    init(count: Int) { slots = Array(repeating: nil, count: count) }

    var values: [Result] { slots.map { $0! } }

    func set(_ index: Int, _ result: Result) { lock.withLock { slots[index] = result } }
  }
}
#endif
