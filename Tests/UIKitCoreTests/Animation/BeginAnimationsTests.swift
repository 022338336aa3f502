import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Selectors
import Testing
@testable import UIKitCore
import UIKitGraphics

@MainActor private final class Listener: NSObject, SelectorAnswering {
  var log: [String] = []

  nonisolated class var selectorTable: SelectorTable {
    [
      "start:context:": SelectorMethod { (target: Listener, arguments) in
        target.log.append("start \(try arguments(0) as String? ?? "-")")
      },
      "stop:finished:context:": SelectorMethod { (target: Listener, arguments) in
        target.log.append("stop \(try arguments(0) as String? ?? "-") \((try arguments(1) as NSNumber).boolValue)")
      },
    ]
  }
}

/// Animation blocks between two calls.
@MainActor @Suite struct BeginAnimationsTests {
  private let stage = ManualStage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let listener = Listener()

  init() {
    stage.window.addSubview(view)
    stage.settle()
  }

  private var shownX: CGFloat { view.layer.presentation()!.position.x }

  private func begin(_ id: String?, duration: TimeInterval = 1) {
    UIView.beginAnimations(id, context: nil)
    UIView.setAnimationDuration(duration)
    UIView.setAnimationCurve(options: .curveLinear)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart("start:context:")
    UIView.setAnimationDidStop("stop:finished:context:")
  }

  @Test func changesUpToTheCommitAreAnimated() {
    begin("move")
    view.center.x += 100
    UIView.commitAnimations()
    #expect(view.center.x == 150 && listener.log == ["start move"])
    stage.advance(by: 0.25)
    #expect(shownX == 75)
    stage.advance(by: 0.75)
    #expect(listener.log == ["start move", "stop move true"] && !stage.isBusy)
    view.center.x = 0
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func settingsHoldForTheChangesAfterThem() {
    begin(nil)
    view.center.x += 100
    UIView.setAnimationDelay(1)
    view.alpha = 0
    UIView.commitAnimations()
    stage.advance(by: 1)
    #expect(shownX == 150 && view.layer.presentation()!.opacity == 1)
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()!.opacity == 0.5 && listener.log.isEmpty == false)
    stage.advance(by: 0.5)
    #expect(listener.log.last == "stop - true")
  }

  @Test func animationsAreRepeatedSoOften() {
    begin(nil)
    UIView.setAnimationRepeatCount(1.5)
    UIView.setAnimationRepeatAutoreverses(true)
    view.center.x += 100
    UIView.commitAnimations()
    stage.advance(by: 2.5)
    #expect(shownX == 100)
    stage.advance(by: 0.5)
    #expect(!stage.isBusy && listener.log.last == "stop - true")
  }

  @Test func blocksAreNested() {
    begin("outer")
    begin("inner", duration: 5)
    view.center.x += 100
    UIView.commitAnimations()
    view.alpha = 0
    UIView.commitAnimations()
    stage.advance(by: 1)
    // The inner block has the outer one's duration, as one with a closure has.
    #expect(
      listener.log.suffix(2) == ["stop inner true", "stop outer true"]
        || listener.log.suffix(2) == ["stop outer true", "stop inner true"])
  }

  @Test func withoutAChangeOnlyTheEndIsReported() {
    begin("nothing")
    UIView.commitAnimations()
    #expect(listener.log == ["stop nothing true"])
    UIView.setAnimationDuration(3)
    UIView.animate(withDuration: 1) { view.center.x += 10 }
    #expect(view.layer.animation(forKey: "position")?.duration == 1)
  }

  @Test func animationsThatAreOffStayOff() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    begin("off")
    view.center.x += 100
    UIView.commitAnimations()
    #expect(view.layer.animationKeys() == nil && listener.log == ["stop off true"])
  }
}
