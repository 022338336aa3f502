package import Foundation

/// Programs of the system that the packages are made with.
package struct Tools {
  /// The folders in which programs are searched.
  private let path: [String]

  package init(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin") {
    self.path = path.split(separator: ":").map(String.init)
  }

  /// nil if there is no such program.
  package func find(_ name: String) -> URL? {
    path.map { URL(fileURLWithPath: $0).appendingPathComponent(name) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  /// Throws if one of them is missing.
  package func require(_ names: [String], of package: String, for call: String) throws(PackagingError) {
    for name in names where find(name) == nil {
      throw PackagingError("\(call): there is no '\(name)' on the PATH: install it by 'apt-get install \(package)'")
    }
  }

  /// Runs a program and returns what it prints; throws, with what it says, if it fails.
  @discardableResult package func run(_ name: String, _ arguments: [String], in folder: URL? = nil) throws -> String {
    guard let program = find(name) else { throw PackagingError("there is no '\(name)' on the PATH") }
    let process = Process()
    let (output, errors) = (Pipe(), FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString))
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    (process.executableURL, process.arguments, process.standardOutput) = (program, arguments, output)
    process.standardError = try FileHandle(forWritingTo: errors)
    if let folder { process.currentDirectoryURL = folder }
    try process.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let said = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      throw PackagingError("'\(([name] + arguments).joined(separator: " "))' failed with \(process.terminationStatus):\n\(said)")
    }
    return printed
  }
}
