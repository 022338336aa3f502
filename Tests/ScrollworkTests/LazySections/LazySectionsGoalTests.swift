import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Scrolls to a section that begin while something else moves the content or changes it.
@MainActor @Suite struct LazySectionsGoalTests {
  private let fixture = LazyFixture()
  private var container: CountingContainer { fixture.container }

  init() {
    fixture.sections.apply(Array(0..<300))
    fixture.frame()
    container.contentOffset.y = 12_000
    fixture.frame()
  }

  private func frames(_ count: Int) { for _ in 0..<count { fixture.frame() } }

  private func settle(at name: Int, _ comment: Comment) throws {
    try fixture.fixture.stage.settle()
    let place = try #require(fixture.seen()[name], comment)
    #expect(abs(place) < 0.51, comment)
  }

  @Test(arguments: [-3_000, 3_000, -800, 800] as [CGFloat], [10, 60, 140, 250])
  func aScrollThatTakesOverADecelerationEndsAtItsSection(speed: CGFloat, name: Int) throws {
    fixture.flick(speed)
    frames(5)
    #expect(container.isDecelerating)
    fixture.sections.scroll(to: name, animated: true)
    try settle(at: name, "\(speed), \(name)")
  }

  @Test(arguments: [1, 7, 17]) func aScrollThatReplacesAnotherEndsAtItsOwnSection(frame: Int) throws {
    fixture.sections.scroll(to: 250, animated: true)
    frames(frame)
    fixture.sections.scroll(to: 30, animated: true)
    try settle(at: 30, "\(frame) frames")
    fixture.sections.scroll(to: 250, animated: true)
    frames(frame)
    fixture.sections.scroll(to: 31, animated: false)
    try settle(at: 31, "\(frame) frames, not animated")
  }

  @Test(arguments: [false, true]) func aScrollUnderAFingerGoesToItsSection(animated: Bool) throws {
    let stage = fixture.fixture.stage
    for (name, drags) in [(40, true), (200, false), (90, true)] {
      stage.touch(.began, at: CGPoint(x: 160, y: 300))
      if drags {
        for step in 1...4 {
          stage.touch(.moved, at: CGPoint(x: 160, y: 300 - CGFloat(step) * 12))
          fixture.frame()
        }
      }
      #expect(container.isDragging == drags && container.isTracking)
      fixture.sections.scroll(to: name, animated: animated)
      frames(40)
      let place = try #require(fixture.seen()[name])
      #expect(abs(place) < 0.51, "\(name) under a finger")
      stage.touch(.ended, at: CGPoint(x: 160, y: drags ? 252 : 300))
      try settle(at: name, "\(name) after the finger")
    }
  }

  @Test(arguments: [false, true], [false, true]) func aScrollInsideAChangeEndsAtItsSection(animated: Bool, isUpdate: Bool) throws
  {
    for name in [20, 250] {
      let sections = fixture.sections!
      let change: @MainActor () -> Void = {
        sections.apply(Array(1_000..<1_040) + Array(0..<300))
        sections.scroll(to: name, animated: animated)
      }
      isUpdate ? container.performUpdates(change) : change()
      try settle(at: name, "\(name)")
      sections.apply(Array(0..<300))
      fixture.frame()
    }
  }

  /// The message comes in the middle of a pass, whose offset has just followed what has come in above.
  @Test(arguments: [false, true]) func aScrollInsideScrollViewDidScrollOfAPassEndsAtItsSection(animated: Bool) throws {
    let listener = Listener()
    container.delegate = listener
    for name in [20, 250] {
      var isDone = false
      listener.onScroll = { [fixture] in
        if isDone { return }
        isDone = true
        fixture.sections.scroll(to: name, animated: animated)
      }
      container.insertArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 333)), at: 0)
      fixture.frame()
      #expect(isDone)
      try settle(at: name, "\(name)")
    }
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var onScroll: () -> Void = {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
  }
}
