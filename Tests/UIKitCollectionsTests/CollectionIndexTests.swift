import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
@testable import UIKitCollections
@testable import UIKitLists

/// Sections with titles along the edge of a collection.
private final class Indexed: NSObject, UICollectionViewDataSource {
  var titles: [String]? = ["A", "B", "C", "D", "E"]
  var counts = [10, 10, 0, 10, 10]
  var path: ((Int) -> IndexPath)?
  var loads = 0

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
    path?(index) ?? collectionView.firstItem(ofSection: index)
  }
  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    loads += 1
    return titles
  }
}

/// Five titles of 14 points in the middle of 480; rows of 48 points.
@MainActor @Suite struct CollectionIndexTests {
  private let stage = ManualStage(size: CGSize(width: 320, height: 480))
  private let indexed = Indexed()
  private let collection: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 48), 0)
    collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = indexed
    stage.window.addSubview(collection)
    stage.advance(by: 0.1)
  }

  private var strip: SectionIndexView? { collection.subviews.lazy.compactMap { $0 as? SectionIndexView }.first }

  /// The middle of a title.
  private func point(_ title: Int) -> CGPoint { CGPoint(x: 312, y: 205 + 14 * CGFloat(title) + 7) }

  private func tap(_ title: Int) {
    stage.tap(at: point(title))
    stage.settle()
  }

  @Test func aTouchedTitleScrollsToItsSection() {
    tap(1)
    #expect(collection.contentOffset.y == 480 && collection.indexPathsForSelectedItems?.isEmpty ?? true)
    tap(2)
    #expect(collection.contentOffset.y == 480, "a section without items is that before it")
    tap(3)
    #expect(collection.contentOffset.y == 960)
    tap(4)
    #expect(collection.contentOffset.y == 1_440)
  }

  @Test func theDataSourceSaysWhereATitleLeads() {
    indexed.path = { _ in IndexPath(item: 5, section: 0) }
    tap(4)
    #expect(collection.contentOffset.y == 240)
  }

  @Test func theTitlesStayAtTheEdgeAboveTheItems() {
    for y in [0 as CGFloat, 333, 1_000] {
      collection.contentOffset.y = y
      stage.advance(by: 0.1)
      #expect(strip?.frame == CGRect(x: 305, y: y, width: 15, height: 480))
      #expect(collection.hitTest(CGPoint(x: 312, y: y + 240), with: nil) === strip)
    }
  }

  @Test func aLoadAsksAgainAndNilRemovesThem() {
    let loads = indexed.loads
    collection.contentOffset.y = 100
    stage.advance(by: 0.1)
    #expect(indexed.loads == loads, "scrolling asks for nothing")
    indexed.titles = nil
    collection.reloadData()
    stage.advance(by: 0.1)
    #expect(strip == nil && indexed.loads == loads + 1)
    indexed.titles = ["A"]
    indexed.counts = [0]
    collection.reloadData()
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 312, y: 240))
    #expect(collection.contentOffset.y == 0, "a title of an empty collection leads nowhere")
  }
}
