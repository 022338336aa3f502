public import Foundation
public import UIKitCore
internal import UIKitGraphics

/// The picture of a quick action. Menus of desktops show none, so that nothing of it is kept.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// The pictures that iOS has for actions.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud,
      invitation
    case confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio
    case update
  }

  public init(type: IconType) {}

  public init(templateImageName: String) {}

  public init(systemImageName: String) {}
}

/// A quick action: an entry in the menu of the app's icon, by which a person starts the app.
///
/// Those that `Info.plist` lists (`UIApplicationShortcutItems`) are the actions of the app's `.desktop` file. They start the program with the
/// argument `-UIApplicationShortcutItemType` and the item's type.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// In the app's words, such as `com.example.notes.new`.
  open fileprivate(set) var type: String
  open fileprivate(set) var localizedTitle: String
  open fileprivate(set) var localizedSubtitle: String?
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// The app's own values.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// What names the scene to open the action in; the app itself reads it.
  open fileprivate(set) var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A quick action that can be changed before it is set again.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }

  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }

  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }

  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }

  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }

  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

extension UIApplication {
  /// The app's own quick actions, beside those of `Info.plist`; nil or empty by default. Kept for this run: desktops read the actions of an app
  /// from its `.desktop` file.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { life?.shortcutItems }
    set { life?.shortcutItems = newValue }
  }
}

extension AppInfo {
  /// The quick actions of the file, without those that lack a type or a title.
  var shortcutItems: [UIApplicationShortcutItem] {
    (self["UIApplicationShortcutItems"] as? [[String: Any]] ?? []).compactMap { item in
      func text(_ key: String) -> String? { item["UIApplicationShortcutItem" + key] as? String }
      guard let type = text("Type"), let title = text("Title") else { return nil }
      let icon =
        text("IconSymbolName").map { UIApplicationShortcutIcon(systemImageName: $0) }
        ?? text("IconFile").map { UIApplicationShortcutIcon(templateImageName: $0) }
      return UIApplicationShortcutItem(
        type: type, localizedTitle: title, localizedSubtitle: text("Subtitle"), icon: icon,
        userInfo: (item["UIApplicationShortcutItemUserInfo"] as? [String: Any])?.compactMapValues(Self.object))
    }
  }

  /// A value of a property list as an object.
  private static func object(_ value: Any) -> (any NSSecureCoding)? {
    switch value {
    case let text as String: text as NSString
    case let number as NSNumber: number
    case let date as Date: date as NSDate
    case let data as Data: data as NSData
    case let list as [Any]: NSArray(array: list)
    case let table as [String: Any]: NSDictionary(dictionary: table)
    default: nil
    }
  }
}

/// What the arguments of a program say of its start.
@MainActor struct LaunchReason {
  /// Addresses with a scheme.
  var addresses: [URL] = []
  var shortcut: UIApplicationShortcutItem?

  /// The argument before the type of a quick action.
  static let shortcutArgument = "-UIApplicationShortcutItemType"

  init(_ arguments: [String], _ info: AppInfo) {
    addresses = arguments.filter { $0.contains("://") }.compactMap(URL.init(string:))
    guard let place = arguments.firstIndex(of: Self.shortcutArgument), place + 1 < arguments.count else { return }
    let type = arguments[place + 1]
    shortcut = info.shortcutItems.first { $0.type == type }
    if shortcut == nil {
      CurrentGraphics.warnOnce(
        "\(Self.shortcutArgument) \(type): Info.plist has no such quick action; name a type of UIApplicationShortcutItems")
    }
  }

  /// nil for a start that has no reason.
  var options: [UIApplication.LaunchOptionsKey: Any]? {
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    if let address = addresses.first { options[.url] = address }
    if let shortcut { options[.shortcutItem] = shortcut }
    return options.isEmpty ? nil : options
  }
}
