import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

/// Views at the sides of a section that scrolls by itself: 40 points at the leading edge, 30 at the trailing one.
@MainActor @Suite(.serialized) struct PinnedSideTests {
  private func fixture(pins: Bool, isRightToLeft: Bool = false) -> CompositionalFixture {
    func side(_ kind: String, _ width: CGFloat, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(width), .absolute(80)), elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = pins
      return item
    }
    let section = shelf(inset: 0)
    section.boundarySupplementaryItems = [side("side", 40, .leading), side("badge", 30, .trailing)]
    return CompositionalFixture([20, 20], isRightToLeft: isRightToLeft, UICollectionViewCompositionalLayout(section: section))
  }

  /// The left edge of a side view of section 0 on the screen.
  private func edge(_ kind: String, in fixture: CompositionalFixture) -> CGFloat? {
    fixture.collection.supplementaryView(forElementKind: kind, at: fixture.path(0))
      .map { $0.convert($0.bounds, to: fixture.stage.window).minX }
  }

  // 40 + 20 x 110 - 10 + 30 points of content in 375.
  private let end: CGFloat = 1_885

  @Test(arguments: [true, false]) func pinnedSideViewsStayWhileAFingerScrollsTheSection(isRightToLeft: Bool) {
    let fixture = fixture(pins: true, isRightToLeft: isRightToLeft)
    let (first, last): (CGFloat, CGFloat) = isRightToLeft ? (335, 0) : (0, 345)
    let direction: CGFloat = isRightToLeft ? 1 : -1
    fixture.stage.flick(from: CGPoint(x: 180, y: 40), velocity: CGPoint(x: direction * 1_500, y: 0))
    for _ in 0..<200 {
      fixture.frame()
      #expect(edge("side", in: fixture) == first && edge("badge", in: fixture) == last)
    }
    #expect(fixture.layout.orthogonalOffset(inSection: 0) > 300 && fixture.brokenCell() == nil)
    let side = fixture.collection.supplementaryView(forElementKind: "side", at: fixture.path(0))
    let order = fixture.scrollers[0].subviews
    #expect(order.firstIndex { $0 === side } ?? 0 > order.lastIndex { $0 is UICollectionViewCell } ?? .max)
  }

  @Test func aPinnedSideViewGoesAlongBeyondTheEnd() {
    let fixture = fixture(pins: true)
    fixture.stage.touch(.began, at: CGPoint(x: 100, y: 40))
    for x in stride(from: 110, through: 220, by: 10) {
      fixture.frame()
      fixture.stage.touch(.moved, at: CGPoint(x: x, y: 40))
    }
    fixture.frame()
    let offset = fixture.layout.orthogonalOffset(inSection: 0)
    #expect(offset < -20 && edge("side", in: fixture) == -offset && edge("badge", in: fixture) == 345)
  }

  @Test func sideViewsThatAreNotPinnedScrollAlong() {
    let fixture = fixture(pins: false)
    #expect(edge("side", in: fixture) == 0 && edge("badge", in: fixture) == nil)
    fixture.layout.setOrthogonalOffset(30, inSection: 0, animated: false)
    fixture.frame()
    #expect(edge("side", in: fixture) == -30)
    fixture.layout.setOrthogonalOffset(end, inSection: 0, animated: false)
    fixture.frame()
    #expect(edge("side", in: fixture) == nil && edge("badge", in: fixture) == 345)
  }
}
