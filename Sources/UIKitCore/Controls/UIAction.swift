internal import Foundation

/// Called on the main actor with the action; `sender` of the action is the control meanwhile.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A named closure that a control performs when it is used.
///
/// Replaces target and selector, which need the Objective-C runtime. Menus are not supported.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Identifies an action within a control.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// Free text.
    public var rawValue: String

    /// Any text makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Any text makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Within one control and event, an action replaces an earlier one with the same identifier.
  public let identifier: Identifier
  /// The title of a button that is made with this action; empty by default. Later changes do not reach the button.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image of a button that is made with this action; nil by default. Later changes do not reach the button.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// The object that performs the action, during the call of its handler; else nil. Weak.
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Makes an action; its closure is retained by every control that the action is added to.
  ///
  /// - Parameter identifier: nil makes a unique one.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    super.init(title: title, image: image)
  }

  /// Calls the handler at once, with `sender` as the action's sender; `target` is ignored.
  public func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender as AnyObject?
    handler(self)
    self.sender = nil
  }
}
