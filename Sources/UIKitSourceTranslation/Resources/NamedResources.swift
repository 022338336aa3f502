#if UIKitSource
import Diagnostics
import Foundation
internal import InterfaceCompiler

/// The names under which an app finds its resources, to compare with those that its code and its Interface Builder files use.
package struct NamedResources {
  private var names: [ResourceUse.Kind: Set<String>] = [:]

  /// Catalogues that cannot be read add nothing: the build says so itself.
  package init(folders: [String]) throws {
    let scan = try ResourceScan(folders: folders, resources: nil, excluded: [], infoPlist: nil)
    var (tables, catalogs) = (StringTables(), CatalogReader())
    for item in scan.items {
      switch item.kind {
      case .catalog: try? catalogs.add(catalog: item.source)
      case .infoPlist: continue
      case .file where StringTables.extensions.contains(ResourceScan.ending(of: item.place)):
        try? tables.add(FileManager.default.contents(atPath: item.source) ?? Data(), path: item.source, place: item.place)
      case .file: continue
      }
    }
    self.init(scan, catalogs.file, tables)
  }

  init(_ scan: ResourceScan, _ catalog: CatalogFile, _ tables: StringTables) {
    for entry in catalog.entries { names[Self.kinds[entry.kind]!, default: []].insert(entry.name) }
    for (place, table) in tables.files where (place as NSString).lastPathComponent.hasPrefix("Localizable.") {
      names[.text, default: []].formUnion(table.keys)
    }
    for item in scan.items where item.kind == .file { add(item.place) }
  }

  private static let kinds: [CatalogFile.Kind: ResourceUse.Kind] = [
    .image: .image, .symbol: .image, .icon: .image, .color: .color, .data: .data,
  ]

  private static let images: Set<String> = ["png", "jpg", "jpeg", "heic", "pdf", "svg"]

  private mutating func add(_ place: String) {
    let ending = ResourceScan.ending(of: place)
    let parts = place.split(separator: "/").drop { $0.hasSuffix(".lproj") }.joined(separator: "/")
    let stem = (parts as NSString).deletingPathExtension
    switch ending {
    case "storyboard": names[.storyboard, default: []].insert(stem)
    case "xib": names[.nib, default: []].insert(stem)
    case let ending where Self.images.contains(ending):
      // `star@2x~ipad.png` is found as star, star.png and star@2x.
      let plain = stem.replacing(/(@[123]x)?(~[a-z]+)?$/, with: "")
      for name in [stem, plain] {
        names[.image, default: []].formUnion([name, "\(name).\((parts as NSString).pathExtension)"])
      }
    default: break
    }
  }

  // MARK: Comparing

  /// Warnings of the names that an app's code uses and that nothing has; of a file as the path, the line and the column.
  package func warnings(about files: [FileSummary]) -> [String] {
    files.flatMap { file in
      file.resources.compactMap { use in
        warning(use.kind, use.name).map { "\(file.path):\(use.line):\(use.column): warning: \($0)" }
      }
    }
  }

  /// The same for Interface Builder files, whose messages name the line.
  package func warnings(about files: InterfaceFiles) -> [String] {
    files.resources.flatMap { file in
      file.uses.compactMap { use in
        warning(use.kind == .image ? .image : .color, use.name).map { "\(file.path):\(use.line): warning: \($0)" }
      }
    }
  }

  /// An app without any resource of a kind may have them elsewhere, so it is not warned of that kind.
  private func warning(_ kind: ResourceUse.Kind, _ name: String) -> String? {
    guard let known = names[kind], !known.contains(name) else { return nil }
    // Code from before catalogues names files: `star.png` is the set `star`.
    if kind == .image, Self.images.contains(ResourceScan.ending(of: name)),
      known.contains((name as NSString).deletingPathExtension)
    {
      return nil
    }
    let near = NearNames.question(name, among: known)
    return switch kind {
    case .image: "no asset catalogue and no file has the image \"\(name)\"\(near)"
    case .color: "no asset catalogue has the color \"\(name)\"\(near)"
    case .data: "no asset catalogue has the data set \"\(name)\"\(near)"
    case .storyboard: "there is no storyboard \(name): creating one of its controllers stops the program\(near)"
    case .nib: "there is no nib \(name): loading it stops the program\(near)"
    // A key that is nothing like those of the tables is meant to be shown as it is.
    case .text: near.isEmpty ? nil : "no table of texts has the key \"\(name)\", which is shown itself\(near)"
    }
  }
}
#endif
