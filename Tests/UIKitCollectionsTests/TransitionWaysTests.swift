import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// Random flows, steps and ends: what a transition leaves behind is what the layout, set at once, shows.
@MainActor @Suite(.serialized) struct TransitionWaysTests {
  private func flow(_ random: inout SeededGenerator) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 20 + random.roll(0..<350), height: 20 + random.roll(0..<300))
    flow.minimumLineSpacing = CGFloat(random.roll(0..<40))
    if random.roll(0..<3) == 0 { flow.headerReferenceSize = CGSize(width: 375, height: 20 + random.roll(0..<60)) }
    if random.roll(0..<4) == 0 { flow.scrollDirection = .horizontal }
    return flow
  }

  private func copy(_ flow: UICollectionViewFlowLayout) -> UICollectionViewFlowLayout {
    let copy = UICollectionViewFlowLayout()
    (copy.itemSize, copy.minimumLineSpacing) = (flow.itemSize, flow.minimumLineSpacing)
    (copy.headerReferenceSize, copy.scrollDirection) = (flow.headerReferenceSize, flow.scrollDirection)
    return copy
  }

  private func places(_ fixture: CollectionFixture) -> [String] {
    fixture.collection.subviews.compactMap { $0 as? UICollectionReusableView }.map { "\($0.frame) \($0.alpha)" }.sorted()
  }

  @Test(arguments: 0..<100) func theWayDoesNotMatter(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let counts = (0...random.roll(0..<3)).map { _ in random.roll(0..<120) }
    let (first, second, offset) = (flow(&random), flow(&random), CGFloat(random.roll(0..<4000)))
    let fixture = CollectionFixture(counts, layout: first).shown()
    fixture.scroll(to: min(offset, max(0, fixture.collection.contentSize.height - 600)))
    let start = fixture.collection.contentOffset
    let completes = random.roll(0..<2) == 0
    let transition = fixture.collection.startInteractiveTransition(to: second)
    for _ in 0..<random.roll(0..<8) {
      transition.transitionProgress = CGFloat(random.roll(0..<101)) / 100
      if random.roll(0..<3) > 0 { fixture.stage.advance(by: 1.0 / 60) }
      let cells = fixture.collection.visibleCells
      for cell in cells { #expect(cell.frame.intersects(fixture.collection.bounds)) }
    }
    if completes { fixture.collection.finishInteractiveTransition() } else { fixture.collection.cancelInteractiveTransition() }
    fixture.stage.settle()
    let other = CollectionFixture(counts, layout: copy(completes ? second : first)).shown()
    other.collection.contentOffset = fixture.collection.contentOffset
    other.stage.settle()
    #expect(other.collection.contentOffset == fixture.collection.contentOffset)
    if !completes { #expect(fixture.collection.contentOffset == start) }
    #expect(fixture.collection.contentSize == other.collection.contentSize)
    #expect(places(fixture) == places(other))
  }
}
