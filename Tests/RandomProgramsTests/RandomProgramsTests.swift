import Foundation
import Testing

@testable import RandomPrograms

/// Anything may be done, at any time, inside any message: every frame is what a plain model says.
///
/// `scripts/blackbox/check-batches` runs thousands of them, built with optimization.
@MainActor @Suite(.serialized) struct RandomProgramsTests {
  @Test func tablesShowWhatTheirRowsSay() { run(RandomTable.self, 16, operations: 8) }

  @Test func collectionsShowWhatTheirItemsSay() { run(RandomCollection.self, 16, operations: 8) }

  @Test func compositionsShowWhatTheirItemsSay() { run(RandomComposedCollection.self, 16, operations: 8) }

  @Test func layoutsThatChangeShowWhatTheirItemsSay() { run(RandomLayoutsCollection.self, 24, operations: 8) }

  /// An item whose height was measured was among items of fixed heights between two passes, and came back.
  @Test(arguments: [1924, 3001, 5584]) func heightsThatALayoutHasLostAreMeasuredAgain(seed: UInt64) {
    let program = RandomComposedCollection(seed: seed)
    program.illegalShare = (1, 3)
    #expect(program.run() == nil)
  }

  /// A batch moved a measured item away, and another one back before the first was shown.
  @Test func heightsLostBetweenTwoBatchesAreMeasuredAgain() {
    #expect(RandomComposedCollection(seed: 2_101_277).run() == nil)
  }

  /// A line of columns was shown in part, after a reload that kept the sizes of some of its items, and scrolled in by small steps.
  @Test(arguments: [9_600_313, 9_803_041, 9_900_650]) func linesInViewAreMeasuredAsAWhole(seed: UInt64) {
    #expect(RandomCollection(seed: seed).run() == nil)
  }

  @Test func outlinesShowWhatTheirTreesSay() { run(RandomOutline.self, 16, operations: 6) }

  @Test func containersAreWhatAPlainArrayWouldBe() { run(ContainerWorld.self, 8, operations: 40) }

  @Test func scrollViewsInsideOneAnotherMoveAsOne() { run(NestingProgram.self, 16, operations: 20) }

  @Test func containersKeepWhatShowsInMotion() { run(AnchoredWorld.self, 16, operations: 20) }

  /// Edits inside the messages of a layout: of a list that is entering, that is being placed, or that is not the last one of a container
  /// anchored at its end.
  @Test(arguments: [13, 42, 214, 333, 336, 562, 736, 102_259, 102_412]) func editsInsideMessagesLeaveWhatShows(seed: UInt64) {
    #expect(AnchoredWorld(seed: seed).run() == nil)
  }

  /// A batch has had a collection at an offset above its content for a moment.
  @Test func itemsAtTheStartOfACollectionThatWasAboveItsContentShow() {
    #expect(AnchoredWorld(seed: 8_301_588).run() == nil)
  }

  @Test func gridsShowWhatSumsOfLengthsSay() { run(RandomGrid.self, 24, operations: 40) }

  @Test func pagesShareOneMotionWithTheirHeader() { run(RandomPager.self, 24, operations: 20) }

  @Test func endlessViewsShowTheirTiles() { run(EndlessWorld.self, 24, operations: 40) }

  @Test func screensAreThoseOfPlainStacks() { run(ControllersProgram.self, 60, operations: 20) }

  @Test func timelinesFollowTheirViews() { run(TimelinesProgram.self, 24, operations: 60) }

  @Test func pickersShowWhatTheyHaveTold() { run(PickersWorld.self, 24, operations: 40) }

  @Test func textsAreThoseOfAPlainArray() { run(TextsWorld.self, 24, operations: 40) }

  @Test func theFocusIsOnWhatAPersonSees() { run(FocusWorld.self, 60, operations: 20) }

  @Test func aDesktopClosesWhatItOpens() { run(DesktopWorld.self, 40, operations: 30) }

  @Test func searchesBeginAndEndInPairs() { run(SearchWorld.self, 40, operations: 30) }

  @Test func splitViewsShowWhatPlainStacksSay() { run(SplitWorld.self, 60, operations: 20) }

  @Test func aKeyboardShowsForWhoeverIsEdited() { run(KeyboardWorld.self, 60, operations: 14) }

  @Test func aSessionWithAKeyboardIsFreed() {
    weak var former: KeyboardWorld?
    do {
      let session = KeyboardWorld(seed: 7)
      former = session
      #expect(session.run() == nil)
    }
    #expect(former == nil)
  }

  @Test func containersOf150ListsKeepWhatShows() { run(CrowdedWorld.self, 2, operations: 20) }

  @Test func lazySectionsShowWhatAPlainListWould() { run(SectionsWorld.self, 16, operations: 40) }

  /// Children beyond the screen, placed there for an animation, are not those that stay: sections between them and the screen may be missing.
  @Test func twoAnimatedChangesOfSectionsInsideAnAnimatedScrollMoveNothing() {
    #expect(SectionsWorld(seed: 9_500_116).run() == nil)
  }

  /// - Parameter least: Operations of a program, on average: one that does nothing finds nothing.
  private func run(_ kind: (some RandomProgram).Type, _ count: UInt64, operations least: Int) {
    var operations = 0
    for seed in 0..<count {
      let program = kind.init(seed: seed)
      if let wrong = program.run() { Issue.record("\(kind), seed \(seed): \(wrong)") }
      operations += program.operations
    }
    #expect(operations > Int(count) * least)
  }
}
