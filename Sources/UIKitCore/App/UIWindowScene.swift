internal import Foundation
public import UIKitGraphics

/// One instance of the app's interface: a program has one, its host's window.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

  /// The objects of an app that adopts scenes, whose classes stand above this module.
  package final var storedSession: AnyObject?
  package final var storedDelegate: AnyObject?
  /// Shown by the desktop as the window's title; while empty, as at first, that of the controller in front is.
  open var title: String! = ""
  /// `.unattached` until an app that adopts scenes has connected the scene, `.background` in its last messages; else `.foregroundActive`: an
  /// app of a desktop is never suspended.
  open package(set) var activationState = ActivationState.foregroundActive
}

/// The windows of a screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private weak var storedScreen: UIScreen?

  init(_ screen: UIScreen) { storedScreen = screen }

  /// `UIScreen.main` after the scene's own screen has gone.
  open var screen: UIScreen { storedScreen ?? UIScreen.main }

  open override var next: UIResponder? { screen.application }

  /// The visible windows, from back to front.
  open var windows: [UIWindow] { screen.windows }

  /// The window that keys go to.
  open var keyWindow: UIWindow? { screen.application.keyWindow }

  /// The orientation of a simulated device; else `.landscapeLeft` if the screen is wider than high, and `.portrait` if not.
  open var interfaceOrientation: UIInterfaceOrientation { screen.application.statusBarOrientation }

  /// The sizes that the person can give to the window; nil after the scene's screen has gone.
  open private(set) lazy var sizeRestrictions = storedScreen.map { UISceneSizeRestrictions($0) }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
}

extension UIApplication {
  /// The scene of the app's screen.
  public var connectedScenes: Set<UIScene> { screen.map { [$0.scene] } ?? [] }
}
