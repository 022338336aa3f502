internal import UIKit

/// Pseudo-random numbers seeded by a place: the same place always gives the same numbers.
struct PlaceDice {
  private var state: UInt64

  init(_ x: Int, _ y: Int) {
    state = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
    _ = next()
  }

  /// The next number, from 0 up to but not including 1.
  mutating func next() -> CGFloat {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return CGFloat((z ^ z >> 31) >> 40) / CGFloat(1 << 24)
  }

  mutating func pick(_ range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + (range.upperBound - range.lowerBound) * next()
  }

  mutating func roll(_ count: Int) -> Int { min(count - 1, Int(next() * CGFloat(count))) }
}
