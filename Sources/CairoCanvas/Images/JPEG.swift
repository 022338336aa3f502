internal import CTurboJPEG
internal import CoreGraphics
internal import Foundation

/// Pictures as JPEG files, by libjpeg-turbo. They have no transparency: what is clear comes out on white.
enum JPEG {
  static func isAtStart(of data: Data) -> Bool { data.starts(with: [0xff, 0xd8, 0xff]) }

  /// nil when the bytes are no whole JPEG, or one of more pixels than memory holds. Turned as stored.
  static func decode(_ data: Data) -> CGImage? {
    guard let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    let bytes = [UInt8](data)
    var (width, height, subsampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard
      tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &colors) == 0,
      width > 0, height > 0, Int(width) * Int(height) <= largest
    else { return nil }
    var isWhole = false
    let pixels = [UInt32](unsafeUninitializedCapacity: Int(width) * Int(height)) { pixels, count in
      guard let start = UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self) else { return }
      isWhole =
        tjDecompress2(decoder, bytes, UInt(bytes.count), start, width, width * 4, height, format, TJFLAG_STOPONWARNING) == 0
      count = isWhole ? pixels.count : 0
    }
    return isWhole ? CGImage(width: Int(width), height: Int(height), pixels: pixels) : nil
  }

  /// `quality` from 0 to 1; at the upper end colours keep their full resolution.
  static func encode(_ image: CGImage, quality: CGFloat) -> Data? {
    guard let encoder = tjInitCompress() else { return nil }
    defer { tjDestroy(encoder) }
    let pixels = image.pixels.map(onWhite)
    let percent = Int32(min(max((quality * 100).rounded(), 1), 100))
    var (bytes, count) = (UnsafeMutablePointer<UInt8>?.none, UInt(0))
    defer { tjFree(bytes) }
    let status = pixels.withUnsafeBytes { from in
      tjCompress2(
        encoder, from.bindMemory(to: UInt8.self).baseAddress, Int32(image.width), Int32(image.width * 4), Int32(image.height),
        format, &bytes, &count, Int32((percent >= 90 ? TJSAMP_444 : TJSAMP_420).rawValue), percent, 0)
    }
    guard status == 0, let bytes else { return nil }
    return Data(bytes: bytes, count: Int(count))
  }

  /// Our pixels in memory: blue, green, red and an unused byte; the decoder writes 255 there.
  private static let format = Int32(TJPF_BGRA.rawValue)
  /// Pixels; 16,384 squared.
  private static let largest = 1 << 28

  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let clear = 255 - pixel >> 24
    return clear == 0 ? pixel : (pixel & 0xff_ffff) + clear * 0x01_0101 | 0xff00_0000
  }
}
