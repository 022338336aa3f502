import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
@testable import UIKitControllers
@testable import UIKitCore
import UIKitGraphics
import UIKitTables
import UIKitTestSupport

/// A large title under fingers, wheels, code and transitions, frame by frame.
@MainActor @Suite struct LargeTitleMotionTests {
  /// What a frame shows.
  private struct Sample {
    var travel: CGFloat
    var contentTop: CGFloat
    var barBottom: CGFloat
  }

  /// Runs frames until nothing moves, and records each.
  private func frames(_ rig: BarRig) -> [Sample] {
    var samples: [Sample] = []
    let start = rig.top * -1
    repeat {
      rig.stage.advance(by: 1.0 / 60)
      samples.append(Sample(travel: rig.table.contentOffset.y + start, contentTop: rig.contentTop, barBottom: rig.barBottom))
    } while samples.count < 600 && rig.stage.driver.needsFrame
    return samples
  }

  private func flick(_ rig: BarRig, _ velocity: CGFloat) {
    rig.stage.flick(from: CGPoint(x: 200, y: velocity < 0 ? 700 : 300), velocity: CGPoint(x: 0, y: velocity))
  }

  /// The same flick below a small title and below a large one moves the content by the same distances in all frames.
  @Test(arguments: [-500.0, -900, -2000, -4000])
  func aFlickThroughTheCollapseIsOneMotion(velocity: Double) {
    let (large, small) = (BarRig(), BarRig(isLarge: false))
    for rig in [large, small] { flick(rig, velocity) }
    let (samples, expected) = (frames(large), frames(small))
    #expect(samples.count == expected.count && samples.count > 20)
    #expect(zip(samples, expected).allSatisfy { abs($0.travel - $1.travel) < 0.001 })
    let steps = zip(samples, samples.dropFirst()).map { $1.travel - $0.travel }
    // A coast slows down steadily: no frame goes farther than the one before, but for the rounding to pixels.
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 <= $0 + 0.34 })
    for sample in samples {
      #expect(abs(sample.barBottom - max(91, sample.contentTop)) < 0.001)
      #expect(abs(sample.contentTop - (143 - sample.travel)) < 0.001)
    }
    #expect(large.bar.frame.height == 44)
  }

  /// A flick to the top goes past it as below a small title, by the recorded bounce; the title follows.
  @Test func aFlickToTheTopBouncesAtTheWholeTitle() {
    let (large, small) = (BarRig(), BarRig(isLarge: false))
    for rig in [large, small] {
      rig.table.setContentOffset(CGPoint(x: 0, y: rig.table.contentOffset.y + 300), animated: false)
      rig.stage.advance(by: 0)
      flick(rig, 2500)
    }
    let (samples, expected) = (frames(large), frames(small))
    #expect(zip(samples, expected).allSatisfy { abs($0.travel - $1.travel) < 0.001 } && samples.count == expected.count)
    #expect((samples.map(\.contentTop).max() ?? 0) > 153)
    for sample in samples { #expect(abs(sample.barBottom - max(91, sample.contentTop)) < 0.001) }
    #expect(large.bar.frame.height == 96 && large.table.contentOffset.y == -143)
  }

  /// The rubber band of a pull: shown = 0.55 d dim / (0.55 d + dim), with the whole title as the edge.
  @Test func aPullIsThatOfTheRubberBand() {
    let rig = BarRig()
    rig.stage.touch(.began, at: CGPoint(x: 200, y: 300))
    rig.stage.run(to: rig.stage.time + 0.008)
    rig.stage.touch(.moved, at: CGPoint(x: 200, y: 510))
    rig.stage.advance(by: 0)
    let shown = 0.55 * 200 * 852 / (0.55 * 200 + 852)
    #expect(abs(rig.bar.frame.height - 96 - shown) < 0.34 && abs(rig.contentTop - rig.barBottom) < 0.001)
    rig.stage.touch(.ended, at: CGPoint(x: 200, y: 510))
    rig.stage.settle()
    #expect(rig.bar.frame.height == 96)
  }

  /// Each event of a drag through the collapse moves the content by as much as the finger.
  @Test func aSlowDragMovesTheContentWithTheFinger() {
    let rig = BarRig()
    var y: CGFloat = 600
    rig.stage.touch(.began, at: CGPoint(x: 200, y: y))
    for _ in 0..<70 {
      rig.stage.run(to: rig.stage.time + 0.008)
      y -= 1
      rig.stage.touch(.moved, at: CGPoint(x: 200, y: y))
      rig.stage.advance(by: 0)
      // The slop of 10 points.
      #expect(abs(rig.contentTop - (143 - max(0, 600 - y - 10))) < 0.001)
      #expect(abs(rig.barBottom - max(91, rig.contentTop)) < 0.001)
    }
    #expect(rig.bar.frame.height == 44)
    for _ in 0..<60 {
      rig.stage.run(to: rig.stage.time + 0.008)
      y += 1
      rig.stage.touch(.moved, at: CGPoint(x: 200, y: y))
    }
    rig.stage.advance(by: 0)
    #expect(rig.bar.frame.height == 96 && rig.contentTop == 143)
  }

  /// Content that is let go in the middle of the collapse goes on to the nearer end of it.
  @Test(arguments: [(20.0, 0.0), (25, 0), (27, 52), (45, 52), (70, 70)])
  func theTitleSnapsOpenOrShut(travel: Double, rest: Double) {
    let rig = BarRig()
    rig.stage.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 590 - travel), duration: 0.5, holdBeforeLift: 0.3)
    let samples = frames(rig)
    #expect(abs(rig.table.contentOffset.y + 143 - rest) < 0.34)
    let ways = samples.map { abs($0.travel - rest) }
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $1 <= $0 + 0.001 })
    #expect(samples.allSatisfy { abs($0.barBottom - max(91, $0.contentTop)) < 0.001 })
  }

  @Test func theDelegateSeesTheSnapAndHasTheLastWord() {
    final class Chooser: NSObject, UITableViewDelegate {
      var seen: [CGFloat] = []
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        seen.append(targetContentOffset.pointee.y)
        targetContentOffset.pointee.y = -123
      }
    }
    let (rig, chooser) = (BarRig(), Chooser())
    rig.table.delegate = chooser
    rig.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 550), duration: 0.5, holdBeforeLift: 0.3)
    rig.stage.settle()
    #expect(chooser.seen == [-91] && rig.table.contentOffset.y == -123 && rig.bar.frame.height == 76)
  }

  @Test func aWheelDoesNotRestInTheMiddle() {
    let rig = BarRig()
    rig.stage.scrollWheel(by: CGPoint(x: 0, y: 40), at: CGPoint(x: 200, y: 400), precise: true)
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == -91 && rig.bar.frame.height == 44)
    rig.stage.scrollWheel(by: CGPoint(x: 0, y: -40), at: CGPoint(x: 200, y: 400), precise: true)
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == -143 && rig.bar.frame.height == 96)
    rig.stage.scrollWheel(by: CGPoint(x: 0, y: 100), at: CGPoint(x: 200, y: 400))
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == -43 && rig.bar.frame.height == 44)
  }

  @Test func contentThatIsAlmostTooShortRestsAtItsEnd() {
    let rig = BarRig()
    let (screen, scroll) = (UIViewController(), UIScrollView())
    screen.view = scroll
    // 20 points more than there is room for below the whole title.
    scroll.contentSize = CGSize(width: 393, height: 852 - 143 - 34 + 20)
    rig.navigation.setViewControllers([screen], animated: false)
    rig.stage.settle()
    rig.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 575), duration: 0.5, holdBeforeLift: 0.3)
    rig.stage.settle()
    #expect(scroll.contentOffset.y == -123 && rig.bar.frame.height == 76)
    rig.stage.drag(from: CGPoint(x: 200, y: 575), to: CGPoint(x: 200, y: 597), duration: 0.5, holdBeforeLift: 0.3)
    rig.stage.settle()
    #expect(scroll.contentOffset.y == -143 && rig.bar.frame.height == 96)
  }

  // MARK: Code

  @Test func theStatusBarLeadsToTheWholeTitle() {
    let rig = BarRig()
    rig.scroll(to: 2000)
    rig.stage.tapStatusBar()
    let samples = frames(rig)
    #expect(rig.table.contentOffset.y == -143 && rig.bar.frame.height == 96)
    #expect(samples.allSatisfy { abs($0.barBottom - max(91, $0.contentTop)) < 0.001 })
    rig.scroll(to: 20)
    rig.stage.tapStatusBar()
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == -143)
  }

  /// As on iOS: the inset is that of the bar as it is, so the title stays away.
  @Test func theInsetsOfACollapsedBarLeadToItsEdge() {
    let rig = BarRig()
    rig.scroll(to: 2000)
    rig.table.setContentOffset(CGPoint(x: 0, y: -rig.table.adjustedContentInset.top), animated: true)
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == -91 && rig.bar.frame.height == 44)
  }

  @Test func keysGoToTheTrueTop() {
    let rig = BarRig()
    rig.scroll(to: 2000)
    rig.stage.key(.keyboardHome)
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == -143 && rig.bar.frame.height == 96)
  }

  @Test func theDelegateHearsOfEachHeightBeforeTheOffset() {
    final class Reader: NSObject, UITableViewDelegate {
      var bars: [CGFloat] = []
      var insets: [CGFloat] = []
      weak var bar: UINavigationBar?
      func scrollViewDidScroll(_ scrollView: UIScrollView) { bars.append(bar?.frame.height ?? 0) }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        insets.append(scrollView.adjustedContentInset.top)
      }
    }
    let (rig, reader) = (BarRig(), Reader())
    reader.bar = rig.bar
    rig.table.delegate = reader
    rig.scroll(to: 10)
    rig.scroll(to: 30)
    rig.scroll(to: 100)
    rig.scroll(to: 200)
    #expect(reader.bars == [86, 66, 44, 44] && reader.insets == [133, 113, 91])
  }

  @Test func anOffsetThatCodeAnimatesTakesTheBarAlong() throws {
    let rig = BarRig()
    UIView.animate(withDuration: 0.3) { rig.table.contentOffset.y = -91 }
    #expect(rig.bar.frame.height == 44)
    rig.stage.advance(by: 0.15)
    let shown = try #require(rig.bar.layer.presentation())
    #expect(shown.bounds.height > 50 && shown.bounds.height < 90)
    rig.stage.settle()
    #expect(rig.contentTop == 91 && rig.barBottom == 91)
  }

  // MARK: Transitions

  @Test(arguments: [true, false]) func aPushInTheMiddleOfACollapseComesBackToIt(animated: Bool) {
    let rig = BarRig()
    rig.scroll(to: 20)
    let next = BarRig.List()
    rig.navigation.pushViewController(next, animated: animated)
    if animated {
      rig.stage.advance(by: 0.1)
      // The screen that goes stays as it is, the one that comes has its own title.
      #expect(rig.contentTop == 123 && rig.list.view.safeAreaInsets.top == 123)
      #expect(next.view.safeAreaInsets.top == 143 && next.tableView.contentOffset.y == -143)
    }
    rig.stage.settle()
    #expect(rig.bar.frame.height == 96 && next.tableView.contentOffset.y == -143)
    rig.navigation.popViewController(animated: animated)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 76 && rig.table.contentOffset.y == -123 && rig.contentTop == rig.barBottom)
    #expect(rig.table.adjustedContentInset.top == 123)
  }

  @Test func theBarTurnsFromOneHeightToTheOtherInOneAnimation() throws {
    let rig = BarRig()
    let next = BarRig.List()
    next.navigationItem.largeTitleDisplayMode = .never
    rig.navigation.pushViewController(next, animated: true)
    var heights: [CGFloat] = []
    for _ in 0..<40 {
      rig.stage.advance(by: 1.0 / 60)
      heights.append(try #require(rig.bar.layer.presentation()).bounds.height)
    }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 <= $0 + 0.001 } && heights[0] > 80 && heights.last == 44)
    #expect(next.tableView.contentOffset.y == -91 && next.view.safeAreaInsets.top == 91)
  }

  @Test func aScreenThatStillCoastsIsPushedAway() {
    let rig = BarRig()
    flick(rig, -600)
    rig.stage.advance(by: 0.02)
    let next = BarRig.List()
    rig.navigation.pushViewController(next, animated: true)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 96 && next.view.safeAreaInsets.top == 143)
    rig.navigation.popViewController(animated: true)
    rig.stage.settle()
    #expect(abs(rig.barBottom - max(91, rig.contentTop)) < 0.001)
    #expect(rig.table.adjustedContentInset.top == rig.barBottom)
  }

  @Test func aPopDuringAPushEndsWithTheFirstTitle() {
    let rig = BarRig()
    rig.scroll(to: 30)
    rig.navigation.pushViewController(BarRig.List(), animated: true)
    rig.stage.advance(by: 0.1)
    rig.navigation.popViewController(animated: true)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 66 && rig.contentTop == rig.barBottom && rig.table.contentOffset.y == -113)
  }

  @Test func aListThatLeavesTheStackHasNoRoomForATitleElsewhere() {
    let rig = BarRig()
    rig.scroll(to: 300)
    rig.navigation.setViewControllers([UIViewController()], animated: false)
    rig.stage.settle()
    let other = UINavigationController(rootViewController: rig.list)
    rig.stage.window.rootViewController = other
    rig.stage.settle()
    #expect(rig.top == -91 && rig.table.adjustedContentInset.top == 91)
  }

  /// In a sheet a drag down first brings the title back.
  @Test func aSheetMovesOnlyBelowTheWholeTitle() {
    let stage = ManualStage(size: CGSize(width: 393, height: 852), scale: 3)
    let (list, presenter) = (BarRig.List(style: .plain), UIViewController())
    list.title = "Inbox"
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    stage.window.rootViewController = presenter
    stage.settle()
    presenter.present(navigation, animated: false)
    stage.settle()
    let top = navigation.view.convert(CGPoint.zero, to: nil).y
    list.tableView.contentOffset.y += 52
    stage.settle()
    #expect(navigation.navigationBar.frame.height == 44)
    stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 480), duration: 0.4, holdBeforeLift: 0.3)
    stage.settle()
    #expect(navigation.navigationBar.frame.height == 96 && navigation.view.convert(CGPoint.zero, to: nil).y == top)
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 840), duration: 0.2)
    stage.settle()
    #expect(presenter.presentedViewController == nil)
  }

  // MARK: Refreshing

  @Test func aRefreshIsPulledBetweenBarAndTitle() {
    let rig = BarRig()
    let refresh = UIRefreshControl()
    var begun = 0
    refresh.addAction(UIAction { _ in begun += 1 }, for: .valueChanged)
    rig.list.refreshControl = refresh
    rig.stage.settle()
    rig.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.4)
    rig.stage.advance(by: 1)
    #expect(begun == 1 && refresh.isRefreshing && rig.table.contentOffset.y == -203)
    #expect(rig.table.adjustedContentInset.top == 203 && rig.bar.frame.height == 156 && rig.contentTop == rig.barBottom)
    // The spinner is in the bar, in the 60 points above the title.
    let spinner = refresh.spinner
    #expect(spinner.isDescendant(of: rig.bar) && spinner.convert(CGPoint(x: 14, y: 14), to: nil) == CGPoint(x: 196.5, y: 91 + 30))
    refresh.endRefreshing()
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == -143 && rig.bar.frame.height == 96)
    rig.bar.prefersLargeTitles = false
    rig.stage.settle()
    #expect(spinner.superview === refresh)
  }

  @Test func scrollingWhileARefreshRunsTakesItsRoomFirst() {
    let rig = BarRig()
    let refresh = UIRefreshControl()
    rig.list.refreshControl = refresh
    refresh.beginRefreshing()
    rig.table.setContentOffset(CGPoint(x: 0, y: -203), animated: false)
    rig.stage.advance(by: 0.1)
    #expect(rig.bar.frame.height == 156)
    rig.table.contentOffset.y = -153
    #expect(rig.bar.frame.height == 106)
    rig.table.contentOffset.y = -123
    #expect(rig.bar.frame.height == 76)
    rig.table.contentOffset.y = 500
    rig.stage.advance(by: 0)
    #expect(rig.bar.frame.height == 44 && rig.table.adjustedContentInset.top == 151)
    refresh.endRefreshing()
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == 500 && rig.table.adjustedContentInset.top == 91)
  }

  // MARK: Cost

  /// Writes of frames in the bar and layouts of the list, in frames of a scroll.
  @Test func aFrameOfACollapseWritesTheBarOnceAndNothingElse() {
    let (large, small) = (BarRig(), BarRig(isLarge: false))
    func changes(_ rig: BarRig, to travel: CGFloat) -> Int {
      var before = frames(in: rig.bar)
      before.append(rig.bar.frame)
      rig.table.contentOffset.y = rig.top + travel
      rig.stage.advance(by: 1.0 / 60)
      var after = frames(in: rig.bar)
      after.append(rig.bar.frame)
      return zip(before, after).count { $0 != $1 }
    }
    // The bar, its background with picture and line, its content, the cut around the title, the title.
    #expect(changes(large, to: 10) == 7)
    #expect(changes(large, to: 20) == 7)
    _ = changes(large, to: 200)
    #expect(changes(large, to: 300) == 0)
    for travel in [10, 20, 200, 300] as [CGFloat] { #expect(changes(small, to: travel) == 0) }
  }

  private func frames(in view: UIView) -> [CGRect] { view.subviews.flatMap { [$0.frame] + frames(in: $0) } }
}
