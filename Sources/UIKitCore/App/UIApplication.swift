internal import Foundation

/// The app: the last responder, and the door for its events.
@MainActor open class UIApplication: UIResponder {
  /// The application of `UIScreen.main`.
  open class var shared: UIApplication { UIScreen.main.application }

  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether it takes touches; those that begin while it does not are lost.
  open internal(set) var applicationState = State.active

  /// Whether a mouse that drags scrolls, as a finger does; false is the manner of desktops, where wheel and keys scroll and a drag is
  /// left to the content. Taps and other gestures hear of the mouse all the same, and fingers scroll either way.
  ///
  /// Not on Apple's platforms: there the key `UIApplicationSupportsIndirectInputEvents` of the app decides.
  open var scrollsByMouseDrag = true

  /// The picture that stands for the app in bars and switchers of the desktop, drawn into a square of 128 pixels; nil, the default, shows
  /// the first letter of the program's name.
  ///
  /// On X11 the window has it. Wayland shows the icon that the program's `.desktop` file names.
  /// Not on Apple's platforms: there the app's bundle has it.
  open var icon: UIImage? {
    didSet { if icon !== oldValue { screen?.driver.setNeedsFrame() } }
  }

  /// How large the person wants text to be.
  open var preferredContentSizeCategory: UIContentSizeCategory { screen?.contentSizeCategory ?? .large }

  weak var screen: UIScreen?
  weak var storedKeyWindow: UIWindow?

  public enum State: Int, Sendable { case active, inactive, background }

  public required override init() { super.init() }

  open override var next: UIResponder? { delegate as? UIResponder }

  open var keyWindow: UIWindow? { storedKeyWindow }

  /// The visible ones, from the back to the front.
  open var windows: [UIWindow] { screen?.windows ?? [] }

  /// Every event comes through here before its windows get it.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { screen?.presses.deliver(event) } else { screen?.touches.deliver(event) }
  }
}
