import Foundation
import Testing

@testable import SDLHost

@Suite struct WindowOpeningTests {
  @Test func aRememberedPlaceCountsWhileItsDisplayIsThere() {
    let left = (corner: SIMD2<Int32>(0, 0), size: SIMD2<Int32>(1000, 800))
    let right = (corner: SIMD2<Int32>(1000, -200), size: SIMD2<Int32>(1600, 1200))
    #expect(WindowOpening.place(SIMD2(1200, -150), on: [left, right]) == SIMD2(1200, -150))
    #expect(WindowOpening.place(SIMD2(1200, -150), on: [left]) == nil)
    // Partly off the edge, with the title bar in reach, and out of reach.
    #expect(WindowOpening.place(SIMD2(-8, -48), on: [left]) == SIMD2(-8, -48))
    #expect(WindowOpening.place(SIMD2(-9, 0), on: [left]) == nil && WindowOpening.place(SIMD2(0, 752), on: [left]) == nil)
    #expect(WindowOpening.place(nil, on: [left]) == nil && WindowOpening.place(.zero, on: []) == nil)
  }

  private func opening(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, usable: SIMD2<Int32>?) -> WindowOpening {
    WindowOpening(
      size: CGSize(width: width, height: height), minimum: CGSize(width: 320, height: 320), scale: scale, usable: usable)
  }

  @Test func windowFitsOnTheDisplayWithItsTitleBar() {
    let small = opening(420, 860, usable: SIMD2(1366, 768))
    #expect(small.size == SIMD2(420, 720) && small.minimum == SIMD2(320, 320))
    #expect(opening(3000, 200, usable: SIMD2(1366, 768)).size == SIMD2(1358, 200))
    #expect(opening(420, 860, scale: 2, usable: SIMD2(1366, 768)).size == SIMD2(840, 720))
  }

  @Test func windowIsAsLargeAsWishedWhereThereIsRoomOrNobodyKnows() {
    #expect(opening(420, 860, usable: SIMD2(1920, 1080)).size == SIMD2(420, 860))
    #expect(opening(420, 860, scale: 1.5, usable: nil).size == SIMD2(630, 1290))
  }

  @Test func withoutAWindowSystemTheWindowHasTheDisplay() {
    let opening = WindowOpening(filling: SIMD2(800, 480))
    #expect(opening.size == SIMD2(800, 480) && opening.minimum == opening.size)
  }

  @Test func minimumIsInPointsAndNeverAboveTheSize() {
    #expect(opening(420, 860, scale: 1.5, usable: nil).minimum == SIMD2(480, 480))
    #expect(opening(200, 860, usable: nil).minimum == SIMD2(200, 320))
    let tiny = opening(420, 860, usable: SIMD2(40, 20))
    #expect(tiny.size == SIMD2(32, 1) && tiny.minimum == tiny.size)
  }
}
