internal import Foundation
internal import Synchronization

/// The call of an assertion in a test's source: line and column of its parenthesis, counted from 1 in bytes, as `#column` does.
package struct InlinePlace: Sendable {
  let file: String
  let line, column: Int
  let syntax: InlineSnapshotSyntaxDescriptor

  package init(
    file: String, line: Int, column: Int, syntax: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
  ) {
    (self.file, self.line, self.column, self.syntax) = (file, line, column, syntax)
  }
}

/// A text that could not be recorded; the description says why.
package struct InlineRecordingFailed: Error, CustomStringConvertible {
  package let description: String
}

/// Writes texts into the source files of tests. Lines and columns are those of the files as they were compiled, so that each file is kept
/// as it was before the first recording of the process, and every recording is made there again.
package enum InlineRecorder {
  private struct File {
    let original: [UInt8]
    /// What the file has to contain unless somebody else has changed it.
    var written: Data
    /// By the offset of the call.
    var edits: [Int: InlineEdit] = [:]

    func rendered() -> Data {
      var result = Data(capacity: original.count)
      var place = 0
      for edit in edits.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        result.append(contentsOf: original[place..<edit.range.lowerBound])
        result.append(contentsOf: edit.replacement)
        place = edit.range.upperBound
      }
      result.append(contentsOf: original[place...])
      return result
    }
  }

  private static let files = Mutex<[String: File]>([:])

  /// Writes a text into the source, at once; nil removes the closure.
  package static func record(_ text: String?, at place: InlinePlace) throws {
    let url = URL(fileURLWithPath: place.file).resolvingSymlinksInPath()
    try files.withLock { files in
      guard let content = FileManager.default.contents(atPath: url.path) else {
        throw InlineRecordingFailed(description: "\(url.path) cannot be read: record where the sources are")
      }
      var file = files[url.path] ?? File(original: Array(content), written: content)
      guard file.written == content else {
        throw InlineRecordingFailed(description: "\(url.path) was changed while the tests ran: build again")
      }
      let source = InlineSource(bytes: file.original)
      guard let start = source.offset(line: place.line, column: place.column),
        let edit = source.edit(ofCallAt: start, text: text, place.syntax)
      else {
        throw InlineRecordingFailed(
          description:
            "there is no call at \(url.path):\(place.line):\(place.column): the source was changed after it was built; build again"
        )
      }
      file.edits[start] = edit
      let rendered = file.rendered()
      if rendered != content { try write(rendered, to: url) }
      file.written = rendered
      files[url.path] = file
    }
  }

  /// Readers never see half of the file, and its permissions stay.
  private static func write(_ data: Data, to url: URL) throws {
    let permissions = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    try data.write(to: url, options: .atomic)
    if let permissions { try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path) }
  }
}

/// A part of a source and what replaces it.
struct InlineEdit {
  let range: Range<Int>
  let replacement: [UInt8]
}
