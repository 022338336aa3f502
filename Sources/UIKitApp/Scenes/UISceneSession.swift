public import Foundation
public import UIKitCore

/// What is known of a scene besides its windows. The program has one, from its launch to its end.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// Free text.
    public let rawValue: String

    /// Any text makes a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app's windows: the only role that a scene has here.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on a second display. Never asked for.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene; nil after its screen has gone.
  open private(set) weak var scene: UIScene?
  /// `.windowApplication`.
  open private(set) var role: Role
  /// What the app's delegate returned, or `Info.plist` says.
  open package(set) var configuration: UISceneConfiguration
  /// The same in every run of the program, which has one scene.
  open var persistentIdentifier: String { "main" }
  /// The app's own; nil at first, and not kept after the process.
  open var userInfo: [String: Any]?

  init(_ scene: UIScene) {
    (self.scene, role) = (scene, .windowApplication)
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  }
}
