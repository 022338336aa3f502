public import Foundation
public import UIKitCore

extension UIApplication {
  var life: AppLife? { storedLife as? AppLife }

  /// The sessions of the connected scenes.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether the app can open further windows: it adopts scenes, and its `Info.plist`, if that has a scene manifest, says
  /// `UIApplicationSupportsMultipleScenes`.
  public var supportsMultipleScenes: Bool { life?.supportsMultipleScenes ?? false }

  /// Opens a new scene in a window of its own, or puts the window of an open session in front, after the code that runs now.
  ///
  /// The delegate is asked for the configuration of a new scene; its scene's delegate finds the activity among the options of the connection.
  /// An open scene receives it by `scene(_:continue:)`.
  ///
  /// - Parameters:
  ///   - sceneSession: nil for a new scene.
  ///   - userActivity: What the scene shall show.
  ///   - options: Which scene has asked.
  ///   - errorHandler: Called with a `UISceneError`: `multipleScenesNotSupported` at once if the app cannot open scenes; `requestDenied` later
  ///     if the session has been discarded or the desktop opens no window.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let life else { return errorHandler?(UISceneError(.multipleScenesNotSupported)) ?? () }
    life.requestActivation(of: sceneSession, userActivity, fail: errorHandler)
  }

  /// The same, by a request.
  public func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
  }

  /// Closes the window of a session after the code that runs now: the scene is disconnected and the session discarded. The last window's end is
  /// the app's.
  ///
  /// - Parameters:
  ///   - sceneSession: An open one.
  ///   - options: Have no effect: the desktop animates windows.
  ///   - errorHandler: Called with a `UISceneError`, `requestDenied`, if the session has been discarded before.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let life else { return errorHandler?(UISceneError(.multipleScenesNotSupported)) ?? () }
    life.requestDestruction(of: sceneSession, fail: errorHandler)
  }

  /// Does nothing: every scene is shown and up to date.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// What an app asks for when it opens a scene or puts one in front.
@preconcurrency @MainActor public struct UISceneSessionActivationRequest {
  /// nil for a new scene.
  public let session: UISceneSession?
  /// `.windowApplication`.
  public let role: UISceneSession.Role
  /// What the scene shall show.
  public var userActivity: NSUserActivity?
  /// Which scene has asked.
  public var options: UIScene.ActivationRequestOptions?

  /// A request for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (session, self.role, self.userActivity, self.options) = (nil, role, userActivity, options)
  }

  /// A request for an open session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.session, role, self.userActivity, self.options) = (session, session.role, userActivity, options)
  }
}

extension UIScene {
  /// How a scene is opened.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene in which the person has asked; nil at first. It has no effect: the desktop places windows.
    open var requestingScene: UIScene?

    /// Options without a scene.
    public override init() {}
  }
}

/// How a scene goes.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Options that say nothing.
  public override init() {}
}

/// How the window of a scene goes.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// `.standard` by default. It has no effect: the desktop animates windows.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// Why a window goes.
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
}
