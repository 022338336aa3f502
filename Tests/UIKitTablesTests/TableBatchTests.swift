import Foundation
import ListModel
import ManualHost
import TestSupport
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

/// After any batch, and at any instant of its animation, the table is the one that a fresh load would give.
@MainActor @Suite(.serialized) struct TableBatchTests {
  private static let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .middle, .none, .automatic]

  /// SCROLLWORK_BATCHES says how many batches; a failure prints the seed of its session.
  @Test func theTableShowsWhatTheDataSays() {
    let batches = ProcessInfo.processInfo.environment["SCROLLWORK_BATCHES"].flatMap { UInt64($0) } ?? 600
    for seed in 0..<batches / 3 + 1 where !live(seed) { return }
  }

  /// Three batches, each at a random instant of the one before.
  private func live(_ seed: UInt64) -> Bool {
    var random = SeededGenerator(seed: seed)
    let named = NamedTable(PlainLists((0..<random.roll(0..<5)).map { _ in random.roll(0..<9) }))
    var completions = 0
    for round in 1...3 {
      named.table.contentOffset.y = CGFloat(random.between(0, max(0, named.table.contentSize.height - 480)))
      named.stage.advance(by: 1.0 / 60)
      let batch = RandomBatch(named.rows.lists, &random)
      let change = {
        named.table.performBatchUpdates {
          named.rows.reload(batch)
          named.rows.say(batch.updates, to: named.table, Self.animations[random.roll(0..<8)])
        } completion: { _ in
          completions += 1
        }
      }
      if random.roll(0..<4) == 0 { UIView.performWithoutAnimation { change() } } else { change() }
      if !named.agrees(duringFrames: random.roll(0..<5), "seed \(seed), batch \(round)") { return false }
    }
    named.stage.settle()
    #expect(completions == 3, "seed \(seed)")
    let cells = named.table.subviews.count { $0 is UITableViewCell }
    #expect(cells == named.table.visibleCells.count, "seed \(seed): a cell stayed behind")
    #expect(named.rows.shown - named.rows.ended == cells, "seed \(seed): display messages")
    return named.agrees("seed \(seed), at rest")
  }
}

extension NamedRows {
  /// Takes the rows of `batch`; those that it reloads get another text.
  func reload(_ batch: RandomBatch) {
    for row in batch.updates.reloadedRows { versions[lists[row], default: 0] += 1 }
    lists = batch.after
  }
}
