import Foundation
import Scrollwork
import Testing
import UIKit

/// Containers against an independent model: anything may be done, at any time, inside any message.
///
/// SCROLLWORK_SESSIONS says how many programs of about fifty steps; SCROLLWORK_SEED runs a single one, as a failure names it.
/// Longer runs have findings that are not all mended yet.
@MainActor @Suite struct ContainerRandomTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["SCROLLWORK_SEED"].flatMap { UInt64($0) }
  private static let sessions = environment["SCROLLWORK_SESSIONS"].flatMap { UInt64($0) } ?? 8

  @Test func containersAreWhatAPlainArrayWouldBe() {
    var (operations, failures) = (0, 0)
    for seed in Self.seed.map({ $0..<$0 + 1 }) ?? 0..<Self.sessions {
      let world = ContainerWorld(seed)
      if let problem = run(world) {
        failures += 1
        let log = world.log.suffix(Self.seed == nil ? 12 : 1_000).joined(separator: "\n")
        Issue.record("container, seed \(seed): \(problem)\n\(log)")
      }
      operations += world.operations
      if failures > 20 { return }
    }
    if Self.seed == nil { #expect(operations > Int(Self.sessions) * 40) }
  }

  private func run(_ world: ContainerWorld) -> String? {
    for _ in 0..<12 {
      for _ in 0..<4 {
        if let problem = world.step() { return problem }
      }
      if let problem = world.rest() { return problem }
    }
    return nil
  }
}
