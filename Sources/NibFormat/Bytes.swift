/// Writes numbers and texts one after the other. Integers take as few bytes as they need.
struct ByteWriter {
  var bytes: [UInt8] = []
  /// The texts that `write(shared:)` has met, in the order of their numbers.
  private(set) var strings: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Seven bits a byte, the lowest first; the sign is the lowest bit.
  mutating func write(integer: Int) {
    var rest = UInt64(bitPattern: Int64((integer << 1) ^ (integer >> (Int.bitWidth - 1))))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ string: String) {
    write(integer: string.utf8.count)
    bytes.append(contentsOf: string.utf8)
  }

  /// Writes the number of a text; the texts themselves are in `strings`.
  mutating func write(shared string: String) {
    let number = numbers[string] ?? strings.count
    if number == strings.count {
      numbers[string] = number
      strings.append(string)
    }
    write(integer: number)
  }

  mutating func write<Element>(array: [Element], _ body: (Element, inout ByteWriter) -> Void) {
    write(integer: array.count)
    for element in array { body(element, &self) }
  }
}

/// Reads what `ByteWriter` has written. Damaged bytes throw; nothing beyond the end is read.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var place = 0
  /// The texts that `shared()` returns by their numbers.
  var strings: [String] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte() throws(NibError) -> UInt8 {
    guard place < bytes.count else { throw .truncated }
    place += 1
    return bytes[place - 1]
  }

  mutating func integer() throws(NibError) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      guard shift < 64 else { throw .truncated }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { break }
      shift += 7
    }
    return Int(Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
  }

  /// A number of elements or bytes: never negative, never more than the rest of the file.
  mutating func count() throws(NibError) -> Int {
    let count = try integer()
    guard count >= 0, count <= bytes.count else { throw .truncated }
    return count
  }

  mutating func number() throws(NibError) -> Double {
    guard place + 8 <= bytes.count else { throw .truncated }
    let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[place + $1]) << UInt64(8 * $1) }
    place += 8
    return Double(bitPattern: bits)
  }

  mutating func string() throws(NibError) -> String {
    let length = try count()
    guard place + length <= bytes.count else { throw .truncated }
    place += length
    return String(decoding: bytes[place - length..<place], as: UTF8.self)
  }

  mutating func shared() throws(NibError) -> String {
    let number = try integer()
    guard strings.indices.contains(number) else { throw .truncated }
    return strings[number]
  }

  mutating func array<Element>(_ body: (inout ByteReader) throws(NibError) -> Element) throws(NibError) -> [Element] {
    let length = try count()
    var elements: [Element] = []
    elements.reserveCapacity(min(length, bytes.count - place))
    for _ in 0..<length { elements.append(try body(&self)) }
    return elements
  }
}
