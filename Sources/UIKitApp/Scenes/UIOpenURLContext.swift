public import Foundation
public import UIKitCore

/// An address that the program was started with.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The address.
  open private(set) var url: URL
  /// Says nothing: a desktop does not tell who passed the address on.
  open private(set) var options = UIScene.OpenURLOptions()

  init(_ url: URL) { self.url = url }
}

extension UIScene {
  /// The origin of an address.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// nil.
    open var sourceApplication: String? { nil }
    /// nil.
    open var annotation: Any? { nil }
    /// True: a file is opened where it lies.
    open var openInPlace: Bool { true }
  }

  /// Why a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The addresses among the program's arguments, such as `trails://lake`.
    open private(set) var urlContexts: Set<UIOpenURLContext>
    /// The activity with which the app has asked for the scene, if any.
    open private(set) var userActivities: Set<NSUserActivity>
    /// nil: a desktop does not tell.
    open var sourceApplication: String? { nil }

    /// The quick action that the program was started by, if any.
    open private(set) var shortcutItem: UIApplicationShortcutItem?

    init(_ addresses: [URL], activities: Set<NSUserActivity> = [], shortcut: UIApplicationShortcutItem? = nil) {
      shortcutItem = shortcut
      (urlContexts, userActivities) = (Set(addresses.map(UIOpenURLContext.init)), activities)
    }
  }
}
