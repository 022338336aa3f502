internal import Foundation

/// Four premultiplied pixels, whose sixteen bytes are computed at once.
struct FourPixels {
  private let pixels: SIMD4<UInt32>

  @inline(__always)
  private init(_ pixels: SIMD4<UInt32>) { self.pixels = pixels }

  @inline(__always)
  init(_ start: UnsafePointer<UInt32>) { pixels = UnsafeRawPointer(start).loadUnaligned(as: SIMD4<UInt32>.self) }

  @inline(__always)
  init(repeating pixel: UInt32) { pixels = SIMD4(repeating: pixel) }

  @inline(__always)
  static func black(_ alphas: FourShares) -> FourPixels {
    FourPixels(unsafeBitCast(alphas.words, to: SIMD4<UInt32>.self) &<< 24)
  }

  @inline(__always)
  func store(_ start: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(start).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private var halves: SIMD2<UInt64> { unsafeBitCast(pixels, to: SIMD2<UInt64>.self) }

  @inline(__always)
  var isClear: Bool { halves[0] | halves[1] == 0 }

  @inline(__always)
  var isOpaque: Bool { (halves[0] & halves[1]) & 0xff00_0000_ff00_0000 == 0xff00_0000_ff00_0000 }

  @inline(__always)
  func plus(_ other: FourPixels) -> FourPixels { FourPixels(pixels &+ other.pixels) }

  /// Each byte times its pixel's share / 255, with `half` added before the division: pixman adds 0x80, Cairo's own fills 0x7f.
  @inline(__always)
  func scaled(by shares: FourShares, _ half: UInt16 = 0x80) -> FourPixels {
    let bytes = unsafeBitCast(pixels, to: SIMD8<UInt16>.self)
    let even = (bytes & 0xff) &* shares.words &+ half
    let odd = (bytes &>> 8) &* shares.words &+ half
    return FourPixels(
      unsafeBitCast(((even &+ (even &>> 8)) &>> 8) | ((odd &+ (odd &>> 8)) & 0xff00), to: SIMD4<UInt32>.self))
  }

  /// Composited over `below`.
  @inline(__always)
  func over(_ below: FourPixels, _ half: UInt16 = 0x80) -> FourPixels {
    plus(below.scaled(by: FourShares(words: 255 &- (pixels &>> 24)), half))
  }
}

/// A factor from 0 to 255 for each of four pixels.
struct FourShares {
  /// Each share twice, for the odd and the even bytes.
  fileprivate let words: SIMD8<UInt16>

  @inline(__always)
  fileprivate init(words shares: SIMD4<UInt32>) { words = unsafeBitCast(shares | (shares &<< 16), to: SIMD8<UInt16>.self) }

  /// What each is short of 255.
  @inline(__always)
  var rest: FourShares { FourShares(words: 255 &- words) }

  @inline(__always)
  private init(words: SIMD8<UInt16>) { self.words = words }

  @inline(__always)
  init(repeating share: UInt32) { words = SIMD8(repeating: UInt16(truncatingIfNeeded: share)) }

  /// From four bytes in the order of memory.
  @inline(__always)
  init(bytes: UInt32) {
    let bytes = UInt64(UInt32(littleEndian: bytes))
    let low = (bytes & 0xff) | (bytes & 0xff00) &<< 24
    let high = (bytes &>> 16 & 0xff) | (bytes &>> 24) &<< 32
    words = unsafeBitCast(SIMD2(low &* 0x0001_0001, high &* 0x0001_0001), to: SIMD8<UInt16>.self)
  }
}
