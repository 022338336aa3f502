import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

@MainActor @Suite struct StateDescriptionTests {
  private let stage = ManualStage(size: CGSize(width: 100, height: 200), scale: 2)

  private func scrollView() -> UIScrollView {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    stage.window.addSubview(scroll)
    stage.settle()
    return scroll
  }

  @Test func aViewWithoutAMachineHasNothingToSay() {
    #expect(UIView().stateDescription().withStableAddresses == "<UIView: 0x1>")
  }

  @Test func aSubclassAddsItsOwnLines() {
    final class Feed: UIScrollView {
      override func debugStateLines() -> [String] { super.debugStateLines() + ["feed: 3 posts"] }
    }
    let lines = Feed().stateDescription().split(separator: "\n")
    #expect(lines.count == 6 && lines[1] == "   scroll machine: idle" && lines[5] == "   feed: 3 posts")
  }

  @Test func aScrollMachineShowsItsActivityFromTheFingerToTheRest() {
    let scroll = scrollView()
    let axes = """
      horizontal: edges 0...0, length 100, not draggable, bounces
            vertical: edges 0...800, length 200, draggable, bounces
      """
    #expect(
      scroll.stateDescription().withStableAddresses == """
        <UIScrollView: 0x1>
           scroll machine: idle
              offset = {0, 0}
              \(axes)
        """)
    stage.touch(.began, at: CGPoint(x: 50, y: 180))
    #expect(scroll.stateDescription().contains("scroll machine: tracking (isTracking)\n"))
    for y in stride(from: 170.0, through: 80, by: -10) {
      stage.advance(by: 1.0 / 60)
      stage.touch(.moved, at: CGPoint(x: 50, y: y))
    }
    #expect(scroll.stateDescription().contains("scroll machine: dragging (isTracking, isDragging)\n      offset = {0, 90}\n"))
    stage.touch(.ended, at: CGPoint(x: 50, y: 80))
    stage.advance(by: 1.0 / 60)
    let state = scroll.stateDescription()
    let line = state.split(separator: "\n")[2]
    #expect(state.contains("scroll machine: decelerating (isDecelerating)\n"))
    #expect(line.contains("velocity = {0, 5") && line.contains("target = {0, ") && line.contains("at rest in "), "\(line)")
    stage.settle()
    #expect(scroll.stateDescription().contains("scroll machine: idle\n"))
  }

  @Test func codeAndZoomShow() {
    let scroll = scrollView()
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 3)
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    stage.advance(by: 0.15)
    let state = scroll.stateDescription()
    #expect(state.contains("scroll machine: animating (isScrollAnimating)"))
    #expect(state.contains("target = {0, 100}, at rest in 0.1"))
    #expect(state.hasSuffix("\n      zoom: 1, limits 0.5...3"))
  }

  @Test func aTableShowsItsSession() {
    let fixture = TableFixture([2, 40])
    #expect(fixture.table.stateDescription().contains("list session: idle (stale: loads before the next answer)\n"))
    fixture.shown()
    let lines = fixture.table.stateDescription().split(separator: "\n").suffix(6)
    let shown = fixture.table.indexPathsForVisibleRows!
    #expect(
      lines.joined(separator: "\n") == """
           list session: idle
              batch depth = 0, generation = 1
              counts = 42 rows in 2 sections, content height = \(Int(fixture.table.contentSize.height))
              shown = [0, 0] to [1, \(shown.last!.row)], \(shown.count) cells, 0 headers and footers, 0 views leaving
              waiting messages = 0
              reuse pools = 0 cells, 0 headers and footers
        """)
    fixture.table.beginUpdates()
    #expect(fixture.table.stateDescription().contains("batch depth = 1"))
    fixture.table.endUpdates()
    #expect(fixture.table.stateDescription().contains("batch depth = 0, generation = 2"))
  }

  @Test func aTableMayBeAskedInTheMiddleOfAPass() {
    final class Asking: NSObject, UITableViewDataSource {
      var states: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        states.append(tableView.stateDescription())
        return 1
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if states.count == 1 { tableView.reloadData() }
        states.append(tableView.stateDescription())
        return UITableViewCell()
      }
    }
    let (source, table) = (Asking(), UITableView(frame: stage.window.bounds))
    table.dataSource = source
    stage.window.addSubview(table)
    table.layoutIfNeeded()
    #expect(source.states[0].contains("list session: loading\n"))
    #expect(
      source.states[1].contains(
        "list session: tiling (stale: loads before the next answer, overtaken: the pass under way stops)\n"))
  }

  @Test func aCollectionShowsItsSessionAndLayout() {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
    }
    let items = Items()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    stage.window.addSubview(collection)
    stage.settle()
    collection.contentOffset.y = 120
    stage.settle()
    let lines = collection.stateDescription().withStableAddresses.split(separator: "\n").suffix(7)
    #expect(
      lines.joined(separator: "\n") == """
           list session: idle
              batch depth = 0, generation = 1
              counts = 50 items in 1 sections
              layout = <UICollectionViewFlowLayout: 0x2> (prepared), generation = 1
              shown = [0, 2] to [0, 5], 4 cells, 0 other views, 0 views leaving
              waiting messages = 0
              reuse pools = 0 views
        """)
  }
}
