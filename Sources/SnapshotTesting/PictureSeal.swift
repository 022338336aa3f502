internal import CoreGraphics
internal import Foundation

/// A chunk at the end of a PNG file with digests of its pixels and of its bytes: a picture that is equal to the reference is recognized
/// without decoding the file, which takes ten times as long as reading it.
///
/// Programs that change the picture drop the chunk, since its name says that it belongs to the pixels, or leave it beside other bytes, which
/// the second digest notices. A file without a valid chunk is decoded.
enum PictureSeal {
  /// Ancillary, private, not to be copied into changed files: what the case of each letter says.
  private static let name = Array("scRW".utf8)
  /// Length, name, two digests of 16 bytes each, checksum.
  private static let size = 4 + 4 + 32 + 4
  /// The last chunk of every PNG file.
  private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]

  /// The file with the chunk before its last; other data unchanged.
  static func seal(_ file: Data, of image: CGImage) -> Data {
    guard file.count > end.count, file.suffix(end.count).elementsEqual(end) else { return file }
    let body = file.dropLast(end.count)
    return body + chunk(for: body, image) + end
  }

  /// Whether the file is one that `seal` has made of a picture with the same pixels. False says nothing.
  static func isHeld(_ image: CGImage, by file: Data) -> Bool {
    guard file.count > size + end.count else { return false }
    let tail = file.suffix(size + end.count)
    guard tail.dropFirst(4).prefix(4).elementsEqual(name) else { return false }
    return tail.elementsEqual(chunk(for: file.dropLast(size + end.count), image) + end)
  }

  private static func chunk(for body: Data, _ image: CGImage) -> [UInt8] {
    var content = name
    var (one, two) = (Digest(), Digest())
    body.withUnsafeBytes { one.add($0) }
    two.add(UInt64(image.width) << 32 | UInt64(image.height))
    image.pixels.withUnsafeBytes { two.add($0) }
    for word in one.words + two.words { content += word.bytes }
    return UInt32(content.count - name.count).bytes + content + checksum(content).bytes
  }

  /// The CRC of PNG's specification, bit by bit: it covers 36 bytes.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
    }
  }
}

/// A digest of 128 bits of a sequence of bytes; no protection against forgery. Each step is reversible, so that sequences of one length that
/// differ in one word never have the same digest.
private struct Digest {
  private typealias Words = (UInt64, UInt64, UInt64, UInt64)

  /// Each takes every fourth word, since a multiplication must wait for the one before it in the same lane.
  private var lanes: Words = (0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03, 0x8ebc_6af0_9c88_c6e3, 0x5899_65cc_7537_4cc3)

  /// The lanes two by two, after a last mixing.
  var words: [UInt64] {
    [(lanes.0, lanes.1), (lanes.2, lanes.3)].map { one, two in
      let joined = (one ^ one >> 32) &* 0xd6e8_feb8_6659_fd93 &+ two
      let mixed = (joined ^ joined >> 32) &* 0xd6e8_feb8_6659_fd93
      return mixed ^ mixed >> 32
    }
  }

  mutating func add(_ word: UInt64) { add((word, 0, 0, 0)) }

  @inline(__always) private mutating func add(_ words: Words) {
    lanes = (
      Self.mixed(lanes.0, words.0), Self.mixed(lanes.1, words.1), Self.mixed(lanes.2, words.2), Self.mixed(lanes.3, words.3)
    )
  }

  @inline(__always) private static func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* 0xff51_afd7_ed55_8ccd
    return product << 29 | product >> 35
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let size = MemoryLayout<Words>.size
    let end = bytes.count / size * size
    for offset in stride(from: 0, to: end, by: size) {
      add(bytes.loadUnaligned(fromByteOffset: offset, as: Words.self))
    }
    var rest = [UInt64](repeating: UInt64(bytes.count), count: 4)
    for (index, byte) in bytes[end...].enumerated() { rest[index / 8] = rest[index / 8] << 8 | UInt64(byte) }
    add((rest[0], rest[1], rest[2], rest[3]))
  }
}

extension FixedWidthInteger {
  /// The most significant byte first.
  fileprivate var bytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
