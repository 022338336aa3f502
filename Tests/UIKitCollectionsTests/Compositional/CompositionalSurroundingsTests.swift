import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

@MainActor @Suite(.serialized) struct CompositionalSurroundingsTests {
  // MARK: Section providers

  @Test func theProviderIsAskedAgainForANewSizeAndNewTraits() {
    var asked: [(width: CGFloat, size: UIUserInterfaceSizeClass)] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      asked.append((environment.container.effectiveContentSize.width, environment.traitCollection.horizontalSizeClass))
      let columns: CGFloat = environment.traitCollection.horizontalSizeClass == .regular ? 4 : 2
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(50)),
          subitems: [item(.fractionalWidth(1 / columns), .fractionalHeight(1))]))
    }
    let fixture = CompositionalFixture([8], layout)
    fixture.collection.traitOverrides.horizontalSizeClass = .regular
    fixture.frame()
    #expect(asked.last?.size == .regular)
    #expect(fixture.screen(3)?.maxX == 375)
    fixture.collection.traitOverrides.horizontalSizeClass = .compact
    fixture.frame()
    #expect(fixture.screen(1)?.maxX == 375)
    fixture.collection.frame.size.width = 200
    fixture.frame()
    #expect(asked.last?.width == 200)
    #expect(fixture.screen(1)?.maxX == 200)
    let count = asked.count
    fixture.collection.contentOffset.y = 10
    fixture.frame()
    #expect(asked.count == count)
  }

  @Test func aNewConfigurationTakesEffectAndItsPropertiesDoNot() {
    let fixture = CompositionalFixture([2, 2], UICollectionViewCompositionalLayout(section: list()))
    fixture.layout.configuration.interSectionSpacing = 33
    fixture.layout.invalidateLayout()
    fixture.frame()
    let spacing = UICollectionViewCompositionalLayoutConfiguration()
    spacing.interSectionSpacing = 20
    fixture.layout.configuration = spacing
    spacing.interSectionSpacing = 500
    fixture.frame()
    #expect(fixture.frame(0, 1)?.minY == 120)
  }

  @Test func sectionsStayInsideTheirReference() {
    let section = list()
    section.contentInsetsReference = .layoutMargins
    let plain = list()
    let fixture = CompositionalFixture([1, 1], UICollectionViewCompositionalLayout { index, _ in index == 0 ? section : plain })
    fixture.collection.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 50)
    fixture.layout.invalidateLayout()
    fixture.frame()
    #expect(fixture.frame(0) == CGRect(x: 30, y: 0, width: 295, height: 50))
    #expect(fixture.frame(0, 1) == CGRect(x: 0, y: 50, width: 375, height: 50))
  }

  // MARK: Pinned views

  @Test func headersArePinnedAndPushedOut() {
    let section = list()
    section.boundarySupplementaryItems = [header(pins: true), header("footer", height: .absolute(30), .bottom, pins: true)]
    let fixture = CompositionalFixture([20, 20], UICollectionViewCompositionalLayout(section: section))
    func place(_ kind: String, _ section: Int = 0) -> CGFloat? {
      fixture.collection.supplementaryView(forElementKind: kind, at: fixture.path(0, section)).map {
        $0.frame.minY - fixture.collection.bounds.minY
      }
    }
    // A section is 40 + 1000 + 30 points high.
    #expect(place("header") == 0)
    #expect(place("footer") == 570)
    fixture.collection.contentOffset.y = 300
    fixture.frame()
    #expect(place("header") == 0)
    #expect(place("footer") == 570)
    let before = fixture.collection.visibleCells.count
    fixture.collection.contentOffset.y = 1050
    fixture.frame()
    #expect(place("header") == -20)
    #expect(place("header", 1) == 20)
    #expect(place("footer") == -10)
    #expect(before > 0)
    let front = fixture.collection.subviews.compactMap { $0 as? UICollectionReusableView }.last
    #expect(front is SizedView)
  }

  @Test func aGlobalHeaderStaysAndSectionHeadersStopBelowIt() {
    let section = list()
    section.boundarySupplementaryItems = [header(pins: true)]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header("global", height: .absolute(70), pins: true)]
    let fixture = CompositionalFixture(
      [20, 20], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    fixture.collection.contentOffset.y = 500
    fixture.frame()
    let global = fixture.collection.supplementaryView(forElementKind: "global", at: IndexPath(index: 0))
    #expect(global?.frame == CGRect(x: 0, y: 500, width: 375, height: 70))
    #expect(fixture.collection.supplementaryView(forElementKind: "header", at: fixture.path(0))?.frame.minY == 570)
  }

  @Test func decorationsAreBehindAndOfTheRegisteredClass() {
    let section = list()
    section.decorationItems = [.background(elementKind: "background")]
    let fixture = CompositionalFixture([3], UICollectionViewCompositionalLayout(section: section))
    #expect(fixture.collection.subviews.first?.frame == CGRect(x: 0, y: 0, width: 375, height: 150))
    #expect(!(fixture.collection.subviews.first is UICollectionViewCell))
  }

  // MARK: Visible items

  /// Layers keep opacities in single precision.
  private func alpha(_ item: Int, _ fixture: CompositionalFixture) -> CGFloat? {
    fixture.collection.cellForItem(at: fixture.path(item)).map { ($0.alpha * 10_000).rounded() / 10_000 }
  }

  @Test func theHandlerSeesAndChangesVisibleItems() {
    let section = shelf(spacing: 0, inset: 0)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.alpha = max(0, 1 - distance / 1000)
      }
    }
    let fixture = CompositionalFixture([100], UICollectionViewCompositionalLayout(section: section))
    #expect(alpha(0, fixture) == 1 - 137.5 / 1000)
    fixture.layout.setOrthogonalOffset(37.5, inSection: 0, animated: false)
    fixture.frame()
    #expect(offsets.last == 37.5)
    #expect(alpha(0, fixture) == 1 - 175.0 / 1000)
    #expect(alpha(1, fixture) == 1 - 75.0 / 1000)
  }

  // MARK: Growth

  @Test func aMillionItemsLoadAndScrollAsAThousand() {
    for count in [1000, 1_000_000] {
      let fixture = CompositionalFixture(
        [count],
        UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .horizontal(
              layoutSize: size(.fractionalWidth(1), .absolute(100)),
              subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))]))))
      #expect(fixture.collection.contentSize.height == CGFloat(count) / 4 * 100)
      fixture.collection.scrollToItem(at: fixture.path(count - 1), at: .bottom, animated: false)
      fixture.frame()
      #expect(fixture.brokenCell() == nil)
      #expect(fixture.collection.visibleCells.count == 24)
      #expect(SizedCell.made <= 48)
    }
  }

  @Test func visualDescriptionDrawsTheTree() {
    let small = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), repeatingSubitem: item(.fractionalWidth(1), .absolute(30)),
      count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(80)), subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1)), small])
    #expect(
      group.visualDescription() == """
        horizontal group 1.0 of the width x about 80.0 pt
        |-- item 0.5 of the width x 1.0 of the height
        `-- vertical group 0.5 of the width x 1.0 of the height, 2 times
            `-- item 1.0 of the width x 30.0 pt
        """)
  }
}
