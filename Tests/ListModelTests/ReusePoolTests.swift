import ListModel
import Testing

@Suite struct ReusePoolTests {
  @Test func whatWasPutLastIsTakenFirstAndOnlyByItsIdentifier() {
    var pool = ReusePool<String, Int>()
    pool.put(1, for: "cell")
    pool.put(2, for: "cell")
    pool.put(3, for: "header")
    #expect(pool.count(of: "cell") == 2)
    #expect(pool.take("cell") == 2)
    #expect(pool.take("cell") == 1)
    #expect(pool.take("cell") == nil)
    #expect(pool.take("other") == nil)
    #expect(pool.count == 1)
    pool.removeAll()
    #expect(pool.take("header") == nil)
  }

  @Test func anIdentifierThatWasNeverPooledHasNoItems() {
    var pool = ReusePool<String, Int>()
    #expect(pool.count == 0 && pool.count(of: "cell") == 0)
    pool.put(1, for: "cell")
    pool.remove(of: "header") { _ in true }
    #expect(pool.count == 1 && pool.count(of: "cell") == 1 && pool.count(of: "header") == 0)
    pool.remove(of: "cell") { $0 == 1 }
    #expect(pool.count == 0 && pool.count(of: "cell") == 0)
  }
}
