import Foundation
@_spi(Testing) import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Scroll steps that show the same children as the last placement, for which no plan is made.
@MainActor @Suite struct ContainerStepTests {
  private let fixture = ContainerFixture()
  private var container: CountingContainer { fixture.container }

  private func plans(_ changes: () -> Void) -> Int {
    let before = container.plansCarriedOut
    changes()
    return container.plansCarriedOut - before
  }

  private var frames: [CGRect] { container.contentView.subviews.map(\.frame) }
  private var offsets: [CGPoint] { container.contentView.subviews.map { ($0 as? UIScrollView)?.contentOffset ?? .zero } }

  @Test func stepsInsideOneListMakeNoPlan() {
    let table = fixture.addTable(Rows(100))
    fixture.addView(height: 2_000)
    fixture.frame()
    fixture.scroll(to: 10)
    #expect(plans { for y in 11..<300 { fixture.scroll(to: CGFloat(y)) } } == 0)
    #expect(table.frame == CGRect(x: 0, y: 299, width: 320, height: 480) && table.contentOffset.y == 299)
    #expect(plans { fixture.scroll(to: 3_925) } == 1, "the next child comes in")
    #expect(plans { for y in 3_926..<4_400 { fixture.scroll(to: CGFloat(y)) } } == 0)
    #expect(plans { fixture.scroll(to: 4_401) } == 1, "the table has left")
  }

  /// Spaces, insets and headers of which only the insets show included.
  @Test(arguments: 1...8 as ClosedRange<UInt64>) func stepsLeaveTheFramesThatAPlanWouldSet(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    container.axis = .vertical
    container.spacing = CGFloat(random.roll(0..<3)) * 7
    for _ in 0..<6 {
      let view: UIView
      switch random.roll(0..<3) {
      case 0: view = fixture.addTable(Rows(random.roll(1..<40)))
      case 1: view = fixture.addScrollView(height: CGFloat(random.roll(20..<900)))
      default: view = fixture.addView(height: CGFloat(random.roll(20..<600)))
      }
      container[layoutOf: view].insets = NSDirectionalEdgeInsets(
        top: CGFloat(random.roll(0..<30)), leading: CGFloat(random.roll(0..<9)), bottom: CGFloat(random.roll(0..<30)), trailing: 3
      )
    }
    fixture.frame()
    var steps = 0
    for _ in 0..<150 {
      let y = container.contentOffset.y + CGFloat(random.roll(-30..<41)) / 2
      steps += 1 - plans { fixture.scroll(to: min(max(0, y), container.contentSize.height - 480)) }
      let (kept, moved) = (frames, offsets)
      // Ends what is steady, and changes nothing.
      container.adjustedContentInsetDidChange()
      #expect(plans { fixture.frame() } == 1)
      #expect(frames == kept && offsets == moved, "seed \(seed), offset \(container.contentOffset.y)")
      fixture.frame()
    }
    #expect(steps > 50)
  }

  @Test func whatIsNotAStepMakesAPlan() {
    let table = fixture.addTable(Rows(100))
    let view = fixture.addView(height: 500)
    fixture.frame()
    fixture.scroll(to: 100)
    #expect(plans { fixture.scroll(to: 101) } == 0)
    #expect(
      plans {
        container.spacing = 3
        fixture.scroll(to: 102)
      } == 1)
    #expect(
      plans {
        container.frame.size.width = 300
        fixture.scroll(to: 103)
      } >= 1)
    #expect(table.frame.width == 300)
    #expect(
      plans {
        container.semanticContentAttribute = .forceRightToLeft
        fixture.scroll(to: 104)
      } == 1)
    #expect(
      plans {
        container.pin(view, Pinning(.pushed, at: .end))
        fixture.scroll(to: 105)
        fixture.scroll(to: 106)
      } == 2, "a pinned child moves with the offset")
    container.unpin(view)
    fixture.scroll(to: 107)
    #expect(plans { fixture.scroll(to: 108) } == 0)
    #expect(
      plans {
        container.growthAnchor = .end
        fixture.scroll(to: 109)
        fixture.scroll(to: 110)
      } == 2)
  }

  /// A size or an offset that other code has set goes with the next layout, as in a pass.
  @Test func otherCodesValuesAreReplaced() {
    let table = fixture.addTable(Rows(100))
    fixture.addView(height: 500)
    fixture.frame()
    fixture.scroll(to: 100)
    container.contentSize.height = 9_000
    table.frame.size.height = 30
    fixture.scroll(to: 101)
    #expect(container.contentSize.height == 4_900 && table.frame == CGRect(x: 0, y: 101, width: 320, height: 480))
  }

  @Test func aChildAddedInTheMessageOfAStepIsPlaced() throws {
    let rows = Rows(100)
    let table = fixture.addTable(rows)
    fixture.addView(height: 500)
    fixture.frame()
    fixture.scroll(to: 100)
    let added = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    rows.onScroll = { [container] in
      if added.superview == nil { container.insertArrangedSubview(added, at: 0) }
    }
    fixture.scroll(to: 101)
    #expect(container.contentOffset.y == 161 && table.contentOffset.y == 101, "what shows stays")
    #expect(container.rect(of: table).minY == 60 && container.contentSize.height == 4_960)
    fixture.scroll(to: 20)
    #expect(added.frame.minY == 0 && table.frame.minY == 60)
  }

  @Test func aChildRemovedInTheMessageOfAStepIsGone() {
    let rows = Rows(11)
    fixture.addTable(rows)
    let next = fixture.addTable(Rows(50))
    fixture.frame()
    fixture.scroll(to: 100)
    rows.onScroll = { [unowned next] in next.removeFromSuperview() }
    fixture.scroll(to: 101)
    #expect(container.contentSize.height == 484 && container.contentOffset.y == 4)
    #expect(container.visibleArrangedSubviews.count == 1)
  }

  @Test func aChildHiddenInTheMessageOfAStepGivesUpItsSpace() {
    let rows = Rows(11)
    let table = fixture.addTable(rows)
    let next = fixture.addTable(Rows(50))
    let last = fixture.addView(height: 700)
    fixture.frame()
    fixture.scroll(to: 100)
    rows.onScroll = { [unowned next] in next.isHidden = true }
    #expect(plans { fixture.scroll(to: 101) } > 0)
    #expect(table.frame == CGRect(x: 0, y: 101, width: 320, height: 383))
    #expect(last.frame.minY == 484 && container.contentSize.height == 1_184)
    next.isHidden = false
    rows.onScroll = {}
    fixture.frame()
    #expect(next.frame == CGRect(x: 0, y: 484, width: 320, height: 97) && container.contentSize.height == 3_384)
  }

  @Test func insetsSetInTheMessageOfAStepNarrowAllChildren() {
    let rows = Rows(11)
    let table = fixture.addTable(rows)
    let next = fixture.addTable(Rows(50))
    fixture.frame()
    fixture.scroll(to: 100)
    rows.onScroll = { [container] in container.contentInset.right = 20 }
    fixture.scroll(to: 101)
    fixture.frame()
    #expect(table.frame.width == 300 && next.frame.width == 300)
    #expect(plans { fixture.scroll(to: 102) } == 0)
    #expect(table.frame == CGRect(x: 0, y: 102, width: 300, height: 382))
  }

  /// The receiver scrolls on and asks for a layout in the middle of the step, and once more in that of its own.
  @Test func aStepInsideTheMessageOfAStepWins() {
    let rows = Rows(100)
    let table = fixture.addTable(rows)
    let next = fixture.addScrollView(height: 3_000)
    fixture.frame()
    fixture.scroll(to: 100)
    var calls = 0
    rows.onScroll = { [container] in
      calls += 1
      guard calls <= 2 else { return }
      container.contentOffset.y += 37
      container.layoutIfNeeded()
    }
    fixture.scroll(to: 101)
    fixture.frame()
    #expect(calls >= 2 && container.contentOffset.y == 175)
    #expect(table.frame == CGRect(x: 0, y: 175, width: 320, height: 480) && table.contentOffset.y == 175)
    fixture.scroll(to: 4_200)
    #expect(table.contentOffset.y == 4_200 && table.frame.height == 200 && next.frame.minY == 4_400)
  }

  @Test func anAnimatedScrollAcrossABorderEndsInPlace() throws {
    let table = fixture.addTable(Rows(20))
    let view = fixture.addView(height: 700)
    let last = fixture.addTable(Rows(60))
    fixture.frame()
    fixture.scroll(to: 50)
    container.setContentOffset(CGPoint(x: 0, y: 1_500), animated: true)
    fixture.frame()
    UIView.animate(withDuration: 0.2) { container.contentOffset.y = 700 }
    try fixture.stage.settle()
    fixture.scroll(to: 701)
    #expect(table.frame == CGRect(x: 0, y: 701, width: 320, height: 179) && table.contentOffset.y == 701)
    #expect(view.frame.minY == 880 && last.frame.height == 0)
  }
}
