import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import RandomPrograms

/// Batches of rows and items in a container: all that stays on the screen glides, also where the container must follow first.
@MainActor @Suite struct ContainerBatchMotionTests {
  enum Way: CaseIterable {
    case alone, inABlock, inAnUpdate
  }

  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  /// Where the view is drawn in its superview.
  private func top(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).frame.minY }

  private func change(_ way: Way, _ changes: @escaping @MainActor () -> Void) {
    switch way {
    case .alone: changes()
    case .inABlock:
      UIView.animate(withDuration: 0.3) { [fixture] in
        changes()
        fixture.stage.window.layoutIfNeeded()
      }
    case .inAnUpdate: container.performUpdates(changes)
    }
  }

  /// Five rows of 40 points; a sixth one has 60.
  private func makeRows() -> NamedList {
    NamedList(Array(0..<5), [0: 40, 1: 40, 2: 40, 3: 40, 4: 40, 5: 60], .vertical)
  }

  private func makeTable(_ rows: any UITableViewDataSource & UITableViewDelegate, _ style: UITableView.Style = .plain)
    -> UITableView
  {
    let table = UITableView(frame: .zero, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = 0
    (table.dataSource, table.delegate) = (rows, rows)
    return table
  }

  /// The steps in which a view comes to its place: from where it was, none of them longer than a fifth of the way.
  private func expectGliding(_ view: UIView, from start: CGFloat, to end: CGFloat, _ what: Comment) throws {
    #expect(abs(top(view) - start) < 1e-6, what)
    var last = start
    for _ in 0..<40 {
      fixture.frame()
      #expect(top(view) - last > -1e-6 && top(view) - last < (end - start) / 5, what)
      last = top(view)
    }
    try fixture.stage.settle()
    #expect(top(view) == end, what)
  }

  /// The list is cut to its content: its last row is pushed past the end of its bounds, before these can follow.
  @Test(arguments: Way.allCases) func theLastRowGlidesWhenOneComesAboveIt(way: Way) throws {
    let rows = makeRows()
    let table = makeTable(rows)
    container.addArrangedSubview(table)
    fixture.addView(height: 100)
    fixture.frame()
    let last = try #require(table.cellForRow(at: IndexPath(row: 4, section: 0)))
    change(way) {
      rows.names.insert(5, at: 2)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    #expect(table.cellForRow(at: IndexPath(row: 5, section: 0)) === last)
    try expectGliding(last, from: 160, to: 220, "the last row")
    #expect(table.visibleCells.count == 6 && table.subviews.count { $0 is UITableViewCell } == 6)
  }

  @Test(arguments: Way.allCases) func theLastItemGlidesWhenOneComesAboveIt(way: Way) throws {
    let items = makeRows()
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (items, items)
    container.addArrangedSubview(collection)
    fixture.addView(height: 100)
    fixture.frame()
    let last = try #require(collection.cellForItem(at: IndexPath(item: 4, section: 0)))
    change(way) {
      items.names.insert(5, at: 2)
      collection.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(collection.cellForItem(at: IndexPath(item: 5, section: 0)) === last)
    try expectGliding(last, from: 160, to: 220, "the last item")
    #expect(collection.visibleCells.count == 6 && collection.subviews.count { $0 is UICollectionViewCell } == 6)
  }

  @Test(arguments: Way.allCases) func aFooterGlidesWhenARowComesAboveIt(way: Way) throws {
    let rows = FootedRows()
    let table = makeTable(rows, .grouped)
    container.addArrangedSubview(table)
    fixture.addView(height: 100)
    fixture.frame()
    let start = top(rows.footer)
    change(way) {
      rows.names.insert(5, at: 2)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    try expectGliding(rows.footer, from: start, to: start + 60, "the footer")
  }

  /// A row that comes in lays out its cell at once, but not the container around the list.
  @Test func childrenThatMoveInTheUpdateOfARowGlide() throws {
    let rows = makeRows()
    let table = makeTable(rows)
    let (first, second) = (fixture.addView(height: 90), fixture.addView(height: 30))
    container.addArrangedSubview(table)
    fixture.frame()
    container.performUpdates { [container] in
      container.moveArrangedSubview(second, to: 0)
      rows.names.insert(5, at: 2)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    try expectGliding(first, from: 0, to: 30, "the first child")
  }

  @Test func aLabelAroundATableGlidesWithTheBatchOfItsAnimation() throws {
    let rows = makeRows()
    let table = makeTable(rows)
    table.frame = CGRect(x: 0, y: 100, width: 320, height: 300)
    let (around, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIView())
    label.translatesAutoresizingMaskIntoConstraints = false
    around.addSubview(label)
    around.addSubview(table)
    fixture.stage.window.addSubview(around)
    let place = label.topAnchor.constraint(equalTo: around.topAnchor)
    NSLayoutConstraint.activate([place, label.heightAnchor.constraint(equalToConstant: 20)])
    fixture.frame()
    UIView.animate(withDuration: 0.3) {
      place.constant = 60
      rows.names.insert(5, at: 2)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      around.layoutIfNeeded()
    }
    try expectGliding(label, from: 0, to: 60, "the label")
  }
}

/// Rows of one section with a footer: five of 40 points, a sixth of 60.
private final class FootedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let footer = UIView()
  var names = Array(0..<5)

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { names[indexPath.row] < 5 ? 40 : 60 }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
}
