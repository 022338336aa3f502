import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics

/// The mouse on the indicators of a scroll view of 400 x 600 points, whose content is 3,000 high.
@MainActor @Suite struct ScrollBarTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 600), scale: 1)
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  /// The track is 594 high, so that the knob is a fifth of it.
  private let knob: CGFloat = 594 / 5
  private let room: CGFloat = 594 * 4 / 5

  private final class Recorder: NSObject, UIScrollViewDelegate {
    var (begun, ended) = (0, 0)

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { begun += 1 }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { ended += 1 }
  }

  private let recorder = Recorder()

  init() {
    scroll.delegate = recorder
    scroll.contentSize = CGSize(width: 400, height: 3000)
    scroll.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(scroll)
    stage.settle()
  }

  private var bar: CALayer? {
    (scroll.layer.sublayers ?? []).first { $0.zPosition == .greatestFiniteMagnitude && !$0.isHidden && $0.bounds.height > 20 }
  }

  private func mouse(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, _ type: UITouch.TouchType = .indirectPointer) {
    stage.driver.touches(
      [RawTouch(id: 0, phase: phase, location: CGPoint(x: x, y: y), type: type, buttons: .primary)], at: stage.time)
    stage.advance(by: 1.0 / 60)
  }

  @Test func theBarGrowsUnderTheMouseAndFadesWhenItHasLeft() throws {
    stage.hover(at: CGPoint(x: 200, y: 300))
    #expect(bar == nil)
    stage.hover(at: CGPoint(x: 393, y: 300))
    stage.settle()
    let bar = try #require(bar)
    #expect(bar.opacity == 1 && bar.frame.minX == 389 && bar.bounds.size == CGSize(width: 8, height: knob))
    stage.hover(at: CGPoint(x: 387, y: 300))
    stage.settle()
    #expect(bar.opacity == 0 && bar.bounds.width == 3)
  }

  @Test(arguments: [0.25, 0.5, 1, 2] as [CGFloat]) func theContentFollowsTheKnobInProportion(part: CGFloat) {
    stage.hover(at: CGPoint(x: 393, y: 50))
    mouse(.began, 393, 50)
    for step in 1...10 { mouse(.moved, 393 - CGFloat(step) * 10, 50 + room * part * CGFloat(step) / 10) }
    #expect(abs(scroll.contentOffset.y - min(part, 1) * 2400) < 0.01 && !scroll.isTracking)
    mouse(.moved, 393, 50 + room / 2)
    mouse(.ended, 393, 50 + room / 2)
    stage.settle()
    #expect(abs(scroll.contentOffset.y - 1200) < 0.01, "it rests where the mouse let go")
    #expect(recorder.begun == recorder.ended && recorder.begun > 0, "a drag, like a trackpad's")
  }

  @Test func aClickOnTheTrackScrollsAPageTowardIt() {
    stage.hover(at: CGPoint(x: 393, y: 500))
    mouse(.began, 393, 500)
    mouse(.ended, 393, 500)
    stage.settle()
    #expect(scroll.contentOffset.y == 525)
    mouse(.began, 393, 10)
    mouse(.ended, 393, 10)
    stage.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func contentHearsNothingOfAPressOnTheBar() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 3000))
    var taps = 0
    content.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    scroll.addSubview(content)
    stage.hover(at: CGPoint(x: 393, y: 500))
    for x in [393, 380] as [CGFloat] {
      mouse(.began, x, 500)
      mouse(.ended, x, 500)
      stage.settle()
    }
    #expect(taps == 1 && scroll.contentOffset.y == 525)
  }

  @Test func aFingerScrollsAtTheEdgeAsAnywhere() {
    scroll.flashScrollIndicators()
    mouse(.began, 393, 500, .direct)
    for y in stride(from: CGFloat(490), through: 400, by: -10) { mouse(.moved, 393, y, .direct) }
    #expect(scroll.isDragging && scroll.contentOffset.y == 90)
  }

  @Test func noBarIsGrabbedWhereNothingScrollsOrAControlLies() {
    let button = UIButton(frame: CGRect(x: 300, y: 480, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scroll.addSubview(button)
    stage.hover(at: CGPoint(x: 393, y: 500))
    mouse(.began, 393, 500)
    mouse(.ended, 393, 500)
    #expect(taps == 1 && scroll.contentOffset.y == 0)
    button.removeFromSuperview()
    scroll.isScrollEnabled = false
    stage.hover(at: CGPoint(x: 393, y: 500))
    stage.settle()
    mouse(.began, 393, 500)
    mouse(.ended, 393, 500)
    stage.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func pagesRestOnWholePages() {
    scroll.isPagingEnabled = true
    stage.hover(at: CGPoint(x: 393, y: 50))
    mouse(.began, 393, 50)
    mouse(.moved, 393, 50 + room * 0.3)
    mouse(.ended, 393, 50 + room * 0.3)
    stage.settle()
    #expect(scroll.contentOffset.y == 600)
  }

  @Test func aViewThatGoesInTheGripOfTheMouseLosesNothingElse() {
    stage.hover(at: CGPoint(x: 393, y: 50))
    mouse(.began, 393, 50)
    scroll.removeFromSuperview()
    mouse(.moved, 393, 200)
    mouse(.ended, 393, 200)
    #expect(scroll.contentOffset.y == 0)
    stage.window.addSubview(scroll)
    stage.hover(at: CGPoint(x: 393, y: 50))
    mouse(.began, 393, 50)
    mouse(.moved, 393, 50 + room / 2)
    #expect(abs(scroll.contentOffset.y - 1200) < 0.01)
  }
}
