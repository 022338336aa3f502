import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

@MainActor @Suite(.serialized) struct CompositionalSizingTests {
  private func height(_ path: IndexPath) -> CGFloat { 30 + CGFloat(path.item * 37 % 90) }

  @Test func cellsDetermineTheHeightsOfRows() {
    let fixture = CompositionalFixture(
      [100], UICollectionViewCompositionalLayout(section: list(height: .estimated(50), spacing: 4))
    ) { source in source.itemSize = { CGSize(width: 999, height: 30 + CGFloat($0.item * 37 % 90)) } }
    var top: CGFloat = 0
    for item in 0..<5 {
      let height = height(fixture.path(item))
      #expect(fixture.screen(item) == CGRect(x: 0, y: top, width: 375, height: height))
      top += height + 4
    }
    #expect(fixture.brokenCell() == nil)
  }

  @Test func nothingVisibleMovesButByTheScroll() {
    let fixture = CompositionalFixture(
      [200], UICollectionViewCompositionalLayout(section: list(height: .estimated(500)))
    ) { source in source.itemSize = { CGSize(width: 0, height: 30 + CGFloat($0.item * 37 % 90)) } }
    fixture.collection.scrollToItem(at: fixture.path(150), at: .top, animated: false)
    fixture.frame()
    // Upward, where every row that comes in is 500 points high at first.
    var offset = fixture.collection.contentOffset.y
    var places: [Int: CGFloat] = [:]
    for _ in 0..<40 {
      fixture.collection.contentOffset.y -= 20
      fixture.frame()
      var now: [Int: CGFloat] = [:]
      for path in fixture.collection.indexPathsForVisibleItems { now[path.item] = fixture.screen(path.item)?.minY }
      for (item, place) in now where places[item] != nil {
        #expect(((places[item] ?? 0) + 20 - place).magnitude <= 0.5, "item \(item)")
      }
      (places, offset) = (now, fixture.collection.contentOffset.y)
    }
    #expect(offset > 0)
  }

  /// Cells side by side, each as high as it wants to be: a row grows when one of them is measured.
  @Test(arguments: [2, 3, 5], [20, 90, 300] as [CGFloat])
  func nothingVisibleMovesInColumnsButByTheScroll(columns: Int, estimate: CGFloat) {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(estimate)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate)),
      subitems: [item])
    let fixture = CompositionalFixture(
      [400], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    ) { source in source.itemSize = { CGSize(width: 0, height: 12 + CGFloat($0.item * $0.item * 37 % 140)) } }
    fixture.collection.scrollToItem(at: fixture.path(300), at: .top, animated: false)
    fixture.frame()
    var places: [Int: CGFloat] = [:]
    for step in 0..<80 {
      fixture.collection.contentOffset.y -= 7
      fixture.frame()
      var now: [Int: CGFloat] = [:]
      for path in fixture.collection.indexPathsForVisibleItems {
        guard let frame = fixture.screen(path.item), frame.maxY > 0, frame.minY < fixture.collection.bounds.height else {
          continue
        }
        now[path.item] = frame.minY
      }
      let leaps = now.filter { item, place in places[item].map { ($0 + 7 - place).magnitude > 0.5 } ?? false }
      #expect(leaps.isEmpty, "step \(step)")
      places = now
    }
  }

  /// A short cell beyond the bounds is measured with the high ones of its line, before its part of the line scrolls in.
  @Test func onlyLinesInViewHaveCellsAndAllOfThem() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(100)), subitems: [item(.fractionalWidth(0.2), .estimated(100))])
    let fixture = CompositionalFixture(
      [300], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    ) {
      source in source.itemSize = { CGSize(width: 0, height: $0.item % 5 == 0 ? 100 : 20) }
    }
    func shown(at offset: CGFloat) -> [Int] {
      fixture.collection.contentOffset.y = offset
      fixture.frame()
      return fixture.collection.indexPathsForVisibleItems.map(\.item).sorted()
    }
    #expect(shown(at: 390) == Array(15..<50))
    #expect(shown(at: 400) == Array(20..<50))
  }

  @Test func headersDetermineTheirHeight() {
    let section = list()
    section.boundarySupplementaryItems = [
      header(height: .estimated(20), pins: true), header("footer", height: .estimated(20), .bottom),
    ]
    let fixture = CompositionalFixture([3, 3], UICollectionViewCompositionalLayout(section: section)) { source in
      source.viewHeight = { kind, path in kind == "header" ? 64 + CGFloat(path.section) : 33 }
    }
    #expect(fixture.frame("header") == CGRect(x: 0, y: 0, width: 375, height: 64))
    #expect(fixture.frame(0) == CGRect(x: 0, y: 64, width: 375, height: 50))
    #expect(fixture.frame("footer") == CGRect(x: 0, y: 214, width: 375, height: 33))
    #expect(fixture.frame(0, 1) == CGRect(x: 0, y: 247 + 65, width: 375, height: 50))
  }

  @Test func badgesDetermineTheirSize() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .estimated(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
    let cell = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [cell])
    let fixture = CompositionalFixture([4], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    {
      source in source.viewHeight = { _, path in 20 + CGFloat(path.item) }
    }
    #expect(fixture.frame("badge", 3) == CGRect(x: 355, y: 177, width: 20, height: 23))
  }

  @Test func siblingsTakeTheGreatestHeight() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(40)),
      subitems: [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40))])
    let fixture = CompositionalFixture([4], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    {
      source in source.itemSize = { CGSize(width: 0, height: 50 + CGFloat($0.item) * 10) }
    }
    #expect((0..<4).map { fixture.frame($0)?.height } == [60, 60, 80, 80])
    #expect(fixture.frame(2)?.minY == 60)
  }

  @Test func wordsBreakIntoLinesByTheirWidth() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item(.estimated(100), .estimated(30))])
    group.interItemSpacing = .fixed(5)
    let fixture = CompositionalFixture([6], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    {
      source in source.itemSize = { CGSize(width: [200, 165, 300, 80, 20, 250][$0.item], height: 30) }
    }
    #expect(
      (0..<6).map { fixture.frame($0)?.origin } == [
        CGPoint(x: 0, y: 0), CGPoint(x: 205, y: 0), CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 60), CGPoint(x: 85, y: 60),
        CGPoint(x: 110, y: 60),
      ])
  }

  @Test(arguments: [false, true]) func cardsOfUnknownWidthSettleWithoutAJump(_ isRightToLeft: Bool) {
    let fixture = CompositionalFixture(
      [300], isRightToLeft: isRightToLeft,
      UICollectionViewCompositionalLayout(section: shelf(width: .estimated(300), height: .absolute(80)))
    ) { source in source.itemSize = { CGSize(width: 60 + CGFloat($0.item * 31 % 70), height: 80) } }
    fixture.collection.scrollToItem(at: fixture.path(200), at: isRightToLeft ? .right : .left, animated: false)
    fixture.frame()
    #expect(isRightToLeft ? fixture.screen(200)?.maxX == 375 - 16 : fixture.screen(200)?.minX == 16)
    var places: [Int: CGFloat] = [:]
    for _ in 0..<60 {
      // Back to the cards that were never measured.
      fixture.layout.setOrthogonalOffset(fixture.layout.orthogonalOffset(inSection: 0) - 10, inSection: 0, animated: false)
      fixture.frame()
      #expect(fixture.brokenCell() == nil)
      var now: [Int: CGFloat] = [:]
      for path in fixture.collection.indexPathsForVisibleItems {
        now[path.item] = isRightToLeft ? fixture.screen(path.item)?.maxX : fixture.screen(path.item)?.minX
      }
      for (item, place) in now where places[item] != nil {
        #expect(((places[item] ?? 0) + (isRightToLeft ? -10 : 10) - place).magnitude <= 0.51, "item \(item)")
      }
      places = now
    }
  }

  @Test func aShelfIsAsHighAsItsHighestMeasuredCard() {
    let fixture = CompositionalFixture(
      [50, 1], UICollectionViewCompositionalLayout(section: shelf(width: .absolute(100), height: .estimated(200)))
    ) { source in source.itemSize = { CGSize(width: 100, height: $0.item == 20 ? 180 : 120) } }
    #expect(fixture.frame(0, 1)?.minY == 120)
    fixture.layout.setOrthogonalOffset(2100, inSection: 0, animated: false)
    fixture.frame()
    #expect(fixture.frame(0, 1)?.minY == 180)
  }

  @Test func rowsAreMeasuredAgainAtAnotherWidth() {
    SizedCell.keepsArea = true
    defer { SizedCell.keepsArea = false }
    let fixture = CompositionalFixture([5], UICollectionViewCompositionalLayout(section: list(height: .estimated(50))))
    #expect(fixture.screen(0)?.height == 60)
    fixture.collection.frame.size.width = 200
    fixture.frame()
    #expect(fixture.screen(0)?.height == 112.5)
  }

  @Test func constraintsDetermineTheHeightAtTheGivenWidth() {
    let fixture = CompositionalFixture([0], UICollectionViewCompositionalLayout(section: list(height: .estimated(20))))
    fixture.collection.register(SquareCell.self, forCellWithReuseIdentifier: "cell")
    fixture.source.sections = [[1, 2, 3]]
    fixture.collection.reloadData()
    fixture.frame()
    // A third as high as wide, with 5 points above and below.
    #expect(fixture.screen(0) == CGRect(x: 0, y: 0, width: 375, height: 135))
    #expect(fixture.screen(1)?.minY == 135)
  }
}

/// A cell whose content is a third as high as wide.
private final class SquareCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      bar.heightAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 1.0 / 3),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
