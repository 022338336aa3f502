import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport
@testable import UIKitCore

@MainActor @Suite struct GestureStateTests {
  let log = Log()
  let stage = ManualStage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let point = CGPoint(x: 50, y: 50)

  init() { stage.window.addSubview(view) }

  @Test func aContinuousGestureTellsEveryStep() {
    let probe = Probe("g", log, on: view)
    stage.touch(.began, at: point)
    for state in [UIGestureRecognizer.State.began, .changed, .changed, .ended] { probe.state = state }
    #expect(log.take() == ["g touchesBegan", "g began", "g changed", "g changed", "g ended"])
    probe.state = .changed
    probe.state = .failed
    #expect(probe.state == .ended && log.take() == [])
    stage.touch(.ended, at: point)
    #expect(log.take() == ["g reset"] && probe.state == .possible)
  }

  /// Where each state leads when it is set, in each state: what the recognizer is in then.
  @Test(arguments: [
    ([], "failed", "failed"), ([], "cancelled", "failed"), ([], "ended", "ended"), ([], "began", "began"),
    (["began"], "changed", "changed"), (["began"], "failed", "cancelled"), (["began"], "cancelled", "cancelled"),
    (["began"], "ended", "ended"), (["began"], "possible", "began"), (["began", "changed"], "failed", "cancelled"),
    (["failed"], "began", "failed"), (["failed"], "changed", "failed"), (["ended"], "began", "ended"),
    (["began", "cancelled"], "changed", "cancelled"),
  ]) func theTable(_ before: [String], _ set: String, _ after: String) {
    func state(_ name: String) -> UIGestureRecognizer.State {
      (0...5).compactMap(UIGestureRecognizer.State.init).first { "\($0)" == name }!
    }
    let probe = Probe("g", log, on: view)
    stage.touch(.began, at: point)
    for name in before { probe.state = state(name) }
    probe.state = state(set)
    #expect("\(probe.state)" == after)
    stage.touch(.ended, at: point)
    let isOver = !["began", "changed"].contains(after)
    #expect((probe.state == .possible) == isOver)
  }

  @Test func changedBeforeBeganStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { UIGestureRecognizer().state = .changed } }
  }

  @Test func noTouchIsHeardBetweenTheEndAndTheReset() {
    let probe = Probe("g", log, on: view)
    stage.touch(.began, at: point, id: 1)
    probe.state = .failed
    stage.touch(.began, at: point, id: 2)
    #expect(log.take() == ["g touchesBegan"])
    stage.touch(.ended, at: point, id: 1)
    #expect(log.take() == ["g reset"])
    stage.touch(.ended, at: point, id: 2)
    stage.touch(.began, at: point, id: 3)
    #expect(log.take() == ["g touchesBegan"])
  }

  @Test func disablingCancels() {
    let probe = Probe("g", log, on: view)
    stage.touch(.began, at: point)
    probe.state = .began
    probe.isEnabled = false
    #expect(log.take() == ["g touchesBegan", "g began", "g cancelled", "g reset"])
    stage.touch(.moved, at: point)
    stage.touch(.ended, at: point)
    stage.tap(at: point)
    #expect(log.take() == [])
    probe.isEnabled = true
    stage.tap(at: point)
    #expect(log.take() == ["g touchesBegan"])
  }

  @Test func leavingTheWindowCancels() {
    let probe = Probe("g", log, on: view)
    stage.touch(.began, at: point)
    probe.state = .began
    view.removeFromSuperview()
    #expect(log.take() == ["g touchesBegan", "g began", "g cancelled", "g reset"])
    stage.touch(.ended, at: point)
    #expect(probe.state == .possible)
  }

  @Test func theDelegateDecides() {
    let (probe, judge) = (Probe("g", log, on: view), Judge())
    probe.delegate = judge
    judge.receives = false
    stage.tap(at: point)
    #expect(log.take() == [])
    (judge.receives, judge.begins) = (true, false)
    stage.touch(.began, at: point)
    probe.state = .began
    #expect(probe.state == .failed)
    stage.touch(.ended, at: point)
    #expect(log.take() == ["g touchesBegan", "g reset"])
  }

  @Test func everyViewFromTheOneHitMayRefuse() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let probe = Probe("g", log, on: view)
    view.addSubview(Refusing(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    stage.touch(.began, at: point)
    probe.state = .began
    #expect(probe.state == .failed)
    stage.touch(.ended, at: point)
    stage.touch(.began, at: CGPoint(x: 200, y: 200))
    probe.state = .began
    #expect(probe.state == .began)
  }

  @Test func aSystemCancelEndsTheGesture() {
    let probe = Probe("g", log, on: view)
    stage.touch(.began, at: point)
    probe.state = .began
    stage.touch(.cancelled, at: point)
    #expect(log.take() == ["g touchesBegan", "g began", "g touchesCancelled", "g cancelled", "g reset"])
  }

  @Test func recognizersMoveBetweenViewsAndGo() {
    let other = UIView()
    weak var gone: UIGestureRecognizer?
    do {
      let probe = Probe("g", log, on: view)
      gone = probe
      other.addGestureRecognizer(probe)
      #expect(view.gestureRecognizers == nil && other.gestureRecognizers == [probe] && probe.view === other)
      stage.window.addSubview(other)
      other.frame = view.frame
      stage.tap(at: point)
      other.gestureRecognizers = []
      #expect(probe.view == nil)
    }
    stage.settle()
    #expect(gone == nil)
  }
}
