/// Exponential, logarithm and cosine for platforms without a C library, accurate to a few units in the last place on the ranges that motion
/// uses. Compiled on every platform, so that tests can compare them to the C library's.
package enum OwnMath {
  private static let ln2High = 0.693147180369123816490
  private static let ln2Low = 1.90821492927058770002e-10

  /// e^x. Below -708 it is 0, above 709 infinite.
  package static func exponential(_ x: Double) -> Double {
    guard x > -708 else { return x.isNaN ? x : 0 }
    guard x < 709 else { return .infinity }
    let power = floor(x / 0.693147180559945309417 + 0.5)
    let rest = (x - power * ln2High) - power * ln2Low
    // Taylor series for |rest| <= ln 2 / 2: the 14th term is below 1e-17.
    var sum = 1.0
    var divisor = 14.0
    while divisor >= 1 {
      sum = 1 + rest / divisor * sum
      divisor -= 1
    }
    return sum * Double(bitPattern: UInt64(Int64(power) + 1023) << 52)
  }

  /// ln x for normal positive numbers; -infinite at 0 and below the normal numbers, NaN below 0.
  package static func logarithm(_ x: Double) -> Double {
    guard x >= .leastNormalMagnitude else { return x < 0 ? .nan : -.infinity }
    guard x.isFinite else { return x }
    var power = Double(Int64(x.bitPattern >> 52) - 1023)
    var mantissa = Double(bitPattern: (x.bitPattern & 0x000F_FFFF_FFFF_FFFF) | 0x3FF0_0000_0000_0000)
    if mantissa > 1.41421356237309504880 {
      mantissa /= 2
      power += 1
    }
    // ln m = 2 artanh((m - 1) / (m + 1)), whose argument is at most 0.172.
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    var sum = 0.0
    var odd = 23.0
    while odd >= 1 {
      sum = sum * square + 1 / odd
      odd -= 2
    }
    return power * ln2High + (2 * s * sum + power * ln2Low)
  }

  /// cos x for |x| <= pi, the only range that easing uses.
  package static func cosine(_ x: Double) -> Double {
    let angle = abs(x)
    if angle > Double.pi / 2 { return -cosine(Double.pi - angle) }
    let square = angle * angle
    // Taylor series: at pi / 2 the term after the last one is below 1e-17.
    var sum = 1.0
    var n = 22.0
    while n >= 2 {
      sum = 1 - square / (n * (n - 1)) * sum
      n -= 2
    }
    return sum
  }

  private static func floor(_ x: Double) -> Double { x.rounded(.down) }
}
