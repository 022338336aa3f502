/// What an element is and how it behaves, as a set.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit per trait.
  public let rawValue: UInt64

  /// Bits without a name are stored and mean nothing.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// Performs an action when activated.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Opens another place when activated.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Shows an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is selected: the row of a table, the current page.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own when activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums up the present state of the app.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Does not respond at present.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes its label or value too often to announce each change.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts a recording or a playback that an announcement would disturb.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that `accessibilityIncrement()` and `accessibilityDecrement()` change.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Receives the person's touches unchanged, such as the keys of an instrument.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when its content has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Is a row of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Divides the content, such as the title of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Has content that can be zoomed with `accessibilityZoomIn(at:)` and its inverse.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// Is either on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  /// The names of the traits in the order of their bits; bits without a name are left out.
  package var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }

  private static let named: [(trait: UIAccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
    (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
    (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"),
    (.header, "header"), (.supportsZoom, "supportsZoom"), (.toggleButton, "toggleButton"),
  ]
}
