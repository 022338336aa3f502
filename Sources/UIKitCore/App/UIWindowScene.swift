internal import Diagnostics
package import Foundation
public import UIKitGraphics

/// One instance of the app's interface, in a window of its own on the desktop.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

  /// The objects of an app that adopts scenes, whose classes stand above this module.
  package final var storedSession: AnyObject?
  package final var storedDelegate: AnyObject?
  /// Shown by the desktop as the window's title; while empty, as at first, that of the controller in front is.
  open var title: String! = "" {
    didSet { titleChanged() }
  }
  /// Shown after the title; empty at first.
  open var subtitle = "" {
    didSet { titleChanged() }
  }
  func titleChanged() {}
  /// `.unattached` until an app that adopts scenes has connected the scene, and after it has been disconnected. `.foregroundActive` in the
  /// scene that has the keys, or had them last, and `.foregroundInactive` in all others, which go on: an app of a desktop is never suspended.
  open package(set) var activationState = ActivationState.foregroundActive {
    didSet {
      if activationState != oldValue { NotificationCenter.default.post(name: Self.activityChangedNotification, object: self) }
    }
  }

  /// Posted with the scene after `activationState` has changed, before the messages about it.
  package nonisolated static let activityChangedNotification = Notification.Name("UISceneActivityChangedNotification")
}

/// The windows of a screen: of one window of the desktop.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private weak var storedScreen: UIScreen?

  init(_ screen: UIScreen) { storedScreen = screen }

  /// The area of the desktop's window: each scene has a screen of its own, with the scale and the refresh rate of the display on which the
  /// window lies. `UIScreen.main` after the scene's own screen has gone.
  open var screen: UIScreen { storedScreen ?? UIScreen.main }

  /// The scene's own screen; nil after it has gone.
  package final var ownScreen: UIScreen? { storedScreen }

  override final func titleChanged() { storedScreen?.driver.setNeedsFrame() }

  /// Whether the window covers its display; F11 changes it.
  open var isFullScreen: Bool { storedScreen?.isFullScreen ?? false }

  open override var next: UIResponder? { screen.application }

  /// The visible windows, from back to front.
  open var windows: [UIWindow] { storedScreen?.windows ?? [] }

  /// The window that the scene's keys go to.
  open var keyWindow: UIWindow? { storedScreen?.keyWindow }

  /// The orientation of a simulated device; else `.landscapeLeft` if the screen is wider than high, and `.portrait` if not.
  open var interfaceOrientation: UIInterfaceOrientation { screen.application.statusBarOrientation }

  /// The sizes that the person can give to the window; nil after the scene's screen has gone.
  open private(set) lazy var sizeRestrictions = storedScreen.map { UISceneSizeRestrictions($0) }

  /// What the scene's status bar looks like; nil after the scene's screen has gone.
  open private(set) lazy var statusBarManager = storedScreen.map { UIStatusBarManager($0) }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The traits that the scene sets for its screen and all its windows. Change them in place: an object of another type is a programming error.
  open var traitOverrides: any UITraitOverrides {
    get { storedScreen?.traitOverrides ?? TraitOverrides() }
    set {
      guard let overrides = newValue as? TraitOverrides else {
        programmingError("UIWindowScene.traitOverrides: change the overrides that you are given, do not make your own")
      }
      storedScreen?.traitOverrides = overrides
    }
  }

  /// The orientation and the frame of the scene as they are now.
  open var effectiveGeometry: Geometry {
    Geometry(interfaceOrientation: interfaceOrientation, systemFrame: CGRect(origin: .zero, size: screen.bounds.size))
  }
}

extension UIApplication {
  /// The app's scenes.
  public var connectedScenes: Set<UIScene> { Set(screens.map(\.scene)) }
}
