import UIKitControls
import Foundation
import ManualHost
import QuartzCore
import TestSupport
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

@MainActor @Suite struct InteractiveMovementTests {
  @Test func theItemFollowsAndTheOthersMakeRoom() throws {
    let grid = MovementGrid([Array(0..<7)])
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
    let grid = MovementGrid([Array(0..<5)])
    #expect(grid.begin(1))
    grid.move(150, 150)
    grid.stage.settle()
    grid.list.cancelInteractiveMovement()
    grid.stage.settle()
    #expect(grid.log.isEmpty && grid.shown == [0, 1, 2, 3, 4])
  }

  @Test func itemsMoveToOtherSections() {
    let grid = MovementGrid([[0, 1, 2], [3, 4, 5]])
    #expect(grid.begin(0))
    grid.move(150, 150)
    grid.stage.settle()
    #expect(grid.list.numberOfItems(inSection: 0) == 2 && grid.list.numberOfItems(inSection: 1) == 4)
    grid.list.endInteractiveMovement()
    grid.stage.settle()
    #expect(grid.sections == [[1, 2], [3, 0, 4, 5]] && grid.shown == [1, 2, 3, 0, 4, 5])
  }

  @Test func theDelegateChoosesThePlace() {
    let grid = MovementGrid([Array(0..<6)])
    grid.retarget = { _, proposed in IndexPath(item: max(1, proposed.item), section: 0) }
    #expect(grid.begin(4))
    grid.move(50, 50)
    grid.list.endInteractiveMovement()
    grid.stage.settle()
    #expect(grid.sections == [[0, 4, 1, 2, 3, 5]] && grid.shown == [0, 4, 1, 2, 3, 5])
  }

  @Test func theDataSourceMayForbidIt() {
    let grid = MovementGrid([[99, 1]])
    #expect(!grid.begin(0) && !grid.list.beginInteractiveMovementForItem(at: IndexPath(item: 9, section: 0)))
    grid.move(250, 50)
    grid.list.endInteractiveMovement()
    #expect(grid.shown == [99, 1] && grid.log.isEmpty)
  }

  @Test func nearAnEdgeTheListScrollsAndTheItemGoesAlong() throws {
    let grid = MovementGrid([Array(0..<60)])
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
    let grid = MovementGrid([Array(0..<6)])
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
    let grid = MovementGrid([Array(0..<6)])
    #expect(grid.begin(0))
    grid.move(250, 50)
    grid.stage.settle()
    grid.sections[0].removeLast()
    grid.list.deleteItems(at: [IndexPath(item: 5, section: 0)])
    grid.stage.settle()
    #expect(grid.shown == [0, 1, 2, 3, 4] && grid.list.numberOfItems(inSection: 0) == 5)
  }

  @Test func sizesFollowTheItemsIntoAnotherSection() throws {
    let grid = MovementGrid([[0, 1], [2, 3]])
    grid.size = { CGSize(width: 300, height: 20 + CGFloat($0) * 10) }
    grid.layout.invalidateLayout()
    grid.stage.advance(by: 0)
    #expect(grid.begin(0))
    grid.move(150, 75)
    grid.stage.settle()
    #expect(grid.list.numberOfItems(inSection: 1) == 3)
    let heights = grid.list.visibleCells.sorted { $0.tag < $1.tag }.map(\.bounds.height)
    #expect(heights == [20, 30, 40, 50], "the section has more items than the data")
    grid.list.endInteractiveMovement()
    grid.stage.settle()
    #expect(grid.sections == [[1], [0, 2, 3]] || grid.sections == [[1], [2, 0, 3]])
    #expect(grid.list.visibleCells.sorted { $0.tag < $1.tag }.map(\.bounds.height) == [20, 30, 40, 50])
  }

  @Test func aHigherItemGivesWayOnlyWhereItStays() {
    let grid = MovementGrid([[0, 1]])
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
    let grid = MovementGrid([Array(0..<6)])
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
    let grid = MovementGrid([Array(0..<6)])
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
    let grid = MovementGrid([Array(0..<5), Array(5..<9), Array(9..<12)])
    if seed % 2 == 1 { grid.size = { CGSize(width: 300, height: 20 + CGFloat($0 * 7 % 30)) } }
    grid.layout.invalidateLayout()
    grid.stage.advance(by: 0)
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
