public import Foundation

/// What the plugin UIKitSource lets a module find its resources by.
///
/// Foundation on Linux knows no bundles of modules and reads texts in one language. The plugin writes a file into each module in which
/// `Bundle.main`, `Bundle(for:)`, `NSLocalizedString` and the like stand for these functions; there is no reason to call them.
public enum UIKitSourceResources {
  // MARK: Bundles

  /// The launched app's bundle, else that of the module, else that of the first app beside the program, else Foundation's main bundle.
  public static func mainBundle(of module: String) -> Bundle {
    let launched = MainQueue.sync { CurrentGraphics.display().appResources.module }
    if let launched, let bundle = ResourceBundles.compiled(module: launched) { return bundle }
    if let own = ResourceBundles.compiled(module: module), isApp(own) { return own }
    return ResourceBundles.bundles(for: nil).first { $0 !== Bundle.main && isApp($0) }
      ?? ResourceBundles.compiled(module: module) ?? Bundle.main
  }

  private static func isApp(_ bundle: Bundle) -> Bool { !ResourceBundles.infoPlist(of: bundle).isEmpty }

  /// The module's bundle; Foundation's main bundle if it has no resources.
  public static func bundle(of module: String) -> Bundle { ResourceBundles.compiled(module: module) ?? Bundle.main }

  /// Where the bundle of the class's module is.
  public static func bundleURL(of type: AnyClass) -> URL {
    let module = String(String(reflecting: type).prefix { $0 != "." })
    return bundle(of: module).bundleURL
  }

  /// The address of a bundle at a path.
  ///
  /// The accessor `Bundle.module`, which SwiftPM writes, looks for the folder of resources in `Bundle.main`; it is the folder around it.
  public static func bundleURL(atPath path: String) -> URL {
    let url = URL(fileURLWithPath: path)
    let around = url.deletingLastPathComponent().deletingLastPathComponent()
    let isAccessors = path.hasSuffix(".resources") && around.lastPathComponent == url.lastPathComponent
    return isAccessors && !FileManager.default.fileExists(atPath: path) ? around : url
  }

  /// The first file or folder of that name in the folders of `bundle`, those of languages among them.
  ///
  /// - Parameters:
  ///   - name: nil: the first file with that extension.
  ///   - localization: The only language to look at, beside files that belong to none; nil: those that are shown.
  public static func url(
    forResource name: String?, withExtension ext: String?, subdirectory: String?, localization: String?, in bundle: Bundle
  ) -> URL? {
    guard let name, !name.isEmpty else {
      return urls(forResourcesWithExtension: ext, subdirectory: subdirectory, localization: localization, in: bundle).first
    }
    let file = ext.flatMap { $0.isEmpty ? nil : "\(name).\($0)" } ?? name
    let found = folders(bundle, subdirectory, localization).lazy.map { $0.appendingPathComponent(file) }
    return found.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The files with that extension, or all if it is nil, in the order of the folders in which they are looked for.
  public static func urls(
    forResourcesWithExtension ext: String?, subdirectory: String?, localization: String?, in bundle: Bundle
  ) -> [URL] {
    let ending = ext.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    let all = folders(bundle, subdirectory, localization).flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().map { folder.appendingPathComponent($0) }
    }
    return ending.map { ending in all.filter { $0.pathExtension == ending } } ?? all
  }

  private static func folders(_ bundle: Bundle, _ subdirectory: String?, _ localization: String?) -> [URL] {
    let bundles = bundle === Bundle.main ? [bundle] : ResourceBundles.bundles(for: bundle)
    return bundles.flatMap { bundle in
      let base = subdirectory.map { bundle.bundleURL.appendingPathComponent($0) } ?? bundle.bundleURL
      let languages = localization.map { ["\($0).lproj"] } ?? ResourceBundles.folders(in: bundle)
      // `en.lproj/Help` and `Help/en.lproj` are both folders of languages.
      let inner = languages.map { folder in
        let language = bundle.bundleURL.appendingPathComponent(folder)
        return subdirectory.map { language.appendingPathComponent($0) } ?? language
      }
      return [base] + inner
    }
  }

  // MARK: Info.plist

  /// The keys of the bundle's `Info.plist`, with the values for the device: `UIStatusBarStyle~ipad` on a tablet.
  public static func infoDictionary(of bundle: Bundle) -> [String: Any] {
    let keys = ResourceBundles.infoPlist(of: bundle)
    return keys.isEmpty ? bundle.infoDictionary ?? [:] : keys
  }

  /// A value of `InfoPlist.strings` in the language that is shown, else of `Info.plist`.
  public static func infoValue(_ key: String, of bundle: Bundle) -> Any? {
    ResourceBundles.localized(key, table: "InfoPlist", in: bundle) ?? infoDictionary(of: bundle)[key]
  }

  // MARK: Languages

  /// The languages that the person reads, the preferred one first.
  public static var preferredLanguages: [String] {
    let languages = Languages.preferred
    return languages.isEmpty ? ["en"] : languages
  }

  /// The languages of the bundle's texts that are shown, best first.
  public static func preferredLocalizations(of bundle: Bundle) -> [String] {
    let languages = ResourceBundles.languages(in: bundle)
    return languages.isEmpty ? [ResourceBundles.developmentLanguage(of: bundle)] : languages
  }

  /// All languages of the bundle, sorted.
  public static func localizations(of bundle: Bundle) -> [String] { ResourceBundles.available(in: bundle) }

  /// The language of texts that are not translated.
  public static func developmentLocalization(of bundle: Bundle) -> String { ResourceBundles.developmentLanguage(of: bundle) }

  // MARK: Texts

  /// The text of a key in the languages that are shown; `value`, or the key if that is empty, if no table has it.
  public static func localizedString(forKey key: String, value: String?, table: String?, in bundle: Bundle) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return ResourceBundles.localized(key, table: table, in: bundle) ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// A text of a format, which may have been got by `localizedString(forKey:value:table:in:)`: its plurals follow the arguments.
  public static func string(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    LocalizedFormat.string(format, locale, arguments)
  }
}
