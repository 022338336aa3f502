import Foundation
import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Whoever hears a message may do anything; the container must end whole.
@MainActor @Suite struct ContainerReentrancyTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  @Test func rowsMayBeAddedInsideAMessage() {
    let rows = Rows(100)
    let table = fixture.addTable(rows)
    let after = fixture.addView(height: 50)
    fixture.frame()
    var hasGrown = false
    rows.onScroll = { [unowned rows, unowned table] in
      if hasGrown { return }
      hasGrown = true
      rows.count = 200
      table.reloadData()
    }
    fixture.scroll(to: 500)
    #expect(hasGrown)
    #expect(container.contentSize.height == 8_850)
    #expect(container.rect(of: after).minY == 8_800)
    #expect(table.contentOffset.y == 500)
    #expect(table.visibleCells.count == 12)
  }

  /// A change of the axis returns the children to their starts, of which their delegates hear.
  @Test func theAxisMayChangeBackInsideTheMessageOfAChange() throws {
    let lists = (0..<3).map { _ in
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      list.contentSize = CGSize(width: 900, height: 900)
      container.addArrangedSubview(list)
      return list
    }
    let listener = ScrollListener()
    for list in lists { list.delegate = listener }
    fixture.frame()
    fixture.scroll(to: 1_000)
    var changes = 0
    listener.onScroll = { [container] in
      guard changes == 0, container.axis == .horizontal else { return }
      changes += 1
      container.axis = .vertical
    }
    container.axis = .horizontal
    fixture.frame()
    try fixture.stage.settle()
    #expect(changes == 1 && container.axis == .vertical && container.contentSize == CGSize(width: 320, height: 2_700))
    #expect((0...2_220).contains(container.contentOffset.y) && container.contentOffset.x == 0)
    let offset = container.contentOffset.y
    for (index, list) in lists.enumerated() {
      let start = CGFloat(index) * 900
      #expect(container.rect(of: list).minY == start && list.contentOffset.x == 0)
      let shows = start < offset + 480 && start + 900 > offset
      if shows { #expect(list.contentOffset.y == max(0, offset - start)) }
    }
  }

  @Test(arguments: [0, 1, 2])
  func aChildMayBeRemovedInsideAMessage(victim: Int) {
    let rows = (0..<3).map { _ in Rows(7) }
    let tables = rows.map { fixture.addTable($0) }
    fixture.frame()
    rows[1].onScroll = { tables[victim].removeFromSuperview() }
    rows[0].onScroll = { tables[victim].removeFromSuperview() }
    fixture.scroll(to: 100)
    #expect(tables[victim].superview == nil)
    #expect(container.contentSize.height == 616)
    let rest = tables.indices.filter { $0 != victim }.map { tables[$0] }
    #expect(rest[1].frame.minY == 308)
    #expect(tables[victim].isScrollEnabled)
  }

  @Test func theContainerMayBeRemovedInsideAMessage() {
    let rows = Rows(1_000)
    let table = fixture.addTable(rows)
    fixture.frame()
    rows.onDisplay = { [container] in container.removeFromSuperview() }
    fixture.scroll(to: 900)
    #expect(container.superview == nil)
    rows.onDisplay = {}
    fixture.stage.window.addSubview(container)
    fixture.frame()
    #expect(table.frame == CGRect(x: 0, y: 900, width: 320, height: 480))
    #expect(table.visibleCells.count == 12)
  }

  @Test func childrenMayBeAddedWhileItScrolls() throws {
    let rows = Rows(100)
    fixture.addTable(rows)
    fixture.frame()
    var added: [UIView] = []
    rows.onScroll = { [unowned fixture] in
      guard added.count < 3 else { return }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
      added.append(view)
      fixture.container.contentView.insertSubview(view, at: 0)
    }
    fixture.stage.flick(from: CGPoint(x: 160, y: 400), velocity: CGPoint(x: 0, y: -3_000))
    try fixture.stage.settle()
    #expect(added.count == 3)
    #expect(container.contentSize.height == 4_475)
    #expect(added.map { container.rect(of: $0).minY } == [50, 25, 0])
  }

  /// While a child leaves, its view is still a subview: the order of the children behind it is taken without it.
  @Test func aChildMayBeInsertedInsideTheMessageOfARemoval() {
    let views = (0..<4).map { _ in fixture.addView(height: 50) }
    let added = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    let observation = container.observeVisibility(of: views[1]) { [container] _, fraction in
      guard fraction == 0 else { return }
      container.insertArrangedSubview(added, at: 0)
      container.layoutIfNeeded()
    }
    fixture.frame()
    container.removeArrangedSubview(views[1])
    fixture.frame()
    #expect(container.arrangedSubviews == [added, views[0], views[2], views[3]])
    #expect(container.arrangedSubviews.map { container.rect(of: $0).minY } == [0, 30, 80, 130])
    withExtendedLifetime(observation) {}
  }
}

private final class ScrollListener: NSObject, UIScrollViewDelegate {
  var onScroll: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
}
