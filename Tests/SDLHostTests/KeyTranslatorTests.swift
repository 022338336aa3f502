import CSDL2
import Foundation
import Testing

@testable import SDLHost
@testable import UIKitCore
import UIKitGraphics

@Suite struct KeyTranslatorTests {
  private let geometry = WindowGeometry(units: SIMD2(400, 800), pixels: SIMD2(800, 1600), override: nil)

  private func key(
    _ code: SDL_Scancode, _ sym: Int = 0, isUp: Bool = false, isRepeat: Bool = false, held: SDL_Keymod = KMOD_NONE,
    text: String? = nil
  ) -> RawKey? {
    var event = SDL_Event()
    event.key.type = (isUp ? SDL_KEYUP : SDL_KEYDOWN).rawValue
    event.key.state = UInt8(isUp ? SDL_RELEASED : SDL_PRESSED)
    event.key.repeat = isRepeat ? 1 : 0
    event.key.keysym.scancode = code
    event.key.keysym.sym = SDL_Keycode(sym)
    event.key.keysym.mod = UInt16(held.rawValue)
    var input = InputTranslator()
    guard case .key(let key, _) = input.translate(event, in: geometry, at: 0, text: text) else { return nil }
    return key
  }

  @Test func scancodesAreUsages() {
    let known: [(SDL_Scancode, UIKeyboardHIDUsage)] = [
      (SDL_SCANCODE_A, .keyboardA), (SDL_SCANCODE_0, .keyboard0), (SDL_SCANCODE_SPACE, .keyboardSpacebar),
      (SDL_SCANCODE_UP, .keyboardUpArrow), (SDL_SCANCODE_DOWN, .keyboardDownArrow), (SDL_SCANCODE_LEFT, .keyboardLeftArrow),
      (SDL_SCANCODE_RIGHT, .keyboardRightArrow), (SDL_SCANCODE_PAGEUP, .keyboardPageUp),
      (SDL_SCANCODE_PAGEDOWN, .keyboardPageDown), (SDL_SCANCODE_HOME, .keyboardHome), (SDL_SCANCODE_END, .keyboardEnd),
      (SDL_SCANCODE_KP_ENTER, .keypadEnter), (SDL_SCANCODE_RGUI, .keyboardRightGUI),
    ]
    for (scancode, usage) in known { #expect(key(scancode)?.code == usage) }
    #expect(key(SDL_SCANCODE_BRIGHTNESSUP) == nil)
  }

  @Test func keysGoDownRepeatAndGoUp() {
    #expect(key(SDL_SCANCODE_DOWN)?.action == .down)
    #expect(key(SDL_SCANCODE_DOWN, isRepeat: true)?.action == .repeated)
    #expect(key(SDL_SCANCODE_DOWN, isUp: true)?.action == .up)
  }

  @Test func modifiersAreThoseOfUIKit() {
    let known: [(SDL_Keymod, UIKeyModifierFlags)] = [
      (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_RCTRL, .control), (KMOD_LALT, .alternate), (KMOD_RGUI, .command),
      (KMOD_CAPS, .alphaShift), (KMOD_NUM, []),
    ]
    for (held, flags) in known { #expect(key(SDL_SCANCODE_A, held: held)?.modifiers == flags) }
    #expect(key(SDL_SCANCODE_KP_8)?.modifiers == .numericPad)
  }

  @Test func charactersAreWhatTheKeyWrites() {
    let shifted = key(SDL_SCANCODE_1, 0x31, held: KMOD_LSHIFT, text: "!")
    #expect(shifted?.characters == "!" && shifted?.charactersIgnoringModifiers == "1")
    #expect(key(SDL_SCANCODE_A, 0x61, held: KMOD_LSHIFT)?.characters == "A")
    #expect(key(SDL_SCANCODE_UP, 1 << 30 | 82, held: KMOD_LSHIFT)?.characters == "UIKeyInputUpArrow")
    #expect(key(SDL_SCANCODE_F1, 1 << 30 | 58)?.characters == "")
  }
}
