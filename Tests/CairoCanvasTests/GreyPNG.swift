import Foundation

/// Black pictures of one bit a pixel, not compressed, written without any library.
enum GreyPNG {
  /// - Parameter isWhole: Whether there are pixels behind the header.
  static func file(width: Int, height: Int, isWhole: Bool = true) -> Data {
    var file = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    append("IHDR", bigEndian(width) + bigEndian(height) + [1, 0, 0, 0, 0], to: &file)
    append("IDAT", stored(count: isWhole ? (width + 7) / 8 * height + height : 0), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// The most memory that the process has had, in bytes.
  static var peakMemory: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) << 10
  }

  private static func bigEndian(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }

  private static func append(_ name: String, _ content: [UInt8], to file: inout Data) {
    let body = Array(name.utf8) + content
    file += bigEndian(content.count) + body + bigEndian(Int(checksum(body)))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = (0..<256 as Range<UInt32>).map { start in
      (0..<8).reduce(start) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
    }
    return ~bytes.reduce(0xffff_ffff as UInt32) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }

  /// A zlib stream of `count` zeros in blocks that are stored as they are.
  private static func stored(count: Int) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var left = count
    repeat {
      let block = min(left, 65_535)
      left -= block
      stream += [left == 0 ? 1 : 0] + [block & 255, block >> 8, ~block & 255, ~block >> 8 & 255].map { UInt8($0) }
      stream += [UInt8](repeating: 0, count: block)
    } while left > 0
    // Adler-32 of zeros: the low half stays 1, the high half counts the bytes.
    return stream + bigEndian((count % 65_521) << 16 | 1)
  }
}
