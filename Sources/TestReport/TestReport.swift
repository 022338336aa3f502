internal import Foundation

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// Failures go to the library that runs the test: Swift Testing or XCTest.
package enum TestReport {
  package static func fail(_ message: String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    #if canImport(Testing)
      if Test.current != nil {
        let location = SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: max(1, Int(column)))
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        return
      }
    #endif
    #if canImport(XCTest)
      XCTestRuns.observe()
      XCTFail(message, file: filePath, line: line)
    #else
      FileHandle.standardError.write(Data("\(filePath):\(line): \(message)\n".utf8))
    #endif
  }

  /// Tells one run of a test of XCTest from the next; empty without XCTest.
  package static var runningXCTest: String {
    #if canImport(XCTest)
      XCTestRuns.observe()
      return "\(XCTestRuns.count)"
    #else
      return ""
    #endif
  }
}

#if canImport(XCTest)
  /// Counts the tests of XCTest that have begun: assertions are numbered anew in each run of a test.
  private final class XCTestRuns: NSObject, XCTestObservation {
    nonisolated(unsafe) private(set) static var count = 0
    nonisolated(unsafe) private static var shared: XCTestRuns?

    /// Called on the thread of the tests of XCTest, which run one after the other.
    static func observe() {
      guard shared == nil else { return }
      let runs = XCTestRuns()
      shared = runs
      XCTestObservationCenter.shared.addTestObserver(runs)
    }

    func testCaseWillStart(_ testCase: XCTestCase) { Self.count += 1 }
  }
#endif
