package import Foundation

/// What an app's `Info.plist` says of its package.
package struct InfoPlist {
  private let keys: [String: Any]

  package init(_ keys: [String: Any] = [:]) { self.keys = keys }

  /// Throws for a file that is no property list, or has a list at its top.
  package init(contentsOf file: URL) throws(PackagingError) {
    guard let data = try? Data(contentsOf: file) else {
      throw PackagingError("--info \(file.path): the file cannot be read: name an Info.plist")
    }
    guard let keys = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      throw PackagingError(
        "\(file.path): this is no property list with keys: see what 'plutil -lint' says on a Mac, or open it in an editor")
    }
    self.keys = keys
  }

  /// The text of a key; nil if it is empty, or a variable that Xcode would have replaced.
  private subscript(key: String) -> String? {
    guard let text = keys[key] as? String, !text.isEmpty, !text.contains("$(") else { return nil }
    return text
  }

  package var name: String? { self["CFBundleDisplayName"] ?? self["CFBundleName"] }
  package var identifier: String? { self["CFBundleIdentifier"] }
  package var version: String? { self["CFBundleShortVersionString"] ?? self["CFBundleVersion"] }

  /// The set in the asset catalogue, else the last of the icon files.
  package var iconName: String? {
    let icons = (keys["CFBundleIcons"] as? [String: Any])?["CFBundlePrimaryIcon"] as? [String: Any]
    return icons?["CFBundleIconName"] as? String ?? (icons?["CFBundleIconFiles"] as? [String])?.last ?? self["CFBundleIconFile"]
  }

  /// A quick action of the app's icon.
  package struct Action: Equatable, Sendable {
    package let type, title: String
  }

  /// The quick actions, without those that lack a type or a title of one line.
  package var actions: [Action] {
    (keys["UIApplicationShortcutItems"] as? [[String: Any]] ?? []).compactMap { item in
      guard let type = item["UIApplicationShortcutItemType"] as? String,
        let title = item["UIApplicationShortcutItemTitle"] as? String,
        !title.isEmpty, !(type + title).contains(where: \.isNewline)
      else { return nil }
      return Action(type: type, title: title)
    }
  }

  /// The schemes of addresses that the app opens.
  package var schemes: [String] {
    let types = keys["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
  }

  /// The categories of the desktop's menus that are nearest to Apple's; nil if the file names none.
  package var categories: [String]? {
    guard let name = self["LSApplicationCategoryType"], name.hasPrefix("public.app-category.") else { return nil }
    let category = name.dropFirst("public.app-category.".count)
    if category.hasSuffix("games") { return ["Game"] }
    return Self.categories[String(category)]
  }

  /// Apple's names, and the registered ones of the Desktop Menu Specification.
  private static let categories: [String: [String]] = [
    "books": ["Education", "Literature"], "business": ["Office"], "developer-tools": ["Development"], "education": ["Education"],
    "entertainment": ["AudioVideo"], "finance": ["Office", "Finance"], "food-and-drink": ["Utility"],
    "graphics-design": ["Graphics"], "healthcare-fitness": ["Utility"], "lifestyle": ["Utility"],
    "medical": ["Science", "MedicalSoftware"], "music": ["AudioVideo", "Audio"], "navigation": ["Utility", "Maps"],
    "news": ["Network", "News"], "photography": ["Graphics", "Photography"], "productivity": ["Office"],
    "reference": ["Education"], "social-networking": ["Network"], "sports": ["Utility"], "travel": ["Utility"],
    "utilities": ["Utility"], "video": ["AudioVideo", "Video"], "weather": ["Utility"],
  ]
}
