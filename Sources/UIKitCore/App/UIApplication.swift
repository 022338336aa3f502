internal import Foundation

/// The app: the last responder, and the door for its events.
@MainActor open class UIApplication: UIResponder {
  /// The application of `UIScreen.main`.
  open class var shared: UIApplication { UIScreen.main.application }

  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether it takes touches; those that begin while it does not are lost.
  open internal(set) var applicationState = State.active

  weak var screen: UIScreen?
  weak var storedKeyWindow: UIWindow?

  public enum State: Int, Sendable { case active, inactive, background }

  public required override init() { super.init() }

  open override var next: UIResponder? { delegate as? UIResponder }

  open var keyWindow: UIWindow? { storedKeyWindow }

  /// The visible ones, from the back to the front.
  open var windows: [UIWindow] { screen?.windows ?? [] }

  /// Every event comes through here before its windows get it.
  open func sendEvent(_ event: UIEvent) { screen?.touches.deliver(event) }
}
