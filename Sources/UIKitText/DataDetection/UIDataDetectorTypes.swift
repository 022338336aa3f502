/// What a text view finds in its text and makes a link of.
///
/// Links, addresses of mail and phone numbers are found; for the other kinds there are no rules here, and they find nothing.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The raw values of iOS.
  public let rawValue: UInt

  /// Bits without a name find nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers of 7 to 15 digits, which open a `tel` address: behind a plus, behind a zero, with an area in parentheses, or as they are
  /// written in North America. Our choice.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses with a scheme, of the web also without one, and addresses of mail, which open a `mailto` address.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Finds nothing.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Finds nothing.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Finds nothing.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Finds nothing.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Finds nothing.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Finds nothing.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Finds nothing.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// Every kind.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
