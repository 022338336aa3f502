import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

@MainActor @Suite(.serialized) struct CollectionReuseTests {
  @Test(arguments: [[21], [100_000_000]])
  func loadingAsksOnlyForWhatIsShown(counts: [Int]) {
    let fixture = CollectionFixture(counts).shown()
    // Lines at 0, 110 ... 550: six of three.
    #expect(fixture.items.asked == (0..<18).map { item($0) })
    #expect(fixture.counts.made == 18)
    #expect(fixture.collection.indexPathsForVisibleItems == (0..<18).map { item($0) })
  }

  @Test func theLastOfAHundredMillionItemsIsReachedAsTheFirst() {
    let fixture = CollectionFixture([100_000_000]).shown()
    fixture.collection.scrollToItem(at: item(99_999_999), at: .bottom, animated: false)
    fixture.shown()
    #expect(fixture.collection.indexPathsForVisibleItems.last == item(99_999_999))
    #expect(fixture.collection.contentOffset.y == fixture.collection.contentSize.height - 600)
    #expect(fixture.counts.made <= 19)
  }

  @Test(arguments: [(true, false), (false, false), (true, true), (false, true)])
  func anItemThatLeavesGivesItsCellToOneThatComes(forward: Bool, sideways: Bool) {
    let fixture = CollectionFixture([900], sideways: sideways).shown()
    var offset: CGFloat = forward ? 0 : sideways ? 19_000 : 30_000
    fixture.scroll(to: offset)
    let most = sideways ? 25 : 21
    for _ in 0..<300 {
      offset += forward ? 17 : -17
      fixture.scroll(to: offset)
      #expect(fixture.cells.count <= most)
      #expect(fixture.cells.count == fixture.collection.indexPathsForVisibleItems.count)
    }
    #expect(fixture.counts.made <= most + (forward ? 0 : most))
    #expect(fixture.counts.reused > 100)
  }

  @Test func anItemThatOnlyTouchesTheEdgeHasNoCell() {
    let fixture = CollectionFixture([300]).shown()
    fixture.scroll(to: 100)
    #expect(fixture.collection.indexPathsForVisibleItems.first == item(3))
    fixture.scroll(to: 99.5)
    #expect(fixture.collection.indexPathsForVisibleItems.first == item(0))
  }

  @Test func aStepWithoutANewItemAsksNobodyAndWritesNoFrame() {
    let fixture = CollectionFixture([1_000]).shown()
    fixture.scroll(to: 1)
    fixture.scroll(to: 61)
    let (asked, writes) = (fixture.items.asked.count, fixture.counts.frameWrites)
    for offset in 62...99 { fixture.scroll(to: CGFloat(offset)) }
    #expect(fixture.items.asked.count == asked)
    #expect(fixture.counts.frameWrites == writes)
  }

  @Test func everyItemStandsInItsPlaceAfterAnyJump() {
    let fixture = CollectionFixture([50, 0, 700])
    fixture.flow.headerReferenceSize = CGSize(width: 0, height: 33)
    fixture.shown()
    for offset in [0, 31, 2_000, 1_850, 20_000, 26_000, 300] as [CGFloat] {
      fixture.scroll(to: offset)
      for cell in fixture.cells {
        let path = fixture.collection.indexPath(for: cell)
        #expect(path.flatMap { fixture.collection.layoutAttributesForItem(at: $0)?.frame } == cell.frame)
      }
      #expect(fixture.cells.count == fixture.collection.visibleCells.count)
    }
  }

  @Test func willDisplayAndDidEndDisplayingComeOncePerElement() {
    let messages = ItemMessages()
    let fixture = CollectionFixture([30, 30], delegate: messages)
    fixture.flow.headerReferenceSize = CGSize(width: 0, height: 40)
    fixture.shown()
    #expect(messages.log.filter { $0.hasPrefix("willDisplayView") } == ["willDisplayView 0.0"])
    #expect(messages.log.filter { $0.hasPrefix("willDisplay ") }.count == 18)
    messages.log = []
    fixture.scroll(to: 150)
    #expect(
      messages.log.sorted() == [
        "didEndDisplaying 0.0", "didEndDisplaying 0.1", "didEndDisplaying 0.2", "didEndDisplayingView 0.0", "willDisplay 0.18",
        "willDisplay 0.19", "willDisplay 0.20",
      ])
  }

  @Test func registrationsNeedNoIdentifier() {
    final class Source: NSObject, UICollectionViewDataSource {
      var filled: [String] = []
      lazy var cells = UICollectionView.CellRegistration<CountingItem, String> { [unowned self] cell, path, word in
        filled.append("\(path.item) \(word)")
      }
      lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [unowned self] view, kind, path in filled.append("header \(path.section)") }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "word")
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView { collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath) }
    }
    let source = Source()
    let fixture = CollectionFixture([])
    fixture.flow.headerReferenceSize.height = 40
    fixture.collection.dataSource = source
    fixture.shown()
    #expect(source.filled.first == "header 0")
    #expect(source.filled.contains("3 word"))
    for offset in stride(from: 0 as CGFloat, to: 3_000, by: 100) { fixture.scroll(to: offset) }
    #expect(fixture.counts.made <= 21)
  }

  @Test func reloadingAsksAnewAndForgetsTheSelection() {
    let fixture = CollectionFixture([100]).shown()
    fixture.collection.selectItem(at: item(2), animated: false, scrollPosition: [])
    fixture.items.counts = [4]
    fixture.items.asked = []
    fixture.collection.reloadData()
    #expect(fixture.collection.numberOfItems(inSection: 0) == 4)
    #expect(fixture.collection.indexPathsForSelectedItems == nil)
    fixture.shown()
    #expect(fixture.items.asked == (0..<4).map { item($0) })
    #expect(fixture.cells.count == 4 && fixture.counts.made == 18)
  }

  @Test func aReloadFromInsideACellIsCarriedOutAfterwards() {
    let fixture = CollectionFixture([100])
    var reloads = 0
    fixture.items.onCell = { collection, path in
      if path.item == 5 && reloads == 0 {
        reloads += 1
        fixture.items.counts = [3]
        collection.reloadData()
      }
    }
    fixture.shown()
    fixture.stage.advance(by: 0.1)
    #expect(fixture.collection.visibleCells.count == 3 && fixture.cells.count == 3)
  }

  @Test func prefetchingRunsAheadAndIsCalledOffOnTheWayBack() {
    final class PrefetchSource: NSObject, UICollectionViewDataSourcePrefetching {
      var asked: [Int] = []
      var cancelled: [Int] = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        asked += indexPaths.map(\.item)
      }
      func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.map(\.item)
      }
    }
    let ahead = PrefetchSource()
    let fixture = CollectionFixture([900])
    fixture.collection.prefetchDataSource = ahead
    fixture.shown()
    #expect(ahead.asked == Array(18..<33))
    for offset in stride(from: 0 as CGFloat, through: 3_000, by: 50) { fixture.scroll(to: offset) }
    #expect(ahead.cancelled.isEmpty)
    #expect(ahead.asked.count == Set(ahead.asked).count)
    let before = ahead.asked.count
    for offset in stride(from: 3_000 as CGFloat, through: 2_800, by: -50) { fixture.scroll(to: offset) }
    #expect(!ahead.cancelled.isEmpty && ahead.asked.count > before)
  }
}
