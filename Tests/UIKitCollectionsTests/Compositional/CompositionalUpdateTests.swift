import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

@MainActor @Suite(.serialized) struct CompositionalUpdateTests {
  /// Lists, shelves and grids in turn.
  private func mixed() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      switch index % 3 {
      case 0: return shelf(spacing: 8)
      case 1:
        let section = list()
        section.boundarySupplementaryItems = [header(pins: true), header("footer", height: .absolute(15), .bottom)]
        section.decorationItems = [.background(elementKind: "background")]
        return section
      default:
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(70)), subitems: [item(.fractionalWidth(0.3), .fractionalHeight(1))]))
      }
    }
  }

  /// Section 1 is a list of estimated rows, the others are shelves.
  private func shelvesAroundAList() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in index == 1 ? list(height: .estimated(40)) : shelf() }
  }

  @Test(arguments: [false, true]) func aCardThatBecomesARowIsMeasured(_ isAnimated: Bool) {
    let fixture = CompositionalFixture([4, 2, 4], shelvesAroundAList()) { $0.itemSize = { _ in CGSize(width: 375, height: 64) } }
    let card = fixture.source.sections[0].remove(at: 1)
    fixture.source.sections[1].insert(card, at: 0)
    func move() { fixture.collection.moveItem(at: fixture.path(1), to: fixture.path(0, 1)) }
    isAnimated ? move() : UIView.performWithoutAnimation { move() }
    fixture.stage.settle()
    #expect(fixture.frame(0, 1)?.height == 64 && fixture.brokenCell() == nil)
  }

  @Test(arguments: [false, true]) func aCardThatStaysInANumberedSectionFollowsItsShelf(_ isAnimated: Bool) {
    let layout = UICollectionViewCompositionalLayout { _, _ in shelf() }
    let fixture = CompositionalFixture([3, 3, 3], layout)
    let card = fixture.source.sections[1].remove(at: 2)
    fixture.source.sections.insert([9_001], at: 0)
    fixture.source.sections[1].insert(card, at: 2)
    // The card stays in the section with the number 1, whose shelf is another one afterwards.
    func change() {
      fixture.collection.performBatchUpdates {
        fixture.collection.insertSections([0])
        fixture.collection.moveItem(at: fixture.path(2, 1), to: fixture.path(2, 1))
      }
    }
    isAnimated ? change() : UIView.performWithoutAnimation { change() }
    fixture.stage.settle()
    #expect(fixture.brokenCell() == nil)
  }

  @Test(arguments: 0..<6) func randomBatchesShowTheirData(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let fixture = CompositionalFixture([8, 5, 9, 20, 3, 4], isRightToLeft: seed % 2 == 1, mixed())
    var next = 10_000
    for step in 0..<40 {
      if random.roll(0..<3) == 0 { fixture.collection.contentOffset.y = CGFloat(random.roll(0..<600)) }
      if random.roll(0..<3) == 0 {
        fixture.layout.setOrthogonalOffset(CGFloat(random.roll(0..<900)), inSection: 0, animated: false)
      }
      change(fixture, &random, &next)
      random.roll(0..<2) == 0 ? fixture.frame() : fixture.stage.advance(by: 0.7)
      #expect(fixture.collection.numberOfSections == fixture.source.sections.count)
      if step % 5 == 4 {
        fixture.stage.settle()
        #expect(fixture.brokenCell() == nil, "seed \(seed), step \(step)")
      }
    }
    fixture.stage.settle()
    let shown = Set(fixture.collection.visibleCells.map { ObjectIdentifier($0) })
    var found = 0
    for view in fixture.collection.subviews + fixture.scrollers.flatMap(\.subviews) {
      guard let cell = view as? UICollectionViewCell else { continue }
      found += 1
      #expect(shown.contains(ObjectIdentifier(cell)), "a cell is left over")
    }
    #expect(found == shown.count)
  }

  /// Deletes, inserts and moves in one batch; items of the same section are not moved twice.
  private func change(_ fixture: CompositionalFixture, _ random: inout SeededGenerator, _ next: inout Int) {
    let collection = fixture.collection
    let before = fixture.source.sections
    let section = random.roll(0..<before.count)
    switch random.roll(0..<6) {
    case 0:
      collection.performBatchUpdates {
        fixture.source.sections.insert([next, next + 1, next + 2], at: section)
        collection.insertSections([section])
      }
      next += 3
    case 1 where before.count > 3:
      collection.performBatchUpdates {
        fixture.source.sections.remove(at: section)
        collection.deleteSections([section])
      }
    case 2:
      let target = random.roll(0..<before.count)
      collection.performBatchUpdates {
        let moved = fixture.source.sections.remove(at: section)
        fixture.source.sections.insert(moved, at: target)
        collection.moveSection(section, toSection: target)
      }
    case 3 where !before[section].isEmpty:
      move(fixture, section, &random)
    default:
      exchange(fixture, section, next, &random)
      next += 1
    }
  }

  private func move(_ fixture: CompositionalFixture, _ section: Int, _ random: inout SeededGenerator) {
    let target = random.roll(0..<fixture.source.sections.count)
    let from = random.roll(0..<fixture.source.sections[section].count)
    fixture.collection.performBatchUpdates {
      let moved = fixture.source.sections[section].remove(at: from)
      let to = random.roll(0..<fixture.source.sections[target].count + 1)
      fixture.source.sections[target].insert(moved, at: to)
      fixture.collection.moveItem(at: fixture.path(from, section), to: fixture.path(to, target))
    }
  }

  /// Deletes an item, if there is one, and inserts another.
  private func exchange(_ fixture: CompositionalFixture, _ section: Int, _ new: Int, _ random: inout SeededGenerator) {
    fixture.collection.performBatchUpdates {
      let count = fixture.source.sections[section].count
      if count > 0 {
        let gone = random.roll(0..<count)
        fixture.source.sections[section].remove(at: gone)
        fixture.collection.deleteItems(at: [fixture.path(gone, section)])
      }
      let place = random.roll(0..<fixture.source.sections[section].count + 1)
      fixture.source.sections[section].insert(new, at: place)
      fixture.collection.insertItems(at: [fixture.path(place, section)])
    }
  }

  @Test func anItemMovesFromAShelfIntoAList() {
    let fixture = CompositionalFixture(
      [5, 3], UICollectionViewCompositionalLayout { index, _ in index == 0 ? shelf() : list() })
    let cell = fixture.collection.cellForItem(at: fixture.path(1))
    let start = fixture.screen(1)
    fixture.collection.performBatchUpdates {
      let moved = fixture.source.sections[0].remove(at: 1)
      fixture.source.sections[1].insert(moved, at: 0)
      fixture.collection.moveItem(at: fixture.path(1), to: fixture.path(0, 1))
    }
    #expect(cell === fixture.collection.cellForItem(at: fixture.path(0, 1)))
    #expect(cell?.superview === fixture.collection)
    fixture.stage.settle()
    #expect(fixture.screen(0, 1) == CGRect(x: 0, y: 80, width: 375, height: 50))
    #expect(start == CGRect(x: 126, y: 0, width: 100, height: 80))
  }

  @Test func deletingTheFirstItemKeepsTheHeader() {
    let section = list()
    section.boundarySupplementaryItems = [header()]
    let fixture = CompositionalFixture([5], UICollectionViewCompositionalLayout(section: section))
    let view = fixture.collection.supplementaryView(forElementKind: "header", at: fixture.path(0))
    fixture.collection.performBatchUpdates {
      fixture.source.sections[0].removeFirst()
      fixture.collection.deleteItems(at: [fixture.path(0)])
    }
    #expect(fixture.collection.supplementaryView(forElementKind: "header", at: fixture.path(0)) === view)
    fixture.stage.settle()
  }

  @Test func layoutsCanBeExchanged() {
    let fixture = CompositionalFixture([20, 20], UICollectionViewCompositionalLayout(section: shelf()))
    let other = UICollectionViewCompositionalLayout(section: list())
    fixture.collection.setCollectionViewLayout(other, animated: true)
    fixture.stage.settle()
    #expect(fixture.scrollers.isEmpty)
    #expect(fixture.collection.visibleCells.allSatisfy { $0.superview === fixture.collection })
    #expect(fixture.screen(1) == CGRect(x: 0, y: 50, width: 375, height: 50))
    fixture.collection.setCollectionViewLayout(fixture.layout, animated: false)
    fixture.frame()
    #expect(fixture.scrollers.count == 2)
    #expect(fixture.brokenCell() == nil)
  }
}
