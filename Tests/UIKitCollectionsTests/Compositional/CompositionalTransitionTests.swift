import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

/// Interactive transitions between compositional layouts, and between them and flows.
@MainActor @Suite struct CompositionalTransitionTests {
  /// Columns of a share of the width, lines of a height; with a shelf, section 0 scrolls sideways.
  private func layout(share: CGFloat, height: CGFloat, hasShelf: Bool = false) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(share), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      if hasShelf && index == 0 { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
  }

  /// The place of an item among columns, by hand.
  private func place(_ item: Int, columns: Int, height: CGFloat, width: CGFloat = 400) -> CGRect {
    let length = width / CGFloat(columns)
    return CGRect(x: CGFloat(item % columns) * length, y: CGFloat(item / columns) * height, width: length, height: height)
  }

  private func isBetween(_ frame: CGRect?, _ a: CGRect, _ b: CGRect, _ t: CGFloat) -> Bool {
    guard let frame else { return false }
    func differs(_ value: CGFloat, _ p: CGFloat, _ q: CGFloat) -> Bool { (value - (p + (q - p) * t)).magnitude > 1e-6 }
    return !differs(frame.minX, a.minX, b.minX) && !differs(frame.minY, a.minY, b.minY)
      && !differs(frame.width, a.width, b.width) && !differs(frame.height, a.height, b.height)
  }

  @Test func columnsBecomeLines() {
    let fixture = CompositionalFixture([200], width: 400, layout(share: 0.25, height: 100))
    let lines = layout(share: 1, height: 50)
    let transition = fixture.collection.startInteractiveTransition(to: lines)
    for progress in [0.25, 0.75] as [CGFloat] {
      transition.transitionProgress = progress
      fixture.frame()
      for item in fixture.collection.indexPathsForVisibleItems.map(\.item) {
        let shown = fixture.collection.cellForItem(at: fixture.path(item))?.frame
        #expect(
          isBetween(shown, place(item, columns: 4, height: 100), place(item, columns: 1, height: 50), progress), "\(item)")
      }
      #expect(fixture.brokenCell() == nil)
    }
    fixture.collection.finishInteractiveTransition()
    fixture.stage.settle()
    #expect(fixture.collection.collectionViewLayout === lines && fixture.brokenCell() == nil)
    #expect(fixture.frame(7) == place(7, columns: 1, height: 50))
    // 24 cells of the grid are reused.
    #expect(SizedCell.made <= 28)
  }

  @Test func aFlowBecomesAGridFromRightToLeft() {
    let fixture = CompositionalFixture([60], width: 400, isRightToLeft: true, layout(share: 0.25, height: 100))
    let lines = UICollectionViewFlowLayout()
    (lines.itemSize, lines.minimumLineSpacing) = (CGSize(width: 400, height: 50), 0)
    let transition = fixture.collection.startInteractiveTransition(to: lines)
    transition.transitionProgress = 0.5
    fixture.frame()
    var mirrored = place(1, columns: 4, height: 100)
    mirrored.origin.x = 400 - mirrored.maxX
    #expect(
      isBetween(
        fixture.collection.cellForItem(at: fixture.path(1))?.frame, mirrored, place(1, columns: 1, height: 50), 0.5))
    fixture.collection.cancelInteractiveTransition()
    fixture.stage.settle()
    #expect(fixture.screen(1) == mirrored && fixture.brokenCell() == nil)
  }

  @Test func aShelfOpensAndClosesAgain() throws {
    let fixture = CompositionalFixture([30, 30], width: 400, layout(share: 0.25, height: 100, hasShelf: true))
    let shelf = try #require(fixture.scrollers.first)
    shelf.contentOffset.x = 250
    fixture.frame()
    let before = try #require(fixture.screen(5))
    #expect(before == CGRect(x: 250, y: 0, width: 100, height: 100))
    let transition = fixture.collection.startInteractiveTransition(to: layout(share: 0.25, height: 100))
    fixture.frame()
    #expect(fixture.screen(5) == before)
    transition.transitionProgress = 0.5
    fixture.frame()
    #expect(isBetween(fixture.screen(5), before, place(5, columns: 4, height: 100), 0.5))
    #expect(fixture.scrollers.isEmpty && fixture.brokenCell() == nil)
    fixture.collection.cancelInteractiveTransition()
    fixture.stage.settle()
    #expect(fixture.screen(5) == before && fixture.scrollers.count == 1 && fixture.brokenCell() == nil)
    // Once more, to the end.
    fixture.collection.startInteractiveTransition(to: layout(share: 0.5, height: 40)).transitionProgress = 0.9
    fixture.frame()
    fixture.collection.finishInteractiveTransition()
    fixture.stage.settle()
    #expect(fixture.screen(5) == place(5, columns: 2, height: 40) && fixture.scrollers.isEmpty && fixture.brokenCell() == nil)
  }
}
