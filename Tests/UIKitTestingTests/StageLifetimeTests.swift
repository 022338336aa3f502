import Testing
import UIKit
import UIKitTesting

/// A test suite makes thousands of stages in one process.
@MainActor @Suite struct StageLifetimeTests {
  private struct Weak {
    weak var stage: Stage?
    weak var window: UIWindow?
    weak var scrollView: UIScrollView?
    weak var pan: UIGestureRecognizer?

    var isGone: Bool { stage == nil && window == nil && scrollView == nil && pan == nil }
  }

  private func run(_ play: (Stage) throws -> Void) rethrows -> Weak {
    let stage = Stage()
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 5_000)
    stage.window.addSubview(scrollView)
    try play(stage)
    return Weak(stage: stage, window: stage.window, scrollView: scrollView, pan: scrollView.panGestureRecognizer)
  }

  @Test func nothingOutlivesAStageAtRest() throws {
    let rest = try run { stage in
      stage.flick(from: CGPoint(x: 200, y: 600), velocity: CGPoint(x: 0, y: -2_000))
      try stage.settle()
    }
    #expect(rest.isGone)
  }

  @Test func nothingOutlivesAStageWithAFingerDown() {
    let rest = run { stage in
      stage.touch(.began, at: CGPoint(x: 200, y: 600))
      stage.advance(by: 0.05)
      stage.touch(.moved, at: CGPoint(x: 200, y: 500))
    }
    #expect(rest.isGone)
  }

  @Test func nothingOutlivesAStageInMotion() {
    let rest = run { stage in
      stage.flick(from: CGPoint(x: 200, y: 600), velocity: CGPoint(x: 0, y: -2_000))
      UIView.animate(withDuration: 5) { stage.window.subviews[0].alpha = 0.5 }
      stage.advance(by: 0.1)
    }
    #expect(rest.isGone)
  }
}
