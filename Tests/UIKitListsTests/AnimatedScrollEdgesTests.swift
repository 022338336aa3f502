import UIKitCollections
import UIKitTables

import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// An update takes away what is above the first visible row while an animated scroll runs: the anchor would move the offset beyond the
/// beginning, where a touch that stops the animation would leave it.
@MainActor @Suite(.serialized) struct AnimatedScrollEdgesTests {
  /// The offset right after the update, and after a touch has stopped the animation.
  private func offsets(
    _ list: UIScrollView, _ stage: ManualStage, stopsAfter frames: Int, update: () -> Void
  ) -> (first: CGFloat, stopped: CGFloat) {
    list.setContentOffset(CGPoint(x: 0, y: list.contentOffset.y + 900), animated: true)
    stage.advance(by: 1.0 / 60)
    UIView.performWithoutAnimation { update() }
    list.layoutIfNeeded()
    let first = list.contentOffset.y
    for _ in 0..<frames { stage.advance(by: 1.0 / 60) }
    let finger = CGPoint(x: 100, y: 240)
    stage.driver.touches([RawTouch(id: 0, phase: .began, location: finger)], at: stage.time)
    stage.advance(by: 1.0 / 60)
    stage.driver.touches([RawTouch(id: 0, phase: .ended, location: finger)], at: stage.time)
    stage.advance(by: 2)
    return (first, list.contentOffset.y)
  }

  @Test(arguments: [0, 1, 3]) func aTableStaysWithinItsEdges(_ frames: Int) {
    let fixture = TableFixture([100]).shown()
    fixture.scroll(to: 10 * 48 - 30)
    let offsets = offsets(fixture.table, fixture.stage, stopsAfter: frames) {
      fixture.rows.counts = [89]
      fixture.table.deleteRows(at: (0...10).map { path($0) }, with: .none)
    }
    #expect(offsets.first == 0)
    #expect(offsets.stopped >= 0)
  }

  @Test(arguments: [0, 1, 3]) func aCollectionStaysWithinItsEdges(_ frames: Int) {
    let fixture = CollectionFixture([300]).shown()
    fixture.scroll(to: (fixture.frame(60) ?? .null).minY - 30)
    let offsets = offsets(fixture.collection, fixture.stage, stopsAfter: frames) {
      fixture.items.counts = [240]
      fixture.collection.deleteItems(at: (0..<60).map { item($0) })
    }
    #expect(offsets.first == 0)
    #expect(offsets.stopped >= 0)
  }

  /// A destination that code has chosen beyond the end is reached all the same.
  @Test func codeMayAnimateBeyondAnEdge() {
    let fixture = TableFixture([100]).shown()
    fixture.table.setContentOffset(CGPoint(x: 0, y: -80), animated: true)
    fixture.stage.advance(by: 1.0 / 60)
    UIView.performWithoutAnimation {
      fixture.rows.counts = [99]
      fixture.table.deleteRows(at: [path(50)], with: .none)
    }
    fixture.stage.advance(by: 2)
    #expect(fixture.table.contentOffset.y == -80)
  }
}
