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
}
