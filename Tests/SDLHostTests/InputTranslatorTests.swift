import CSDL2
import Foundation
import Testing

@testable import SDLHost
@testable import UIKitCore

@Suite struct InputTranslatorTests {
  private let geometry = WindowGeometry(units: SIMD2(400, 800), pixels: SIMD2(800, 1600), override: nil)

  private func button(_ type: SDL_EventType, _ button: Int32 = SDL_BUTTON_LEFT, which: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.button = UInt8(button)
    event.button.state = UInt8(type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED)
    event.button.which = which
    (event.button.x, event.button.y) = (30, 40)
    return event
  }

  private func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.fingerId = id
    (event.tfinger.x, event.tfinger.y) = (x, y)
    return event
  }

  private func describe(_ event: DisplayEvent?) -> String {
    if case .hover(let place?, _, _) = event { return "hover \(Int(place.x)) \(Int(place.y))" }
    guard case .touch(let touch, _) = event else { return "none" }
    return "\(touch.id) \(touch.phase) \(Int(touch.location.x)) \(Int(touch.location.y))"
  }

  @Test func leftButtonIsAFinger() {
    var input = InputTranslator()
    var motion = SDL_Event()
    motion.motion.type = SDL_MOUSEMOTION.rawValue
    (motion.motion.x, motion.motion.y) = (50, 60)
    #expect(describe(input.translate(motion, in: geometry, at: 0)) == "hover 50 60")
    #expect(describe(input.translate(button(SDL_MOUSEBUTTONDOWN), in: geometry, at: 0)) == "0 began 30 40")
    #expect(describe(input.translate(motion, in: geometry, at: 0)) == "0 moved 50 60")
    #expect(describe(input.translate(button(SDL_MOUSEBUTTONUP), in: geometry, at: 0)) == "0 ended 30 40")
    #expect(describe(input.translate(motion, in: geometry, at: 0)) == "hover 50 60")
  }

  @Test(arguments: [(SDL_BUTTON_RIGHT, UIEvent.ButtonMask.secondary), (SDL_BUTTON_MIDDLE, UIEvent.ButtonMask.button(3))])
  func otherButtonsTouchAsSuch(button number: Int32, mask: UIEvent.ButtonMask) {
    var input = InputTranslator()
    guard case .touch(let touch, _) = input.translate(button(SDL_MOUSEBUTTONDOWN, number), in: geometry, at: 0) else {
      Issue.record("no touch")
      return
    }
    #expect(touch.buttons == mask && touch.phase == .began && touch.type == .indirectPointer)
    // One button at a time.
    #expect(describe(input.translate(button(SDL_MOUSEBUTTONDOWN), in: geometry, at: 0)) == "none")
    #expect(describe(input.translate(button(SDL_MOUSEBUTTONUP), in: geometry, at: 0)) == "none")
    #expect(describe(input.translate(button(SDL_MOUSEBUTTONUP, number), in: geometry, at: 0)) == "0 ended 30 40")
    #expect(describe(input.translate(button(SDL_MOUSEBUTTONDOWN), in: geometry, at: 0)) == "0 began 30 40")
  }

  @Test func madeUpMiceAreNone() {
    var input = InputTranslator()
    #expect(describe(input.translate(button(SDL_MOUSEBUTTONDOWN, which: .max), in: geometry, at: 0)) == "none")
    #expect(describe(input.translate(button(SDL_MOUSEBUTTONUP), in: geometry, at: 0)) == "none")
  }

  @Test func theFirstSideButtonLeadsBack() {
    var input = InputTranslator()
    guard case .back(at: 2) = input.translate(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_X1), in: geometry, at: 2) else {
      Issue.record("no way back")
      return
    }
    #expect(input.translate(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_X1), in: geometry, at: 3) == nil)
    #expect(input.translate(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_X1, which: .max), in: geometry, at: 4) == nil)
  }

  @Test func fingersKeepTheirNumbersAndFreeThem() {
    var input = InputTranslator()
    #expect(describe(input.translate(finger(SDL_FINGERDOWN, 900, 0.5, 0.25), in: geometry, at: 0)) == "1 began 200 200")
    #expect(describe(input.translate(finger(SDL_FINGERDOWN, 901, 0.25, 0.5), in: geometry, at: 0)) == "2 began 100 400")
    #expect(describe(input.translate(finger(SDL_FINGERMOTION, 900, 0.5, 0.5), in: geometry, at: 0)) == "1 moved 200 400")
    #expect(describe(input.translate(finger(SDL_FINGERUP, 900, 0.5, 0.5), in: geometry, at: 0)) == "1 ended 200 400")
    #expect(describe(input.translate(finger(SDL_FINGERDOWN, 902, 0, 0), in: geometry, at: 0)) == "1 began 0 0")
    #expect(describe(input.translate(finger(SDL_FINGERMOTION, 555, 0, 0), in: geometry, at: 0)) == "none")
    #expect(input.cancelAll(at: 0).map { describe($0) } == ["1 cancelled 0 0", "2 cancelled 0 0"])
  }

  private func wheel(_ y: Float, _ x: Float = 0) -> SDL_Event {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    (event.wheel.preciseX, event.wheel.preciseY) = (x, y)
    return event
  }

  @Test(arguments: [(Float(1), 100.0, false), (-1, 100, false), (0.125, 100, false), (0.3, 10, true), (-4.7, 10, true)])
  func wheelAwayFromThePersonScrollsUp(turn: Float, unit: CGFloat, isPrecise: Bool) {
    var input = InputTranslator()
    for event in [wheel(turn), wheel(0, -turn)] {
      guard case .wheel(let delta, _, let precise, _, _) = input.translate(event, in: geometry, at: 0) else {
        Issue.record("no wheel")
        return
      }
      #expect(delta.x + delta.y == CGFloat(-turn) * unit && delta.x * delta.y == 0)
      #expect(precise == isPrecise)
    }
  }

  @Test func aTrackpadThatHappensToTurnByAWholeNotchIsStillOne() {
    var input = InputTranslator()
    func isPrecise(_ turn: Float, _ time: TimeInterval) -> Bool {
      guard case .wheel(_, _, let precise, _, _) = input.translate(wheel(turn), in: geometry, at: time) else { return false }
      return precise
    }
    #expect(!isPrecise(1, 0) && isPrecise(0.3, 1) && isPrecise(1, 1.1) && !isPrecise(1, 2))
  }

  @Test func modifiersComeAlong() {
    var input = InputTranslator()
    guard case .wheel(_, _, _, let held, _) = input.translate(wheel(1), in: geometry, at: 0, modifiers: [.shift, .control]),
      case .touch(let down, _) = input.translate(button(SDL_MOUSEBUTTONDOWN), in: geometry, at: 0, modifiers: .command)
    else {
      Issue.record("no events")
      return
    }
    #expect(
      held == [.shift, .control] && down.modifiers == .command && down.buttons == .primary && down.type == .indirectPointer)
  }
}
