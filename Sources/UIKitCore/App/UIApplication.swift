public import Foundation
public import Selectors
public import UIKitGraphics

/// The running app: the last responder of the chain, and the entry point of all its events.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The application of `UIScreen.main`.
  open class var shared: UIApplication { UIScreen.main.application }

  /// The delegate, whose protocol stands above this module.
  package final weak var storedDelegate: AnyObject?
  /// `.inactive` while the app is launched and while it ends, `.background` in the last messages; else `.active`: an app of a desktop is
  /// never suspended.
  open package(set) var applicationState = State.active

  /// Whether a drag with the mouse scrolls, as a finger's does; true by default. With false, as on desktops, wheel and keys scroll and a
  /// drag is left to the content. Taps and other gestures recognize the mouse, and fingers scroll, either way.
  ///
  /// Not part of UIKit: there the app's key `UIApplicationSupportsIndirectInputEvents` decides.
  open var scrollsByMouseDrag = true

  /// The app's picture in bars and switchers of the desktop, drawn into a square of 128 pixels; nil, the default, shows the first letter
  /// of the program's name.
  ///
  /// X11 shows it for the window. Wayland shows the icon that the program's `.desktop` file names instead. Not part of UIKit: there the
  /// app's bundle contains the icon.
  open var icon: UIImage? {
    didSet { if icon !== oldValue { for screen in screens { screen.driver.setNeedsFrame() } } }
  }

  /// Whether the display stays on while nobody touches it; false by default. The desktop's screen saver waits as long as the app's window is
  /// there.
  open var isIdleTimerDisabled = false {
    didSet { if isIdleTimerDisabled != oldValue { for screen in screens { screen.driver.setNeedsFrame() } } }
  }

  /// Kept: desktops show no number at a program's icon.
  open var applicationIconBadgeNumber = 0

  /// Kept: shaking undoes nothing on a desktop. True by default.
  open var applicationSupportsShakeToEdit = true

  /// The size of text that the person has chosen; `.large` by default. A change updates the traits of all windows and posts
  /// `UIContentSizeCategory.didChangeNotification`.
  open var preferredContentSizeCategory: UIContentSizeCategory { screen?.contentSizeCategory ?? .large }

  final var screenBoxes: [ScreenBox] = []
  final var hasSeveralScreens = false
  final var enteredScreen: UIScreen?
  final var activations = 0
  /// Opens windows for further scenes; nil on a platform with one.
  package final weak var sceneHost: (any SceneHost)?
  /// Makes the keyboards of screens; nil while the app has none on its screens.
  package final var keyboards: (any ScreenKeyboards)?
  /// What connects and disconnects scenes, whose class stands above this module.
  package final weak var storedLife: AnyObject?
  /// The views that `appearance()` returned; nil until it is called.
  @exclusivity(unchecked) final var storedAppearances: AppearanceTemplates?

  /// Whether the app is in front and receives events.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Made by the framework; there is no reason to make one.
  public required override init() { super.init() }

  open override var next: UIResponder? { storedDelegate as? UIResponder }

  /// The key window of the active scene, set by `makeKey`; nil if none was made key, or that one was hidden.
  open var keyWindow: UIWindow? { (hasSeveralScreens ? activeScreen : screen)?.keyWindow }

  /// The visible windows of all scenes, from back to front; those of the active scene are last.
  open var windows: [UIWindow] {
    if !hasSeveralScreens { return screen?.windows ?? [] }
    let active = activeScreen
    return screens.filter { $0 !== active }.flatMap(\.windows) + (active?.windows ?? [])
  }

  /// What the controllers ask for; the system's own bar, if there is one, is not changed.
  open var statusBarStyle: UIStatusBarStyle { barStyle }

  /// Whether the controllers hide the status bar.
  open var isStatusBarHidden: Bool { isBarHidden }

  /// The top of the screen that a status bar covers, in points: as high as the screen's safe area begins; zero if it is hidden.
  open var statusBarFrame: CGRect { barFrame }

  /// The orientation of a simulated device; else `.landscapeLeft` if the screen is wider than high, and `.portrait` if not.
  open var statusBarOrientation: UIInterfaceOrientation { orientation }

  /// Delivers an event to its windows. Every touch and key event passes through here, so an override can watch or drop them.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { screen?.presses.deliver(event) } else { screen?.touches.deliver(event) }
  }

  /// Performs `action` on `target` with as many of `sender` and `event` as the selector has parameters. Every action of controls and bar items
  /// passes through here, so an override can watch or drop them.
  ///
  /// A target that does not answer the selector stops the program with the selectors that it answers.
  ///
  /// - Parameter target: nil for the first object in the responder chain that can perform the action; the chain begins at the first
  ///   responder, else at the sender.
  /// - Returns: false if no object performs the action.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    Self.perform(action, on: target, from: sender, event)
  }
}
