import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// At the ends of what a collection can show and be told.
@MainActor @Suite(.serialized) struct CollectionBoundaryTests {
  @Test(arguments: [0, 20] as [CGFloat], [false, true])
  func atTheBeginningNewItemsComeIntoViewAndElsewhereWhatIsSeenStays(inset: CGFloat, isAnimated: Bool) {
    for distance in [0, 1, 250] as [CGFloat] {
      let fixture = CollectionFixture([99])
      fixture.collection.contentInset.top = inset
      fixture.shown()
      fixture.collection.contentOffset.y = distance - inset
      fixture.stage.advance(by: 0)
      fixture.items.counts = [108]
      func insert() { fixture.collection.insertItems(at: (0..<9).map { item($0) }) }
      if isAnimated { insert() } else { UIView.performWithoutAnimation { insert() } }
      fixture.stage.settle()
      // Three lines of 100 points with a space of 10.
      let offset = distance == 0 ? -inset : distance - inset + 330
      #expect(fixture.collection.contentOffset.y == offset, "\(distance) points from the beginning")
    }
  }

  @Test func anItemMayBeAsLongAsAllContent() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 10, height: 1e13)
    flow.estimatedItemSize = CGSize(width: 1e13, height: 0)
    #expect(flow.itemSize.height == 1e13 && flow.estimatedItemSize.width == 1e13)
  }

  @Test func aLongerItemStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UICollectionViewFlowLayout().itemSize = CGSize(width: 10, height: 1.001e13)
    }
  }

  /// Beyond the start of a transition to more content there is less than none.
  @Test func theContentOfATransitionIsNeverLessThanNothing() {
    let fixture = CollectionFixture([30]).shown()
    let list = UICollectionViewFlowLayout()
    list.itemSize = CGSize(width: 375, height: 400)
    let transition = fixture.collection.startInteractiveTransition(to: list)
    transition.transitionProgress = -3
    #expect(transition.collectionViewContentSize == CGSize(width: 375, height: 0))
    transition.transitionProgress = 0
    #expect(transition.collectionViewContentSize.height == 1_090)
  }
}
