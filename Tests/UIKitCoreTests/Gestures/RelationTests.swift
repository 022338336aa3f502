import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport
@testable import UIKitCore

@MainActor @Suite struct GestureRelationTests {
  let log = Log()
  let stage = ManualStage()
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let a: Probe
  let b: Probe
  let point = CGPoint(x: 50, y: 50)

  init() {
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    (a, b) = (Probe("a", log, on: inner), Probe("b", log, on: outer))
    stage.touch(.began, at: point)
    _ = log.take()
  }

  @Test func theFirstToBeRecognizedPreventsTheOthers() {
    b.state = .began
    a.state = .began
    #expect(a.state == .failed && log.take() == ["b began"])
    stage.touch(.ended, at: point)
    #expect(log.take() == ["a reset"] && b.state == .began)
  }

  @Test func bothMustAgreeToPrevention() {
    a.prevents = false
    a.state = .began
    b.state = .began
    #expect(log.take() == ["a began", "b began"])
    b.state = .ended
    a.state = .ended
    stage.touch(.ended, at: point)
    a.prevents = true
    b.isPreventable = false
    stage.touch(.began, at: point)
    _ = log.take()
    a.state = .began
    b.state = .began
    #expect(log.take() == ["a began", "b began"])
  }

  @Test func eitherDelegateLetsBothGoOn() {
    for probe in [a, b] {
      let judge = Judge()
      judge.simultaneous = true
      probe.delegate = judge
      a.state = .began
      b.state = .began
      #expect(log.take() == ["a began", "b began"])
      a.state = .ended
      b.state = .ended
      stage.touch(.ended, at: point)
      stage.touch(.began, at: point)
      probe.delegate = nil
      _ = log.take()
    }
  }

  @Test func aRequirementHoldsBack() {
    a.require(toFail: b)
    a.state = .began
    #expect(a.state == .possible && log.take() == [])
    b.state = .failed
    #expect(a.state == .began && log.take() == ["a began"])
  }

  @Test func aRequirementThatIsRecognizedFails() {
    a.require(toFail: b)
    a.state = .ended
    b.state = .began
    #expect(a.state == .failed && log.take() == ["b began"])
    stage.touch(.ended, at: point)
    #expect(log.take() == ["a reset"])
  }

  @Test func aRequirementThatIsRecognizedAlreadyFailsToo() {
    (a.isPreventable, b.isPreventable) = (false, false)
    a.require(toFail: b)
    b.state = .began
    a.state = .began
    #expect(a.state == .failed && log.take() == ["b began"])
  }

  @Test func aHeldGestureThatEndsIsToldWhole() {
    a.require(toFail: b)
    a.state = .began
    a.state = .ended
    b.state = .failed
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test func aHeldGestureMayGiveUp() {
    a.require(toFail: b)
    a.state = .began
    a.state = .failed
    b.state = .failed
    #expect(log.take() == [] && a.state == .failed)
  }

  @Test func requirementsFormChains() {
    let c = Probe("c", log, on: outer)
    stage.touch(.ended, at: point)
    a.state = .failed
    b.state = .failed
    stage.touch(.began, at: point)
    _ = log.take()
    a.require(toFail: b)
    b.require(toFail: c)
    a.state = .began
    b.state = .began
    #expect(log.take() == [])
    c.state = .failed
    #expect(log.take() == ["b began"] && a.state == .failed)
  }

  @Test func delegatesRequireToo() {
    let judge = Judge()
    judge.requires = b
    a.delegate = judge
    a.state = .began
    #expect(a.state == .possible)
    b.state = .failed
    #expect(log.take() == ["a began"])
  }

  @Test func delegatesAreRequiredToo() {
    let judge = Judge()
    judge.isRequiredBy = a
    b.delegate = judge
    a.state = .began
    #expect(a.state == .possible)
    b.state = .failed
    #expect(log.take() == ["a began"])
  }

  @Test func whatHasNoTouchIsNotWaitedFor() {
    let far = UIView(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
    outer.addSubview(far)
    let c = Probe("c", log, on: far)
    a.require(toFail: c)
    a.state = .began
    #expect(log.take() == ["a began"])
  }

  @Test func fingersInDifferentViewsDoNotPreventEachOther() {
    let far = UIView(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
    stage.window.addSubview(far)
    let c = Probe("c", log, on: far)
    stage.touch(.began, at: CGPoint(x: 210, y: 210), id: 2)
    _ = log.take()
    a.state = .began
    c.state = .began
    #expect(log.take() == ["a began", "c began"])
  }

  @Test func twoThatWaitForEachOtherDoNotHang() {
    a.require(toFail: b)
    b.require(toFail: a)
    a.state = .began
    b.state = .began
    #expect(log.take() == ["b began"])
    #expect(a.state == .failed)
  }

  @Test func aDisabledRequirementLetsGo() {
    a.require(toFail: b)
    a.state = .began
    b.isEnabled = false
    #expect(log.take() == ["a began", "b reset"])
  }
}
