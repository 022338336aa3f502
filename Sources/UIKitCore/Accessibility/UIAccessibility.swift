/// The name space of accessibility's functions, settings and notifications.
public struct UIAccessibility {
  private init() {}

  /// What an app reports to assistive technologies by `post(notification:argument:)`.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// A number that distinguishes notifications.
    public let rawValue: UInt32

    /// Numbers without a name are posted and mean nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A large part of the screen has changed; the argument is the element to focus, or a text to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Some elements have come, gone or moved; the argument is the element to focus, or a text to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument, a string, is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// Content has been scrolled by a page; the argument, a string, says where it is now.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The assistive technology named by the argument is to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1018)
    /// The assistive technology named by the argument is to go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1019)
  }

  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Control by switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The ears with a paired hearing device.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    /// Bits 1 and 2: left and right.
    public let rawValue: UInt

    /// Bits without a name are stored and mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// Both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }
}

/// How the elements inside an element are visited.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The assistive technology decides.
  case automatic
  /// One by one.
  case separate
  /// All elements are reached as one item.
  case combined
}

/// What a container of elements is.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing in particular.
  case none
  /// Rows and columns; adopt `UIAccessibilityContainerDataTable`.
  case dataTable
  /// A list.
  case list
  /// A region to jump to.
  case landmark
  /// Elements that belong together; its label is read before the first of them.
  case semanticGroup
}

/// Which part of the content `accessibilityScroll(_:)` shows.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// What lies to the right or left, above or below.
  case right = 1, left, up, down
  /// The next or the previous page in reading order.
  case next, previous
}

/// What kind of text an element holds.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A document.
  public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A book.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
  /// A conversation.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Cells of a sheet.
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names of files.
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Program text.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Output of a terminal.
  public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}

/// What an element is in the queries of tests and tools.
@_spi(UIKitModules) public enum AccessibilityRole: String, Sendable, CaseIterable {
  case other, button, staticText, image, cell, table, collectionView, scrollView, `switch`, pageIndicator, activityIndicator
  case progressIndicator, slider, stepper, segmentedControl, navigationBar, toolbar, tabBar, searchField, textField
  case secureTextField, textView, link, window, picker, pickerWheel, datePicker, toggle, alert, sheet, popover, application, key,
    refreshControl
}
