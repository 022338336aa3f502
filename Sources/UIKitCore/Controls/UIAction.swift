internal import Foundation
public import UIKitGraphics

/// Called on the main actor with the action; `sender` of the action is the control meanwhile.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A named closure that a control performs when it is used, or that a person chooses in a menu.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
  /// Identifies an action within a control.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// Free text.
    public var rawValue: String

    /// Any text makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Any text makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// For an action that pastes.
    public static let paste = Identifier("com.apple.action.paste")
    /// For an action that pastes in the look of the text around.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    /// For an action that pastes an address and goes there.
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    /// For an action that pastes and searches.
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
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
  /// Shown in place of `image` by a menu while `state` is `.on`; nil, the default, for `image`.
  open var selectedImage: UIImage?
  /// The text of a list of shortcuts, and the hint of a menu's entry; nil by default.
  open var discoverabilityTitle: String?
  /// Empty by default. Controls perform their actions whatever the attributes are.
  open var attributes: UIMenuElement.Attributes
  /// `.off` by default. A menu marks the entry; choosing it does not change the state, unless the menu has a single selection.
  open var state: UIMenuElement.State
  /// The object that performs the action, during the call of its handler; else nil. Weak.
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Makes an action; its closure is retained by every control and menu that the action is added to.
  ///
  /// - Parameter identifier: nil makes a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.selectedImage, self.discoverabilityTitle) = (selectedImage, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler at once, with `sender` as the action's sender; `target` is ignored.
  public func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender as AnyObject?
    handler(self)
    self.sender = nil
  }
}
