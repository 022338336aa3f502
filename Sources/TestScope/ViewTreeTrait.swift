#if canImport(Testing) && compiler(>=6.2)
  internal import Synchronization
  public import Testing
  internal import UIKitCore

  /// Adds the view tree to the first issue of a test: `UIScreen.recursiveDescription()` of each stage that the test has driven, as it is
  /// when the issue is recorded, with the last touches, keys and frames.
  ///
  /// On a suite it holds for all tests inside. An error that the test function itself throws is recorded after its stage is gone, and so is
  /// an issue off the main actor: both stay without a tree. A failed `#require` has one.
  public struct ViewTreeTrait: TestTrait, SuiteTrait, TestScoping {
    /// True: on a suite the trait holds for each test inside.
    public var isRecursive: Bool { true }

    /// Runs the test with a handler that adds the view tree to its first issue.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let report = TreeReport()
      let handler = IssueHandlingTrait.compactMapIssues { issue in report.added(to: issue) }
      try await handler.provideScope(for: test, testCase: testCase, performing: function)
    }
  }

  extension Trait where Self == ViewTreeTrait {
    /// Prints the view tree, the last touches and the last frames with the first issue of each test.
    public static var viewTreeOnFailure: Self { Self() }
  }

  /// Of one test case, whose issues may come from any of its tasks.
  private final class TreeReport: Sendable {
    private let isDone = Mutex(false)

    func added(to issue: Issue) -> Issue {
      guard let test = CurrentScreen.runningTest(), let tree = CurrentScreen.tree(ofTest: test), takeTurn() else { return issue }
      var issue = issue
      issue.comments.append(Comment(rawValue: tree))
      return issue
    }

    private func takeTurn() -> Bool {
      isDone.withLock { isDone in
        defer { isDone = true }
        return !isDone
      }
    }
  }
#endif
