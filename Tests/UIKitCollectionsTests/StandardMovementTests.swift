import UIKitControls
import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitLists

/// A controller of a grid, three items of 100 x 100 in a row, whose items a long press lifts.
private final class Shelf: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var items = Array(0..<9)
  var asked = 0
  var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = items[indexPath.item]
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    asked += 1
    return items[indexPath.item] != 8
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(items[indexPath.item])
  }
}

/// Answers no question about movements.
private final class FixedShelf: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite struct StandardMovementTests {
  private let stage = ManualStage(size: CGSize(width: 300, height: 400), scale: 2)

  private func show(_ controller: UICollectionViewController) {
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private static var layout: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  @Test func aLongPressLiftsAnItem() throws {
    let shelf = Shelf(collectionViewLayout: Self.layout)
    show(shelf)
    let cell = try #require(shelf.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    stage.touch(.began, at: CGPoint(x: 30, y: 40))
    stage.advance(by: 0.6)
    #expect(cell.configurationState.isReordering && shelf.asked == 1)
    stage.touch(.moved, at: CGPoint(x: 235, y: 45))
    #expect(cell.center == CGPoint(x: 255, y: 55), "the item keeps its place under the finger")
    stage.settle()
    stage.touch(.ended, at: CGPoint(x: 235, y: 45))
    stage.settle()
    #expect(shelf.items == [1, 2, 0, 3, 4, 5, 6, 7, 8] && shelf.selected.isEmpty)
    #expect(shelf.collectionView.contentOffset == .zero && !cell.configurationState.isReordering)
  }

  @Test func anItemThatMayNotMoveTakesTheTouch() {
    let shelf = Shelf(collectionViewLayout: Self.layout)
    show(shelf)
    stage.touch(.began, at: CGPoint(x: 250, y: 250))
    stage.advance(by: 0.6)
    stage.touch(.ended, at: CGPoint(x: 250, y: 250))
    #expect(shelf.selected == [8] && shelf.items == Array(0..<9))
  }

  @Test func aControllerThatAnswersNothingMovesNothing() throws {
    let shelf = FixedShelf(collectionViewLayout: Self.layout)
    show(shelf)
    stage.touch(.began, at: CGPoint(x: 30, y: 40))
    stage.advance(by: 0.6)
    let cell = try #require(shelf.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(!cell.configurationState.isReordering)
    stage.touch(.ended, at: CGPoint(x: 30, y: 40))
  }

  @Test func theGestureCanBeSwitchedOff() throws {
    let shelf = Shelf(collectionViewLayout: Self.layout)
    #expect(shelf.installsStandardGestureForInteractiveMovement)
    shelf.installsStandardGestureForInteractiveMovement = false
    show(shelf)
    stage.touch(.began, at: CGPoint(x: 30, y: 40))
    stage.advance(by: 0.6)
    stage.touch(.ended, at: CGPoint(x: 30, y: 40))
    #expect(shelf.asked == 0 && shelf.selected == [0])
  }

  @Test func aCancelledTouchPutsTheItemBack() throws {
    let shelf = Shelf(collectionViewLayout: Self.layout)
    show(shelf)
    stage.touch(.began, at: CGPoint(x: 30, y: 40))
    stage.advance(by: 0.6)
    stage.touch(.moved, at: CGPoint(x: 235, y: 45))
    stage.touch(.cancelled, at: CGPoint(x: 235, y: 45))
    stage.settle()
    #expect(shelf.items == Array(0..<9))
    #expect(shelf.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.tag == 0)
  }

  /// Nothing is lifted there, so the finger scrolls as if it had not waited.
  @Test func aFingerThatWaitsBesideTheItemsScrolls() {
    let shelf = Shelf(collectionViewLayout: Self.layout)
    shelf.items = [0, 1, 2]
    show(shelf)
    shelf.collectionView.alwaysBounceVertical = true
    stage.touch(.began, at: CGPoint(x: 150, y: 250))
    stage.advance(by: 0.7)
    stage.touch(.moved, at: CGPoint(x: 150, y: 230))
    stage.touch(.moved, at: CGPoint(x: 150, y: 150))
    stage.advance(by: 1.0 / 60)
    #expect(shelf.collectionView.contentOffset.y > 10 && shelf.collectionView.isDragging && shelf.asked == 0)
    stage.touch(.ended, at: CGPoint(x: 150, y: 150))
    stage.settle()
    #expect(shelf.collectionView.contentOffset == .zero)
  }

  @Test func aScrollBeforeThePressScrolls() {
    let shelf = Shelf(collectionViewLayout: Self.layout)
    shelf.items = Array(0..<60)
    show(shelf)
    stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), duration: 0.3, holdBeforeLift: 0.7)
    stage.settle()
    #expect(shelf.collectionView.contentOffset.y > 80 && shelf.asked == 0)
  }
}
