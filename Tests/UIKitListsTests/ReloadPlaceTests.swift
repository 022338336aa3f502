import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

/// Rows or items without names, of 90, 120 or 150 points, and headers of 70.
private final class SelfSizing: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
  var counts = [40, 60, 100]
  /// What the delegate estimates; nil to estimate nothing.
  var estimate: CGFloat?
  var hasHeaders = false
  var growth: CGFloat = 0

  func height(_ path: IndexPath) -> CGFloat { growth + 90 + CGFloat(path.item * 7 % 3) * 30 }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Row)?.wanted = height(indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    estimate ?? .notImplemented
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    estimate == nil ? .notImplemented : height(indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard hasHeaders else { return nil }
    let (view, bar) = (UIView(), UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor), bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 70),
    ])
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Item)?.wanted = height(indexPath)
    return cell
  }
}

private final class Row: UITableViewCell {
  var wanted: CGFloat = 44
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wanted) }
}

private final class Item: UICollectionViewCell {
  var wanted: CGFloat = 44
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = CGSize(width: 320, height: wanted)
    return layoutAttributes
  }
}

/// `reloadData()` of self-sizing lists without names leaves what shows in its place.
@MainActor @Suite(.serialized) struct ReloadPlaceTests {
  private let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  private let source = SelfSizing()

  private func table(estimate: CGFloat, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.register(Row.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = estimate
    (table.dataSource, table.delegate) = (source, source)
    stage.window.addSubview(table)
    stage.settle()
    return table
  }

  /// The delegate's estimates are known from the first row on, which a batch brings.
  @Test func aTableThatWasEmptyWhenItLoadedKeepsItsPlace() throws {
    (source.counts, source.estimate) = ([0], 40)
    let table = table(estimate: 44)
    table.rowHeight = 44
    table.layoutIfNeeded()
    source.counts = [12]
    table.insertRows(at: (0..<12).map { IndexPath(row: $0, section: 0) }, with: .none)
    stage.settle()
    table.contentOffset.y = 500
    stage.settle()
    let path = try #require(table.indexPathsForVisibleRows?.first)
    let place = table.rectForRow(at: path).minY - table.contentOffset.y
    table.reloadData()
    stage.settle()
    #expect(table.rectForRow(at: path).minY - table.contentOffset.y == place)
  }

  private func flow(estimate: CGFloat) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: estimate)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    collection.register(Item.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    stage.window.addSubview(collection)
    stage.settle()
    return collection
  }

  /// Scrolls by steps, so that every row above has been measured.
  private func scroll(_ list: UIScrollView, by distance: CGFloat) {
    for _ in 0..<Int(distance / 200) {
      list.contentOffset.y += 200
      stage.advance(by: 1.0 / 60)
    }
    list.contentOffset.y += 17
    stage.settle()
  }

  /// The first two rows or items that show, and their places on the screen.
  private func shown(_ list: UIScrollView) -> [String] {
    var places: [(IndexPath, CGFloat)] = []
    if let table = list as? UITableView {
      places = (table.indexPathsForVisibleRows ?? []).map { ($0, table.rectForRow(at: $0).minY) }
    } else if let collection = list as? UICollectionView {
      places = collection.indexPathsForVisibleItems.map { ($0, collection.cellForItem(at: $0)?.frame.minY ?? -1) }
    }
    return places.prefix(2).map { "\($0.0) at \($0.1 - list.contentOffset.y)" }
  }

  @Test(arguments: [60, 300] as [CGFloat], [UITableView.Style.plain, .grouped])
  func aTablesFirstRowStays(estimate: CGFloat, style: UITableView.Style) {
    let table = table(estimate: estimate, style: style)
    scroll(table, by: 2_600)
    let (before, size) = (shown(table), table.contentSize)
    table.reloadData()
    stage.settle()
    #expect(shown(table) == before && table.contentSize == size, "sizes that were measured are known")
  }

  @Test(arguments: [60, 300] as [CGFloat]) func aFlowsFirstItemStays(estimate: CGFloat) {
    let collection = flow(estimate: estimate)
    scroll(collection, by: 2_600)
    let (before, size) = (shown(collection), collection.contentSize)
    collection.reloadData()
    stage.settle()
    #expect(shown(collection) == before && collection.contentSize == size, "sizes that were measured are known")
  }

  @Test(arguments: [60, 300] as [CGFloat]) func aRowStaysWhereTheDelegateEstimates(estimate: CGFloat) {
    source.estimate = estimate
    let table = table(estimate: 44)
    for distance in [2_600, 10_000] as [CGFloat] {
      scroll(table, by: distance)
      let before = shown(table)
      table.reloadData()
      stage.settle()
      #expect(shown(table) == before)
    }
  }

  @Test(arguments: [60, 300] as [CGFloat]) func aRowStaysBelowAHeaderThatSizesItself(estimate: CGFloat) {
    source.hasHeaders = true
    let table = table(estimate: estimate)
    scroll(table, by: 5_000)
    for _ in 0..<8 {
      let before = shown(table)
      table.reloadData()
      stage.settle()
      #expect(shown(table) == before)
      table.contentOffset.y += 130
      stage.settle()
    }
  }

  @Test(arguments: [60, 300] as [CGFloat]) func aRowStaysAtTheEndOfTheContent(estimate: CGFloat) {
    source.counts = [40]
    let (table, collection) = (table(estimate: estimate), flow(estimate: estimate))
    for list in [table, collection] as [UIScrollView] {
      for _ in 0..<4 {
        list.contentOffset.y = list.contentSize.height - 480
        stage.settle()
      }
      let before = shown(list)
      table.reloadData()
      collection.reloadData()
      stage.settle()
      #expect(shown(list) == before)
    }
  }

  @Test func aRowStaysWhenSectionsAboveItChange() {
    let (table, collection) = (table(estimate: 60), flow(estimate: 60))
    for list in [table, collection] as [UIScrollView] { scroll(list, by: 5_200) }
    let before = [shown(table), shown(collection)]
    #expect(before.allSatisfy { $0.first?.hasPrefix("[1, ") ?? false })
    source.counts[0] = 7
    table.reloadData()
    collection.reloadData()
    stage.settle()
    #expect([shown(table), shown(collection)] == before)
  }

  @Test func rowsThatWantOtherHeightsAreAskedAgain() {
    let (table, collection) = (table(estimate: 60), flow(estimate: 60))
    for list in [table, collection] as [UIScrollView] { scroll(list, by: 2_600) }
    let before = [shown(table).first, shown(collection).first]
    source.growth = 25
    table.reloadData()
    collection.reloadData()
    stage.settle()
    #expect([shown(table).first, shown(collection).first] == before)
    for path in table.indexPathsForVisibleRows ?? [] { #expect(table.rectForRow(at: path).height == source.height(path)) }
    for path in collection.indexPathsForVisibleItems {
      #expect(collection.cellForItem(at: path)?.frame.height == source.height(path))
    }
  }

  @Test func anotherDataSourceOrEstimateBeginsAnew() {
    let table = table(estimate: 60)
    scroll(table, by: 2_600)
    let before = shown(table)
    table.estimatedRowHeight = 200
    stage.settle()
    #expect(shown(table) == before && table.rectForRow(at: IndexPath(row: 99, section: 2)).height == 200)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 120)
    let (other, offset) = (SelfSizing(), table.contentOffset)
    table.dataSource = other
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 200 && table.contentOffset == offset)
    withExtendedLifetime(other) {}
  }

  @Test func atItsBeginningAListShowsWhatIsFirst() {
    let (table, collection) = (table(estimate: 60), flow(estimate: 60))
    source.counts = [3, 60, 100]
    table.reloadData()
    collection.reloadData()
    stage.settle()
    #expect(table.contentOffset == .zero && collection.contentOffset == .zero)
  }
}
