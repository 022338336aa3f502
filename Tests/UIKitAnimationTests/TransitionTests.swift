import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitTestSupport
@testable import UIKitAnimation
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct TransitionTests {
  private let stage = ManualStage(size: CGSize(width: 200, height: 200), scale: 1)
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
  private let log = Log()

  init() {
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.settle()
  }

  /// What is painted of the whole screen.
  private var painting: [DrawCommand] { stage.screen.compositor.wholePicture().list.commands }

  private func change(_ options: UIView.AnimationOptions, _ changes: (@MainActor () -> Void)? = nil) {
    UIView.transition(with: view, duration: 1, options: options.union(.curveLinear)) { [view] in
      view.backgroundColor = .blue
      changes?()
    } completion: { [log] in
      log.add("end \($0)")
    }
  }

  @Test(arguments: [UIView.AnimationOptions.transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown])
  func bothStatesAddUp(_ options: UIView.AnimationOptions) {
    change(options)
    #expect(view.backgroundColor == .blue && log.entries == [])
    stage.advance(by: 0.25)
    let groups = painting.filter { if case .beginGroup = $0 { true } else { false } }
    #expect(
      groups == [.beginGroup(alpha: 1, .normal), .beginGroup(alpha: 0.25, .normal), .beginGroup(alpha: 0.75, .plusLighter)])
    let fills = painting.filter { if case .fillRect = $0 { true } else { false } }
    #expect(fills.contains(.fillRect(CGRect(x: 10, y: 10, width: 100, height: 100), UIColor.blue.cgColor)))
    #expect(fills.contains(.fillRect(CGRect(x: 0, y: 0, width: 100, height: 100), UIColor.red.cgColor)))
    stage.settle()
    #expect(log.entries == ["end true"] && view.layer.animationKeys() == nil)
    #expect(!painting.contains { if case .beginGroup = $0 { true } else { false } })
  }

  @Test func aFlipShowsOneSideAtATime() {
    change(.transitionFlipFromLeft)
    stage.advance(by: 0.25)
    func shows(_ color: UIColor) -> Bool {
      painting.contains { if case .fillRect(_, color.cgColor) = $0 { true } else { false } }
    }
    let width = { [view] in view.layer.presentation()!.frame.width }
    #expect(shows(.red) && !shows(.blue) && width() > 65 && width() < 75)
    stage.advance(by: 0.5)
    #expect(!shows(.red) && shows(.blue) && width() > 65 && width() < 75)
    stage.settle()
    #expect(log.entries == ["end true"] && width() == 100)
    change(.transitionFlipFromTop)
    stage.advance(by: 0.25)
    #expect(view.layer.presentation()!.frame.height < 75 && width() == 100)
    stage.settle()
  }

  @Test func changesAnimateIfAsked() {
    change(.transitionCrossDissolve) { [view] in view.center.x = 150 }
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()!.position.x == 150)
    stage.settle()
    change([.transitionCrossDissolve, .allowAnimatedContent]) { [view] in view.center.x = 50 }
    stage.advance(by: 0.5)
    #expect(near(view.layer.presentation()!.position.x, 100))
    stage.settle()
    change([]) { [view] in view.center.x = 150 }
    stage.advance(by: 0.5)
    #expect(near(view.layer.presentation()!.position.x, 100))
    stage.settle()
    #expect(log.entries == ["end true", "end true", "end true"])
  }

  @Test func aViewOffTheScreenChangesAtOnce() {
    view.removeFromSuperview()
    change(.transitionCrossDissolve)
    #expect(log.take() == ["end true"] && view.layer.animationKeys() == nil)
    UIView.transition(with: stage.window, duration: 0, options: .transitionCrossDissolve, animations: nil) { [log] in
      log.add("end \($0)")
    }
    #expect(log.entries == ["end true"])
  }

  @Test func noTouchPassesOnTheWayUnlessAllowed() {
    change(.transitionCrossDissolve)
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.window)
    stage.settle()
    change([.transitionCrossDissolve, .allowUserInteraction])
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    stage.settle()
  }

  @Test func oneViewReplacesAnother() {
    let (parent, next) = (UIView(frame: stage.window.bounds), UIView(frame: view.frame))
    stage.window.addSubview(parent)
    parent.addSubview(view)
    let above = UIView()
    parent.addSubview(above)
    stage.settle()
    UIView.transition(from: view, to: next, duration: 1, options: .transitionFlipFromRight) { [log] in log.add("end \($0)") }
    #expect(parent.subviews == [next, above] && view.superview == nil)
    stage.settle()
    next.isHidden = false
    parent.addSubview(view)
    view.isHidden = true
    UIView.transition(from: next, to: view, duration: 1, options: [.showHideTransitionViews]) { [log] in log.add("end \($0)") }
    #expect(parent.subviews == [next, above, view] && next.isHidden && !view.isHidden)
    stage.advance(by: 0.5)
    #expect(
      painting.contains { if case .beginGroup(let alpha, .plusLighter) = $0 { near(alpha, 0.5, within: 1e-6) } else { false } })
    stage.settle()
    #expect(log.entries == ["end true", "end true"])
  }

  @Test func anAnimatorScrubsATransition() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { change(.transitionCrossDissolve) }
    animator.fractionComplete = 0.25
    #expect(painting.contains(.beginGroup(alpha: 0.75, .plusLighter)))
    stage.settle()
    animator.fractionComplete = 0.75
    stage.settle()
    #expect(painting.contains(.beginGroup(alpha: 0.25, .plusLighter)) && log.entries == [])
    animator.startAnimation()
    stage.settle()
    #expect(log.entries == ["end true"] && animator.state == .inactive)
  }
}
