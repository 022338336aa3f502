internal import Foundation
public import Selectors
public import UIKitGraphics

/// A command that the first object of the responder chain performs that answers its selector.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// What is performed.
  public let action: Selector
  /// Distinguishes commands of one action; nil by default.
  public let propertyList: Any?
  /// The text of a list of shortcuts; nil for the title.
  open var discoverabilityTitle: String?
  /// Empty by default.
  open var attributes: UIMenuElement.Attributes
  /// `.off` by default.
  open var state: UIMenuElement.State

  /// Makes a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, image: image)
  }
}

/// A command for a key.
///
/// Keys go to the responder chain's commands before they go to `pressesBegan`. A command is performed if its key and its modifiers are held,
/// Shift, Control, Alternate and Command compared exactly. Where no command uses the Control key, Control counts as Command, as programs of Linux
/// have it: Command and N answers Ctrl and N.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The characters that the key types without modifiers, upper and lower case alike, or one of the names `inputUpArrow` and so on; nil if it
  /// was made by `init()`.
  public let input: String?
  /// The modifiers that must be held.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command precedes the focus where it uses the key: Tab, arrows, Return, the space bar, Home, End and the page keys while a
  /// ring shows the focus. Every command precedes scrolling and typing. False by default.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a command with a title.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }

  /// Makes a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command whose title is listed.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
    self.init(action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// The arrow keys.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow", inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow keys.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow", inputRightArrow = "UIKeyInputRightArrow"
  /// Escape, and the key that deletes forward.
  public nonisolated static let inputEscape = "UIKeyInputEscape", inputDelete = "UIKeyInputDelete"
  /// The keys that scroll by a page.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp", inputPageDown = "UIKeyInputPageDown"
  /// The keys that scroll to the ends.
  public nonisolated static let inputHome = "UIKeyInputHome", inputEnd = "UIKeyInputEnd"
  /// The function keys.
  public nonisolated static let f1 = "UIKeyInputF1", f2 = "UIKeyInputF2", f3 = "UIKeyInputF3", f4 = "UIKeyInputF4"
  /// The function keys.
  public nonisolated static let f5 = "UIKeyInputF5", f6 = "UIKeyInputF6", f7 = "UIKeyInputF7", f8 = "UIKeyInputF8"
  /// The function keys.
  public nonisolated static let f9 = "UIKeyInputF9", f10 = "UIKeyInputF10", f11 = "UIKeyInputF11", f12 = "UIKeyInputF12"
}
