import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

@MainActor @Suite(.serialized) struct CollectionSelectionTests {
  private let messages = ItemMessages()

  private func fixture() -> CollectionFixture { CollectionFixture([100], delegate: messages).shown() }

  private var touches: [String] { messages.log.filter { !$0.contains("isplay") } }

  private func tap(_ fixture: CollectionFixture, _ index: Int) {
    let frame = fixture.frame(index) ?? .zero
    fixture.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY - fixture.collection.contentOffset.y))
    fixture.stage.settle()
  }

  @Test func aTapHighlightsThenSelects() {
    let fixture = fixture()
    tap(fixture, 4)
    #expect(
      touches == [
        "shouldHighlight 0.4", "didHighlight 0.4", "didUnhighlight 0.4", "shouldSelect 0.4", "didSelect 0.4", "primaryAction 0.4",
      ])
    #expect(fixture.collection.indexPathsForSelectedItems == [item(4)])
    #expect(fixture.collection.cellForItem(at: item(4))?.isSelected == true)
    messages.log = []
    tap(fixture, 5)
    #expect(touches.suffix(4) == ["shouldSelect 0.5", "didDeselect 0.4", "didSelect 0.5", "primaryAction 0.5"])
    #expect(fixture.collection.cellForItem(at: item(4))?.isSelected == false)
  }

  @Test func severalItemsAreSelectedAndDeselectedOneByOne() {
    let fixture = fixture()
    fixture.collection.allowsMultipleSelection = true
    for index in [4, 7, 1] { tap(fixture, index) }
    #expect(fixture.collection.indexPathsForSelectedItems == [item(1), item(4), item(7)])
    messages.log = []
    tap(fixture, 4)
    #expect(touches.suffix(2) == ["shouldDeselect 0.4", "didDeselect 0.4"])
    #expect(fixture.collection.indexPathsForSelectedItems == [item(1), item(7)])
  }

  @Test func aHeldFingerHighlightsAndADragLetsGo() {
    let fixture = fixture()
    fixture.stage.touch(.began, at: CGPoint(x: 50, y: 270))
    fixture.stage.advance(by: 0.2)
    #expect(fixture.collection.cellForItem(at: item(6))?.isHighlighted == true)
    for step in 1...10 {
      fixture.stage.touch(.moved, at: CGPoint(x: 50, y: 270 - CGFloat(step) * 8))
      fixture.stage.advance(by: 1.0 / 60)
    }
    fixture.stage.touch(.ended, at: CGPoint(x: 50, y: 190))
    fixture.stage.settle()
    #expect(touches == ["shouldHighlight 0.6", "didHighlight 0.6", "didUnhighlight 0.6"])
    #expect(fixture.cells.allSatisfy { !$0.isHighlighted })
  }

  @Test func whatMayNotBeHighlightedOrSelectedIsNot() {
    let fixture = fixture()
    messages.mayHighlight = false
    tap(fixture, 2)
    #expect(touches == ["shouldHighlight 0.2"])
    (messages.mayHighlight, messages.maySelect, messages.log) = (true, false, [])
    tap(fixture, 2)
    #expect(touches.last == "shouldSelect 0.2")
    #expect(fixture.collection.indexPathsForSelectedItems == nil)
    fixture.collection.allowsSelection = false
    messages.log = []
    tap(fixture, 2)
    #expect(touches.isEmpty)
    fixture.collection.selectItem(at: item(2), animated: false, scrollPosition: [])
    #expect(fixture.collection.indexPathsForSelectedItems == nil)
  }

  @Test func editingHasItsOwnRules() {
    let fixture = fixture()
    fixture.collection.isEditing = true
    tap(fixture, 2)
    #expect(touches.isEmpty)
    fixture.collection.allowsSelectionDuringEditing = true
    for index in [2, 3] { tap(fixture, index) }
    #expect(fixture.collection.indexPathsForSelectedItems == [item(3)])
    fixture.collection.selectItem(at: nil, animated: false, scrollPosition: [])
    fixture.collection.allowsSelectionDuringEditing = false
    fixture.collection.allowsMultipleSelectionDuringEditing = true
    for index in [2, 3] { tap(fixture, index) }
    #expect(fixture.collection.indexPathsForSelectedItems == [item(2), item(3)])
    #expect(!touches.contains("primaryAction 0.2"))
  }

  @Test func codeSelectsWithoutAMessageAndTheItemComesBackSelected() {
    let fixture = fixture()
    fixture.collection.selectItem(at: item(50), animated: false, scrollPosition: .centeredVertically)
    fixture.shown()
    #expect(fixture.collection.cellForItem(at: item(50))?.isSelected == true)
    #expect(touches.isEmpty)
    fixture.scroll(to: 0)
    #expect(fixture.cells.allSatisfy { !$0.isSelected })
    fixture.scroll(to: 1_600)
    #expect(fixture.collection.cellForItem(at: item(50))?.isSelected == true)
    fixture.collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(fixture.collection.indexPathsForSelectedItems == nil)
  }

  @Test(arguments: [false, true]) func itemsAreScrolledToEveryPlace(sideways: Bool) {
    let fixture = CollectionFixture([900], sideways: sideways).shown()
    let length: CGFloat = sideways ? 375 : 600
    func offset(_ index: Int, _ place: UICollectionView.ScrollPosition) -> CGFloat {
      fixture.collection.scrollToItem(at: item(index), at: place, animated: false)
      return sideways ? fixture.collection.contentOffset.x : fixture.collection.contentOffset.y
    }
    let line: CGFloat = sideways ? 30 : 50
    let start = line * 110
    #expect(offset(150, sideways ? .left : .top) == start)
    #expect(offset(150, sideways ? .centeredHorizontally : .centeredVertically) == start + 50 - length / 2)
    #expect(offset(150, sideways ? .right : .bottom) == start + 100 - length)
    // The shortest way.
    #expect(offset(150, []) == start + 100 - length)
    #expect(offset(0, []) == 0)
    #expect(offset(150, []) == start + 100 - length)
    #expect(offset(0, sideways ? .right : .bottom) == 0)
    fixture.collection.scrollToItem(at: item(899), at: sideways ? .left : .top, animated: true)
    fixture.stage.settle()
    let end = sideways ? fixture.collection.contentSize.width - 375 : fixture.collection.contentSize.height - 600
    #expect((sideways ? fixture.collection.contentOffset.x : fixture.collection.contentOffset.y) == end)
  }
}
