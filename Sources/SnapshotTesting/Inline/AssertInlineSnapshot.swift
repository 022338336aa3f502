public import Foundation
internal import TestReport

/// Where a function that calls `assertInlineSnapshot` has its closure: for assertions of a test's own.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of `assertInlineSnapshot`'s closure.
  public static let defaultTrailingClosureLabel = "matches"

  /// Former labels of the closure, which a recording replaces.
  public var deprecatedTrailingClosureLabels: [String]
  /// The closure's label, used behind other closures.
  public var trailingClosureLabel: String
  /// The number of trailing closures before it.
  public var trailingClosureOffset: Int

  /// Describes a function; the defaults describe `assertInlineSnapshot`.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }
}

/// Compares the text of a value with the text in the closure, and fails if they differ, or if there was no closure and one was recorded.
///
/// A recording writes the closure into the test's source file; build again to compare with it.
///
/// - Parameters:
///   - value: nil has no text, and no closure.
///   - message: Begins the failure.
///   - recording: nil takes over `withSnapshotTesting(record:)`, then `isRecording`, then the environment's `SNAPSHOT_TESTING_RECORD`.
///   - timeout: Seconds to wait for a strategy whose snapshots come later.
///   - syntaxDescriptor: Where the closure is, for a function that passes file, line and column on.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let place = InlinePlace(file: "\(filePath)", line: Int(line), column: Int(column), syntax: syntaxDescriptor)
  let failure: String?
  do {
    let snapshot = try value().map { try InlineSnapshot.text(of: $0, snapshotting, timeout: timeout) }
    let record = SnapshotTestingConfiguration.record(recording)
    failure = try InlineSnapshot(place: place, record: record).check(snapshot, expected?(), snapshotting.diffing)
  } catch {
    failure = "The snapshot of \(function) failed: \(error)"
  }
  guard let failure else { return }
  let text = message()
  TestReport.fail(text.isEmpty ? failure : "\(text) - \(failure)", fileID, filePath, line, column)
}

/// The comparison of one text with the text in a test's source.
struct InlineSnapshot {
  let place: InlinePlace
  let record: SnapshotTestingConfiguration.Record

  static func text<Value>(
    of value: Value, _ snapshotting: Snapshotting<Value, String>, timeout: TimeInterval
  ) throws -> String {
    guard let text = try taken(value, snapshotting, timeout: timeout) else { throw TimedOut(seconds: timeout) }
    return text
  }

  /// - Returns: the failure's text; nil for equal texts.
  func check(_ snapshot: String?, _ expected: String?, _ diffing: Diffing<String>) throws -> String? {
    if record == .all {
      try InlineRecorder.record(snapshot, at: place)
      return "Recorded the text, as the record mode .all asks. Turn it off and build again to compare with it."
    }
    guard let difference = Self.difference(snapshot, expected, diffing) else { return nil }
    if expected == nil {
      if record == .never { return "There is no text, and the record mode .never does not record one." }
      try InlineRecorder.record(snapshot, at: place)
      return "There was no text: recorded one. Build again to compare with it."
    }
    guard record == .failed else { return "The snapshot differs from its text: \(difference)" }
    try InlineRecorder.record(snapshot, at: place)
    return "The snapshot differs from its text: \(difference)\nReplaced the text, as the record mode .failed asks."
  }

  /// nil for equal texts.
  private static func difference(_ snapshot: String?, _ expected: String?, _ diffing: Diffing<String>) -> String? {
    switch (snapshot, expected) {
    case (nil, nil): nil
    case (let snapshot?, let expected?): diffing.diff(expected, snapshot)?.0
    case (nil, let expected?): "the value is nil, the text is\n\(expected)"
    case (let snapshot?, nil): snapshot
    }
  }
}

private struct TimedOut: Error, CustomStringConvertible {
  let seconds: TimeInterval
  var description: String { "it did not come within \(seconds) s; a strategy must call its callback, or pass timeout:" }
}
