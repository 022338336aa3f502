import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct ScrollIndicatorTests {
  private func bars(_ scroll: UIScrollView) -> [CALayer] { (scroll.layer.sublayers ?? []).filter { $0.cornerRadius == 1.5 } }

  private func indicator(_ scroll: UIScrollView, _ way: Way) -> CALayer? {
    bars(scroll).first { way.isVertical == ($0.bounds.width == 3) && !$0.isHidden }
  }

  @Test(arguments: Way.allCases) func theyShowWhileItMovesAndFadeAway(way: Way) throws {
    let rig = ScrollRig(way)
    #expect(bars(rig.scroll).isEmpty, "nothing is made before it is needed")
    rig.flick(way)
    let bar = try #require(indicator(rig.scroll, way))
    #expect(bar.opacity == 1 && bars(rig.scroll).filter { !$0.isHidden }.count == 1)
    rig.settle()
    #expect(bar.opacity == 0 && bar.animationKeys() == nil)
  }

  @Test(arguments: Way.allCases) func theySpanTheTrackThreePointsFromTheEdges(way: Way) throws {
    let rig = ScrollRig(way)
    rig.scroll.flashScrollIndicators()
    let bar = try #require(indicator(rig.scroll, way))
    let size = way.isVertical ? CGFloat(852) : 393
    func shown() -> (start: CGFloat, end: CGFloat, far: CGFloat) {
      let frame = bar.frame
      let offset = rig.scroll.contentOffset
      return way.isVertical
        ? (frame.minY - offset.y, frame.maxY - offset.y, frame.maxX) : (frame.minX - offset.x, frame.maxX - offset.x, frame.maxY)
    }
    rig.scroll.contentOffset = .zero
    #expect(shown().start == 3 && shown().far == (way.isVertical ? 390 : 849))
    #expect(abs(shown().end - shown().start - max(36, (size - 6) * size / 10_000)) < 1e-9)
    rig.scroll.contentOffset = way.isVertical ? CGPoint(x: 0, y: 10_000 - size) : CGPoint(x: 10_000 - size, y: 0)
    #expect(abs(shown().end - (size - 3)) < 1e-9)
    let length = shown().end - shown().start
    rig.approach(way, -20)
    #expect(abs(length - (shown().end - shown().start) - 20) < 1e-9, "it shrinks by the overshoot")
    #expect(abs(way.sign > 0 ? shown().end - (size - 3) : shown().start - 3) < 1e-9)
  }

  @Test func aFlashEnds() {
    let rig = ScrollRig(.down)
    rig.scroll.flashScrollIndicators()
    rig.run(frames: 20)
    #expect(indicator(rig.scroll, .down)?.opacity == 1)
    rig.run(frames: 60)
    #expect(indicator(rig.scroll, .down)?.opacity == 0)
    #expect(!rig.screen.driver.needsFrame)
  }

  @Test func theyMayBeTurnedOffAndColoured() {
    let rig = ScrollRig(.down)
    rig.scroll.showsVerticalScrollIndicator = false
    rig.flick(.down)
    #expect(indicator(rig.scroll, .down) == nil)
    rig.scroll.showsVerticalScrollIndicator = true
    #expect(indicator(rig.scroll, .down)?.backgroundColor?.components?.first == 0)
    rig.scroll.indicatorStyle = .white
    #expect(indicator(rig.scroll, .down)?.backgroundColor?.components?.first == 1)
    #expect(indicator(rig.scroll, .down)?.backgroundColor?.components?.last == 0.35)
    #expect(rig.scroll.subviews.isEmpty)
  }

  @Test(arguments: Way.allCases) func insetsShortenTheTrackAndMoveItIn(way: Way) throws {
    let rig = ScrollRig(way)
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    if way.isVertical {
      rig.scroll.verticalScrollIndicatorInsets = insets
    } else {
      rig.scroll.horizontalScrollIndicatorInsets = insets
    }
    rig.scroll.contentOffset = .zero
    rig.scroll.flashScrollIndicators()
    let bar = try #require(indicator(rig.scroll, way))
    #expect(bar.frame.origin == (way.isVertical ? CGPoint(x: 347, y: 13) : CGPoint(x: 23, y: 816)))
    rig.scroll.scrollIndicatorInsets = .zero
    #expect(rig.scroll.verticalScrollIndicatorInsets == .zero && rig.scroll.horizontalScrollIndicatorInsets == .zero)
    #expect(bar.frame.origin == (way.isVertical ? CGPoint(x: 387, y: 3) : CGPoint(x: 3, y: 846)))
    rig.scroll.scrollIndicatorInsets = insets
    #expect(rig.scroll.horizontalScrollIndicatorInsets == insets && rig.scroll.scrollIndicatorInsets == insets)
  }

  @Test(arguments: [true, false]) func theyKeepClearOfTheSafeAreaIfTheyShall(_ adjusts: Bool) throws {
    let area = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20)
    let rig = ScrollRig(content: CGSize(width: 4000, height: 4000), safeArea: area)
    #expect(rig.scroll.automaticallyAdjustsScrollIndicatorInsets)
    rig.scroll.automaticallyAdjustsScrollIndicatorInsets = adjusts
    rig.scroll.verticalScrollIndicatorInsets.top = 5
    rig.scroll.flashScrollIndicators()
    let bar = try #require(indicator(rig.scroll, .down))
    let clear: UIEdgeInsets = adjusts ? area : .zero
    #expect(bar.frame.minY == clear.top + 5 + 3)
    #expect(bar.frame.maxX == 393 - clear.right - 3)
    #expect(rig.scroll.adjustedContentInset == .zero, "whatever the content does")
  }

  @Test func whatDoesNotScrollHasNone() {
    let rig = ScrollRig(content: CGSize(width: 393, height: 852))
    rig.scroll.alwaysBounceVertical = true
    rig.scroll.alwaysBounceHorizontal = true
    _ = rig.drag(.up, step: 5, count: 20)
    #expect(rig.scroll.isDragging && indicator(rig.scroll, .down) == nil && indicator(rig.scroll, .right) == nil)
    rig.scroll.contentSize.height = 900
    rig.run(frames: 1)
    #expect(indicator(rig.scroll, .down) != nil && indicator(rig.scroll, .right) == nil)
  }

  @Test func roomLentToARefreshControlIsNoContent() {
    let rig = ScrollRig(content: CGSize(width: 393, height: 100))
    rig.scroll.refreshControl = UIRefreshControl()
    rig.scroll.refreshControl?.beginRefreshing()
    rig.scroll.flashScrollIndicators()
    #expect(indicator(rig.scroll, .down) == nil)
  }
}
