import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

/// Named rows or items of known heights, ten times as high as estimated.
private final class NamedHeights: NSObject, UITableViewDataSource, UICollectionViewDataSource, ListItemIdentifying {
  var names: [Int]
  var keepsVisibleItemsOnReload = true

  init(_ names: [Int]) { self.names = names }

  func height(_ name: Int) -> CGFloat { CGFloat(300 + (name * 37) % 400) }

  func itemIdentifier(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { names[indexPath.item] }

  func indexPath(forItemIdentifier identifier: AnyHashable, in list: UIScrollView) -> IndexPath? {
    (identifier as? Int).flatMap { names.firstIndex(of: $0) }.map { IndexPath(item: $0, section: 0) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "high", for: indexPath)
    (cell as? HighCell)?.wanted = height(names[indexPath.row])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "high", for: indexPath)
    (cell as? HighItem)?.wanted = height(names[indexPath.item])
    return cell
  }
}

private final class HighCell: UITableViewCell {
  var wanted: CGFloat = 44
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wanted) }
}

private final class HighItem: UICollectionViewCell {
  var wanted: CGFloat = 44
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = CGSize(width: 320, height: wanted)
    return layoutAttributes
  }
}

@MainActor @Suite(.serialized) struct IdentityTests {
  private func table(_ source: any UITableViewDataSource) -> (ManualStage, UITableView) {
    let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.estimatedRowHeight = 50
    table.register(HighCell.self, forCellReuseIdentifier: "high")
    table.dataSource = source
    stage.window.addSubview(table)
    stage.settle()
    return (stage, table)
  }

  private func collection(_ source: any UICollectionViewDataSource) -> (ManualStage, UICollectionView) {
    let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 50)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    collection.register(HighItem.self, forCellWithReuseIdentifier: "high")
    collection.dataSource = source
    stage.window.addSubview(collection)
    stage.settle()
    return (stage, collection)
  }

  // MARK: Scrolling to unknown places

  @Test(arguments: [true, false], [UITableView.ScrollPosition.top, .middle, .bottom])
  func aRowOfUnknownPlaceIsScrolledToExactly(animated: Bool, position: UITableView.ScrollPosition) {
    let source = NamedHeights(Array(0..<10_000))
    let (stage, table) = table(source)
    for row in [9_000, 20, 9_999, 5_000, 0] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: animated)
      stage.settle()
      let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
      #expect(rect.height == source.height(row))
      let start: CGFloat =
        switch position {
        case .top: rect.minY
        case .middle: rect.midY - 240
        default: rect.maxY - 480
        }
      let wanted = min(max(0, start), table.contentSize.height - 480)
      #expect(abs(table.contentOffset.y - wanted) < 1e-6, "row \(row): \(table.contentOffset.y), not \(wanted)")
    }
  }

  @Test(arguments: [true, false]) func anItemOfUnknownPlaceIsScrolledToExactly(animated: Bool) throws {
    let source = NamedHeights(Array(0..<10_000))
    let (stage, collection) = collection(source)
    for item in [9_000, 20, 5_000] {
      collection.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: animated)
      stage.settle()
      let frame = try #require(collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame)
      #expect(
        abs(collection.contentOffset.y - frame.minY) < 1e-6, "item \(item): \(collection.contentOffset.y), not \(frame.minY)")
    }
  }

  @Test func anOffsetThatCodeSetsUnderwayEndsTheScrollToARow() {
    let source = NamedHeights(Array(0..<10_000))
    let (stage, table) = table(source)
    table.scrollToRow(at: IndexPath(row: 5_000, section: 0), at: .top, animated: true)
    for _ in 0..<6 { stage.advance(by: 1.0 / 60) }
    table.setContentOffset(CGPoint(x: 0, y: 1_000), animated: false)
    stage.settle()
    #expect(abs(table.contentOffset.y - 1_000) < 1_000, "\(table.contentOffset.y)")
    #expect(table.numberOfRows(inSection: 0) == source.names.count)
  }

  // MARK: Reloads

  @Test func whatIsLookedAtStaysInAReloadIfTheDataSourceNamesIt() throws {
    let source = NamedHeights(Array(0..<200))
    let ((stage, table), (otherStage, collection)) = (table(source), collection(source))
    table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .middle, animated: false)
    collection.scrollToItem(at: IndexPath(item: 100, section: 0), at: .centeredVertically, animated: false)
    for stage in [stage, otherStage] { stage.settle() }
    func places() throws -> [CGFloat] {
      let path = try #require(source.indexPath(forItemIdentifier: 100, in: table))
      let frame = try #require(collection.layoutAttributesForItem(at: path)?.frame)
      return [table.rectForRow(at: path).minY - table.contentOffset.y, frame.minY - collection.contentOffset.y]
    }
    let before = try places()
    source.names = Array(1_000..<1_050) + source.names
    table.reloadData()
    collection.reloadData()
    for stage in [stage, otherStage] { stage.settle() }
    let after = try places()
    #expect(zip(before, after).allSatisfy { abs($0 - $1) < 0.51 }, "\(before), then \(after)")

    source.keepsVisibleItemsOnReload = false
    let offsets = [table.contentOffset, collection.contentOffset]
    source.names = Array(2_000..<2_001) + source.names
    table.reloadData()
    collection.reloadData()
    #expect([table.contentOffset, collection.contentOffset] == offsets, "as UIKit does")
  }

  @Test func sizesAreRememberedByNameThroughReloadsAndSnapshots() throws {
    let source = NamedHeights(Array(0..<20))
    let ((_, table), (otherStage, collection)) = (table(source), collection(source))
    let heights = { (path: IndexPath) in
      [table.rectForRow(at: path).height, collection.layoutAttributesForItem(at: path)?.frame.height ?? 0]
    }
    #expect(heights(IndexPath(row: 0, section: 0)) == [300, 300])
    source.names = Array(100..<120) + [1, 0]
    table.reloadData()
    collection.reloadData()
    #expect(heights(IndexPath(row: 21, section: 0)) == [300, 300] && heights(IndexPath(row: 20, section: 0)) == [337, 337])
    #expect(heights(IndexPath(row: 19, section: 0)) == [50, 50], "never shown")
    withExtendedLifetime(otherStage) {}
  }

  @Test func aDiffableDataSourceNamesItsItems() {
    let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.estimatedRowHeight = 50
    table.register(HighCell.self, forCellReuseIdentifier: "high")
    stage.window.addSubview(table)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "high", for: path)
      (cell as? HighCell)?.wanted = CGFloat(200 + name)
      return cell
    }
    func apply(_ items: [Int], reloading: Bool) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      reloading ? source.applySnapshotUsingReloadData(snapshot) : source.apply(snapshot, animatingDifferences: false)
      stage.settle()
    }
    func height(_ row: Int) -> CGFloat { table.rectForRow(at: IndexPath(row: row, section: 0)).height }
    apply(Array(0..<20), reloading: false)
    apply(Array(100..<120) + [1, 0], reloading: true)
    #expect(height(20) == 201 && height(21) == 200 && height(19) == 50)
    apply(Array(100..<120), reloading: false)
    apply(Array(100..<120) + [1, 0], reloading: false)
    #expect(height(20) == 201 && height(21) == 200, "items that were gone")
  }
}
