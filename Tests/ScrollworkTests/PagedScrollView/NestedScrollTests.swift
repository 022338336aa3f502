import TestSupport
import Testing

@testable import Scrollwork

@Suite struct NestedScrollTests {
  @Test func theOuterOneTakesItsPartBeforeTheInnerOneAndWhatThatLeaves() {
    var scroll = NestedScroll(of: 100, inner: 20, of: 300)
    scroll.move(by: 130, pre: { step, _ in step > 0 ? step : 0 }, post: { step, _ in step })
    #expect(scroll.outer == 100 && scroll.inner == 50)
    scroll.move(by: -80, pre: { step, _ in step > 0 ? step : 0 }, post: { step, _ in step })
    #expect(scroll.outer == 70 && scroll.inner == 0)
    scroll.move(by: 50, pre: { _, _ in 0 }, post: { step, _ in step })
    #expect(scroll.outer == 70 && scroll.inner == 50)
  }

  @Test func aPartIsNeverLargerThanTheStepNorAgainstIt() {
    var scroll = NestedScroll(outer: 50, of: 100, inner: 0, of: 300)
    scroll.move(by: 10, pre: { _, _ in 1_000 }, post: { _, _ in 0 })
    #expect(scroll.outer == 60 && scroll.inner == 0)
    scroll.move(by: 10, pre: { _, _ in -1_000 }, post: { _, _ in 0 })
    #expect(scroll.outer == 60 && scroll.inner == 10)
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func noTravelIsLostWhateverTheRule(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var scroll = NestedScroll(of: random.between(0, 300), inner: random.between(0, 900), of: random.between(0, 900))
    for _ in 0..<200 {
      let step = random.between(-200, 200)
      let (pre, post) = (random.between(-300, 300), random.between(-300, 300))
      let old = scroll
      scroll.move(by: step, pre: { _, _ in pre }, post: { _, _ in post })
      let expected = min(max(0, old.position + step), scroll.length)
      #expect(abs(scroll.position - expected) < 1e-9, "seed \(seed)")
      #expect(scroll.outer >= 0 && scroll.outer <= scroll.outerLength && scroll.inner >= 0 && scroll.inner <= scroll.innerLength)
      #expect((scroll.outer - old.outer) * (scroll.inner - old.inner) >= -1e-12, "they move apart")
    }
  }

  @Test func offsetsAreLimitedToTheLengths() {
    let scroll = NestedScroll(outer: 500, of: 100, inner: -3, of: -10)
    #expect(scroll.outer == 100 && scroll.inner == 0 && scroll.innerLength == 0 && scroll.length == 100)
  }
}
