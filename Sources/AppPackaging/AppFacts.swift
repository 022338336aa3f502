internal import Foundation

/// What a package says of its app, checked: from the options, else from `Info.plist`, else from the name of the product.
package struct AppFacts: Equatable, Sendable {
  /// What the command line gives; nil for what it leaves open.
  package struct Wishes: Sendable {
    package var name, identifier, version, summary, details, maintainer, homepage, license: String?
    package var categories: [String] = []

    package init() {}
  }

  /// The executable product, and the name of the program.
  package let product: String
  /// As a person reads it.
  package let name: String
  /// As `org.example.App`: the names of the `.desktop` file, the icon and the metadata.
  package let identifier: String
  package let version: String
  /// One line, without a full stop.
  package let summary: String
  package let details: String
  /// `Name <address>`; nil if nobody is named, which a Debian package does not allow.
  package let maintainer: String?
  package let homepage: String?
  /// In the notation of SPDX.
  package let license: String?
  package let categories: [String]
  package let schemes: [String]
  package let actions: [InfoPlist.Action]

  package init(product: String, info: InfoPlist, wishes: Wishes) throws(PackagingError) {
    self.product = product
    name = try Self.line(wishes.name ?? info.name ?? product, "--name")
    identifier = try Self.identifier(wishes.identifier ?? info.identifier, product)
    version = try Self.version(wishes.version, info.version)
    summary = try Self.line(wishes.summary ?? "The app \(name)", "--summary")
    details = wishes.details ?? "\(name) is an app with a window of its own."
    maintainer = try wishes.maintainer.map(Self.maintainer)
    homepage = try wishes.homepage.map(Self.homepage)
    license = try wishes.license.map { text throws(PackagingError) in try Self.line(text, "--license") }
    categories = try Self.categories(wishes.categories.isEmpty ? info.categories ?? ["Utility"] : wishes.categories)
    actions = info.actions
    schemes = info.schemes.filter { Self.matches($0, "[a-z][a-z0-9+.-]*") }
  }

  /// Debian's name of the package: `my-app`.
  package var debianName: String {
    let letters = product.lowercased().map { Self.matches(String($0), "[a-z0-9+.]") ? $0 : "-" }
    let name = String(letters).trimmingCharacters(in: CharacterSet(charactersIn: "-+."))
    return name.count > 1 ? name : "app-" + (name.isEmpty ? "x" : name)
  }

  static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
  }

  private static func line(_ text: String, _ option: String) throws(PackagingError) -> String {
    let isLine = !text.trimmingCharacters(in: .whitespaces).isEmpty && !text.contains(where: \.isNewline)
    guard isLine else { throw PackagingError("\(option) \"\(text)\": give one line of text") }
    return text
  }

  private static func identifier(_ wish: String?, _ product: String) throws(PackagingError) -> String {
    guard let wish else {
      let letters = product.map { matches(String($0), "[A-Za-z0-9_]") ? $0 : "_" }
      return "app.local." + (letters.first?.isNumber == true ? "_" : "") + String(letters)
    }
    guard matches(wish, #"[A-Za-z_][A-Za-z0-9_-]*(\.[A-Za-z_][A-Za-z0-9_-]*)+"#), wish.utf8.count <= 255 else {
      throw PackagingError(
        "the identifier \"\(wish)\" (--identifier, or CFBundleIdentifier of Info.plist): give words of letters, digits, - and _ with dots "
          + "between them, none of which begins with a digit, as org.example.\(product)")
    }
    return wish
  }

  private static func version(_ wish: String?, _ info: String?) throws(PackagingError) -> String {
    let version = wish ?? info ?? "1.0"
    guard matches(version, "[0-9][A-Za-z0-9.+~]*(-[A-Za-z0-9.+~]+)?") else {
      let source = wish == nil ? "CFBundleShortVersionString of Info.plist is" : "--version"
      throw PackagingError("\(source) \"\(version)\": give a digit, then letters, digits, dots, + and ~, as 1.2.3 or 1.2.3-1")
    }
    return version
  }

  private static func maintainer(_ text: String) throws(PackagingError) -> String {
    guard matches(text, #"[^<>\n]*[^<>\s][^<>\n]* <[^<>\s@]+@[^<>\s@]+>"#) else {
      throw PackagingError("--maintainer \"\(text)\": give a name and an address, as \"Ada Lovelace <ada@example.org>\"")
    }
    return text
  }

  private static func homepage(_ text: String) throws(PackagingError) -> String {
    guard matches(text, #"https?://[^\s<>"]+"#) else {
      throw PackagingError("--homepage \"\(text)\": give an address that begins with https://")
    }
    return text
  }

  private static func categories(_ names: [String]) throws(PackagingError) -> [String] {
    for name in names where !matches(name, "[A-Z][A-Za-z0-9-]*") {
      throw PackagingError("--category \"\(name)\": give a category of desktop menus, as Utility, Office, Graphics or Education")
    }
    return names
  }
}
