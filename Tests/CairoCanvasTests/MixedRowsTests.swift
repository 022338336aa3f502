import CCairo
import Testing

/// The loop of processors with SSE2 against the one of all others, which is the only one there.
@Suite struct MixedRowsTests {
  @Test(arguments: [0, 1, 2, 3, 4, 5, 7, 8, 9, 31, 64, 257])
  func everyProcessorMixesRowsAlike(_ count: Int) {
    var generator = SystemRandomNumberGenerator()
    for weight in Int32(0)...128 {
      // Bytes times 128: what a row is after it was mixed across.
      let (above, below) = (row(count, &generator), row(count, &generator))
      var (fast, plain) = ([UInt8](repeating: 7, count: 4 * count + 4), [UInt8](repeating: 7, count: 4 * count + 4))
      mix_rows(above, below, weight, &fast, count)
      mix_words(above, below, weight, &plain, 0, count)
      let end: [UInt8] = [7, 7, 7, 7]
      let expected: [UInt8] = zip(above, below).map { pair in
        let sum: Int = Int(pair.0) * Int(128 - weight) + Int(pair.1) * Int(weight)
        return UInt8(sum / 16384)
      }
      #expect(plain == expected + end && fast == plain)
    }
  }

  private func row(_ count: Int, _ generator: inout SystemRandomNumberGenerator) -> [UInt16] {
    (0..<(4 * count)).map { _ in UInt16.random(in: 0...255, using: &generator) * 128 }
  }
}
