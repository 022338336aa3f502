/// Tells classes of apps from those of this package, whose methods read no model and whose traits are followed already.
///
/// Cost: a look into a dictionary; the first time for a class its name is made.
@MainActor enum AppClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  private static let modules: Set<Substring> = [
    "MessageUI", "PhotosUI", "QuartzCore", "SafariServices", "Scrollwork", "UIKit", "UIKitAccessibility", "UIKitAnimation",
    "UIKitApp", "UIKitCollections", "UIKitControllers", "UIKitControls", "UIKitCore", "UIKitDocuments", "UIKitKeyboard",
    "UIKitLists", "UIKitTables", "UIKitText", "UserNotifications",
  ]

  static func contains(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let answer = !modules.contains(String(reflecting: type).prefix { $0 != "." })
    known[key] = answer
    return answer
  }
}
