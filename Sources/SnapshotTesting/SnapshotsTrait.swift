#if canImport(Testing)
  public import Testing

  /// Other snapshot settings for a test or a suite of Swift Testing.
  public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// True: on a suite the settings hold for all tests inside.
    public var isRecursive: Bool { true }

    /// Runs the test with the settings.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) { try await function() }
    }
  }

  extension Trait where Self == _SnapshotsTestTrait {
    /// Other settings for the snapshots of a test or a suite; nil takes over the surroundings'.
    public static func snapshots(
      record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
      _SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Other settings for the snapshots of a test or a suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
      _SnapshotsTestTrait(configuration: configuration)
    }
  }
#endif
