import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitCollections
import UIKitListTestSupport
import UIKitGraphics
import UIKitLists

/// What a collection asks its layout, and what the layout's contexts move.
@MainActor @Suite(.serialized) struct LayoutQueryTests {
  /// A plane of 20 x 20 items of 100 points, which notes what it is asked.
  private final class Plane: UICollectionViewLayout {
    var asked: [CGRect] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 2_000, height: 2_000) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: indexPath.item % 20 * 100, y: indexPath.item / 20 * 100, width: 100, height: 100)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      asked.append(rect)
      return (0..<400).compactMap { layoutAttributesForItem(at: item($0)) }.filter { $0.frame.intersects(rect) }
    }
  }

  private let plane = Plane()

  private func fixture(at offset: CGPoint) -> CollectionFixture {
    let fixture = CollectionFixture([400], layout: plane)
    fixture.collection.contentOffset = offset
    fixture.shown()
    return fixture
  }

  @Test func aLayoutIsAskedForHalfALengthMoreOnEachSide() {
    let fixture = fixture(at: CGPoint(x: 700, y: 700))
    let asked = CGRect(x: 700 - 187.5, y: 700 - 300, width: 750, height: 1_200)
    #expect(plane.asked.last == asked)
    let count = plane.asked.count
    for move in [CGPoint(x: 187, y: 0), CGPoint(x: -187, y: 0), CGPoint(x: 0, y: 299), CGPoint(x: 0, y: -299), .zero] {
      fixture.collection.contentOffset = CGPoint(x: 700 + move.x, y: 700 + move.y)
      fixture.shown()
      #expect(plane.asked.count == count, "the part is known already")
    }
    fixture.collection.contentOffset.y = 1_001
    fixture.shown()
    #expect(plane.asked.count == count + 1 && plane.asked.last == asked.offsetBy(dx: 0, dy: 301))
  }

  @Test(arguments: [CGPoint(x: 30, y: 0), CGPoint(x: 0, y: 30), CGPoint(x: -45, y: 20), CGPoint(x: 45, y: -20)])
  func contextsMoveTheOffsetByTheirSum(move: CGPoint) {
    let fixture = fixture(at: CGPoint(x: 700, y: 700))
    for count in 1...2 {
      for _ in 0..<count {
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = move
        plane.invalidateLayout(with: context)
      }
      fixture.shown()
      let sum = CGFloat(count == 1 ? 1 : 3)
      #expect(fixture.collection.contentOffset == CGPoint(x: 700 + sum * move.x, y: 700 + sum * move.y))
    }
    fixture.shown()
    #expect(fixture.collection.contentOffset == CGPoint(x: 700 + 3 * move.x, y: 700 + 3 * move.y), "once is enough")
  }

  @Test func boundsOfAnotherSizeInvalidateAFlowAcrossItsLines() {
    for isSideways in [false, true] {
      let fixture = CollectionFixture([30], sideways: isSideways).shown()
      let bounds = fixture.collection.bounds
      func invalidates(_ change: (inout CGRect) -> Void) -> Bool {
        var other = bounds
        change(&other)
        return fixture.flow.shouldInvalidateLayout(forBoundsChange: other)
      }
      #expect(!invalidates { _ in } && !invalidates { $0.origin.y += 10 } && !invalidates { $0.origin.x += 10 })
      #expect(invalidates { $0.size.width += 1 } == !isSideways && invalidates { $0.size.height += 1 } == isSideways)
    }
  }

  @Test func nothingInvalidatesALayoutWithoutACollection() {
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!UICollectionViewFlowLayout().shouldInvalidateLayout(forBoundsChange: bounds))
    #expect(!UICollectionViewLayout().shouldInvalidateLayout(forBoundsChange: bounds))
  }
}
