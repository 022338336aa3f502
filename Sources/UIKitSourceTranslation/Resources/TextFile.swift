#if UIKitSource
import Foundation

/// Decodes text files of any encoding that Xcode reads without being told.
enum TextFile {
  /// UTF-8, UTF-16 and UTF-32 with a byte order mark; UTF-16 without one, by its zero bytes; UTF-8; else Windows Latin 1.
  static func decode(_ data: Data) -> String {
    let bytes = [UInt8](data.prefix(4))
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return String(decoding: data.dropFirst(3), as: UTF8.self) }
    if bytes == [0xff, 0xfe, 0, 0] || bytes == [0, 0, 0xfe, 0xff] { return String(data: data, encoding: .utf32) ?? "" }
    if bytes.starts(with: [0xff, 0xfe]) { return utf16(data.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0xfe, 0xff]) { return utf16(data.dropFirst(2), isBigEndian: true) }
    if let isBigEndian = byteOrder(of: data) { return utf16(data, isBigEndian: isBigEndian) }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .windowsCP1252)
      ?? String(decoding: data, as: UTF8.self)
  }

  private static func utf16(_ data: Data, isBigEndian: Bool) -> String {
    let bytes = [UInt8](data)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Whether UTF-16 without a mark is big-endian; nil if the text is not UTF-16: the syntax of such files is ASCII, half of whose bytes
  /// are zero.
  private static func byteOrder(of data: Data) -> Bool? {
    var zeros = [0, 0]
    let head = data.prefix(4096)
    for (place, byte) in head.enumerated() where byte == 0 { zeros[place % 2] += 1 }
    guard data.count >= 4, data.count % 2 == 0, zeros[0] + zeros[1] > head.count / 10 else { return nil }
    return zeros[0] > zeros[1]
  }
}
#endif
