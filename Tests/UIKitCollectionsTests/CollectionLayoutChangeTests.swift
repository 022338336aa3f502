import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCollections
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

@MainActor @Suite(.serialized) struct CollectionLayoutChangeTests {
  @Test func anotherLayoutMovesTheSameCellsByTheSpring() throws {
    let fixture = CollectionFixture([30]).shown()
    let cell = try #require(fixture.collection.cellForItem(at: item(1)))
    let list = UICollectionViewFlowLayout()
    list.itemSize = CGSize(width: 375, height: 40)
    var ends: [Bool] = []
    fixture.collection.setCollectionViewLayout(list, animated: true) { ends.append($0) }
    #expect(fixture.collection.collectionViewLayout === list && list.collectionView === fixture.collection)
    #expect(fixture.collection.cellForItem(at: item(1)) === cell && cell.frame == CGRect(x: 0, y: 50, width: 375, height: 40))
    fixture.stage.advance(by: 0.05)
    let shown = try #require(cell.layer.presentation()).frame
    #expect(shown.minX > 0 && shown.minX < 137.5 && shown.width > 100 && shown.width < 375)
    #expect(ends.isEmpty)
    fixture.stage.settle()
    #expect(ends == [true])
    #expect(fixture.collection.visibleCells.count == 12 && fixture.cells.count == 12)
  }

  @Test func setAtOnceItShowsInTheNextLayout() {
    let fixture = CollectionFixture([30]).shown()
    let former = fixture.flow
    fixture.collection.collectionViewLayout = CollectionFixture.flow(sideways: true)
    fixture.shown()
    #expect(former.collectionView == nil)
    #expect(fixture.frame(1)?.origin == CGPoint(x: 0, y: 125))
    #expect(fixture.cells.count == fixture.collection.visibleCells.count)
  }

  @Test func contextsSayWhatTheyAreFor() {
    final class Listening: UICollectionViewFlowLayout {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      var updates: [UICollectionViewUpdateItem] = []
      var finals = 0
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        contexts.append(context)
      }
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        updates += updateItems
      }
      override func finalizeCollectionViewUpdates() { finals += 1 }
      override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        return attributes
      }
    }
    let layout = Listening()
    let fixture = CollectionFixture([3], layout: layout).shown()
    fixture.collection.reloadData()
    #expect(layout.contexts.last?.invalidateEverything == true && layout.contexts.last?.invalidateDataSourceCounts == true)
    fixture.shown()
    fixture.items.counts = [4]
    fixture.collection.insertItems(at: [item(3)])
    #expect(layout.contexts.last?.invalidateEverything == false && layout.contexts.last?.invalidateDataSourceCounts == true)
    #expect(layout.updates.map(\.indexPathAfterUpdate) == [item(3)] && layout.updates[0].updateAction == .insert)
    #expect(layout.updates[0].indexPathBeforeUpdate == nil && layout.finals == 1)
    fixture.stage.advance(by: 0.02)
    let shown = fixture.collection.cellForItem(at: item(3))?.layer.presentation()
    #expect((shown?.affineTransform().a ?? 1) < 0.5)
    fixture.stage.settle()
    #expect(fixture.collection.cellForItem(at: item(3))?.transform == .identity)
    #expect(layout.contexts.last is UICollectionViewFlowLayoutInvalidationContext)
  }

  @Test func anOffsetAdjustmentIsCarriedOut() {
    let fixture = CollectionFixture([100]).shown()
    fixture.scroll(to: 500)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
    fixture.flow.invalidateLayout(with: context)
    fixture.shown()
    #expect(fixture.collection.contentOffset.y == 540)
  }

  @Test func theControllersCollectionFillsItsViewAndItsOverridesAreHeard() {
    final class Controller: UICollectionViewController {
      var chosen: [IndexPath] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
      {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(indexPath)
      }
    }
    let stage = ManualStage(size: CGSize(width: 375, height: 600), scale: 2)
    let controller = Controller(collectionViewLayout: CollectionFixture.flow())
    stage.window.rootViewController = controller
    stage.advance(by: 0)
    #expect(controller.collectionView.superview === controller.view && controller.collectionView.frame == controller.view.bounds)
    #expect(controller.collectionView.visibleCells.count == 10)
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.settle()
    #expect(controller.chosen == [item(0)] && controller.collectionView.indexPathsForSelectedItems == [item(0)])
    #expect(controller.collectionViewLayout === controller.collectionView.collectionViewLayout)
    let next = UIViewController()
    stage.window.rootViewController = next
    stage.advance(by: 0)
    stage.window.rootViewController = controller
    stage.advance(by: 0)
    #expect(controller.collectionView.indexPathsForSelectedItems == nil)
  }
}
