import Foundation
import Testing

@testable import AppPackaging

/// A file with one segment, a dynamic section and its texts.
func makeFile(needed: [String], runPath: String?, machine: UInt16 = 62) -> [UInt8] {
  func bytes(_ value: UInt64, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * UInt64($0)) & 255) } }
  var strings: [UInt8] = [0]
  func add(_ text: String) -> UInt64 {
    defer { strings += Array(text.utf8) + [0] }
    return UInt64(strings.count)
  }
  var entries = needed.map { (UInt64(1), add($0)) }
  if let runPath { entries.append((29, add(runPath))) }
  let base: UInt64 = 0x40_0000
  let stringsPlace = 64 + 2 * 56 + (entries.count + 2) * 16
  entries += [(5, base + UInt64(stringsPlace)), (0, 0)]
  let dynamic = entries.flatMap { bytes($0.0, 8) + bytes($0.1, 8) }
  let size = stringsPlace + strings.count
  var file: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, 2, 1] + [UInt8](repeating: 0, count: 10)
  file += bytes(3, 2) + bytes(UInt64(machine), 2) + bytes(1, 4) + bytes(0, 8) + bytes(64, 8) + bytes(0, 8) + bytes(0, 4)
  file += bytes(64, 2) + bytes(56, 2) + bytes(2, 2) + bytes(0, 6)
  func segment(_ type: UInt64, _ offset: Int, _ count: Int) -> [UInt8] {
    bytes(type, 4) + bytes(4, 4) + bytes(UInt64(offset), 8) + bytes(base + UInt64(offset), 8) + bytes(0, 8)
      + bytes(UInt64(count), 8)
      + bytes(UInt64(count), 8) + bytes(8, 8)
  }
  file += segment(1, 0, size) + segment(2, 64 + 2 * 56, dynamic.count) + dynamic + strings
  return file
}

@Suite struct ELFFileTests {
  @Test func needsAndRunPathAreRead() throws {
    let file = try #require(
      ELFFile(makeFile(needed: ["libA.so", "libc.so.6"], runPath: "/opt/swift/usr/lib/swift/linux:$ORIGIN")))
    #expect(file.needed == ["libA.so", "libc.so.6"] && file.runPath == ["/opt/swift/usr/lib/swift/linux", "$ORIGIN"])
    #expect(Architecture(machine: file.machine)?.debian == "amd64")
  }

  @Test func theRunPathIsReplacedInPlace() throws {
    let bytes = makeFile(needed: ["libA.so"], runPath: "/opt/swift/usr/lib/swift/linux:$ORIGIN")
    var file = try #require(ELFFile(bytes))
    #expect(file.setRunPath(["$ORIGIN"]) && file.bytes.count == bytes.count)
    let read = try #require(ELFFile(file.bytes))
    #expect(read.runPath == ["$ORIGIN"] && read.needed == ["libA.so"])
    #expect(!String(decoding: file.bytes, as: UTF8.self).contains("/opt/swift"))
  }

  @Test func aRunPathThatIsTooLongChangesNothing() throws {
    var file = try #require(ELFFile(makeFile(needed: [], runPath: "/a")))
    #expect(!file.setRunPath(["/somewhere/else"]) && file.runPath == ["/a"])
    var without = try #require(ELFFile(makeFile(needed: [], runPath: nil)))
    #expect(!without.setRunPath(["$ORIGIN"]) && without.runPath == [])
  }

  /// Each file with a byte changed or an end cut off is read or refused, without a trap.
  @Test func damagedFilesEndNothing() {
    let bytes = makeFile(needed: ["libA.so"], runPath: "/opt:$ORIGIN")
    var read = 0
    for place in bytes.indices {
      for value: UInt8 in [0, 1, 0x7f, 0x80, 0xff] {
        var damaged = bytes
        damaged[place] = value
        if ELFFile(damaged) != nil { read += 1 }
      }
      if ELFFile(Array(bytes[..<place])) != nil { read += 1 }
    }
    #expect(read > 0)
    #expect(ELFFile([]) == nil && ELFFile(Array("#!/bin/sh\n".utf8)) == nil)
  }

  @Test func thisProgramIsRead() throws {
    let file = try #require(ELFFile(contentsOf: URL(fileURLWithPath: "/proc/self/exe")))
    #expect(file.needed.contains("libc.so.6"))
  }

  @Test func librariesOfTheToolchainComeAlongWithTheirOwn() throws {
    let files = [
      "/swift/libA.so": makeFile(needed: ["libB.so", "libc.so.6"], runPath: "$ORIGIN"),
      "/swift/libB.so": makeFile(needed: ["libA.so", "libm.so.6"], runPath: "$ORIGIN"),
      "/swift/libUnused.so": makeFile(needed: [], runPath: nil),
    ]
    let program = try #require(ELFFile(makeFile(needed: ["libA.so", "libcairo.so.2"], runPath: "/none:/swift:$ORIGIN")))
    let found = RuntimeLibraries.needed(by: program) { files[$0.path].flatMap { ELFFile($0) } }
    #expect(found.map(\.path) == ["/swift/libA.so", "/swift/libB.so"])
  }
}
