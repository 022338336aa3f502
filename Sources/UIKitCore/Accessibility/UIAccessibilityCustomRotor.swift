public import Foundation

/// A place in the text of an object that holds text; subclasses add what a place is.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A stretch of the text of an object that holds text; subclasses override the three properties.
@preconcurrency @MainActor open class UITextRange: NSObject {
  private let place = UITextPosition()

  /// Whether start and end are the same place; true unless overridden.
  open var isEmpty: Bool { true }

  /// The place before the first character.
  open var start: UITextPosition { place }

  /// The place after the last character.
  open var end: UITextPosition { place }
}

/// The present item of a rotor, and the direction in which another one is wanted.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item from which the search begins; one without a target at first.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// `.previous` by default.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.previous
}

/// The item that a rotor's search has found: an element, or a stretch of its text.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// Held weakly.
  open weak var targetElement: (any NSObjectProtocol)?
  /// nil for the whole element.
  open var targetRange: UITextRange?

  /// Makes a result without an element.
  public override init() {}

  /// Makes a result; the element is held weakly.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}

/// A choice of the items of one kind, such as all errors of a form, between which a person can jump.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// The side on which the search goes on.
  public enum Direction: Int, Sendable { case previous, next }

  /// Rotors that assistive technologies know by themselves; one of an app with the same type replaces it.
  public enum SystemRotorType: Int, Sendable {
    /// A rotor with a name of its own.
    case none
    /// Links and headings; a heading's level is 1 to 6.
    case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    /// Stretches of text.
    case boldText, italicText, underlineText, misspelledWord
    /// Other elements.
    case image, textField, table, list, landmark
  }

  /// Finds the item after or before the present one; nil at the end.
  public typealias Search = @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// What a person reads, without attributes; setting it replaces `attributedName`.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// What a person reads.
  open var attributedName: NSAttributedString
  /// Finds the items. Retained: capture the rotor's owner weakly.
  open var itemSearchBlock: Search
  /// `.none` for a rotor with a name of its own.
  public let systemRotorType: SystemRotorType

  /// Makes a rotor with a name.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  /// Makes a rotor with a name.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }

  /// Makes a rotor that replaces one of the system's.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
  }
}
