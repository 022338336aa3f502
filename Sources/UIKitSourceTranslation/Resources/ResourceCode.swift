#if UIKitSource
import Foundation

/// The Swift file by which a module finds its resources: names of Foundation that stand for UIKit's functions in this module, and the names of
/// images and colours.
enum ResourceCode {
  static func text(module: String, catalog: CatalogFile) -> String {
    let symbols = ["image", "color"].map { kind in
      ResourceNames.code(catalog.entries.filter { $0.kind.rawValue == kind }.map(\.name), kind)
    }
    return shadows.replacingOccurrences(of: "MODULE", with: module.debugDescription) + symbols.joined() + "#endif\n"
  }

  private static let imports = ["Foundation", "UIKit"].map { "import \($0)" }.joined(separator: "\n")

  private static let shadows = """
    // Written by uikit-source: what this module finds its resources by. In the module these names hide those of Foundation; where both are visible, as
    // in tests that import the module as @testable, Foundation's come first.
    #if canImport(UIKit)
    \(imports)

    extension Foundation.Bundle {
      @_disfavoredOverload class var main: Bundle { UIKitSourceResources.mainBundle(of: MODULE) }

      @_disfavoredOverload convenience init(for aClass: AnyClass) { self.init(url: UIKitSourceResources.bundleURL(of: aClass))! }

      @_disfavoredOverload convenience init?(path: String) { self.init(url: UIKitSourceResources.bundleURL(atPath: path)) }

      @_disfavoredOverload func url(forResource name: String?, withExtension ext: String?) -> URL? {
        url(forResource: name, withExtension: ext, subdirectory: nil)
      }

      @_disfavoredOverload func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
        url(forResource: name, withExtension: ext, subdirectory: subpath, localization: nil)
      }

      @_disfavoredOverload func url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?
      ) -> URL? {
        UIKitSourceResources.url(
          forResource: name, withExtension: ext, subdirectory: subpath, localization: localizationName, in: self)
      }

      @_disfavoredOverload func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        UIKitSourceResources.urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: nil, in: self)
      }

      @_disfavoredOverload func path(forResource name: String?, ofType ext: String?) -> String? { url(forResource: name, withExtension: ext)?.path }

      @_disfavoredOverload func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
        url(forResource: name, withExtension: ext, subdirectory: subpath)?.path
      }

      @_disfavoredOverload func path(
        forResource name: String?, ofType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?
      ) -> String? {
        url(forResource: name, withExtension: ext, subdirectory: subpath, localization: localizationName)?.path
      }

      @_disfavoredOverload func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
        urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map(\\.path) ?? []
      }

      @_disfavoredOverload func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        UIKitSourceResources.localizedString(forKey: key, value: value, table: tableName, in: self)
      }

      @_disfavoredOverload var infoDictionary: [String: Any]? { UIKitSourceResources.infoDictionary(of: self) }

      @_disfavoredOverload var localizedInfoDictionary: [String: Any]? {
        infoDictionary.map { $0.reduce(into: [:]) { $0[$1.key] = UIKitSourceResources.infoValue($1.key, of: self) } }
      }

      @_disfavoredOverload func object(forInfoDictionaryKey key: String) -> Any? { UIKitSourceResources.infoValue(key, of: self) }

      @_disfavoredOverload var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }

      @_disfavoredOverload var preferredLocalizations: [String] { UIKitSourceResources.preferredLocalizations(of: self) }

      @_disfavoredOverload var localizations: [String] { UIKitSourceResources.localizations(of: self) }

      @_disfavoredOverload var developmentLocalization: String? { UIKitSourceResources.developmentLocalization(of: self) }
    }

    @_disfavoredOverload func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
    ) -> String {
      UIKitSourceResources.localizedString(forKey: key, value: value, table: tableName, in: bundle)
    }

    extension String {
      @_disfavoredOverload init(format: __shared String, _ arguments: any CVarArg...) {
        self = UIKitSourceResources.string(format: format, locale: nil, arguments: arguments)
      }

      @_disfavoredOverload init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = UIKitSourceResources.string(format: format, locale: nil, arguments: arguments)
      }

      @_disfavoredOverload init(format: __shared String, locale: __shared Locale?, _ args: any CVarArg...) {
        self = UIKitSourceResources.string(format: format, locale: locale, arguments: args)
      }

      @_disfavoredOverload init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        self = UIKitSourceResources.string(format: format, locale: locale, arguments: arguments)
      }

      @_disfavoredOverload static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        UIKitSourceResources.string(format: format, locale: Locale.current, arguments: arguments)
      }
    }

    extension Locale {
      @_disfavoredOverload static var preferredLanguages: [String] { UIKitSourceResources.preferredLanguages }
    }

    typealias LocalizedStringResource = UIKit.LocalizedStringResource

    private enum UIKitSourceBundle {
      static var own: Bundle { UIKitSourceResources.bundle(of: MODULE) }
    }

    """
}

/// The names of images and colours as Swift has them.
enum ResourceNames {
  /// `ImageResource.star` and `UIImage.star`, or `ColorResource.brand` and `UIColor.brand`, of all names that can be written in Swift.
  ///
  /// - Parameter kind: `image` or `color`.
  static func code(_ names: [String], _ kind: String) -> String {
    var root = Space()
    for name in names.sorted() { root.add(name.split(separator: "/").map(String.init), name, kind) }
    if root.isEmpty { return "" }
    let (type, owner) = kind == "image" ? ("ImageResource", "UIImage") : ("ColorResource", "UIColor")
    return """

      extension UIKit.\(type) {
      \(root.resources(type, "  "))}

      // In a protocol: a name of UIKit's or of the app's own comes first.
      extension \(type)Names where Self == \(owner) {
      \(root.values(type, owner, "  ", path: ""))}

      """
  }

  /// A namespace.
  private struct Space {
    var names: [(swift: String, name: String)] = []
    var spaces: [(swift: String, space: Space)] = []

    var isEmpty: Bool { names.isEmpty && spaces.isEmpty }

    mutating func add(_ path: [String], _ name: String, _ kind: String) {
      guard let first = path.first else { return }
      if path.count == 1 {
        guard let swift = ResourceNames.identifier(first, dropping: kind), !names.contains(where: { $0.swift == swift }) else {
          return
        }
        names.append((swift, name))
      } else if let swift = ResourceNames.identifier(first, dropping: "").map({ $0.prefix(1).uppercased() + $0.dropFirst() }) {
        if !spaces.contains(where: { $0.swift == swift }) { spaces.append((swift, Space())) }
        let place = spaces.firstIndex { $0.swift == swift }!
        spaces[place].space.add(Array(path.dropFirst()), name, kind)
      }
    }

    func resources(_ type: String, _ indent: String) -> String {
      let lines = names.map {
        "\(indent)static let \(quoted($0.swift)) = UIKit.\(type)(name: \($0.name.debugDescription), bundle: UIKitSourceBundle.own)\n"
      }
      let inner = spaces.map { "\(indent)enum \($0.swift) {\n\($0.space.resources(type, indent + "  "))\(indent)}\n" }
      return (lines + inner).joined()
    }

    /// Those in namespaces are found as resources alone: a protocol cannot contain types.
    func values(_ type: String, _ owner: String, _ indent: String, path: String) -> String {
      names.map { "\(indent)static var \(quoted($0.swift)): \(owner) { \(owner)(resource: .\(quoted($0.swift))) }\n" }.joined()
    }

    private func quoted(_ name: String) -> String { ResourceNames.keywords.contains(name) ? "`\(name)`" : name }
  }

  /// `AccentColor` is `accent`, `ic_add-24` is `icAdd24`, `URLIcon` is `urlIcon`; nil for a name without letters and digits.
  static func identifier(_ name: String, dropping kind: String) -> String? {
    var words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard let first = words.first else { return nil }
    words[0] = lowercased(first)
    for place in words.indices.dropFirst() { words[place] = words[place].prefix(1).uppercased() + words[place].dropFirst() }
    var all = words.joined()
    if !kind.isEmpty, all.count > kind.count, all.hasSuffix(kind.prefix(1).uppercased() + kind.dropFirst()) {
      all.removeLast(kind.count)
    }
    return all.first.map { $0.isNumber ? "_\(all)" : all }
  }

  /// With the capitals at its start in lower case, but for the last of several before a small letter.
  private static func lowercased(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.isEmpty { return word }
    let isAcronym = capitals.count > 1 && capitals.count < word.count && word.dropFirst(capitals.count).first?.isLetter == true
    let count = isAcronym ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  fileprivate static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
#endif
