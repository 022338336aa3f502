package import Foundation

/// What a package needs of a compiled asset catalogue, the file `Assets.catalog` (docs/decisions/0044-compiled-resources.md).
package struct CompiledCatalog {
  /// The formats of its images: `png`, `svg`.
  package private(set) var formats: Set<String> = []
  private var icons: [String: (format: String, range: Range<Int>)] = [:]
  private let bytes: [UInt8]

  /// nil if the bytes are no catalogue of that version.
  package init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: 10) else { return nil }
    let head = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard head.count == 3, head[0] == "catalog", head[1] == "1", let length = Int(head[2]), length >= 0,
      length <= bytes.count - end - 1
    else { return nil }
    self.bytes = bytes
    let start = end + 1 + length
    var icon: String?
    for line in String(decoding: bytes[(end + 1)..<start], as: UTF8.self).split(separator: "\n") {
      guard line.hasPrefix("\t") else {
        icon = line.hasPrefix("icon\t") ? String(line.dropFirst(5)) : nil
        continue
      }
      let fields = line.dropFirst().split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      let words = fields.count == 3 ? fields[2].split(separator: " ") : []
      guard let format = words.first(where: { $0.hasPrefix("format=") }).map({ String($0.dropFirst(7)) }) else { continue }
      formats.insert(format)
      guard let icon, icons[icon] == nil, let place = Int(fields[0]), let count = Int(fields[1]), place >= 0, count >= 0,
        place <= bytes.count - start, count <= bytes.count - start - place
      else { continue }
      icons[icon] = (format, (start + place)..<(start + place + count))
    }
  }

  package init?(contentsOf file: URL) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    self.init([UInt8](data))
  }

  /// The icon called `name`, else the only one.
  package func icon(_ name: String?) -> IconSource? {
    let found = name.flatMap { icons[$0] } ?? (icons.count == 1 ? icons.values.first : nil)
    guard let found else { return nil }
    return IconSource(format: found.format, bytes: Array(bytes[found.range]))
  }
}
