import UIKitCollections
import Foundation
import ListModel
import ManualHost
import TestSupport
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// After any batch, and at any instant of its animation, the collection is the one that a fresh load would give.
@MainActor @Suite(.serialized) struct CollectionBatchTests {
  /// SCROLLWORK_BATCHES says how many batches; a failure prints the seed of its session.
  @Test func theCollectionShowsWhatTheDataSays() {
    let batches = ProcessInfo.processInfo.environment["SCROLLWORK_BATCHES"].flatMap { UInt64($0) } ?? 600
    for seed in 0..<batches / 3 + 1 where !live(seed) { return }
  }

  /// Three batches, each at a random instant of the one before.
  private func live(_ seed: UInt64) -> Bool {
    var random = SeededGenerator(seed: seed)
    let named = NamedCollection(PlainLists((0..<random.roll(0..<5)).map { _ in random.roll(0..<25) }))
    named.flow.headerReferenceSize = random.roll(0..<2) == 0 ? .zero : CGSize(width: 30, height: 30)
    named.flow.sectionHeadersPinToVisibleBounds = random.roll(0..<2) == 0
    named.stage.advance(by: 0)
    var completions = 0
    for round in 1...3 {
      named.offset = CGFloat(random.between(0, max(0, named.end)))
      named.stage.advance(by: 1.0 / 60)
      change(named, &random) { completions += 1 }
      if !named.agrees(duringFrames: random.roll(0..<5), "seed \(seed), batch \(round)") { return false }
    }
    named.stage.settle()
    #expect(completions == 3, "seed \(seed)")
    #expect(named.cells.count == named.collection.visibleCells.count, "seed \(seed): a cell stayed behind")
    #expect(named.items.shown - named.items.ended == named.cells.count, "seed \(seed): display messages")
    return named.agrees("seed \(seed), at rest")
  }

  private func change(_ named: NamedCollection, _ random: inout SeededGenerator, completion: @escaping () -> Void) {
    let batch = RandomBatch(named.items.lists, &random)
    let isWrong = random.roll(0..<12) == 0
    let change = {
      named.collection.performBatchUpdates {
        named.items.reload(batch)
        if !isWrong { return named.items.say(batch.updates, to: named.collection) }
        // What is said does not fit, and a fresh load says it all.
        named.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        named.collection.reloadData()
      } completion: { _ in
        completion()
      }
    }
    if random.roll(0..<4) == 0 { UIView.performWithoutAnimation { change() } } else { change() }
  }
}
