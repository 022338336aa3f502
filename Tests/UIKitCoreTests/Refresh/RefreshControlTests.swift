import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct RefreshControlTests {
  let rig = ScrollRig()
  let control = UIRefreshControl()
  let log = Log()

  init() {
    control.addAction(UIAction { [log] _ in log.add("changed") }, for: .valueChanged)
    rig.scroll.refreshControl = control
    rig.recorder.forget()
  }

  private var offset: CGFloat { rig.scroll.contentOffset.y }

  /// Drags the content `distance` below its top by finger, which stays down.
  private func pull(_ distance: CGFloat) -> CGPoint {
    // The rubber band's inverse, and the slop.
    let raw = distance / 0.55 / (1 - distance / 852) + 10
    let end = rig.move(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: raw / 20), count: 20)
    rig.run(frames: 1)
    return end
  }

  private func lift(_ point: CGPoint) { rig.touch(.ended, point, at: rig.time + 0.2) }

  @Test func atRest() {
    #expect(rig.scroll.subviews.first === control && rig.scroll.refreshControl === control)
    #expect(control.frame == CGRect(x: 0, y: 0, width: 393, height: 60) && control.isHidden && !control.isRefreshing)
    #expect(control.attributedTitle == nil && !control.isUserInteractionEnabled)
    #expect(UIRefreshControl().frame.height == 60)
    rig.scroll.contentOffset.y = 500
    #expect(control.isHidden && offset == 500)
  }

  @Test func pulledItFollowsTheOffsetAndDoesNotRefreshBeforeSixtyPoints() {
    let end = pull(59)
    #expect(abs(offset + 59) < 0.5 && control.frame == CGRect(x: 0, y: offset, width: 393, height: 60) && !control.isHidden)
    lift(end)
    rig.settle()
    #expect(offset == 0 && log.take() == [] && control.isHidden && !rig.screen.driver.needsFrame)
  }

  @Test func atSixtyPointsItRefreshesOnceAndTheContentStaysSixtyLower() {
    let end = pull(80)
    #expect(control.isRefreshing && log.take() == ["changed"])
    let steps = zip(rig.recorder.offsets, rig.recorder.offsets.dropFirst()).map { $0.y - $1.y }
    #expect(steps.allSatisfy { $0 > 2 && $0 < 6 }, "nothing jumps under the finger")
    #expect(control.frame.minY == offset)
    lift(end)
    for _ in 0..<120 { rig.run(frames: 1) }
    #expect(offset == -60 && control.frame.minY == -60 && control.isRefreshing && log.take() == [])
    #expect(rig.scroll.adjustedContentInset.top == 60 && rig.scroll.contentInset == .zero)
    #expect(rig.recorder.names.filter { $0 != "didChangeAdjustedContentInset" }.last == "didEndDecelerating")
    rig.scroll.contentOffset.y = 100
    #expect(control.frame.minY == -60, "it scrolls away with the content")
    rig.settle()
    #expect(!rig.screen.driver.needsFrame, "and asks for nothing where nobody sees it")
  }

  @Test func itsEndSlidesTheContentBackWithOneDidScroll() {
    lift(pull(80))
    for _ in 0..<120 { rig.run(frames: 1) }
    rig.recorder.forget()
    control.endRefreshing()
    #expect(!control.isRefreshing && offset == 0 && rig.recorder.offsets == [.zero])
    rig.run(frames: 5)
    #expect(rig.scroll.layer.presentation()!.bounds.minY < -1 && !control.isHidden, "what shows is under way")
    rig.settle()
    #expect(control.isHidden && rig.scroll.layer.presentation()!.bounds.minY == 0)
    #expect(rig.scroll.adjustedContentInset == .zero)
    _ = log.take()
    lift(pull(70))
    #expect(log.take() == ["changed"], "and again")
  }

  @Test func begunByCodeAtRestTheContentStays() {
    control.beginRefreshing()
    #expect(offset == 0 && control.isRefreshing && rig.recorder.offsets == [] && log.take() == [])
    #expect(rig.scroll.adjustedContentInset.top == 60)
    control.beginRefreshing()
    #expect(rig.scroll.adjustedContentInset.top == 60, "begun twice is begun once")
    rig.scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    rig.run(frames: 60)
    #expect(offset == -60 && control.frame.minY == -60)
    control.endRefreshing()
    control.endRefreshing()
    rig.settle()
    #expect(offset == 0)
  }

  @Test func begunByCodeWhilePulledTheContentGoesSixtyFurther() {
    rig.scroll.contentOffset.y = -10
    control.beginRefreshing()
    #expect(offset == -70)
  }

  @Test func begunByCodeFurtherDownNothingMoves() {
    rig.scroll.contentOffset.y = 300
    rig.recorder.forget()
    control.beginRefreshing()
    control.endRefreshing()
    rig.settle()
    #expect(offset == 300 && rig.recorder.offsets == [] && control.isHidden)
  }

  @Test func shortContentStaysToo() {
    rig.scroll.contentSize.height = 100
    rig.scroll.alwaysBounceVertical = true
    control.beginRefreshing()
    #expect(offset == 0)
    control.endRefreshing()
    lift(pull(80))
    rig.run(frames: 120)
    #expect(offset == -60)
    control.endRefreshing()
    rig.settle()
    #expect(offset == 0)
  }

  @Test func endedUnderTheFingerNothingJumpsAndItBeginsOnlyWithTheNextPull() {
    let end = pull(80)
    let before = offset
    control.endRefreshing()
    #expect(offset == before)
    rig.run(frames: 30)
    rig.touch(.moved, end + CGPoint(x: 0, y: 3), at: rig.time)
    #expect(log.take() == ["changed"] && offset < before)
    lift(end)
    rig.settle()
    #expect(offset == 0 && control.isHidden)
    lift(pull(80))
    #expect(log.take() == ["changed"])
  }

  @Test func endedInTheHandlerIsOverAtOnce() {
    control.addAction(UIAction { ($0.sender as? UIRefreshControl)?.endRefreshing() }, for: .valueChanged)
    lift(pull(90))
    rig.settle()
    #expect(offset == 0 && !control.isRefreshing && log.take() == ["changed"])
  }

  @Test func endedWhileItBouncesTheBounceGoesOnToTheTop() {
    lift(pull(120))
    rig.run(frames: 3)
    #expect(rig.scroll.isDecelerating && offset < -60)
    control.endRefreshing()
    #expect(rig.scroll.isDecelerating)
    rig.settle()
    #expect(offset == 0 && rig.recorder.names.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test func begunAgainWhileItEnds() {
    lift(pull(80))
    rig.run(frames: 120)
    control.endRefreshing()
    rig.run(frames: 5)
    control.beginRefreshing()
    rig.run(frames: 60)
    #expect(control.isRefreshing && !control.isHidden && control.subviews[0].alpha == 1)
    #expect(control.subviews[0].transform == .identity)
  }

  @Test func removedWhileItRefreshesTheRoomGoes() {
    lift(pull(80))
    rig.run(frames: 120)
    rig.scroll.refreshControl = nil
    #expect(offset == 0 && rig.scroll.adjustedContentInset == .zero && control.superview == nil && !control.isRefreshing)
    rig.settle()
    #expect(!rig.screen.driver.needsFrame)
    control.beginRefreshing()
    rig.scroll.refreshControl = control
    #expect(rig.scroll.adjustedContentInset.top == 60 && offset == 0, "it may refresh before it has a scroll view")
  }

  @Test func aNewOneTakesThePlaceOfTheOld() {
    let other = UIRefreshControl()
    rig.scroll.refreshControl = other
    #expect(control.superview == nil && rig.scroll.subviews == [other])
    lift(pull(70))
    #expect(other.isRefreshing && !control.isRefreshing)
  }

  @Test func itRestsWithDisabledControlsAndWithMotionByCode() {
    rig.scroll.contentOffset.y = -90
    #expect(!control.isRefreshing && control.frame.minY == -90)
    rig.scroll.contentOffset.y = 0
    control.isEnabled = false
    lift(pull(90))
    #expect(!control.isRefreshing)
  }

  @Test func insetsMoveTheTop() {
    rig.scroll.contentInset.top = 40
    #expect(offset == -40 && control.isHidden)
    rig.scroll.contentOffset.y = -55
    #expect(control.frame.minY == -15, "15 points of pulling, above the content")
    rig.scroll.contentOffset.y = -40
    control.beginRefreshing()
    #expect(offset == -40 && rig.scroll.adjustedContentInset.top == 100)
    rig.scroll.contentInset.top = 0
    #expect(offset == 0 && rig.scroll.adjustedContentInset.top == 60)
  }

  @Test func itsActionMayBeGivenAtOnce() {
    var count = 0
    let control = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    rig.scroll.refreshControl = control
    lift(pull(80))
    #expect(count == 1)
  }
}
