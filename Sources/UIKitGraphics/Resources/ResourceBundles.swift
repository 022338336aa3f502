package import Foundation
internal import Synchronization

/// Where an app's resources are: the bundles that the plugin UIKitSource compiles, and the folders of languages in them.
///
/// The bundle of a target is the folder `Package_Target.resources/Target.bundle` beside the program.
package enum ResourceBundles {
  /// The bundles in which a resource is looked for, in order.
  ///
  /// - Parameter bundle: nil: the app's own: that of the launched app, else every compiled bundle beside the program, sorted by name; then
  ///   the folder of the program.
  package static func bundles(for bundle: Bundle?) -> [Bundle] {
    guard let bundle, bundle !== Bundle.main else { return app() + [Bundle.main] }
    return bundle.bundlePath.hasSuffix(".resources") ? [bundle] + compiled(in: bundle.bundlePath) : [bundle]
  }

  /// The first file or folder of that name, in a folder of a language if it is not in the bundle itself.
  ///
  /// - Parameter withExtension: Without its dot; empty for a name that has its extension already.
  package static func url(forResource name: String, withExtension: String, in bundle: Bundle?) -> URL? {
    let file = withExtension.isEmpty ? name : "\(name).\(withExtension)"
    for bundle in bundles(for: bundle) {
      if let url = url(of: file, in: bundle) { return url }
    }
    return nil
  }

  /// The file in the bundle itself, else in its folder of the language that is shown, else in `Base.lproj`.
  private static func url(of file: String, in bundle: Bundle) -> URL? {
    let base = bundle.bundleURL
    for folder in [""] + folders(in: bundle) {
      let url =
        folder.isEmpty ? base.appendingPathComponent(file) : base.appendingPathComponent(folder).appendingPathComponent(file)
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    return nil
  }

  /// The text of a key in the table `table` of the languages that are shown; nil if no table has the key.
  ///
  /// The text of a plural is a format for `LocalizedFormat`.
  package static func localized(_ key: String, table: String, in bundle: Bundle?) -> String? {
    for bundle in bundles(for: bundle) {
      for (folder, language) in textFolders(in: bundle) {
        let path = bundle.bundleURL.appendingPathComponent(folder).appendingPathComponent(table).path
        switch StringTable.at(path, language: language)[key] {
        case .text(let text): return text
        case .rule(let rule): return rule.text
        case nil: continue
        }
      }
    }
    return nil
  }

  /// The folders with texts, and their languages. A bundle that is a folder of a language itself, `de.lproj`, has its texts beside it.
  private static func textFolders(in bundle: Bundle) -> [(folder: String, language: String)] {
    let development = BundleContents.of(bundle).developmentLanguage
    let own = bundle.bundleURL.pathExtension == "lproj" ? bundle.bundleURL.deletingPathExtension().lastPathComponent : development
    return folders(in: bundle).map { ($0, $0 == "Base.lproj" ? development : String($0.dropLast(6))) } + [("", own)]
  }

  // MARK: Languages

  /// The folders of languages in `bundle` that are searched, best first: `de.lproj`, `Base.lproj`.
  static func folders(in bundle: Bundle) -> [String] {
    let contents = BundleContents.of(bundle)
    return languages(in: bundle).map { "\($0).lproj" } + (contents.hasBase ? ["Base.lproj"] : [])
  }

  /// The languages of `bundle` that are shown, best first.
  static func languages(in bundle: Bundle) -> [String] {
    let contents = BundleContents.of(bundle)
    return Languages.order(
      preferred: Languages.preferred, available: contents.languages, development: contents.developmentLanguage)
  }

  /// The languages for which `bundle` has a folder or that its `Info.plist` lists, sorted.
  static func available(in bundle: Bundle) -> [String] { BundleContents.of(bundle).languages }

  static func developmentLanguage(of bundle: Bundle) -> String { BundleContents.of(bundle).developmentLanguage }

  /// The language in which the app on the present display is shown: one of its bundle's, else the person's.
  package static var appLanguage: String? {
    let bundle = bundles(for: nil).first { $0 !== Bundle.main && !available(in: $0).isEmpty }
    return bundle.map { languages(in: $0).first ?? developmentLanguage(of: $0) }
  }

  /// The asset catalogues of `bundles(for:)`, in order.
  static func catalogs(for bundle: Bundle?) -> [AssetCatalog] {
    bundles(for: bundle).compactMap { AssetCatalog.at($0.bundlePath) }
  }

  // MARK: Info.plist

  /// The keys in the bundle's `Info.plist`; empty without one.
  package static func infoPlist(of bundle: Bundle) -> [String: Any] { BundleContents.of(bundle).info.keys }

  // MARK: Compiled bundles

  /// The compiled bundle of a target; nil without one.
  package static func compiled(module: String) -> Bundle? {
    others[module].flatMap(Bundle.init(path:)) ?? besideProgram.first { $0.name == module }?.bundle
  }

  /// The launched app's, else all.
  private static func app() -> [Bundle] {
    let module = MainQueue.sync { CurrentGraphics.display().appResources.module }
    if let module, let own = compiled(module: module) { return [own] }
    return others.sorted { $0.key < $1.key }.compactMap { Bundle(path: $0.value) } + besideProgram.map(\.bundle)
  }

  private struct Compiled: @unchecked Sendable {
    let name: String
    let bundle: Bundle
  }

  /// The paths of bundles by their modules, where tests have some of their own.
  @TaskLocal package static var others: [String: String] = [:]

  private static let besideProgram: [Compiled] = {
    let folder = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") }.flatMap { compiled(in: "\(folder)/\($0)") }
    return bundles.map { Compiled(name: $0.bundleURL.deletingPathExtension().lastPathComponent, bundle: $0) }.sorted {
      ($0.name, $0.bundle.bundlePath) < ($1.name, $1.bundle.bundlePath)
    }
  }()

  /// The bundle that the plugin has compiled into a folder `Package_Target.resources`: it has the name of the target.
  private static func compiled(in folder: String) -> [Bundle] {
    let name = URL(fileURLWithPath: folder).deletingPathExtension().lastPathComponent
    let bundles = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { bundle in
      bundle.hasSuffix(".bundle") && name.hasSuffix("_" + bundle.dropLast(7))
    }
    return bundles.sorted().compactMap { Bundle(path: "\(folder)/\($0)") }
  }
}

/// What is remembered of a bundle, by its path.
private struct BundleContents {
  let languages: [String]
  let hasBase: Bool
  let developmentLanguage: String
  let info: InfoKeys

  /// Never changed.
  final class InfoKeys: @unchecked Sendable {
    let keys: [String: Any]

    init(_ keys: [String: Any]) { self.keys = keys }
  }

  private static let read = Mutex<[String: BundleContents]>([:])

  static func of(_ bundle: Bundle) -> BundleContents {
    let path = bundle.bundlePath
    if let known = read.withLock({ $0[path] }) { return known }
    let folders = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".lproj") }
    let info = FileManager.default.contents(atPath: path + "/Info.plist").flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    let languages = folders.map { String($0.dropLast(6)) } + (info?["CFBundleLocalizations"] as? [String] ?? [])
    let contents = BundleContents(
      languages: Set(languages).subtracting(["Base"]).sorted(), hasBase: folders.contains("Base.lproj"),
      developmentLanguage: info?["CFBundleDevelopmentRegion"] as? String ?? "en", info: InfoKeys(info ?? [:]))
    read.withLock { $0[path] = contents }
    return contents
  }
}
