internal import Foundation
internal import Synchronization
internal import TestReport

#if canImport(Testing)
  internal import Testing
#endif

/// The files of one assertion.
struct SnapshotFiles {
  let reference: URL
  /// Where a failed snapshot and the picture of the difference go.
  let failed: URL

  init(testFile: String, directory: String?, testName: String, name: String?, pathExtension: String?) {
    let file = URL(fileURLWithPath: testFile)
    let fileName = file.deletingPathExtension().lastPathComponent
    let folder =
      directory.map { URL(fileURLWithPath: $0) }
      ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(fileName)
    let test = Self.sanitized(testName)
    let identifier = name.map(Self.sanitized) ?? "\(AssertionCounter.next(folder.path + "/" + test))"
    let leaf = "\(test).\(identifier)" + (pathExtension.map { ".\($0)" } ?? "")
    reference = folder.appendingPathComponent(leaf)
    let artifacts =
      ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory
    failed = artifacts.appendingPathComponent(fileName).appendingPathComponent(leaf)
  }

  /// Letters, digits and underscores stay, everything between them becomes one hyphen.
  static func sanitized(_ name: String) -> String {
    var result = ""
    for character in name {
      let isKept = character == "_" || character.isLetter || character.isNumber
      if isKept { result.append(character) } else if result.last != "-" { result.append("-") }
    }
    return result.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
  }
}

/// Numbers the assertions without a name within a run of one test.
private enum AssertionCounter {
  private static let counts = Mutex<[String: Int]>([:])

  static func next(_ test: String) -> Int {
    let key = test + "\n" + runningTest
    return counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key]!
    }
  }

  /// Cases of one test with arguments run side by side: each counts by itself. Give the snapshots of such a test names.
  private static var runningTest: String {
    #if canImport(Testing)
      if let test = Test.current { return "\(test.id) \(Test.Case.current.map { String(reflecting: $0) } ?? "")" }
    #endif
    return TestReport.runningXCTest
  }
}
