import Foundation
import ManualHost
import QuartzCore
import TestSupport
import Testing
import UIKitCore
import UIKitLists

/// A grid of numbers, three in a row of 100 points, whose order the collection may change.
@MainActor private final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let stage = ManualStage(size: CGSize(width: 300, height: 400), scale: 2)
  let layout = UICollectionViewFlowLayout()
  let list: UICollectionView
  var sections: [[Int]]
  var log: [String] = []
  var retarget: (IndexPath, IndexPath) -> IndexPath = { _, proposed in proposed }

  init(_ sections: [[Int]]) {
    self.sections = sections
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    super.init()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (list.dataSource, list.delegate) = (self, self)
    stage.window.addSubview(list)
    stage.advance(by: 0)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section][indexPath.item] != 99
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    log.append("\(item) to \(Array(destinationIndexPath))")
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { retarget(originalIndexPath, proposedIndexPath) }

  /// Asked by the number that is shown at a place, also during a movement.
  var size: (Int) -> CGSize? = { _ in nil }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    collectionView.cellForItem(at: indexPath).flatMap { size($0.tag) } ?? layout.itemSize
  }

  /// The numbers in the order of their places.
  var shown: [Int] {
    list.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.tag)
  }

  func begin(_ item: Int, _ section: Int = 0) -> Bool {
    list.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section))
  }

  func move(_ x: CGFloat, _ y: CGFloat) { list.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: y)) }
}

@MainActor @Suite struct InteractiveMovementTests {
  @Test func theItemFollowsAndTheOthersMakeRoom() throws {
    let grid = Grid([Array(0..<7)])
    let cell = try #require(grid.list.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(grid.begin(0) && cell.configurationState.isReordering)
    grid.move(260, 40)
    #expect(cell.frame == CGRect(x: 210, y: -10, width: 100, height: 100))
    grid.stage.settle()
    #expect(grid.shown.filter { $0 != 0 } == [1, 2, 3, 4, 5, 6] && grid.log.isEmpty)
    #expect(grid.list.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    grid.list.endInteractiveMovement()
    grid.stage.settle()
    #expect(grid.log == ["0 to [0, 2]"] && grid.sections == [[1, 2, 0, 3, 4, 5, 6]])
    #expect(grid.shown == [1, 2, 0, 3, 4, 5, 6] && !cell.configurationState.isReordering)
    #expect(cell.frame == CGRect(x: 200, y: 0, width: 100, height: 100) && cell.layer.zPosition == 0)
  }

  @Test func aCancelledMovementTellsNobody() {
    let grid = Grid([Array(0..<5)])
    #expect(grid.begin(1))
    grid.move(150, 150)
    grid.stage.settle()
    grid.list.cancelInteractiveMovement()
    grid.stage.settle()
    #expect(grid.log.isEmpty && grid.shown == [0, 1, 2, 3, 4])
  }

  @Test func itemsMoveToOtherSections() {
    let grid = Grid([[0, 1, 2], [3, 4, 5]])
    #expect(grid.begin(0))
    grid.move(150, 150)
    grid.stage.settle()
    #expect(grid.list.numberOfItems(inSection: 0) == 2 && grid.list.numberOfItems(inSection: 1) == 4)
    grid.list.endInteractiveMovement()
    grid.stage.settle()
    #expect(grid.sections == [[1, 2], [3, 0, 4, 5]] && grid.shown == [1, 2, 3, 0, 4, 5])
  }

  @Test func theDelegateChoosesThePlace() {
    let grid = Grid([Array(0..<6)])
    grid.retarget = { _, proposed in IndexPath(item: max(1, proposed.item), section: 0) }
    #expect(grid.begin(4))
    grid.move(50, 50)
    grid.list.endInteractiveMovement()
    grid.stage.settle()
    #expect(grid.sections == [[0, 4, 1, 2, 3, 5]] && grid.shown == [0, 4, 1, 2, 3, 5])
  }

  @Test func theDataSourceMayForbidIt() {
    let grid = Grid([[99, 1]])
    #expect(!grid.begin(0) && !grid.list.beginInteractiveMovementForItem(at: IndexPath(item: 9, section: 0)))
    grid.move(250, 50)
    grid.list.endInteractiveMovement()
    #expect(grid.shown == [99, 1] && grid.log.isEmpty)
  }

  @Test func nearAnEdgeTheListScrollsAndTheItemGoesAlong() throws {
    let grid = Grid([Array(0..<60)])
    #expect(grid.begin(0))
    grid.move(50, 395)
    grid.stage.advance(by: 1)
    #expect(grid.list.contentOffset.y > 300)
    let cell = try #require(grid.list.visibleCells.first { $0.tag == 0 })
    #expect((cell.center.y - grid.list.contentOffset.y - 395).magnitude < 1)
    grid.list.endInteractiveMovement()
    grid.stage.settle()
    #expect(grid.log.count == 1 && grid.sections[0].count == 60 && grid.sections[0][0] == 1)
    let offset = grid.list.contentOffset.y
    grid.stage.advance(by: 1)
    #expect(grid.list.contentOffset.y == offset, "the scrolling ends with the movement")
  }

  @Test func aReloadEndsTheMovement() {
    let grid = Grid([Array(0..<6)])
    #expect(grid.begin(0))
    grid.move(250, 50)
    grid.list.reloadData()
    grid.stage.settle()
    grid.move(50, 150)
    grid.list.endInteractiveMovement()
    grid.stage.settle()
    #expect(grid.log.isEmpty && grid.shown == [0, 1, 2, 3, 4, 5])
    #expect(!grid.list.visibleCells.contains { $0.configurationState.isReordering })
  }

  @Test func anUpdateEndsTheMovement() {
    let grid = Grid([Array(0..<6)])
    #expect(grid.begin(0))
    grid.move(250, 50)
    grid.stage.settle()
    grid.sections[0].removeLast()
    grid.list.deleteItems(at: [IndexPath(item: 5, section: 0)])
    grid.stage.settle()
    #expect(grid.shown == [0, 1, 2, 3, 4] && grid.list.numberOfItems(inSection: 0) == 5)
  }

  @Test func aHigherItemGivesWayOnlyWhereItStays() {
    let grid = Grid([[0, 1]])
    grid.size = { CGSize(width: 300, height: $0 == 1 ? 200 : 100) }
    grid.layout.invalidateLayout()
    grid.stage.advance(by: 0)
    var proposals: [Int] = []
    grid.retarget = { _, proposed in
      proposals.append(proposed.item)
      return proposed
    }
    #expect(grid.begin(0))
    for y in stride(from: 50, through: 190, by: 10) { grid.move(150, CGFloat(y)) }
    #expect(proposals.isEmpty, "below 200 the items would lie under the finger in either order")
    for y in stride(from: 200, through: 290, by: 10) { grid.move(150, CGFloat(y)) }
    #expect(proposals == [1])
    for y in stride(from: 290, through: 10, by: -10) { grid.move(150, CGFloat(y)) }
    #expect(proposals == [1, 0])
    grid.list.endInteractiveMovement()
    grid.stage.settle()
    #expect(grid.log.isEmpty)
  }

  @Test func theContextNamesTheMovement() {
    final class Recording: UICollectionViewFlowLayout {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let grid = Grid([Array(0..<6)])
    let layout = Recording()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    grid.list.collectionViewLayout = layout
    grid.stage.advance(by: 0)
    #expect(grid.begin(1))
    layout.contexts = []
    grid.move(160, 60)
    let moving = layout.contexts.first { $0.targetIndexPathsForInteractivelyMovingItems != nil }
    #expect(moving?.targetIndexPathsForInteractivelyMovingItems == [IndexPath(item: 1, section: 0)])
    #expect(moving?.interactiveMovementTarget == CGPoint(x: 160, y: 60))
    grid.move(250, 60)
    layout.contexts = []
    grid.list.endInteractiveMovement()
    let end = layout.contexts.first { $0.targetIndexPathsForInteractivelyMovingItems != nil }
    #expect(end?.targetIndexPathsForInteractivelyMovingItems == [IndexPath(item: 2, section: 0)])
  }

  /// Sends items left of x = 200 to place 0 and others to place 5, and shows the moved one half transparent.
  private final class DecidingLayout: UICollectionViewFlowLayout {
    var ends: [String] = []

    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { IndexPath(item: position.x > 200 ? 5 : 0, section: 0) }

    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
      attributes.alpha = 0.5
      return attributes
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
      let former = context.previousIndexPathsForInteractivelyMovingItems ?? []
      ends.append("\(former.map(\.item)) to \(indexPaths.map(\.item))\(movementCancelled ? ", cancelled" : "")")
      return context
    }
  }

  @Test func aLayoutDecidesTheTargetTheLookAndTheEnd() {
    let grid = Grid([Array(0..<6)])
    let layout = DecidingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    grid.list.collectionViewLayout = layout
    grid.stage.advance(by: 0)
    #expect(grid.begin(1))
    grid.move(250, 50)
    grid.stage.settle()
    #expect(grid.list.visibleCells.first { $0.tag == 1 }?.alpha == 0.5)
    grid.list.endInteractiveMovement()
    grid.stage.settle()
    #expect(grid.log == ["1 to [0, 5]"] && grid.shown == [0, 2, 3, 4, 5, 1])
    #expect(grid.list.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(grid.begin(3))
    grid.move(250, 50)
    grid.list.cancelInteractiveMovement()
    grid.stage.settle()
    #expect(grid.shown == [0, 2, 3, 4, 5, 1] && layout.ends.count == 2 && layout.ends[1].hasSuffix(", cancelled"))
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func randomMovementsKeepDataAndCellsTogether(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let grid = Grid([Array(0..<5), Array(5..<9), Array(9..<12)])
    for step in 0..<12 {
      let section = Int.random(in: 0..<3, using: &random)
      guard !grid.sections[section].isEmpty else { continue }
      guard grid.begin(Int.random(in: 0..<grid.sections[section].count, using: &random), section) else { continue }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        grid.move(CGFloat.random(in: -20...320, using: &random), CGFloat.random(in: 61...339, using: &random))
        if Bool.random(using: &random) { grid.stage.advance(by: 0.1) }
      }
      if Bool.random(using: &random) { grid.list.endInteractiveMovement() } else { grid.list.cancelInteractiveMovement() }
      grid.stage.settle()
      grid.list.contentOffset = .zero
      grid.stage.settle()
      let all = grid.sections.flatMap { $0 }
      #expect(grid.shown == Array(all.prefix(grid.shown.count)) && grid.shown.count > 5, "seed \(seed), step \(step)")
    }
  }
}
