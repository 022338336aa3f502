public import Foundation
public import Selectors
public import UIKitGraphics

/// A command that the first object of the responder chain performs that answers its selector.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
  /// What is performed.
  public let action: Selector
  /// Distinguishes commands of one action; nil by default.
  public let propertyList: Any?
  /// What is performed instead while further modifiers are held: those of a key command by its key.
  public let alternates: [UICommandAlternate]
  /// The tag of the commands of sharing; such commands do what their action does.
  public nonisolated static let tagShare = "com.apple.menu.share"
  /// Shown by a menu, and set in validation. Empty by default.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// Shown by a menu, and set in validation; nil by default.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// Shown in place of `image` while `state` is `.on`; nil, the default, for `image`.
  open var selectedImage: UIImage?
  /// The object that is performing the command through `performWithSender(_:target:)`; else nil.
  open private(set) weak var sender: AnyObject?
  /// The text of a list of shortcuts; nil for the title.
  open var discoverabilityTitle: String?
  /// Empty by default.
  open var attributes: UIMenuElement.Attributes
  /// `.off` by default.
  open var state: UIMenuElement.State

  /// Makes a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Performs the action on `target`, or on the first object of the chain from `sender` up that can.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender as AnyObject?
    let target = target ?? (sender as? UIResponder)?.target(forAction: action, withSender: self)
    if let target { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
    self.sender = nil
  }

  /// What the command was before its first validation.
  private var original: (title: String, image: UIImage?, attributes: UIMenuElement.Attributes, state: UIMenuElement.State)?

  /// Undoes what the last validation has set.
  func resetForValidation() {
    if let original {
      (title, image, attributes, state) = original
    } else {
      original = (title, image, attributes, state)
    }
  }
}

/// What a command performs instead while modifiers are held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The name of what is performed.
  public let title: String
  /// What is performed.
  public let action: Selector
  /// The modifiers that are held besides those of the command.
  public let modifierFlags: UIKeyModifierFlags

  /// Makes an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
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
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
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
