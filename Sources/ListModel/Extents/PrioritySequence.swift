/// Priorities of treap nodes: a fixed sequence, so that equal edits build equal trees on every machine.
struct PrioritySequence {
  private var counter: UInt64 = 0

  /// SplitMix64 (Steele, Lea, Flood 2014): a counter with mixed bits.
  mutating func next() -> UInt32 {
    counter &+= 0x9E37_79B9_7F4A_7C15
    var z = counter
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return UInt32(truncatingIfNeeded: (z ^ (z >> 31)) >> 32)
  }
}
