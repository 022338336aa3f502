import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

@MainActor @Suite(.serialized) struct PinnedTransitionTests {
  private func layout(_ height: CGFloat) -> UICollectionViewCompositionalLayout {
    let section = list(height: .absolute(height))
    section.boundarySupplementaryItems = [header(pins: true)]
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func aPinnedHeaderStaysAtTheTopWhileTheListScrollsBetweenTwoLayouts() throws {
    let fixture = CompositionalFixture([200], layout(50))
    func top() throws -> CGFloat {
      let view = try #require(fixture.collection.supplementaryView(forElementKind: "header", at: fixture.path(0)))
      return view.convert(view.bounds, to: fixture.stage.window).minY
    }
    fixture.collection.contentOffset.y = 300
    fixture.frame()
    #expect(try top() == 0)
    let transition = fixture.collection.startInteractiveTransition(to: layout(80))
    for progress in [0, 0.5, 1] as [CGFloat] {
      transition.transitionProgress = progress
      fixture.frame()
      #expect(try top() == 0, "at \(progress)")
      for _ in 0..<4 {
        fixture.collection.contentOffset.y += 17
        fixture.frame()
        #expect(try top() == 0, "scrolled at \(progress)")
      }
    }
  }

  /// Its width, which is estimated, depends on the height that the layout gives it.
  @Test func aCellThatDeterminesItsWidthIsMeasuredAgainForAnotherHeight() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.estimated(100), .fractionalHeight(0.5)), subitems: [item(.estimated(100), .fractionalHeight(1))])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    let (fixture, squares) = (CompositionalFixture([40], layout), Squares())
    fixture.collection.register(SquareCell.self, forCellWithReuseIdentifier: "square")
    fixture.collection.dataSource = squares
    fixture.frame()
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 300, height: 300))
    for height in [400, 250, 600] as [CGFloat] {
      fixture.collection.frame.size.height = height
      fixture.frame()
      fixture.frame()
      #expect(fixture.frame(0)?.size == CGSize(width: height / 2, height: height / 2), "a list \(height) points high")
      #expect(fixture.screen(0)?.size == CGSize(width: height / 2, height: height / 2), "a list \(height) points high")
    }
  }
}

/// As wide as it is high.
private final class SquareCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    layoutAttributes.size.width = layoutAttributes.size.height
    return layoutAttributes
  }
}

private final class Squares: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
  }
}
