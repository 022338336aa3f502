public import Foundation

// Keys and capital letters of a keyboard on the screen. A keyboard of hardware decides these itself.

/// The keys that a keyboard on the screen offers.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
    webSearch
  case asciiCapableNumberPad

  /// `asciiCapable`, its name before iOS 4.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the Return key of a keyboard on the screen says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Light or dark keys of a keyboard on the screen.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// `dark`, its name before iOS 7.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The places where a keyboard on the screen begins with a capital letter.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Whether a keyboard on the screen corrects words.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether misspelt words are marked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// Whether typed quotes become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether two typed hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether spaces are added and removed around pasted text.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// The meaning of a text, for completion by the system.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name in iOS.
  public let rawValue: String

  /// Names that iOS does not know are stored.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name, whole or in parts.
  public static let name = Self(rawValue: "name"), namePrefix = Self(rawValue: "name-prefix")
  /// Given, middle and family name.
  public static let givenName = Self(rawValue: "given-name"), middleName = Self(rawValue: "middle-name")
  /// The family name and what follows it.
  public static let familyName = Self(rawValue: "family-name"), nameSuffix = Self(rawValue: "name-suffix")
  /// How a person is called, and at work.
  public static let nickname = Self(rawValue: "nickname"), jobTitle = Self(rawValue: "organization-title")
  /// An organization and a place.
  public static let organizationName = Self(rawValue: "organization"), location = Self(rawValue: "location")
  /// An address in one piece, and its first line.
  public static let fullStreetAddress = Self(rawValue: "street-address"), streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of an address, and the town.
  public static let streetAddressLine2 = Self(rawValue: "address-line2"), addressCity = Self(rawValue: "address-level2")
  /// State, and town with state.
  public static let addressState = Self(rawValue: "address-level1"), addressCityAndState = Self(rawValue: "address-level1+2")
  /// A part of a town, and a country.
  public static let sublocality = Self(rawValue: "address-level3"), countryName = Self(rawValue: "country-name")
  /// Postal code and telephone number.
  public static let postalCode = Self(rawValue: "postal-code"), telephoneNumber = Self(rawValue: "tel")
  /// Addresses of mail and pages.
  public static let emailAddress = Self(rawValue: "email"), URL = Self(rawValue: "url")
  /// The number of a card, and a person's account.
  public static let creditCardNumber = Self(rawValue: "cc-number"), username = Self(rawValue: "username")
  /// Passwords, present and new.
  public static let password = Self(rawValue: "password"), newPassword = Self(rawValue: "new-password")
  /// A code that is used once, and a time.
  public static let oneTimeCode = Self(rawValue: "one-time-code"), dateTime = Self(rawValue: "date-time")
  /// Numbers of shipments and flights.
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number"),
    flightNumber = Self(rawValue: "flight-number")
  /// The day of a person's birth, whole and in parts.
  public static let birthdate = Self(rawValue: "bday"), birthdateDay = Self(rawValue: "bday-day")
  /// The month and the year of a person's birth.
  public static let birthdateMonth = Self(rawValue: "bday-month"), birthdateYear = Self(rawValue: "bday-year")
  /// The name on a card, whole and in parts.
  public static let creditCardName = Self(rawValue: "cc-name"), creditCardGivenName = Self(rawValue: "cc-given-name")
  /// The middle and the family name on a card.
  public static let creditCardMiddleName = Self(rawValue: "cc-middle-name"),
    creditCardFamilyName = Self(rawValue: "cc-family-name")
  /// The code and the kind of a card.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc"), creditCardType = Self(rawValue: "cc-type")
  /// Until when a card is valid, whole and in parts.
  public static let creditCardExpiration = Self(rawValue: "cc-exp"), creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
  /// The year until which a card is valid.
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
}

/// How text is to be typed. Every member has a default, so that a type implements what it uses.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// `.sentences` by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// `.default` by default.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// `.default` by default.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// `.default` by default.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// `.default` by default.
  var smartDashesType: UITextSmartDashesType { get set }
  /// `.default` by default.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// `.default` by default.
  var keyboardType: UIKeyboardType { get set }
  /// `.default` by default.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// `.default` by default.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the Return key does nothing while there is no text; false by default.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether what is typed is hidden; false by default.
  var isSecureTextEntry: Bool { get set }
  /// nil by default.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// `.sentences`; a set is ignored.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// `.default`; a set is ignored.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// `.default`; a set is ignored.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// `.default`; a set is ignored.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// `.default`; a set is ignored.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// `.default`; a set is ignored.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// `.default`; a set is ignored.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// `.default`; a set is ignored.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// `.default`; a set is ignored.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False; a set is ignored.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False; a set is ignored.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// nil; a set is ignored.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// A responder that accepts typed text while it is the first responder.
///
/// A key whose press the responder chain has left (`pressesBegan` was passed on to the end) is written here: its text, `"\n"` for Return and
/// `"\t"` for Tab by `insertText(_:)`, Backspace by `deleteBackward()`. Keys with Control, Alternate or Command write nothing.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text to delete.
  var hasText: Bool { get }
  /// Inserts typed text at the caret.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret. Called without text, too.
  func deleteBackward()
}
