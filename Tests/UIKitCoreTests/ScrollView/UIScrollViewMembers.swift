import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Every member of `UIScrollView`: what it is unless set, and what setting or calling it does. `scripts/coverage --uses` sees to it
/// that none is left out.
@MainActor @Suite struct UIScrollViewMembers {
  private final class Scroll: UIScrollView {
    var insetChanges = 0
    var asked: [String] = []
    var allows = true

    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      insetChanges += 1
    }

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
      asked.append("begin")
      return allows && super.touchesShouldBegin(touches, with: event, in: view)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel")
      return super.touchesShouldCancel(in: view)
    }
  }

  private let scroll = Scroll()
  private let rig: ScrollRig
  private let middle = CGPoint(x: 200, y: 400)

  init() { rig = ScrollRig(scroll) }

  private func drag(_ step: CGPoint) {
    let end = rig.move(from: middle, by: step, count: 10)
    rig.touch(.ended, end, at: rig.time + 0.2)
  }

  // MARK: Content

  @Test func content() {
    let new = UIScrollView()
    #expect(new.contentOffset == .zero && new.contentSize == .zero && new.contentInset == .zero)
    #expect(new.adjustedContentInset == .zero && new.contentInsetAdjustmentBehavior == .automatic && new.delegate == nil)
    scroll.contentSize = CGSize(width: 393, height: 3000)
    scroll.contentOffset = CGPoint(x: 0, y: 700)
    #expect(scroll.bounds.origin.y == 700 && rig.recorder.offsets.last?.y == 700)
    scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    rig.settle()
    #expect(scroll.contentOffset.y == 900 && rig.recorder.messages == ["didEndScrollingAnimation"])
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 1, height: 1), animated: false)
    #expect(scroll.contentOffset.y == 100)
    let before = scroll.insetChanges
    scroll.contentInset.bottom = 30
    #expect(scroll.adjustedContentInset.bottom == 30 && scroll.insetChanges == before + 1)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 2999, width: 1, height: 1), animated: false)
    #expect(scroll.contentOffset.y == 2178.0)
    scroll.delegate = nil
    scroll.contentOffset = .zero
    #expect(rig.recorder.offsets.last?.y == 2178.0)
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 47.0, 0.0), (.scrollableAxes, 47, 0), (.never, 0, 0),
    (.always, 47, 10),
  ])
  func adjustments(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ top: CGFloat, _ left: CGFloat) {
    let rig = ScrollRig(safeArea: UIEdgeInsets(top: 47, left: 10, bottom: 0, right: 0))
    rig.scroll.contentInsetAdjustmentBehavior = behavior
    #expect(rig.scroll.adjustedContentInset == UIEdgeInsets(top: top, left: left, bottom: 0, right: 0))
  }

  // MARK: What a finger may do

  @Test func scrolling() {
    #expect(UIScrollView().isScrollEnabled && UIScrollView().panGestureRecognizer.isEnabled)
    scroll.isScrollEnabled = false
    drag(CGPoint(x: 0, y: -5))
    #expect(scroll.contentOffset == .zero && !scroll.panGestureRecognizer.isEnabled)
    scroll.isScrollEnabled = true
    drag(CGPoint(x: 0, y: -5))
    #expect(scroll.contentOffset.y == 40 && scroll.panGestureRecognizer.view === scroll)
  }

  @Test func bouncing() {
    let new = UIScrollView()
    #expect(new.bounces && !new.alwaysBounceVertical && !new.alwaysBounceHorizontal)
    _ = rig.move(from: middle, by: CGPoint(x: 0, y: 5), count: 10)
    #expect(scroll.contentOffset.y < -15)
    scroll.bounces = false
    #expect(scroll.contentOffset.y == 0)
    rig.touch(.ended, middle)
    drag(CGPoint(x: 0, y: 5))
    #expect(scroll.contentOffset.y == 0)
  }

  @Test(arguments: Way.allCases) func bouncingWithoutScrolling(way: Way) {
    let rig = ScrollRig(content: .zero)
    _ = rig.drag(way, step: 5, count: 10)
    #expect(rig.scroll.contentOffset == .zero && !rig.scroll.isDragging)
    rig.touch(.ended, middle)
    if way.isVertical { rig.scroll.alwaysBounceVertical = true } else { rig.scroll.alwaysBounceHorizontal = true }
    _ = rig.drag(way, step: 5, count: 10)
    #expect(way.along(rig.scroll.contentOffset) > 15)
  }

  @Test func deceleration() {
    #expect(UIScrollView().decelerationRate == .normal)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998 && UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    rig.flick(from: middle, by: CGPoint(x: 0, y: -16))
    rig.settle()
    let far = scroll.contentOffset.y
    scroll.contentOffset.y = 0
    scroll.decelerationRate = .fast
    rig.flick(from: middle, by: CGPoint(x: 0, y: -16))
    rig.settle()
    #expect(scroll.contentOffset.y < far / 2 && scroll.contentOffset.y > 150)
    scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.999)
    #expect(scroll.decelerationRate.rawValue == 0.999)
  }

  @Test func doings() {
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
    rig.touch(.began, middle)
    #expect(scroll.isTracking && !scroll.isDragging)
    let end = CGPoint(x: 200, y: 300)
    for y in stride(from: 390.0, through: 300, by: -10) { rig.touch(.moved, CGPoint(x: 200, y: y), at: rig.time + 0.008) }
    #expect(scroll.isTracking && scroll.isDragging && !scroll.isDecelerating)
    rig.touch(.ended, end, at: rig.time + 0.008)
    #expect(!scroll.isTracking && !scroll.isDragging && scroll.isDecelerating)
    rig.settle()
    #expect(!scroll.isDecelerating)
  }

  // MARK: Touches in the content

  @Test func touchesInTheContent() {
    let log = Log()
    scroll.addSubview(TouchedView("v", log, frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
    #expect(scroll.delaysContentTouches && scroll.canCancelContentTouches)
    rig.touch(.began, middle)
    #expect(log.take() == [])
    rig.frame(at: rig.time + 0.2)
    #expect(log.take() == ["v began"] && scroll.asked == ["begin"])
    rig.touch(.moved, CGPoint(x: 200, y: 380))
    #expect(log.take() == ["v cancelled"] && scroll.asked == ["begin", "cancel"] && scroll.isDragging)
    rig.touch(.ended, middle)
    rig.settle()
    scroll.delaysContentTouches = false
    scroll.canCancelContentTouches = false
    rig.touch(.began, middle)
    rig.touch(.moved, CGPoint(x: 200, y: 380))
    #expect(log.take() == ["v began", "v moved"] && !scroll.isDragging)
    rig.touch(.ended, middle)
    scroll.allows = false
    rig.touch(.began, middle)
    #expect(log.take() == ["v ended"])
  }

  @Test func scrollingToTheTop() {
    #expect(UIScrollView().scrollsToTop)
    scroll.contentOffset.y = 500
    scroll.scrollsToTop = false
    rig.screen.driver.tapStatusBar(at: rig.time)
    rig.settle()
    #expect(scroll.contentOffset.y == 500)
    scroll.scrollsToTop = true
    rig.screen.driver.tapStatusBar(at: rig.time)
    rig.settle()
    #expect(scroll.contentOffset.y == 0 && rig.recorder.names == ["shouldScrollToTop", "didScrollToTop"])
  }

  // MARK: Pages, directions, alignment, stops

  @Test func paging() {
    #expect(!UIScrollView().isPagingEnabled)
    scroll.isPagingEnabled = true
    rig.flick(from: middle, by: CGPoint(x: 0, y: -16))
    rig.settle()
    #expect(scroll.contentOffset.y == 852)
  }

  @Test(arguments: [true, false]) func directionalLock(_ locks: Bool) {
    #expect(!UIScrollView().isDirectionalLockEnabled)
    scroll.contentSize.width = 2000
    scroll.isDirectionalLockEnabled = locks
    _ = rig.move(from: middle, by: CGPoint(x: -1, y: -8), count: 20)
    #expect((scroll.contentOffset.x == 0) == locks && scroll.contentOffset.y > 100)
  }

  @Test func bouncingByAxis() {
    #expect(UIScrollView().bouncesVertically && UIScrollView().bouncesHorizontally)
    (scroll.bouncesVertically, scroll.bouncesHorizontally) = (false, false)
    _ = rig.move(from: middle, by: CGPoint(x: 0, y: 5), count: 10)
    #expect(scroll.contentOffset.y == 0)
    scroll.bouncesVertically = true
    rig.touch(.moved, CGPoint(x: 200, y: 480), at: rig.time + 0.008)
    #expect(scroll.contentOffset.y < 0)
  }

  @Test func alignment() {
    #expect(UIScrollView().contentAlignmentPoint == .zero)
    scroll.contentSize = CGSize(width: 393, height: 400)
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(scroll.contentOffset.y == -226)
  }

  @Test func stopping() {
    scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    rig.run(frames: 5)
    #expect(scroll.isScrollAnimating)
    scroll.stopScrollingAndZooming()
    let place = scroll.contentOffset.y
    rig.settle()
    #expect(!scroll.isScrollAnimating && scroll.contentOffset.y == place && place > 0 && place < 900)
  }

  // MARK: Wheels and keys

  @Test func keys() {
    #expect(scroll.allowsKeyboardScrolling)
    rig.press(.keyboardDownArrow)
    rig.settle()
    #expect(scroll.contentOffset.y == 40)
    scroll.allowsKeyboardScrolling = false
    rig.press(.keyboardDownArrow)
    rig.settle()
    #expect(scroll.contentOffset.y == 40)
  }

  @Test(arguments: Way.allCases, [true, false]) func transfers(way: Way, _ transfers: Bool) {
    let rig = ScrollRig(way)
    let inner = rig.nest(way, room: 0)
    (inner.alwaysBounceVertical, inner.alwaysBounceHorizontal) = (true, true)
    #expect(inner.transfersVerticalScrollingToParent && inner.transfersHorizontalScrollingToParent)
    if way.isVertical {
      inner.transfersVerticalScrollingToParent = transfers
    } else {
      inner.transfersHorizontalScrollingToParent = transfers
    }
    let before = rig.scroll.contentOffset
    _ = rig.drag(way, step: 5, count: 20)
    #expect((rig.scroll.contentOffset != before) == transfers && (inner.contentOffset == .zero) == transfers)
  }

  @Test func keyboardDismissal() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field()
    scroll.addSubview(field)
    #expect(scroll.keyboardDismissMode == .none)
    for mode in [
      UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
    ] {
      field.becomeFirstResponder()
      scroll.keyboardDismissMode = mode
      drag(CGPoint(x: 0, y: -5))
      #expect(field.isFirstResponder == (mode == .none))
    }
  }

  // MARK: Indicators

  @Test func indicators() {
    let new = UIScrollView()
    #expect(new.showsVerticalScrollIndicator && new.showsHorizontalScrollIndicator && new.indicatorStyle == .default)
    #expect(new.verticalScrollIndicatorInsets == .zero && new.horizontalScrollIndicatorInsets == .zero)
    #expect(new.scrollIndicatorInsets == .zero && new.automaticallyAdjustsScrollIndicatorInsets)
    scroll.contentSize.width = 1000
    scroll.flashScrollIndicators()
    func bars() -> [CALayer] { (scroll.layer.sublayers ?? []).filter { $0.cornerRadius == 1.5 && !$0.isHidden } }
    #expect(bars().count == 2 && bars().allSatisfy { $0.opacity == 1 })
    scroll.showsHorizontalScrollIndicator = false
    #expect(bars().count == 1)
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 9)
    #expect(bars().first?.frame.origin == CGPoint(x: 393 - 9 - 6, y: 10))
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = true
    scroll.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 5, bottom: 4, right: 0)
    #expect(bars().first?.frame.origin == CGPoint(x: 8, y: 852 - 4 - 6))
    scroll.scrollIndicatorInsets = .zero
    #expect(bars().first?.frame.origin == CGPoint(x: 3, y: 852 - 6))
    for (style, level) in [(UIScrollView.IndicatorStyle.white, 1.0), (.black, 0), (.default, 0)] {
      scroll.indicatorStyle = style
      #expect(bars().first?.backgroundColor?.components?.first == CGFloat(level))
    }
  }
}
