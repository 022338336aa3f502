import Scrollwork
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct SwipeTrayTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
  private let tray: SwipeTray

  init() {
    scroll.contentSize = CGSize(width: 320, height: 5000)
    scroll.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(scroll)
    stage.window.addSubview(view)
    tray = SwipeTray(view, over: scroll)
    stage.advance(by: 0)
  }

  private func swipe(from y: CGFloat, by way: CGFloat, x: CGFloat = 160) throws {
    stage.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y + way), duration: 0.15)
    try stage.settle()
  }

  @Test(arguments: [0, 1200]) func aSwipeUpFromTheLowerEdgeBringsTheTrayAndScrollsNothing(offset: CGFloat) throws {
    scroll.contentOffset.y = offset
    var changes: [Bool] = []
    tray.onChange = { changes.append($0) }
    for start in [406.0, 479] {
      try swipe(from: start, by: -120)
      #expect(tray.isShown && scroll.contentOffset.y == offset)
      #expect(view.frame == CGRect(x: 0, y: 280, width: 320, height: 200) && !view.isHidden)
      try swipe(from: 300, by: 120)
      #expect(!tray.isShown && view.isHidden && view.frame.minY == 480 && scroll.contentOffset.y == offset)
    }
    #expect(changes == [true, false, true, false])
  }

  @Test func elsewhereItScrollsAtOnce() throws {
    stage.touch(.began, at: CGPoint(x: 160, y: 404))
    stage.advance(by: 0.01)
    stage.touch(.moved, at: CGPoint(x: 160, y: 390))
    // Ten points are the slop of every scroll view; nothing else holds it back.
    #expect(scroll.isDragging && scroll.contentOffset.y == 4)
    stage.touch(.ended, at: CGPoint(x: 160, y: 390))
    try stage.settle()
    #expect(!tray.isShown)
  }

  @Test func fromTheLowerEdgeEverythingButASwipeUpScrolls() throws {
    scroll.contentOffset.y = 1000
    try swipe(from: 420, by: 55)
    #expect(!tray.isShown && scroll.contentOffset.y < 1000)
    // Too slow for a swipe.
    scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    stage.drag(from: CGPoint(x: 160, y: 470), to: CGPoint(x: 160, y: 270), duration: 3, holdBeforeLift: 0.3)
    try stage.settle()
    #expect(!tray.isShown && scroll.contentOffset.y > 1100)
  }

  @Test func whileTheTrayShowsTheListAboveItScrolls() throws {
    tray.setShown(true, animated: false)
    #expect(!view.isHidden && view.frame.minY == 280)
    try swipe(from: 250, by: -120)
    #expect(tray.isShown && scroll.contentOffset.y > 100)
  }

  @Test func theTrayFollowsTheScrollView() {
    tray.setShown(true, animated: false)
    scroll.frame = CGRect(x: 20, y: 0, width: 280, height: 400)
    #expect(view.frame == CGRect(x: 20, y: 200, width: 280, height: 200))
    tray.setShown(false, animated: false)
    #expect(view.isHidden && view.frame.minY == 400)
  }
}
