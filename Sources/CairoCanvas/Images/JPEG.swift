internal import CTurboJPEG
internal import CoreGraphics
internal import Foundation

/// Images as JPEG files, by libjpeg-turbo. Without transparency: transparent parts become white.
enum JPEG {
  static func isAtStart(of data: Data) -> Bool { data.starts(with: [0xff, 0xd8, 0xff]) }

  /// nil if the bytes are no complete JPEG, or one of more pixels than `ImageLimits` allows. The orientation is that of the stored pixels.
  ///
  /// Only the end marker may be missing, as in files of some cameras and in truncated downloads.
  static func decode(_ data: Data) -> CGImage? {
    guard let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    let bytes = [UInt8](data) + [0xff, 0xd9]
    var (width, height, subsampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard
      tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &colors) == 0,
      ImageLimits.allow(Int(width), Int(height))
    else { return nil }
    let isInk = colors == Int32(TJCS_CMYK.rawValue) || colors == Int32(TJCS_YCCK.rawValue)
    let form = isInk ? Int32(TJPF_CMYK.rawValue) : format
    var isWhole = false
    let pixels = [UInt32](unsafeUninitializedCapacity: Int(width) * Int(height)) { pixels, count in
      guard let start = UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self) else { return }
      isWhole =
        tjDecompress2(decoder, bytes, UInt(bytes.count), start, width, width * 4, height, form, TJFLAG_STOPONWARNING) == 0
      count = isWhole ? Int(width) * Int(height) : 0
      if isWhole && isInk { mix(UnsafeMutableBufferPointer(rebasing: pixels[..<count]), areInverted: isFromAdobe(bytes)) }
    }
    return isWhole ? CGImage(width: Int(width), height: Int(height), pixels: pixels, utType: "public.jpeg") : nil
  }

  /// Converts CMYK to RGB, without a colour profile.
  private static func mix(_ pixels: UnsafeMutableBufferPointer<UInt32>, areInverted: Bool) {
    for index in pixels.indices {
      // In memory: cyan, magenta, yellow, black; as one number from the lowest byte.
      let inks = areInverted ? UInt32(littleEndian: pixels[index]) : ~UInt32(littleEndian: pixels[index])
      let light = inks >> 24
      func color(_ shift: UInt32) -> UInt32 { ((inks >> shift & 255) * light + 127) / 255 }
      pixels[index] = 0xff00_0000 | color(0) << 16 | color(8) << 8 | color(16)
    }
  }

  /// Whether an Adobe marker is present: 255 then means no ink instead of full ink.
  private static func isFromAdobe(_ bytes: [UInt8]) -> Bool {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xff, bytes[place + 1] != 0xda {
      if bytes[place + 1] == 0xee, Array(bytes[place + 4..<place + 9]) == Array("Adobe".utf8) { return true }
      place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
    }
    return false
  }

  /// - Parameter quality: From 0 to 1; near 1 colours have their full resolution.
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

  /// The pixels in memory: blue, green, red and an unused byte, into which the decoder writes 255.
  private static let format = Int32(TJPF_BGRA.rawValue)

  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let clear = 255 - pixel >> 24
    return clear == 0 ? pixel : (pixel & 0xff_ffff) + clear * 0x01_0101 | 0xff00_0000
  }
}
