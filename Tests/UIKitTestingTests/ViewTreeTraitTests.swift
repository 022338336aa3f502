import Foundation
import TestScope
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Set in the environment of the process in which the tests of `FailingStageTests` fail.
private let failingTestsVariable = "SCROLLWORK_FAILING_TESTS"

/// The suite of the failing tests is run in a process of its own, where they may fail.
@Suite struct ViewTreeTraitTests {
  /// What the tests of `FailingStageTests` print, without the marks of the runner.
  private static func output() throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    process.arguments = ["--testing-library", "swift-testing", "--filter", "FailingStageTests"]
    process.environment = ProcessInfo.processInfo.environment.merging([failingTestsVariable: "1", "NO_COLOR": "1"]) { $1 }
    (process.standardOutput, process.standardError, process.standardInput) = (pipe, pipe, FileHandle.nullDevice)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func theFirstIssueOfATestPrintsTheTreesOfItsStages() throws {
    let output = try Self.output()
    let trees = output.components(separatedBy: "↳ <UIScreen: ").dropFirst().map { "<UIScreen: \($0)".withStableAddresses }
    #expect(output.contains("recorded an issue") && trees.count == 3, "\(output)")
    let title = "<UILabel: 0x4; frame = (10 10; 80 20); text = 'Title'; userInteractionEnabled = NO; layer = <CALayer: 0x5>>"
    #expect(
      trees.allSatisfy {
        $0.hasPrefix(
          """
          <UIScreen: 0x1; bounds = {{0, 0}, {100, 200}}; scale = 1; maximumFramesPerSecond = 60>
            <UIWindow: 0x2; frame = (0 0; 100 200); layer = <CALayer: 0x3>>
               | \(title)
          """)
      }, "\(trees)")
    #expect(trees.allSatisfy { $0.contains("The last frames:\n") }, "\(trees)")
    #expect(trees.count { $0.contains("0.000 s: touch 0 began at (20, 30)\n") } == 1, "\(trees)")
  }
}

@MainActor @Suite(.viewTreeOnFailure, .enabled(if: ProcessInfo.processInfo.environment[failingTestsVariable] != nil))
struct FailingStageTests {
  private let stage = Stage(size: CGSize(width: 100, height: 200), scale: 1)

  init() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    label.text = "Title"
    stage.window.addSubview(label)
    try stage.settle()
  }

  @Test func expectsTwice() {
    stage.touch(.began, at: CGPoint(x: 20, y: 30))
    #expect(stage.time < 0)
    #expect(stage.time < -1)
  }

  @Test func requires() throws {
    _ = try #require(stage.rootViewController)
  }

  @Test(arguments: [1]) func isGivenArguments(number: Int) async {
    await Task.yield()
    #expect(number == 2)
  }

  @Test func passes() { #expect(stage.window.subviews.count == 1) }
}
