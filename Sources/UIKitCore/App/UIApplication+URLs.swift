public import Foundation

extension UIApplication {
  /// A key of `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Any text.
    public let rawValue: String

    /// Any text is a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Has no effect: there are no universal links.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens an address by the program that the desktop has for it: through the desktop's portal where there is one. On a stage nothing is
  /// opened: `Stage.openedURLs` lists the addresses.
  ///
  /// - Parameters:
  ///   - url: With a scheme.
  ///   - options: Have no effect.
  ///   - completion: Called once the desktop has answered: whether there is such a program and it was started.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let driver = screen?.driver else { return }
    let answer: @MainActor @Sendable (Bool) -> Void = { isOpened in
      if let completion { driver.schedule(after: 0) { completion(isOpened) } }
    }
    if url.scheme == nil { answer(false) } else { driver.host.open(url, answer: answer) }
  }

  /// Whether the desktop has a program for the address's scheme; on a stage true for every scheme.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme.flatMap { screen?.driver.host.canOpen(scheme: $0) } ?? false }
}

extension UIScene {
  /// What `open(_:options:completionHandler:)` is told.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only a program that owns the address may open it; false by default. Has no effect: there are no universal links.
    open var universalLinksOnly = false

    public override init() {}
  }

  /// Opens an address as `UIApplication.open(_:options:completionHandler:)` does.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let application = (self as? UIWindowScene)?.screen.application ?? UIScreen.main.application
    application.open(url, completionHandler: completion)
  }
}
