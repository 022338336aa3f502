internal import Foundation

/// Compares one snapshot with its reference file, and writes files where the record mode says so.
struct SnapshotComparison {
  let files: SnapshotFiles
  let record: SnapshotTestingConfiguration.Record
  let testName: String

  /// - Returns: the failure's text; nil for equal snapshots.
  func check<Format>(_ snapshot: Format, _ diffing: Diffing<Format>) throws -> String? {
    if record == .all {
      try write(diffing.toData(snapshot), to: files.reference)
      return "Recorded a new reference, as the record mode .all asks:\n  \(files.reference.path)\nTurn it off to compare with it."
    }
    guard let stored = FileManager.default.contents(atPath: files.reference.path) else {
      if record == .never {
        return "There is no reference, and the record mode .never does not record one:\n  \(files.reference.path)"
      }
      try write(diffing.toData(snapshot), to: files.reference)
      return "There was no reference: recorded one. Run \(testName) again to compare with it.\n  \(files.reference.path)"
    }
    if diffing.isHeld?(snapshot, stored) ?? false { return nil }
    guard let (difference, attachments) = diffing.diff(diffing.fromData(stored), snapshot) else { return nil }
    let written = try writeFailure(diffing.toData(snapshot), attachments)
    var lines = ["The snapshot of \(testName) differs from its reference: \(difference)"]
    lines.append(
      SnapshotTestingConfiguration.tool(currentFilePath: files.reference.path, failedFilePath: files.failed.path))
    lines += written.map { "  difference: \($0)" }
    if record == .failed {
      try write(diffing.toData(snapshot), to: files.reference)
      lines.append("Replaced the reference, as the record mode .failed asks.")
    }
    return lines.joined(separator: "\n")
  }

  /// - Returns: the paths of the attachments.
  private func writeFailure(_ data: Data, _ attachments: [XCTAttachment]) throws -> [String] {
    try write(data, to: files.failed)
    return try attachments.enumerated().map { index, attachment in
      let name = attachment.name ?? (index == 0 ? "difference" : "difference-\(index + 1)")
      let url = files.failed.deletingPathExtension().appendingPathExtension("\(name).\(attachment.pathExtension)")
      try write(attachment.data, to: url)
      return url.path
    }
  }

  /// Tests that run side by side never see half of a file.
  private func write(_ data: Data, to url: URL) throws {
    if data.isEmpty, url.pathExtension == "png" { throw NoPixels() }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
}

/// A picture without pixels is never a reference.
private struct NoPixels: Error, CustomStringConvertible {
  let description = "it has no pixels, so nothing was recorded"
}
