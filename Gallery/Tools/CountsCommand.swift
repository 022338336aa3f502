internal import ArgumentParser
internal import Foundation
internal import UIKit
internal import UIKitTesting

/// The command run by `scripts/measure/check-counts`.
struct CountsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "counts",
    abstract: "Repeat one operation on a fixed screen, and print what its frames did.",
    discussion: """
      Prints cells made and reused, layers displayed and the number of times, as JSON. Instructions and allocations are counted from \
      outside, in `CountsCommand.measured(_:)`.
      """)

  @Argument(help: "One of \(CountedOperation.allCases.map(\.rawValue).joined(separator: ", ")).")
  var operation: CountedOperation

  func run() throws {
    try MainActor.assumeIsolated {
      let work = CountedWork(operation)
      // Pools, buffers and caches grow to what they need.
      for _ in 0..<operation.warmUp { work.step() }
      var (made, reused, layers) = (0, 0, 0)
      work.stage.traceFrames(clock: { 0 }) {
        made += $0.counts.cellsMade
        reused += $0.counts.cellsReused
        layers += $0.counts.layers
      }
      for _ in 0..<operation.times { Self.measured(work) }
      let values = ["cellsMade": made, "cellsReused": reused, "layersDisplayed": layers, "times": operation.times]
      try StandardStreams.write(
        String(decoding: JSONSerialization.data(withJSONObject: values, options: .sortedKeys), as: UTF8.self))
    }
  }

  /// A function of its own, in which callgrind counts.
  @MainActor @inline(never) private static func measured(_ work: CountedWork) { work.step() }
}

/// What is counted: each name stands in scripts/measure/counts.json.
enum CountedOperation: String, CaseIterable, ExpressibleByArgument {
  /// A table scrolls by 1 point in each frame; every 44th shows a new row.
  case step
  /// A table scrolls by the height of a row in each frame.
  case row
  /// A table shows other rows in each frame.
  case jump
  /// A table inserts a row that shows.
  case insert
  /// A table of 100,000 rows is shown for the first time.
  case layout
  /// A collection view with a flow scrolls by the height of a line in each frame.
  case collection
  /// A container of tables and plain views scrolls by 7 points in each frame.
  case container
  /// A view with a shadow moves by 3 points in each frame.
  case shadow

  var times: Int { self == .layout ? 20 : 220 }
  var warmUp: Int { self == .layout ? 2 : 110 }
}
