// Writes mutants into a copy of the package, all of them at once: each stands behind a condition on an environment variable.
//
//   mutants ORIGINAL COPY SEED LEFT-OUT MODULE=COUNT...
//
// ORIGINAL and COPY are folders with `Sources`. LEFT-OUT is a file with the numbers of sites that must not be used. Standard output has
// one line for each mutant, with tabs between: number, module, kind, file, line, function, change, the line's text, and the first and the
// last line that it covers in COPY. The numbers depend on ORIGINAL alone. Lines that begin with `-` are sites that were not picked.
import Foundation

let usage = "usage: mutants ORIGINAL COPY SEED LEFT-OUT MODULE=COUNT..."

struct Source {
  let path: String
  let text: String
  /// Numbered sites, in the order of the text.
  let sites: [(number: Int, site: Site)]
}

struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data("mutants: \(text)\n".utf8))
  exit(64)
}

/// The files of a module with their sites, whose numbers begin at `first`.
func sources(of module: String, in root: String, first: Int) throws -> [Source] {
  var number = first
  let paths = FileManager.default.enumerator(atPath: "\(root)/Sources/\(module)")?.compactMap { $0 as? String } ?? []
  return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
    let text = try String(contentsOfFile: "\(root)/Sources/\(module)/\(path)", encoding: .utf8)
    let sites = SiteFinder.sites(of: text, file: path)
    defer { number += sites.count }
    return Source(path: "Sources/\(module)/\(path)", text: text, sites: zip(number..., sites).map { ($0, $1) })
  }
}

/// Picks `count` sites in an order that the seed decides; of two that overlap, the first.
func pick(_ count: Int, of sources: [Source], leftOut: Set<Int>, generator: inout SplitMix) -> Set<Int> {
  let candidates = sources.flatMap { source in source.sites.map { (source.path, $0.number, $0.site.range) } }
  var picked: Set<Int> = []
  var taken: [String: [Range<Int>]] = [:]
  for (path, number, range) in candidates.shuffled(using: &generator) where picked.count < count {
    if leftOut.contains(number) || taken[path, default: []].contains(where: { $0.overlaps(range) }) { continue }
    taken[path, default: []].append(range)
    picked.insert(number)
  }
  return picked
}

/// Writes the file with its mutants, if it differs from what is there, and prints a line for each site.
func write(_ source: Source, picked: Set<Int>, module: String, to root: String) throws {
  let bytes = Array(source.text.utf8)
  var output: [UInt8] = []
  var end = 0
  for (number, site) in source.sites {
    var place = "-"
    if picked.contains(number) {
      output += bytes[end..<site.range.lowerBound]
      let first = output.count { $0 == 10 } + 1
      output += Array(site.text(number: number).utf8)
      end = site.range.upperBound
      place = "\(first)\t\(output.count { $0 == 10 } + 1)"
    }
    print(
      picked.contains(number) ? "+" : "-", number, module, site.kind.rawValue, source.path, site.line, site.function, site.change,
      site.lineText, place, separator: "\t")
  }
  output += bytes[end...]
  let url = URL(fileURLWithPath: "\(root)/\(source.path)")
  let data = Data(output)
  if (try? Data(contentsOf: url)) != data { try data.write(to: url) }
}

guard CommandLine.arguments.count > 5, let seed = UInt64(CommandLine.arguments[3]) else { fail(usage) }
let (original, copy, leftOutPath) = (CommandLine.arguments[1], CommandLine.arguments[2], CommandLine.arguments[4])
let leftOut = Set(
  try String(contentsOfFile: leftOutPath, encoding: .utf8).split(whereSeparator: \.isWhitespace).compactMap { Int($0) })
var first = 1
for argument in CommandLine.arguments.dropFirst(5) {
  let parts = argument.split(separator: "=")
  guard parts.count == 2, let count = Int(parts[1]) else { fail(usage) }
  let module = String(parts[0])
  let files = try sources(of: module, in: original, first: first)
  guard !files.isEmpty else { fail("no sources in \(original)/Sources/\(module)") }
  var generator = SplitMix(state: seed)
  let picked = pick(count, of: files, leftOut: leftOut, generator: &generator)
  for file in files { try write(file, picked: picked, module: module, to: copy) }
  first += files.reduce(0) { $0 + $1.sites.count }
}
