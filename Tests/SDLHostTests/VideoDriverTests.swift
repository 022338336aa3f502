import CSDL2
import Testing

@testable import SDLHost

@Suite struct VideoDriverTests {
  @Test func theKernelAloneLeavesTheDisplayToTheWindow() {
    for name in ["KMSDRM", "kmsdrm"] { #expect(VideoDriver(name: name).ownsDisplay && !VideoDriver(name: name).isBlind) }
    for name in ["x11", "wayland"] { #expect(!VideoDriver(name: name).ownsDisplay && !VideoDriver(name: name).isBlind) }
    for name in ["none", "dummy", "evdev", "offscreen"] { #expect(VideoDriver(name: name).isBlind) }
  }

  @Test func withoutAWindowSystemThePointerShowsWhileAMouseIsUsed() {
    var pointer = PointerVisibility(hidesForTouches: true)
    var seen = [pointer.isVisible]
    for event in [SDL_KEYDOWN, SDL_MOUSEMOTION, SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_MOUSEWHEEL, SDL_FINGERUP] {
      let former = pointer.isVisible
      #expect(pointer.follow(event) == (pointer.isVisible != former))
      seen.append(pointer.isVisible)
    }
    #expect(seen == [false, false, true, false, false, true, true])
  }

  @Test func aWindowSystemDecidesOnItsPointer() {
    var pointer = PointerVisibility(hidesForTouches: false)
    for event in [SDL_FINGERDOWN, SDL_MOUSEMOTION, SDL_FINGERDOWN] {
      #expect(!pointer.follow(event) && pointer.isVisible)
    }
  }
}
