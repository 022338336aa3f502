import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct StageTests {
  let stage = Stage(size: CGSize(width: 100, height: 50), scale: 2)

  @Test func theWindowIsKeyVisibleAndFullSize() {
    #expect(stage.window.isKeyWindow && !stage.window.isHidden)
    #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 100, height: 50) && stage.time == 0)
    let controller = UIViewController()
    stage.rootViewController = controller
    #expect(controller.view.window === stage.window && controller.view.frame == stage.window.bounds)
  }

  @Test func aSnapshotShowsWhatIsThereNow() throws {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = .red
    stage.window.backgroundColor = .white
    stage.window.addSubview(view)
    let first = stage.snapshot()
    #expect(first.size == CGSize(width: 100, height: 50) && first.scale == 2)
    view.center.x += 40
    let second = stage.snapshot()
    #expect(first.pngData() != second.pngData())
    view.center.x -= 40
    #expect(stage.snapshot().pngData() == first.pngData())
    let image = try #require(first.cgImage)
    #expect(image.width == 200 && image.height == 100)
  }

  @Test func theSameInputGivesTheSamePixels() {
    func run() -> Data? {
      let stage = Stage(size: CGSize(width: 60, height: 60), scale: 1)
      let scroll = UIScrollView(frame: stage.window.bounds)
      scroll.contentSize = CGSize(width: 60, height: 1000)
      for index in 0..<20 {
        let row = UIView(frame: CGRect(x: 0, y: index * 50, width: 60, height: 49))
        row.backgroundColor = index.isMultiple(of: 2) ? .red : .blue
        scroll.addSubview(row)
      }
      stage.window.addSubview(scroll)
      stage.flick(from: CGPoint(x: 30, y: 50), velocity: CGPoint(x: 0, y: -400))
      stage.advance(by: 0.3)
      return stage.snapshot().pngData()
    }
    let first = run()
    #expect(first != nil && first == run())
  }

  @Test func scheduledWorkComesAtItsTime() {
    var times: [TimeInterval] = []
    stage.schedule(after: 0.5) { [stage] in times.append(stage.time) }
    stage.advance(by: 0.49)
    #expect(times.isEmpty)
    stage.advance(by: 1)
    #expect(times == [0.5])
  }

  @Test func pinchesAreTwoFingers() {
    final class Counting: UIView {
      var most = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        most = max(most, event?.touches(for: self)?.count ?? 0)
      }
    }
    let view = Counting(frame: stage.window.bounds)
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
    stage.pinch(at: CGPoint(x: 50, y: 25), fromSpread: 10, toSpread: 60, duration: 0.2)
    #expect(view.most == 2)
  }

  @Test func wheelsReachTheScrollViewUnderThem() throws {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    stage.window.addSubview(scroll)
    stage.scrollWheel(by: CGPoint(x: 0, y: 30), at: CGPoint(x: 50, y: 25), precise: true)
    try stage.settle()
    #expect(scroll.contentOffset.y == 30)
  }

  @Test func wheelsAndKeysTravelToWhereTheySay() throws {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 1000, height: 10_000)
    stage.window.addSubview(scroll)
    let point = CGPoint(x: 50, y: 25)
    stage.scrollWheel(by: CGPoint(x: 0, y: 100), at: point)
    stage.scrollWheel(by: CGPoint(x: 0, y: 100), at: point, modifiers: .shift)
    #expect(scroll.contentOffset == .zero)
    try stage.settle()
    #expect(scroll.contentOffset == CGPoint(x: 100, y: 100))
    stage.key(.keyboardDownArrow)
    try stage.settle()
    #expect(scroll.contentOffset.y == 140)
    let start = stage.time
    stage.key(.keyboardDownArrow, heldFor: 0.99)
    #expect(abs(stage.time - start - 0.99) < 1e-9)
    try stage.settle()
    #expect(scroll.contentOffset.y == 780)
    stage.key(.keyboardEnd)
    try stage.settle()
    #expect(scroll.contentOffset.y == 10_000 - scroll.bounds.height)
  }

  @Test func trackpadsWithPhasesFling() throws {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 100, height: 10_000)
    stage.window.addSubview(scroll)
    let point = CGPoint(x: 50, y: 25)
    stage.trackpad(.began, at: point)
    for _ in 0..<6 {
      stage.advance(by: 1.0 / 60)
      stage.trackpad(.moved, by: CGPoint(x: 0, y: 20), at: point)
    }
    #expect(scroll.contentOffset.y == 110 && scroll.isTracking)
    stage.trackpad(.ended, at: point)
    try stage.settle()
    // 1,200 points a second: 158.5 points times 1.2 to the power of 1.37.
    #expect(abs(scroll.contentOffset.y - 110 - 203.5) < 1)
  }

  @Test func aRecorderListsTheMessagesOfADrag() throws {
    let stage = Stage()
    let (scroll, recorder) = (UIScrollView(frame: stage.window.bounds), DelegateRecorder())
    scroll.contentSize = CGSize(width: 393, height: 10_000)
    scroll.delegate = recorder
    stage.window.addSubview(scroll)
    stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.3, holdBeforeLift: 0.3)
    try stage.settle()
    #expect(recorder.names == [.willBeginDragging, .didScroll, .willEndDragging, .didEndDragging])
    #expect(recorder.messages.last?.willDecelerate == false && recorder.messages.last?.isTracking == true)
    #expect(recorder.messages(.willEndDragging).first?.velocity == .zero)
    recorder.removeAll()
    stage.flick(from: CGPoint(x: 100, y: 600), velocity: CGPoint(x: 0, y: -1500))
    try stage.settle()
    #expect(
      recorder.names == [
        .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging, .willBeginDecelerating, .didScroll,
        .didEndDecelerating,
      ])
    recorder.removeAll()
    stage.tapStatusBar()
    try stage.settle()
    #expect(recorder.names == [.shouldScrollToTop, .didScroll, .didScrollToTop])
    #expect(scroll.contentOffset == .zero)
  }

  @Test func aStageThatIsGoneLeavesNothing() throws {
    weak var window: UIWindow?
    weak var scroll: UIScrollView?
    do {
      let stage = Stage()
      let view = UIScrollView(frame: stage.window.bounds)
      view.contentSize = CGSize(width: 393, height: 5000)
      stage.window.addSubview(view)
      stage.flick(from: CGPoint(x: 100, y: 600), velocity: CGPoint(x: 0, y: -1500))
      try stage.settle()
      (window, scroll) = (stage.window, view)
    }
    #expect(window == nil && scroll == nil)
  }
}
