package import Foundation

/// What the dynamic linker reads of a program or a library: 64 bits, little-endian.
package struct ELFFile: Sendable {
  private(set) package var bytes: [UInt8]
  /// The processor, in the numbers of `elf.h`.
  package let machine: UInt16
  /// The names of the libraries that it needs, as `libc.so.6`.
  package let needed: [String]
  /// The folders in which they are searched first, with `$ORIGIN` for the file's own.
  private(set) package var runPath: [String]
  /// Where the text of `runPath` lies in the file; nil without one.
  private var runPathRange: Range<Int>?

  /// nil if the bytes are no such file, or damaged.
  package init?(_ bytes: [UInt8]) {
    let reader = Reader(bytes: bytes)
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]), let machine = reader.number(at: 18, as: UInt16.self),
      let segments = reader.segments(), let entries = reader.dynamicEntries(segments)
    else { return nil }
    func value(_ tag: UInt64) -> UInt64? { entries.first { $0.tag == tag }?.value }
    let strings = value(Tag.stringTable).flatMap { reader.offset(of: $0, in: segments) }
    func text(_ place: UInt64) -> Range<Int>? { strings.flatMap { reader.text(at: $0, plus: place) } }
    var needed: [String] = []
    for entry in entries where entry.tag == Tag.needed {
      guard let range = text(entry.value) else { return nil }
      needed.append(String(decoding: bytes[range], as: UTF8.self))
    }
    (self.bytes, self.machine, self.needed) = (bytes, machine, needed)
    runPathRange = (value(Tag.runPath) ?? value(Tag.path)).flatMap(text)
    runPath = runPathRange.map { String(decoding: bytes[$0], as: UTF8.self) }?.split(separator: ":").map(String.init) ?? []
  }

  package init?(contentsOf file: URL) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    self.init([UInt8](data))
  }

  /// Replaces the folders by others, in the place of their text.
  ///
  /// - Returns: false, without a change, if the file has no such text or one that is too short.
  package mutating func setRunPath(_ folders: [String]) -> Bool {
    let text = Array(folders.joined(separator: ":").utf8)
    guard let range = runPathRange, text.count <= range.count else { return false }
    bytes.replaceSubrange(range, with: text + [UInt8](repeating: 0, count: range.count - text.count))
    runPath = folders
    return true
  }

  private enum Tag {
    static let needed: UInt64 = 1, stringTable: UInt64 = 5, path: UInt64 = 15, runPath: UInt64 = 29
  }

  /// A part of the file with its address in memory.
  private struct Segment {
    var type: UInt32
    var offset: Int
    var address: UInt64
    var size: Int
  }

  /// Every read is checked: a damaged file must not end the program.
  private struct Reader {
    let bytes: [UInt8]

    func number<Number: FixedWidthInteger>(at place: Int, as type: Number.Type) -> Number? {
      let size = MemoryLayout<Number>.size
      guard place >= 0, place <= bytes.count - size else { return nil }
      return bytes[place..<(place + size)].reversed().reduce(0) { $0 << 8 | Number($1) }
    }

    private func place(at place: Int) -> Int? { number(at: place, as: UInt64.self).flatMap(Int.init(exactly:)) }

    /// The table of segments; nil if it is not inside of the file.
    func segments() -> [Segment]? {
      guard let table = place(at: 32), let size = number(at: 54, as: UInt16.self), let count = number(at: 56, as: UInt16.self),
        size >= 56, table <= bytes.count
      else { return nil }
      var segments: [Segment] = []
      for index in 0..<Int(count) {
        let start = table + index * Int(size)
        guard let type = number(at: start, as: UInt32.self), let offset = place(at: start + 8),
          let address = number(at: start + 16, as: UInt64.self), let length = place(at: start + 32)
        else { return nil }
        segments.append(Segment(type: type, offset: offset, address: address, size: length))
      }
      return segments
    }

    /// The entries of the dynamic section; nil without one, as in an object file.
    func dynamicEntries(_ segments: [Segment]) -> [(tag: UInt64, value: UInt64)]? {
      guard let dynamic = segments.first(where: { $0.type == 2 }), dynamic.offset <= bytes.count else { return nil }
      var entries: [(tag: UInt64, value: UInt64)] = []
      for index in 0..<min(dynamic.size, bytes.count) / 16 {
        guard let tag = number(at: dynamic.offset + index * 16, as: UInt64.self),
          let value = number(at: dynamic.offset + index * 16 + 8, as: UInt64.self)
        else { return nil }
        if tag == 0 { break }
        entries.append((tag, value))
      }
      return entries
    }

    /// The place in the file of an address in memory.
    func offset(of address: UInt64, in segments: [Segment]) -> Int? {
      for segment in segments where segment.type == 1 && address >= segment.address {
        guard let distance = Int(exactly: address - segment.address), distance < segment.size else { continue }
        return segment.offset.addingReportingOverflow(distance).partialValue
      }
      return nil
    }

    /// The bytes up to the next zero.
    func text(at table: Int, plus distance: UInt64) -> Range<Int>? {
      guard let distance = Int(exactly: distance), table >= 0, table <= bytes.count, distance <= bytes.count - table else {
        return nil
      }
      let start = table + distance
      return bytes[start...].firstIndex(of: 0).map { start..<$0 }
    }
  }
}

/// What packages call the processors.
package struct Architecture: Equatable, Sendable {
  /// Debian's.
  package let debian: String
  /// The kernel's and Flatpak's.
  package let kernel: String

  /// nil for one that the Swift toolchain for Linux does not have.
  package init?(machine: UInt16) {
    switch machine {
    case 62: (debian, kernel) = ("amd64", "x86_64")
    case 183: (debian, kernel) = ("arm64", "aarch64")
    case 243: (debian, kernel) = ("riscv64", "riscv64")
    default: return nil
    }
  }
}
