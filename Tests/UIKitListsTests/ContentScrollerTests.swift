import UIKitTables
import UIKitCollections

import Foundation
import ManualHost
import Testing
@_spi(UIKitModules) import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// Moves nothing, and remembers what it was asked for.
private final class Asked: ContentScroller {
  var asked: [(offset: CGPoint, animated: Bool)] = []
  var moves = 0
  var isBeginningKept = false
  func keepsBeginning(of scrollView: UIScrollView) -> Bool { isBeginningKept }
  var viewport = ScrollViewport(
    bounds: CGRect(x: 0, y: -300, width: 320, height: 900), insets: UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0))

  func viewport(of scrollView: UIScrollView) -> ScrollViewport { viewport }

  func scroll(_ scrollView: UIScrollView, to contentOffset: CGPoint, animated: Bool) { asked.append((contentOffset, animated)) }

  func contentMoves(in scrollView: UIScrollView) { moves += 1 }
}

@MainActor @Suite(.serialized) struct ContentScrollerTests {
  private let scroller = Asked()

  private func expect(_ y: CGFloat, animated: Bool = false, _ location: SourceLocation = #_sourceLocation) {
    #expect(scroller.asked.last?.offset.y == y && scroller.asked.last?.animated == animated, sourceLocation: location)
  }

  @Test func callsGoToItAndAimWithAllItsRoom() {
    let fixture = TableFixture([100]).shown()
    let table = fixture.table
    table.contentScroller = scroller
    table.setContentOffset(CGPoint(x: 0, y: 77), animated: true)
    expect(77, animated: true)
    table.scrollToRow(at: path(10), at: .top, animated: false)
    expect(430)
    table.scrollToRow(at: path(10), at: .middle, animated: true)
    expect(504 - 50 - 415, animated: true)
    table.scrollToRow(at: path(0), at: .bottom, animated: false)
    // Beyond the table's own beginning: what stands before it is not the table's business.
    expect(48 - 880)
    let count = scroller.asked.count
    table.scrollToRow(at: path(3), at: .none, animated: false)
    table.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    expect(-300)
    #expect(scroller.asked.count == count + 1)
    table.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 10), animated: false)
    expect(710 - 880)
    #expect(table.contentOffset.y == 0 && !table.isScrollAnimating)
  }

  @Test func aCollectionAimsWithAllItsRoom() {
    let fixture = CollectionFixture([200]).shown()
    let collection = fixture.collection
    collection.contentScroller = scroller
    let frame = fixture.frame(40) ?? .null
    collection.scrollToItem(at: item(40), at: .top, animated: false)
    expect(frame.minY - 50)
    collection.scrollToItem(at: item(40), at: .centeredVertically, animated: true)
    expect(frame.midY - 415 - 50, animated: true)
    collection.scrollToItem(at: item(40), at: .bottom, animated: false)
    expect(frame.maxY - 880)
  }

  /// Nothing brings the content back inside edges that are not the view's own business, until it has them back.
  @Test func anOffsetStaysWhereSomebodyElseHasPutIt() {
    let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2_000)
    stage.window.addSubview(scroll)
    scroll.contentScroller = scroller
    scroll.contentOffset.y = 1_520
    scroll.contentSize.height = 1_600
    stage.advance(by: 0.1)
    #expect(scroll.contentOffset.y == 1_520)
    scroll.contentScroller = nil
    #expect(scroll.contentOffset.y == 1_120)
  }

  @Test func itIsToldInsideTheAnimationOfABatch() {
    let fixture = TableFixture([10]).shown()
    fixture.table.contentScroller = scroller
    fixture.rows.counts = [11]
    fixture.table.insertRows(at: [path(3)], with: .fade)
    #expect(scroller.moves == 1)
    let other = CollectionFixture([10]).shown()
    other.collection.contentScroller = scroller
    other.items.counts = [9]
    other.collection.deleteItems(at: [item(3)])
    #expect(scroller.moves == 2)
  }
}
