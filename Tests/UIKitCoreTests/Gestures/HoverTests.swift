import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitTestSupport

/// A pointer without a button down over nested views.
@MainActor @Suite struct HoverTests {
  private let stage = ManualStage()
  private let outer = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
  private let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let log = Log()

  init() {
    stage.window.addSubview(outer)
    outer.addSubview(inner)
  }

  private func hover(over view: UIView, _ name: String) -> UIHoverGestureRecognizer {
    let (log, gesture) = (log, UIHoverGestureRecognizer())
    gesture.addAction { [unowned view] gesture in
      let place = gesture.location(in: view)
      log.add("\(name) \(gesture.state) \(Int(place.x)) \(Int(place.y))")
    }
    view.addGestureRecognizer(gesture)
    return gesture
  }

  @Test func itBeginsWhereThePointerComesChangesAsItMovesAndEndsWhereItLeaves() {
    let hover = hover(over: outer, "outer")
    stage.hover(at: CGPoint(x: 10, y: 10))
    #expect(log.entries.isEmpty && hover.state == .possible)
    stage.hover(at: CGPoint(x: 60, y: 110))
    stage.hover(at: CGPoint(x: 60, y: 110))
    stage.hover(at: CGPoint(x: 70, y: 115), modifiers: .shift)
    #expect(hover.modifierFlags == .shift)
    stage.hover(at: CGPoint(x: 10, y: 10))
    #expect(log.entries == ["outer began 10 10", "outer changed 20 15", "outer ended 20 15"])
    #expect(hover.state == .possible)
    stage.hover(at: CGPoint(x: 60, y: 110))
    stage.hover(at: nil)
    #expect(log.entries.suffix(2) == ["outer began 10 10", "outer ended 10 10"])
  }

  @Test func viewsAroundTheOneBelowHoverWithIt() {
    let hovers = [hover(over: outer, "outer"), hover(over: inner, "inner")]
    stage.hover(at: CGPoint(x: 110, y: 160))
    stage.hover(at: CGPoint(x: 60, y: 110))
    stage.hover(at: nil)
    #expect(
      log.entries == [
        "inner began 10 10", "outer began 60 60", "inner ended 10 10", "outer changed 10 10", "outer ended 10 10",
      ])
    #expect(hovers.allSatisfy { $0.state == .possible })
  }

  @Test func aButtonThatGoesDownEndsItAndOneThatComesUpBeginsItAnew() {
    let hover = hover(over: outer, "outer")
    func mouse(_ phase: UITouch.Phase) {
      stage.driver.touches(
        [RawTouch(id: 0, phase: phase, location: CGPoint(x: 70, y: 120), type: .indirectPointer, buttons: .primary)],
        at: stage.time)
    }
    stage.hover(at: CGPoint(x: 60, y: 110))
    mouse(.began)
    #expect(log.entries == ["outer began 10 10", "outer ended 10 10"] && hover.state == .possible)
    mouse(.ended)
    #expect(log.entries.last == "outer began 20 20" && hover.state == .began)
    stage.tap(at: CGPoint(x: 60, y: 110))
    #expect(log.entries.count == 3, "a finger is no pointer")
  }

  @Test func itEndsOnceWithItsViewOrWhenItIsTurnedOff() {
    let hover = hover(over: outer, "outer")
    stage.hover(at: CGPoint(x: 60, y: 110))
    hover.isEnabled = false
    #expect(log.entries.last == "outer cancelled 10 10")
    stage.hover(at: CGPoint(x: 61, y: 110))
    hover.isEnabled = true
    stage.hover(at: CGPoint(x: 62, y: 110))
    #expect(log.entries.last == "outer began 12 10" && log.entries.count == 3)
    outer.removeFromSuperview()
    stage.hover(at: CGPoint(x: 63, y: 110))
    #expect(log.entries.count == 4 && hover.state == .possible)
  }

  @Test func nobodyElseIsKeptFromAnything() {
    let hover = hover(over: outer, "outer")
    var taps = 0
    outer.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    stage.hover(at: CGPoint(x: 60, y: 110))
    stage.tap(at: CGPoint(x: 60, y: 110))
    #expect(taps == 1 && hover.state == .began)
    hover.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    stage.hover(at: nil)
    stage.hover(at: CGPoint(x: 60, y: 110))
    #expect(hover.state == .possible, "a mouse is no pencil")
  }
}
