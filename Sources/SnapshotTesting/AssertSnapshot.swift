public import Foundation
internal import TestReport

/// Compares the snapshot of a value with its reference, and fails if they differ, or if there was no reference and one was recorded.
///
/// References are files in `__Snapshots__/<test file>/` beside the test file, named after the test function and `name`, or without one
/// after the assertion's number in the test.
///
/// - Parameters:
///   - value: A view is drawn on a screen of its own and put back afterwards.
///   - recording: nil takes over `withSnapshotTesting(record:)`, then `isRecording`, then the environment's `SNAPSHOT_TESTING_RECORD`.
///   - timeout: Seconds to wait for a strategy whose snapshots come later.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
  if let failure { TestReport.fail(failure, fileID, filePath, line, column) }
}

/// `assertSnapshot(of:as:)` under its older label.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// Compares a value by several strategies; the keys are the names of the references.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value by several strategies; the references are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
      line: line, column: column)
  }
}

/// `assertSnapshots(of:as:)` under its older label.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
}

/// Compares as `assertSnapshot` does and returns the failure's text; nil if snapshot and reference are equal.
///
/// - Parameter snapshotDirectory: The folder of the reference; nil for `__Snapshots__/<test file>/` beside the test file.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let record = SnapshotTestingConfiguration.record(recording)
  let files = SnapshotFiles(
    testFile: "\(filePath)", directory: snapshotDirectory, testName: testName, name: name,
    pathExtension: snapshotting.pathExtension)
  do {
    let snapshot = try taken(try value(), snapshotting, timeout: timeout)
    guard let snapshot else {
      return "The snapshot of \(testName) did not come within \(timeout) s; a strategy must call its callback, or pass timeout:"
    }
    return try SnapshotComparison(files: files, record: record, testName: testName).check(snapshot, snapshotting.diffing)
  } catch {
    return "The snapshot of \(testName) failed: \(error)"
  }
}

/// `verifySnapshot(of:as:)` under its older label.
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, snapshotDirectory: snapshotDirectory, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Runs the run loop while the snapshot is not there; nil after `timeout` seconds.
func taken<Value, Format>(
  _ value: Value, _ snapshotting: Snapshotting<Value, Format>, timeout: TimeInterval
) throws -> Format? {
  var result: Format?
  snapshotting.snapshot(value).run { result = $0 }
  let end = Date(timeIntervalSinceNow: timeout)
  while result == nil, end.timeIntervalSinceNow > 0 {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: min(0.01, max(0, end.timeIntervalSinceNow))))
  }
  return result
}
