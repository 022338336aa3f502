import Testing

@testable import SDLHost

@Suite struct WindowIconTests {
  @Test func colorsAreDividedByAlpha() {
    #expect(WindowIcon.straight([0x8040_2010]) == [0x8080_4020])
    #expect(WindowIcon.straight([0xff12_3456, 0]) == [0xff12_3456, 0])
    #expect(WindowIcon.straight([0x0101_0000]) == [0x01ff_0000])
  }
}
