import Foundation
import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// 50 tables, 50 flows and 50 compositional collections in one scroll view.
@MainActor @Suite struct ContainerCompositionalTests {
  private let fixture = ContainerFixture()
  private let rows = Rows(1000)
  private let items = Items(1000)
  private var container: CountingContainer { fixture.container }

  /// Every other collection is a shelf that scrolls by itself, the others are grids of four columns.
  private func layout(_ number: Int) -> UICollectionViewCompositionalLayout {
    let share: CGFloat = number % 2 == 0 ? 1 : 0.25
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(share), heightDimension: .fractionalHeight(1)))
    let width: NSCollectionLayoutDimension = number % 2 == 0 ? .absolute(90) : .fractionalWidth(1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    if number % 2 == 0 { section.orthogonalScrollingBehavior = .continuous }
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func add(_ layout: UICollectionViewLayout) {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    container.contentView.addSubview(collection)
  }

  private func fill() {
    for number in 0..<50 {
      fixture.addTable(rows)
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 80, height: 80)
      (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
      add(flow)
      add(layout(number))
    }
    fixture.frame()
  }

  private func cells(in view: UIView) -> Int {
    (view is UICollectionViewCell || view is UITableViewCell ? 1 : 0) + view.subviews.map { cells(in: $0) }.reduce(0, +)
  }

  @Test func cellsAreThereForTheScreenOnly() {
    fill()
    // Tables of 44,000 points, flows and grids of 20,000, shelves of 80.
    let pair: CGFloat = 2 * 44_000 + 2 * 20_000 + 80 + 20_000
    #expect(container.contentSize.height == 25 * pair)
    var most = 0
    for offset in stride(from: CGFloat(0), to: container.contentSize.height, by: 7_777) {
      fixture.scroll(to: offset)
      most = max(most, cells(in: container))
    }
    // A screen of 480 points shows at most 7 lines of 4 items; the shelf is one of them.
    #expect(most <= 7 * 4 + 2)
    // Over every border between lists, step by step.
    fixture.scroll(to: 64_000 - 240)
    for step in 0..<60 {
      fixture.scroll(to: 64_000 - 480 + CGFloat(step) * 12)
      #expect(cells(in: container) <= 30)
    }
  }

  /// SCROLLWORK_EDITS says how many; each inserts or deletes rows and items of any list, anywhere, also while the content coasts.
  @Test func whatIsLookedAtStaysInRandomEdits() throws {
    let edits = ProcessInfo.processInfo.environment["SCROLLWORK_EDITS"].flatMap { Int($0) } ?? 300
    let lists = (0..<150).map { EditedList(number: $0, layout: $0 % 3 == 2 ? layout($0) : nil) }
    for list in lists { container.contentView.addSubview(list.view) }
    fixture.frame()
    var random = SeededGenerator(seed: 15)
    var (most, compared) = (0, 0)
    for edit in 0..<edits {
      if edit % 7 == 0 {
        let end = container.contentSize.height - container.bounds.height
        fixture.scroll(to: random.between(1_000, end - 1_000).rounded())
      }
      if edit % 25 == 3 {
        fixture.stage.flick(from: CGPoint(x: 160, y: 300), velocity: CGPoint(x: 0, y: -1_500))
        for _ in 0..<3 { fixture.frame() }
      } else if edit % 25 == 8 {
        try fixture.stage.settle()
      }
      let before = seen()
      let visible = lists.firstIndex { $0.view === container.visibleArrangedSubviews.first } ?? 0
      // Half of the edits are made in the first visible list and those above it.
      let list = lists[random.roll(0..<2) == 0 ? random.roll(0..<visible + 1) : random.roll(0..<150)]
      let isMoving = container.isDecelerating
      list.edit(&random)
      container.layoutIfNeeded()
      most = max(most, cells(in: container))
      let after = seen()
      guard !isMoving, let anchor = before.first(where: { after[$0.key] != nil && $0.value.isFirst }) else { continue }
      compared += 1
      let place = after[anchor.key]?.place ?? 0
      if abs(place - anchor.value.place) > 0.5 {
        Issue.record("edit \(edit): \(anchor.key) went from \(anchor.value.place) to \(place)")
        return
      }
    }
    try fixture.stage.settle()
    #expect(compared > edits / 3 && most <= 7 * 4 * 2 + 2)
  }

  /// Names and places on the screen of the cells; the first one that lies wholly below the top is marked.
  private func seen() -> [Int: (place: CGFloat, isFirst: Bool)] {
    var places: [Int: (place: CGFloat, isFirst: Bool)] = [:]
    func walk(_ view: UIView) {
      if view is UICollectionViewCell || view is UITableViewCell {
        let place = container.convert(CGPoint(x: 0, y: view.bounds.maxY), from: view).y - container.contentOffset.y
        if place > 0, place < 480 { places[view.tag] = (place, false) }
        return
      }
      for subview in view.subviews { walk(subview) }
    }
    for view in container.visibleArrangedSubviews { walk(view) }
    if let first = places.min(by: { ($0.value.place, $0.key) < ($1.value.place, $1.key) }) { places[first.key]?.isFirst = true }
    return places
  }

  @Test func aShelfKeepsItsOffsetWhileTheContainerScrolls() throws {
    fill()
    fixture.scroll(to: 64_000 - 200)
    let shelf = try #require(
      container.visibleArrangedSubviews.compactMap { $0 as? UICollectionView }.last { $0.contentSize.height == 80 })
    let layout = try #require(shelf.collectionViewLayout as? UICollectionViewCompositionalLayout)
    fixture.stage.drag(from: CGPoint(x: 300, y: 240), to: CGPoint(x: 100, y: 240), duration: 0.2, holdBeforeLift: 0.2)
    try fixture.stage.settle()
    let offset = layout.orthogonalOffset(inSection: 0)
    #expect(offset > 100)
    #expect(container.contentOffset == CGPoint(x: 0, y: 63_800))
    fixture.scroll(to: 0)
    #expect(cells(in: shelf) == 0)
    fixture.scroll(to: 64_000 - 200)
    #expect(layout.orthogonalOffset(inSection: 0) == offset)
    #expect(shelf.indexPathsForVisibleItems.first?.item == Int(offset / 90))
  }
}
