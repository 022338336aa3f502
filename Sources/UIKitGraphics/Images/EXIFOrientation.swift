package import Foundation

/// The orientation in which a camera was held, as stored in a JPEG file (EXIF 2.3, tag 0x0112).
package enum EXIFOrientation {
  /// The number in the file, 1 to 8; nil if the file has none. Other numbers are returned as they are.
  package static func number(in data: Data) -> Int? {
    let bytes = [UInt8](data.prefix(1 << 16))
    guard bytes.starts(with: [0xff, 0xd8]) else { return nil }
    var at = 2
    // Segments: a marker, then a length that counts itself. The picture itself begins at marker 0xda.
    while at + 4 <= bytes.count, bytes[at] == 0xff, bytes[at + 1] != 0xda {
      let end = at + 2 + Int(bytes[at + 2]) << 8 + Int(bytes[at + 3])
      if bytes[at + 1] == 0xe1, end <= bytes.count, bytes[(at + 4)..<end].starts(with: Array("Exif\0\0".utf8)) {
        return orientation(inTIFF: Array(bytes[(at + 10)..<end]))
      }
      at = max(end, at + 2)
    }
    return nil
  }

  private static func orientation(inTIFF bytes: [UInt8]) -> Int? {
    let isLittle = bytes.starts(with: [0x49, 0x49])
    func number(_ at: Int, _ count: Int) -> Int {
      guard at >= 0, at + count <= bytes.count else { return 0 }
      let part = bytes[at..<at + count]
      return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    let directory = number(4, 4)
    for entry in 0..<number(directory, 2) {
      let at = directory + 2 + 12 * entry
      guard at + 12 <= bytes.count else { break }
      if number(at, 2) == 0x0112 { return number(at + 8, 2) }
    }
    return nil
  }
}
