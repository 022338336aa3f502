import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// Notes what is announced, called off and shown.
private final class PrefetchSource: NSObject, UICollectionViewDataSourcePrefetching, UICollectionViewDelegate {
  var announced: [Int] = []
  var calledOff: [Int] = []
  var shownUnannounced: [Int] = []
  var waiting: Set<Int> = []
  var twice: [Int] = []

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    announced += indexPaths.map(\.item)
    for path in indexPaths where !waiting.insert(path.item).inserted { twice.append(path.item) }
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    calledOff += indexPaths.map(\.item)
    for path in indexPaths where waiting.remove(path.item) == nil { twice.append(path.item) }
  }

  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  {
    if waiting.remove(indexPath.item) == nil { shownUnannounced.append(indexPath.item) }
  }

  func forget() { (announced, calledOff, shownUnannounced, twice) = ([], [], [], []) }
}

/// Items of 100 points; see `CollectionFixture`.
@MainActor @Suite(.serialized) struct CollectionPrefetchingTests {
  private final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// Which way the flow goes.
  enum Flow: CaseIterable {
    case down, right, left
  }

  private let ahead = PrefetchSource()

  private func fixture(_ flow: Flow) -> CollectionFixture {
    let layout = flow == .left ? Flipping() : UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.scrollDirection = flow == .down ? .vertical : .horizontal
    let fixture = CollectionFixture([2_000], layout: layout, delegate: ahead)
    if flow == .left { fixture.collection.semanticContentAttribute = .forceRightToLeft }
    fixture.collection.prefetchDataSource = ahead
    return fixture.shown()
  }

  private func flick(_ fixture: CollectionFixture, _ flow: Flow, speed: CGFloat) {
    let way: (CGFloat, CGFloat) = flow == .down ? (0, -1) : flow == .right ? (-1, 0) : (1, 0)
    let start = CGPoint(x: 187 - way.0 * 150, y: 300 - way.1 * 200)
    fixture.stage.flick(from: start, velocity: CGPoint(x: way.0 * speed, y: way.1 * speed))
  }

  @Test(arguments: Flow.allCases) func atRestTheNextScreenIsAnnounced(flow: Flow) {
    let fixture = fixture(flow)
    let shown = fixture.collection.visibleCells.count
    #expect(ahead.announced == Array(shown..<shown + ahead.announced.count) && ahead.announced.count >= shown - 5)
  }

  @Test(arguments: Flow.allCases) func aFlickShowsNothingThatWasNotAnnouncedAndAnnouncesEachOnce(flow: Flow) {
    let fixture = fixture(flow)
    ahead.forget()
    flick(fixture, flow, speed: 3_000)
    fixture.stage.settle()
    #expect(fixture.collection.indexPathsForVisibleItems.last.map { $0.item > 60 } == true)
    #expect(ahead.shownUnannounced.isEmpty && ahead.twice.isEmpty && ahead.calledOff.isEmpty)
    #expect(Set(ahead.announced).count == ahead.announced.count && ahead.announced == ahead.announced.sorted())
  }

  @Test(arguments: Flow.allCases) func aTurnCallsOffWhatLiesAhead(flow: Flow) {
    let fixture = fixture(flow)
    flick(fixture, flow, speed: 2_000)
    fixture.stage.settle()
    let waiting = ahead.waiting
    ahead.forget()
    flick(fixture, flow, speed: -1_000)
    fixture.stage.settle()
    #expect(!waiting.isEmpty && Set(ahead.calledOff) == waiting && ahead.twice.isEmpty)
    #expect(ahead.announced == ahead.announced.sorted(by: >))
  }

  @Test func aJumpCallsOffWhatItLeavesOut() {
    let fixture = fixture(.down)
    let waiting = ahead.waiting
    ahead.forget()
    fixture.collection.scrollToItem(at: item(1_500), at: .top, animated: false)
    fixture.stage.advance(by: 0)
    #expect(Set(ahead.calledOff) == waiting && ahead.waiting.min() == 1_518)
  }

  @Test func aSlantingFlickOverATableauAnnouncesEachOnce() {
    final class Board: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 5_000, height: 4_000) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<2_000).compactMap { layoutAttributesForItem(at: item($0)) }.filter { $0.frame.intersects(rect) }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: indexPath.item % 50 * 100, y: indexPath.item / 50 * 100, width: 100, height: 100)
        return attributes
      }
    }
    let fixture = CollectionFixture([2_000], layout: Board(), delegate: ahead)
    fixture.collection.prefetchDataSource = ahead
    fixture.shown()
    ahead.forget()
    fixture.stage.flick(from: CGPoint(x: 350, y: 550), velocity: CGPoint(x: -1_500, y: -1_400))
    fixture.stage.settle()
    #expect(fixture.collection.contentOffset.x > 300 && fixture.collection.contentOffset.y > 300)
    #expect(!ahead.announced.isEmpty && ahead.twice.isEmpty)
  }
}
