#if UIKitSource
import Foundation
import UIKitGraphics
@testable import UIKitSourceTranslation

/// The folder of an app in a temporary place, and the bundle built from it.
final class AppFolder {
  let path: String
  private(set) var warnings: [String] = []

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path + "/App", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var bundle: String { path + "/Built.bundle" }

  func write(_ data: Data, _ name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/App/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ text: String, _ name: String) throws { try write(Data(text.utf8), name) }

  /// Writes the `Contents.json` of a set in the catalogue.
  func writeSet(_ name: String, _ contents: String) throws { try write(contents, "Assets.xcassets/\(name)/Contents.json") }

  /// Builds the bundle; returns the number of files written.
  @discardableResult
  func build(
    resources: [String]? = nil, excluded: [String] = [], settings: [String: String] = [:], sources: [SourceFile] = []
  ) throws -> Int {
    func whole(_ paths: [String]) -> [String] { paths.map { "\(path)/App/\($0)" } }
    let list = ResourceBuild.List(
      folders: [path + "/App"], resources: resources.map(whole), excluded: whole(excluded), infoPlist: nil, settings: settings,
      module: "Built", bundle: bundle, swiftFile: path + "/Code.swift")
    let summaries = sources.map(ModuleTranslator().summary)
    let interfaces = InterfaceFiles(
      module: "Built", classes: sources.isEmpty ? nil : ModuleTranslator.interfaceClasses(of: summaries),
      cache: path + "/interfaces.plist", version: "1")
    var build = ResourceBuild(list, interfaces: interfaces, sources: summaries)
    defer { warnings = build.warnings.map { $0.replacingOccurrences(of: path + "/", with: "") } }
    return try build.run()
  }

  /// What the bundle contains, sorted, without folders.
  var places: [String] {
    let names = FileManager.default.enumerator(atPath: bundle)?.compactMap { $0 as? String } ?? []
    return names.filter { !ResourceScan.isFolder(bundle + "/" + $0) }.sorted()
  }

  /// Runs `body` where the bundle is that of the module.
  func asBundle<Result>(of module: String = "UIKitSourceTests", _ body: () throws -> Result) rethrows -> Result {
    try ResourceBundles.$others.withValue([module: bundle], operation: body)
  }

  func data(_ place: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: bundle + "/" + place)) }

  func table(_ place: String) throws -> [String: Any] {
    try PropertyListSerialization.propertyList(from: data(place), format: nil) as? [String: Any] ?? [:]
  }
}

/// An opaque PNG of one colour.
enum TestPNG {
  static func data(_ width: Int, _ height: Int, _ color: (UInt8, UInt8, UInt8)) -> Data {
    data(width, height) { _, _ in color }
  }

  static func data(_ width: Int, _ height: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8)) -> Data {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width {
        let (r, g, b) = color(x, y)
        rows += [r, g, b]
      }
    }
    let header = number(UInt32(width)) + number(UInt32(height)) + [8, 2, 0, 0, 0]
    return Data(
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
    )
  }

  /// A zlib stream without compression.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    var blocks: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 65535) {
      let part = bytes[start..<min(start + 65535, bytes.count)]
      let length = UInt16(part.count)
      blocks.append(start + 65535 >= bytes.count ? 1 : 0)
      blocks += [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)] + part
    }
    return [0x78, 0x01] + blocks + number(b << 16 | a)
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + bytes
    return number(UInt32(bytes.count)) + content + number(checksum(content))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
    }
    return ~sum
  }

  private static func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> UInt32(24 - 8 * $0) & 255) } }
}

/// Vector images whose left half is blue and whose right half is red.
enum TestVector {
  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10"><path d="M0 0H10V10H0Z" fill="#00f"/><path \
    d="M10 0H20V10H10Z" fill="#f00"/></svg>
    """

  static let pdf: String = {
    let drawing = "0 0 1 rg 0 0 10 10 re f 1 0 0 rg 10 0 10 10 re f"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R >>",
      "<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream",
    ]
    var (text, places) = ("%PDF-1.4\n", [Int]())
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = places.map { String(repeating: "0", count: 10 - "\($0)".count) + "\($0) 00000 n \n" }.joined()
    let start = text.utf8.count
    text += "xref\n0 5\n0000000000 65535 f \n\(table)trailer << /Size 5 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return text
  }()
}
#endif
