import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// An interactive transition of a collection that a container scrolls.
@MainActor @Suite struct ContainerTransitionTests {
  private let fixture = ContainerFixture()
  private let rows = Rows(1000)
  private let items = Items(40)
  private var container: CountingContainer { fixture.container }

  private func flow(_ size: CGSize) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    (flow.itemSize, flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (size, 0, 0)
    return flow
  }

  private func isHeight(_ height: CGFloat) -> Bool { (container.contentSize.height - height).magnitude < 1e-6 }

  /// A collection of four columns, ten lines of 80 points, above a table.
  private func fill() -> UICollectionView {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow(CGSize(width: 80, height: 80)))
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    container.contentView.addSubview(collection)
    fixture.addTable(rows)
    fixture.frame()
    return collection
  }

  @Test func theContentGrowsAndShrinksWithTheProgress() throws {
    let collection = fill()
    #expect(isHeight(800 + 44_000))
    // Forty lines of 30 points.
    let transition = collection.startInteractiveTransition(to: flow(CGSize(width: 320, height: 30)))
    for progress in [0.5, 1, 0.25] as [CGFloat] {
      transition.transitionProgress = progress
      fixture.frame()
      fixture.frame()
      #expect(collection.contentSize.height == 800 + 400 * progress)
      #expect(isHeight(800 + 400 * progress + 44_000))
      // Item 4 is the first of the second line, and the fifth of the lines.
      let cell = collection.cellForItem(at: IndexPath(item: 4, section: 0))
      #expect(cell?.convert(.zero, to: container).y == 80 + (120 - 80) * progress)
    }
    collection.cancelInteractiveTransition()
    try fixture.stage.settle()
    #expect(isHeight(800 + 44_000))
  }

  @Test func scrolledInTheMiddleNothingIsBlank() throws {
    let collection = fill()
    fixture.scroll(to: 300)
    let transition = collection.startInteractiveTransition(to: flow(CGSize(width: 320, height: 30)))
    for step in 1...20 {
      transition.transitionProgress = CGFloat(step) / 20
      fixture.frame()
      #expect(!collection.visibleCells.isEmpty)
    }
    collection.finishInteractiveTransition()
    try fixture.stage.settle()
    #expect(isHeight(1200 + 44_000))
    let offset = container.contentOffset.y
    for cell in collection.visibleCells {
      let top = cell.convert(CGPoint.zero, to: container).y
      #expect(top < offset + container.bounds.height && top + 30 > offset && top.truncatingRemainder(dividingBy: 30) == 0)
    }
    #expect(collection.visibleCells.count == Int((container.bounds.height / 30).rounded(.up)) + (offset == 300 ? 0 : 1))
    fixture.scroll(to: 1200)
    #expect(collection.visibleCells.isEmpty)
  }
}
