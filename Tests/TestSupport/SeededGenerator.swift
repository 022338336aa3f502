/// SplitMix64 (Steele, Lea and Flood 2014): the same numbers on every machine, so that a failing seed can be repeated.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from `low` to `high`, in 100,000 steps, so that it is short in a failure report.
  public mutating func between(_ low: Double, _ high: Double) -> Double {
    low + Double(next() % 100_000) / 100_000 * (high - low)
  }

  public mutating func roll(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }
}
