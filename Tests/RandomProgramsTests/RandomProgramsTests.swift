import Foundation
import Testing

@testable import RandomPrograms

/// Anything may be done, at any time, inside any message: every frame is what a plain model says.
///
/// `scripts/check-batches` runs thousands of them, built with optimization.
@MainActor @Suite(.serialized) struct RandomProgramsTests {
  @Test func tablesShowWhatTheirRowsSay() { run(RandomTable.self, 16) }

  @Test func collectionsShowWhatTheirItemsSay() { run(RandomCollection.self, 16) }

  @Test func containersAreWhatAPlainArrayWouldBe() { run(ContainerWorld.self, 8) }

  private func run(_ kind: (some RandomProgram).Type, _ count: UInt64) {
    var operations = 0
    for seed in 0..<count {
      let program = kind.init(seed: seed)
      if let wrong = program.run() { Issue.record("\(kind), seed \(seed): \(wrong)") }
      operations += program.operations
    }
    // A program that does nothing finds nothing.
    #expect(operations > Int(count) * 8)
  }
}
