public import Foundation
public import UIKitCore

/// What a scene is made of: the class of its delegate, and a name.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The answer of delegates that do not implement `application(_:configurationForConnecting:options:)`.
  static let notImplemented = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  /// The name, which the app's `Info.plist` may give a delegate; nil for none.
  open private(set) var name: String?
  /// `.windowApplication` in all that the framework asks for.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene's delegate, a `UISceneDelegate`. If nil, the class is that of `Info.plist` for the configuration's name, else
  /// the class `SceneDelegate` in the module of the app's delegate.
  open var delegateClass: AnyClass?

  /// The class of the scene; nil, the default, for `UIWindowScene`, which the framework makes whatever the class is.
  open var sceneClass: AnyClass?

  /// The storyboard whose initial controller the scene's window shows; nil, the default, for the one that `Info.plist` names.
  open var storyboard: UIStoryboard?

  /// A configuration without a class.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}
