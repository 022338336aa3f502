internal import Foundation
internal import Synchronization

/// A compiled asset catalogue: the file `Assets.catalog` of a bundle, whose bytes are mapped into memory
/// (docs/decisions/0044-compiled-resources.md describes it).
final class AssetCatalog: Sendable {
  enum Kind: String, Sendable { case image, color, data, symbol, icon }

  /// One of the choices that a set offers.
  struct Variant: Sendable {
    let range: Range<Int>
    /// In the order of the file.
    let attributes: [(name: Substring, value: Substring)]

    subscript(name: String) -> Substring? { attributes.first { $0.name == name }?.value }
  }

  private let bytes: Data
  private let sets: [Kind: [Substring: [Substring]]]
  /// Where the bytes of images and data begin.
  private let start: Int

  /// The catalogue of a bundle, read once; nil if it has none.
  static func at(_ folder: String) -> AssetCatalog? {
    opened.withLock { opened in
      if let known = opened[folder] { return known }
      let catalog = (try? Data(contentsOf: URL(fileURLWithPath: folder + "/Assets.catalog"), options: .alwaysMapped)).flatMap(
        AssetCatalog.init)
      opened[folder] = .some(catalog)
      return catalog
    }
  }

  private static let opened = Mutex<[String: AssetCatalog?]>([:])

  /// nil, with a warning, for another format.
  init?(_ bytes: Data) {
    guard let end = bytes.firstIndex(of: 10) else { return nil }
    let head = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard head.count == 3, head[0] == "catalog", head[1] == "1", let length = Int(head[2]), end + 1 + length <= bytes.count else {
      CurrentGraphics.warnOnce("Assets.catalog: it is damaged or of another version; build the app again")
      return nil
    }
    self.bytes = bytes
    start = end + 1 + length
    var (sets, lines): ([Kind: [Substring: [Substring]]], [Substring]) = ([:], [])
    var current: (kind: Kind, name: Substring)?
    func close() { if let current { sets[current.kind, default: [:]][current.name] = lines } }
    for line in String(decoding: bytes[(end + 1)..<start], as: UTF8.self).split(separator: "\n") {
      if line.utf8.first == 9 {
        lines.append(line.dropFirst())
        continue
      }
      close()
      let fields = line.split(separator: "\t", maxSplits: 1)
      current = fields.count == 2 ? Kind(rawValue: String(fields[0])).map { ($0, fields[1]) } : nil
      lines = []
    }
    close()
    self.sets = sets
  }

  /// The choices of a set; empty if there is no such set.
  func variants(_ kind: Kind, _ name: String) -> [Variant] {
    (sets[kind]?[Substring(name)] ?? []).compactMap { line in
      let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3, let place = Int(fields[0]), let count = Int(fields[1]), start + place + count <= bytes.count else {
        return nil
      }
      let attributes = fields[2].split(separator: " ").compactMap { attribute -> (name: Substring, value: Substring)? in
        guard let equals = attribute.firstIndex(of: "=") else { return nil }
        return (attribute[..<equals], attribute[attribute.index(after: equals)...])
      }
      return Variant(range: place..<(place + count), attributes: attributes)
    }
  }

  /// The names of all sets of a kind.
  func names(_ kind: Kind) -> [String] { sets[kind].map { $0.keys.map(String.init) } ?? [] }

  /// A view of the file's bytes, without a copy.
  func data(of variant: Variant) -> Data {
    let first = bytes.startIndex + start + variant.range.lowerBound
    return bytes[first..<(first + variant.range.count)]
  }
}

/// The traits by which images and colours are chosen.
struct AssetTraits: Hashable {
  var style: UIUserInterfaceStyle
  var contrast: UIAccessibilityContrast
  var scale: CGFloat
  var idiom: UIUserInterfaceIdiom
  var direction: UITraitEnvironmentLayoutDirection
  var width: UIUserInterfaceSizeClass
  var height: UIUserInterfaceSizeClass

  /// What `traits` leaves open is that of the present display.
  ///
  /// - Parameter scale: Of that display; nil: to be asked for.
  init(_ traits: UITraitCollection, scale: CGFloat? = nil) {
    style = traits.userInterfaceStyle
    contrast = traits.accessibilityContrast
    self.scale = traits.displayScale > 0 ? traits.displayScale : scale ?? CurrentGraphics.scale
    idiom = traits.userInterfaceIdiom
    direction = traits.layoutDirection
    width = traits.horizontalSizeClass
    height = traits.verticalSizeClass
  }

  /// The best of the choices: one that fits all traits that it names, with the most of them; nil if there is none at all.
  ///
  /// Of several scales the exact one is best, then the next larger: shrinking looks better than enlarging.
  func best(of variants: [AssetCatalog.Variant]) -> Int? {
    variants.indices.max { rank(variants[$0]).lexicographicallyPrecedes(rank(variants[$1])) }
  }

  /// Greater is better.
  private func rank(_ variant: AssetCatalog.Variant) -> [CGFloat] {
    var (misses, hits, scale): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    func count(_ isHit: Bool, weight: CGFloat = 1) { if isHit { hits += weight } else { misses += weight } }
    for (name, value) in variant.attributes {
      switch name {
      case "idiom": count(value == "pad" ? idiom == .pad : idiom != .pad, weight: 32)
      case "locale": count(Languages.preferred.first.map { $0.hasPrefix(value) } ?? false, weight: 16)
      case "direction": count((value == "right-to-left") == (direction == .rightToLeft), weight: 8)
      case "style": count((value == "dark") == (style == .dark), weight: 4)
      case "contrast": count((value == "high") == (contrast == .high), weight: 2)
      case "gamut": count(false, weight: 0.5)
      case "width": count(value == (width == .regular ? "regular" : "compact"))
      case "height": count(value == (height == .regular ? "regular" : "compact"))
      case "scale":
        let given = CGFloat(Double(value) ?? 1)
        scale = given == self.scale ? 0 : given > self.scale ? -given : given - 100
      default: continue
      }
    }
    return [-misses, hits, scale]
  }
}
