internal import Foundation
internal import Synchronization

/// What snapshot tests do with references, and how failures name a tool to look at them.
public struct SnapshotTestingConfiguration: Sendable {
  /// The settings of the running task: the innermost `withSnapshotTesting` or trait.
  public static var current: SnapshotTestingConfiguration? { Self.local }

  @TaskLocal static var local: SnapshotTestingConfiguration?

  /// nil takes over the surroundings'.
  public var record: Record?
  /// nil takes over the surroundings'.
  public var diffTool: DiffTool?

  /// Makes settings; nil takes over the surroundings'.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) { (self.record, self.diffTool) = (record, diffTool) }

  /// When a new snapshot becomes the reference. Every test that records fails, except where a comparison has succeeded.
  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// `true` is `.all`, `false` is `.missing`.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

    /// Replaces every reference.
    public static let all = Record("all")
    /// Records where there is no reference, and replaces references that differ.
    public static let failed = Record("failed")
    /// Records where there is no reference: the default.
    public static let missing = Record("missing")
    /// Records nothing: for continuous integration.
    public static let never = Record("never")

    static func named(_ name: String) -> Record? { [.all, .failed, .missing, .never].first { $0.name == name.lowercased() } }
  }

  /// A command that shows a reference and a failed snapshot side by side; it is printed with a failure.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Makes a tool from a function of the paths of the reference and of the failed snapshot.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) { command = tool }

    /// A program with the two paths as its arguments.
    public init(stringLiteral value: String) { command = { "\(value) \"\($0)\" \"\($1)\"" } }

    /// The line for a failure.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }

    /// The two paths, one per line.
    public static let `default` = DiffTool { "  reference: \($0)\n  snapshot:  \($1)" }
    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
  }
}

private let globals = Mutex((isRecording: false, diffTool: SnapshotTestingConfiguration.DiffTool?.none))

/// Whether every test replaces its reference, unless a test or `withSnapshotTesting` says otherwise; false at first. For all tests of the
/// process: prefer `withSnapshotTesting(record:)`.
public var isRecording: Bool {
  get { globals.withLock { $0.isRecording } }
  set { globals.withLock { $0.isRecording = newValue } }
}

/// The tool that failures name, unless `withSnapshotTesting` says otherwise; nil at first, for the two paths.
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
  get { globals.withLock { $0.diffTool } }
  set { globals.withLock { $0.diffTool = newValue } }
}

extension SnapshotTestingConfiguration {
  /// The argument of the assertion, else the task's setting, else `isRecording`, else the environment variable `SNAPSHOT_TESTING_RECORD`.
  static func record(_ own: Record?) -> Record {
    if let record = own ?? local?.record { return record }
    if isRecording { return .all }
    return ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(Record.named) ?? .missing
  }

  static var tool: DiffTool { local?.diffTool ?? globals.withLock { $0.diffTool } ?? .default }

  static func joined(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? local?.record, diffTool: diffTool ?? local?.diffTool)
  }
}

/// Runs `operation` with other settings for its snapshots; nil takes over the surroundings'.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$local.withValue(.joined(record, diffTool)) { try operation() }
}

/// Runs `operation` with other settings for its snapshots; nil takes over the surroundings'.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$local.withValue(.joined(record, diffTool)) { try await operation() }
}
