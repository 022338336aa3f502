import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// A layout that says whatever it is told to.
private final class LyingLayout: UICollectionViewLayout {
  var lie: [UICollectionViewLayoutAttributes] = []
  var size = CGSize(width: 375, height: 600)
  override var collectionViewContentSize: CGSize { size }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { lie }
}

@MainActor private func show(
  _ lie: (UICollectionViewLayoutAttributes) -> Void, _ path: IndexPath = IndexPath(item: 0, section: 0)
) {
  let layout = LyingLayout()
  let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
  attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  lie(attributes)
  layout.lie = [attributes]
  CollectionFixture([10], layout: layout).shown()
}

/// Each of these stops the program; the messages name the call and the value.
@MainActor @Suite(.serialized) struct CollectionBadInputTests {
  private func expectMessage(_ result: ExitTest.Result?, _ part: String) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(part), "\(output.suffix(600))")
  }

  @Test func attributesOfAnItemThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      show({ _ in }, IndexPath(item: 12, section: 0))
    }
    expectMessage(
      result,
      "LyingLayout.layoutAttributesForElements(in:) returned attributes for the item [0, 12], which does not exist: section 0 has 10 items"
    )
  }

  @Test func aFrameThatIsNotFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      show { $0.frame.size.width = .nan }
    }
    expectMessage(result, "for the item [0, 0]: it is not finite")
  }

  @Test func aContentSizeThatIsNotFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let layout = LyingLayout()
      layout.size.height = .infinity
      CollectionFixture([10], layout: layout).shown()
    }
    expectMessage(
      result, "LyingLayout.collectionViewContentSize is (375.0, inf): it must be finite and not negative")
  }

  @Test func anUnregisteredIdentifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      _ = collection.dequeueReusableCell(withReuseIdentifier: "ghost", for: IndexPath(item: 0, section: 0))
    }
    expectMessage(result, "withReuseIdentifier: \"ghost\"")
  }

  @Test func aCellThatWasNotDequeued() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      final class Own: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          UICollectionViewCell(frame: .zero)
        }
      }
      let fixture = CollectionFixture([])
      let own = Own()
      fixture.collection.dataSource = own
      fixture.shown()
    }
    expectMessage(result, "Own returned a view that was not dequeued for the item [0, 0]")
  }

  @Test func aNegativeCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      CollectionFixture([-3]).shown()
    }
    expectMessage(result, "collectionView(_:numberOfItemsInSection: 0) of Items returned -3")
  }

  @Test func anItemThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      CollectionFixture([5]).shown().collection.scrollToItem(at: IndexPath(item: 5, section: 0), at: .top, animated: false)
    }
    expectMessage(result, "scrollToItem(at: [0, 5], ...): there is no item [0, 5]; section 0 has 5 items")
  }

  @Test func aSectionThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      CollectionFixture([5]).shown().collection.selectItem(
        at: IndexPath(item: 0, section: 3), animated: false, scrollPosition: [])
    }
    expectMessage(result, "selectItem(at: [3, 0], ...): there is no item [3, 0]; there are 1 sections")
  }

  @Test func twoPlacesOnOneAxis() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      CollectionFixture([5]).shown().collection.scrollToItem(
        at: IndexPath(item: 0, section: 0), at: [.top, .bottom], animated: false)
    }
    expectMessage(result, "names two places on one axis")
  }

  @Test func countsThatDisagreeAfterABatch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let fixture = CollectionFixture([4, 7]).shown()
      fixture.collection.performBatchUpdates {
        fixture.items.counts = [4, 9]
        fixture.collection.insertItems(at: [IndexPath(item: 0, section: 1)])
      }
    }
    expectMessage(
      result,
      "performBatchUpdates(_:completion:): section 1 had 7 items before the batch and has 9 after it, but the batch puts in 1 and takes out 0"
    )
  }

  @Test func aBatchInsideAQuestion() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let fixture = CollectionFixture([4]).shown()
      fixture.items.onCount = { $0.insertItems(at: [IndexPath(item: 0, section: 0)]) }
      fixture.collection.performBatchUpdates { fixture.collection.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    }
    expectMessage(result, "insertItems(at:) was called from inside a question to Items")
  }

  @Test func aSupplementaryViewThatNobodyMakes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      final class NoViews: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          preconditionFailure("no items")
        }
      }
      let fixture = CollectionFixture([])
      fixture.flow.headerReferenceSize.height = 40
      let source = NoViews()
      fixture.collection.dataSource = source
      fixture.shown()
    }
    expectMessage(result, "but NoViews does not implement collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }

  @Test func aLayoutForTwoCollections() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let first = CollectionFixture([5]).shown()
      CollectionFixture([5]).shown().collection.collectionViewLayout = first.flow
    }
    expectMessage(result, "a UICollectionViewFlowLayout was given to a second UICollectionView")
  }

  @Test func moreItemsThanACollectionTakes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      CollectionFixture([.max]).shown()
    }
    expectMessage(result, "numberOfItemsInSection: 0) of Items returned 9223372036854775807: return 0 to 10000000000")
  }

  @Test func aSizeThatNoScreenCanShow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UICollectionViewFlowLayout().itemSize = CGSize(width: 10, height: 1e300)
    }
    expectMessage(result, "UICollectionViewFlowLayout.itemSize")
  }
}
