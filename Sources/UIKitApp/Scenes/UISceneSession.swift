public import Foundation
public import UIKitCore

/// What is known of a scene besides its windows: from its connection until its window is closed, which discards the session.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// Free text.
    public let rawValue: String

    /// Any text makes a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app's windows: the only role that a scene has here.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The same as `windowExternalDisplayNonInteractive`, by its name before iOS 16.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// Windows on a second display. Never asked for.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene; nil before it is connected and after its window has been closed.
  open private(set) weak var scene: UIScene?
  /// `.windowApplication`.
  open private(set) var role: Role
  /// What the app's delegate returned, or `Info.plist` says.
  open package(set) var configuration: UISceneConfiguration
  /// Different for each session that is open, and the same in every run of the program for the first, the second, ... scene of a configuration.
  open var persistentIdentifier: String { name }
  /// The app's own; nil at first, and not kept after the process.
  open var userInfo: [String: Any]?
  /// What the scene's delegate returned from `stateRestorationActivity(for:)` when the scene went to the background; not kept after the
  /// process.
  open var stateRestorationActivity: NSUserActivity?
  /// The configuration's name, with a number from the second open scene on.
  var name = "Main"
  /// Of the configuration's storyboard.
  var window: UIWindow?

  override init() {
    role = .windowApplication
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  }

  convenience init(_ scene: UIScene) {
    self.init()
    self.scene = scene
  }

  func attach(to scene: UIScene) {
    self.scene = scene
    scene.storedSession = self
  }

  func detach() { (scene, window) = (nil, nil) }
}
