#if UIKitSource
import Testing
@testable import UIKitSourceTranslation

/// The order of the analysis, which follows from what its passes read and add.
@Suite struct PassOrderTests {
  private struct Eggs: Finding {}
  private struct Batter: Finding {}
  private struct Cake: Finding {}

  private static let eggs = AnalysisPass("eggs") { _, _ in Eggs() }
  private static let batter = AnalysisPass("batter") { (_, _, _: Eggs) in Batter() }
  private static let cake = AnalysisPass("cake") { (_, _, _: Batter, _: Eggs) in Cake() }
  private static let guests = AnalysisPass("guests") { (_, _, _: Cake) in }
  private static let table = AnalysisPass("table") { _, _ in }

  private static func names(_ passes: [AnalysisPass]) throws -> [String] { try AnalysisPass.ordered(passes).map(\.name) }

  @Test func signaturesDeclareWhatPassesReadAndAdd() {
    #expect(Self.cake.reads == [.init(Batter.self), .init(Eggs.self)])
    #expect(Self.cake.adds == .init(Cake.self))
    #expect(Self.guests.adds == nil)
    #expect(Self.table.reads.isEmpty)
  }

  @Test func aPassFollowsThoseThatItReads() throws {
    #expect(try Self.names([Self.guests, Self.cake, Self.batter, Self.eggs]) == ["eggs", "batter", "cake", "guests"])
  }

  @Test func passesThatNeedNotWaitStandAsGiven() throws {
    let given = [Self.table, Self.eggs, Self.batter, Self.cake, Self.guests]
    #expect(try Self.names(given) == given.map(\.name))
    #expect(try Self.names([Self.guests, Self.table, Self.cake, Self.eggs, Self.batter]).first == "table")
  }

  @Test func aFindingWithoutSourceIsReported() {
    let expected = PassOrderError.missing(.init(Eggs.self), readBy: "batter")
    #expect(throws: expected) { try Self.names([Self.batter, Self.table]) }
    #expect("\(expected)" == "the pass 'batter' reads Eggs, which no pass adds")
  }

  @Test func aFindingWithTwoSourcesIsReported() {
    let expected = PassOrderError.added(.init(Eggs.self), byBoth: "eggs", "farm")
    #expect(throws: expected) { try Self.names([Self.eggs, AnalysisPass("farm") { _, _ in Eggs() }]) }
  }

  @Test func passesThatWaitForEachOtherAreReported() {
    let hen = AnalysisPass("hen") { (_, _, _: Eggs) in Batter() }
    let egg = AnalysisPass("egg") { (_, _, _: Batter) in Eggs() }
    #expect(throws: PassOrderError.cycle(["hen", "egg"])) { try Self.names([Self.table, hen, egg]) }
  }

  @Test func theTranslatorsPassesStandInTheirOrder() throws {
    #expect(try Self.names(ModuleAnalysis.passes) == ModuleAnalysis.passes.map(\.name))
    #expect(Set(ModuleAnalysis.passes.map(\.name)).count == ModuleAnalysis.passes.count)
  }

  @Test func anyListOfTheTranslatorsPassesIsPutInOrder() throws {
    let passes = ModuleAnalysis.passes
    for start in passes.indices {
      let rotated = Array(passes[start...] + passes[..<start])
      var found: Set<AnalysisPass.FindingType> = []
      for pass in try AnalysisPass.ordered(start % 2 == 0 ? rotated : rotated.reversed()) {
        #expect(found.isSuperset(of: pass.reads), "\(pass.name)")
        if let finding = pass.adds { found.insert(finding) }
      }
    }
  }
}
#endif
