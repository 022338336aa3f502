#if UIKitSource
import Foundation

/// Reads asset catalogues as Xcode writes them.
struct CatalogReader {
  private(set) var file = CatalogFile()
  private(set) var warnings: [String] = []

  /// Adds the sets of a catalogue.
  mutating func add(catalog path: String) throws { try addSets(in: path, namespace: "") }

  private mutating func addSets(in folder: String, namespace: String) throws {
    for name in try ResourceScan.names(in: folder) {
      let path = folder + "/" + name
      guard ResourceScan.isFolder(path) else { continue }
      let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
      switch ending {
      case "imageset": try addImages(path, namespace + stem)
      case "colorset": try addColors(path, namespace + stem)
      case "dataset": try addFiles(path, namespace + stem, .data, key: "data")
      case "symbolset": try addSymbol(path, namespace + stem)
      case "appiconset": try addIcon(path, namespace + stem)
      case "launchimage": continue
      case _ where Self.unsupported.contains(ending):
        warnings.append("\(path): warning: sets of the kind .\(ending) are not supported; it is left out")
      default:
        // A group, or a sprite atlas, whose images are found by their names too.
        let properties = try contents(path, isRequired: false)["properties"] as? [String: Any]
        let isNamespace = properties?["provides-namespace"] as? Bool ?? false
        try addSets(in: path, namespace: isNamespace ? "\(namespace)\(stem)/" : namespace)
      }
    }
  }

  private static let unsupported: Set<String> = [
    "brandassets", "imagestack", "imagestacklayer", "textureset", "mipmapset", "cubetextureset", "arresourcegroup", "stickerpack",
    "stickersiconset", "complicationset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "watchface",
    "solidimagestack",
  ]

  private mutating func add(_ kind: CatalogFile.Kind, _ name: String, _ variants: [CatalogFile.Variant], _ path: String) {
    if variants.isEmpty { return }
    guard !file.add(CatalogFile.Entry(kind: kind, name: name, variants: variants)) else { return }
    warnings.append("\(path): warning: another set is called \(name); this one is left out")
  }

  // MARK: Images

  private mutating func addImages(_ path: String, _ name: String) throws {
    let contents = try contents(path, isRequired: true)
    let properties = contents["properties"] as? [String: Any] ?? [:]
    var shared: [(String, String)] = []
    if let intent = properties["template-rendering-intent"] as? String, intent != "automatic" {
      shared.append(("intent", intent))
    }
    if properties["preserves-vector-representation"] as? Bool == true { shared.append(("vector", "1")) }
    var variants: [CatalogFile.Variant] = []
    for image in contents["images"] as? [[String: Any]] ?? [] {
      guard let source = file(of: image, in: path), let format = format(of: source) else { continue }
      guard let traits = traits(of: image) else { continue }
      var attributes = [("format", format)] + shared + traits
      if let scale = (image["scale"] as? String)?.prefix(while: \.isNumber), !["pdf", "svg"].contains(format) {
        attributes.append(("scale", String(scale)))
      }
      attributes += slices(image["resizing"] as? [String: Any])
      variants.append(CatalogFile.Variant(attributes: attributes, file: source))
    }
    add(.image, name, variants, path)
  }

  /// nil if the entry has no file, or the file is missing, which is reported.
  private mutating func file(of entry: [String: Any], in folder: String) -> String? {
    guard let name = entry["filename"] as? String, !name.isEmpty else { return nil }
    let path = folder + "/" + name
    if FileManager.default.fileExists(atPath: path) { return path }
    warnings.append("\(folder)/Contents.json: warning: there is no file \(name)")
    return nil
  }

  private mutating func format(of path: String) -> String? {
    guard let data = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 512) else { return nil }
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return "png" }
    if bytes.starts(with: [0xff, 0xd8]) { return "jpeg" }
    if bytes.starts(with: Array("%PDF".utf8)) { return "pdf" }
    if bytes.dropFirst(4).starts(with: Array("ftyp".utf8)), ["heic", "heif"].contains(ResourceScan.ending(of: path)) {
      return "heic"
    }
    if ResourceScan.ending(of: path) == "svg" { return "svg" }
    warnings.append("\(path): warning: images are PNG, JPEG, HEIC, PDF or SVG; this one is left out")
    return nil
  }

  /// The traits that an entry names; nil for a device that is no phone or tablet.
  private func traits(of entry: [String: Any]) -> [(String, String)]? {
    var traits: [(String, String)] = []
    switch entry["idiom"] as? String ?? "universal" {
    case "universal": break
    case "iphone": traits.append(("idiom", "phone"))
    case "ipad": traits.append(("idiom", "pad"))
    default: return nil
    }
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      guard let value = appearance["value"] as? String else { continue }
      switch appearance["appearance"] as? String {
      case "luminosity" where value == "tinted": return nil
      case "luminosity": traits.append(("style", value))
      case "contrast": traits.append(("contrast", value))
      default: break
      }
    }
    if let direction = entry["language-direction"] as? String { traits.append(("direction", direction)) }
    if entry["display-gamut"] as? String == "display-P3" { traits.append(("gamut", "p3")) }
    for name in ["width", "height"] {
      if let size = entry["\(name)-class"] as? String { traits.append((name, size)) }
    }
    if let locale = entry["locale"] as? String { traits.append(("locale", locale)) }
    return traits
  }

  /// Caps and the part between them, in pixels.
  private func slices(_ resizing: [String: Any]?) -> [(String, String)] {
    guard let resizing, let mode = resizing["mode"] as? String else { return [] }
    func number(_ table: Any?, _ name: String) -> Int { ((table as? [String: Any])?[name] as? NSNumber)?.intValue ?? 0 }
    let (caps, center) = (resizing["cap-insets"], resizing["center"])
    let (isAcross, isDown) = (mode != "3-part-vertical", mode != "3-part-horizontal")
    let values = [
      isDown ? number(caps, "top") : 0, isAcross ? number(caps, "left") : 0, isDown ? number(caps, "bottom") : 0,
      isAcross ? number(caps, "right") : 0,
    ]
    let size = [isAcross ? number(center, "width") : 0, isDown ? number(center, "height") : 0]
    let filling = (center as? [String: Any])?["mode"] as? String == "stretch" ? "stretch" : "tile"
    return [
      ("caps", values.map(String.init).joined(separator: ",")), ("center", size.map(String.init).joined(separator: ",")),
      ("resizing", filling),
    ]
  }

  /// The largest image.
  private mutating func addIcon(_ path: String, _ name: String) throws {
    var best: (side: Double, file: String)?
    for image in try contents(path, isRequired: true)["images"] as? [[String: Any]] ?? [] {
      guard let source = file(of: image, in: path), traits(of: image)?.contains(where: { $0.0 == "style" }) != true else {
        continue
      }
      let points = Double((image["size"] as? String ?? "").prefix { $0.isNumber || $0 == "." }) ?? 0
      let side = points * (Double((image["scale"] as? String ?? "1").prefix { $0.isNumber }) ?? 1)
      if side > best?.side ?? -1 { best = (side, source) }
    }
    guard let best, let format = format(of: best.file) else { return }
    add(.icon, name, [CatalogFile.Variant(attributes: [("format", format)], file: best.file)], path)
  }

  private mutating func addSymbol(_ path: String, _ name: String) throws {
    for entry in try contents(path, isRequired: true)["symbols"] as? [[String: Any]] ?? [] {
      guard let source = file(of: entry, in: path), let data = FileManager.default.contents(atPath: source) else { continue }
      guard let symbol = SymbolTemplate(data) else {
        warnings.append("\(source): warning: this is no drawing of a symbol as the SF Symbols app exports it; it is left out")
        continue
      }
      let box = [symbol.box.x, symbol.box.y, symbol.box.width, symbol.box.height].map { "\($0)" }.joined(separator: ",")
      return add(.symbol, name, [CatalogFile.Variant(attributes: [("box", box)], text: symbol.pathData)], path)
    }
  }

  // MARK: Files

  private mutating func addFiles(_ path: String, _ name: String, _ kind: CatalogFile.Kind, key: String) throws {
    var variants: [CatalogFile.Variant] = []
    for entry in try contents(path, isRequired: true)[key] as? [[String: Any]] ?? [] {
      guard let source = file(of: entry, in: path), var traits = traits(of: entry) else { continue }
      if let type = entry["universal-type-identifier"] as? String { traits.append(("type", type)) }
      variants.append(CatalogFile.Variant(attributes: traits, file: source))
    }
    add(kind, name, variants, path)
  }

  // MARK: Colours

  private mutating func addColors(_ path: String, _ name: String) throws {
    var variants: [CatalogFile.Variant] = []
    for entry in try contents(path, isRequired: true)["colors"] as? [[String: Any]] ?? [] {
      guard let color = entry["color"] as? [String: Any], let traits = traits(of: entry) else { continue }
      guard let value = try CatalogColor.attribute(color, path: path + "/Contents.json") else { continue }
      variants.append(CatalogFile.Variant(attributes: [value] + traits))
    }
    add(.color, name, variants, path)
  }

  private func contents(_ folder: String, isRequired: Bool) throws -> [String: Any] {
    let path = folder + "/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      if isRequired { throw ResourceError("\(path):1: error: the set has no such file") }
      return [:]
    }
    do { return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:] } catch {
      throw ResourceError("\(path):1: error: this is no JSON: \((error as NSError).userInfo["NSDebugDescription"] ?? error)")
    }
  }
}

/// A colour in a catalogue.
enum CatalogColor {
  /// `srgb=red,green,blue,alpha`, `p3=...`, `gray=white,alpha` or `system=name`; nil for a colour without components.
  static func attribute(_ color: [String: Any], path: String) throws -> (String, String)? {
    if let name = color["reference"] as? String { return ("system", name) }
    guard let components = color["components"] as? [String: Any] else { return nil }
    func number(_ name: String) throws -> Double {
      guard let value = components[name] else { return name == "alpha" ? 1 : 0 }
      if let number = value as? NSNumber { return number.doubleValue }
      guard let text = value as? String, let number = Self.number(text) else {
        throw ResourceError("\(path):1: error: \(name) \(value) is no number: write 0.5, 128 or 0x80")
      }
      return number
    }
    let space = color["color-space"] as? String ?? "srgb"
    if components["white"] != nil { return ("gray", try text([number("white"), number("alpha")])) }
    let rgb = try [number("red"), number("green"), number("blue")]
    switch space {
    case "display-p3": return ("p3", try text(rgb + [number("alpha")]))
    case "extended-linear-srgb": return ("srgb", try text(rgb.map(encoded) + [number("alpha")]))
    default: return ("srgb", try text(rgb + [number("alpha")]))
    }
  }

  /// `0x80` and `128` are parts of 255, `0.5` of 1.
  private static func number(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let value = Double(text) else { return nil }
    return text.contains(".") || text.contains("e") ? value : value / 255
  }

  private static func text(_ numbers: [Double]) -> String { numbers.map { "\($0)" }.joined(separator: ",") }

  /// The curve of IEC 61966-2-1.
  private static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * Foundation.pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }
}
#endif
