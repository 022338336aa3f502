public import Foundation

extension String {
  /// The key of a localized text, with the values to be put into it.
  ///
  /// `"\(count) items in \(name)"` is the key `%lld items in %@`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    let key: String
    let arguments: [any CVarArg]

    /// A key without values.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// A key without values.
    public init(stringLiteral value: String) { (key, arguments) = (value, []) }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Whether the keys and the texts of the values are equal.
    public static func == (a: Self, b: Self) -> Bool {
      a.key == b.key && a.arguments.map { "\($0)" } == b.arguments.map { "\($0)" }
    }

    /// Collects the key and the values.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var arguments: [any CVarArg] = []

      /// Starts with an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

      /// Appends a part of the key; `%` is written `%%`, as in every format.
      public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

      /// Appends `%@`.
      public mutating func appendInterpolation(_ string: String) { append("%@", string) }

      /// Appends `%@`.
      public mutating func appendInterpolation(_ substring: Substring) { append("%@", String(substring)) }

      /// Appends the specifier of the number's type: `%lld`, `%llu`, `%d`, `%u`, `%lf`, `%f`.
      public mutating func appendInterpolation<Value: CVarArg & BinaryInteger>(_ value: Value) {
        append(Value.isSigned ? Value.self == Int32.self ? "%d" : "%lld" : Value.self == UInt32.self ? "%u" : "%llu", value)
      }

      /// Appends the specifier of the number's type: `%lf`, `%f`.
      public mutating func appendInterpolation<Value: CVarArg & BinaryFloatingPoint>(_ value: Value) {
        append(Value.self == Float.self ? "%f" : "%lf", value)
      }

      /// Appends a specifier of the caller's for the value.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) { append(specifier, value) }

      /// Appends `%@` for a formatted value.
      public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
      where Style.FormatInput: Equatable, Style.FormatOutput == String {
        append("%@", format.format(value))
      }

      /// Appends `%@` for the text of another resource.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", String(localized: resource)) }

      /// Appends `%@` for any other value, by its description.
      @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) { append("%@", "\(value)") }

      private mutating func append(_ specifier: String, _ value: any CVarArg) {
        key += specifier
        arguments.append(value)
      }
    }
  }

  /// The text of a key in the language that is shown, with its values; the key itself if no table has it.
  ///
  /// - Parameters:
  ///   - table: nil: `Localizable`.
  ///   - bundle: nil: the app's.
  ///   - locale: Of the numbers in the text.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = LocalizedText.text(keyAndValue.key, keyAndValue.key, table, bundle, locale, keyAndValue.arguments)
  }

  /// The text of a key in the language that is shown; `defaultValue` if no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedText.text("\(key)", defaultValue.key, table, bundle, locale, defaultValue.arguments)
  }

  /// The text of a resource in the language that is shown.
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

/// A text to be looked up later.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// In which bundle a text is.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's.
    case main
    /// That of a class's module.
    case forClass(AnyClass)
    /// That at an address.
    case atURL(URL)

    /// Whether both describe the same bundle.
    public static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }
  }

  /// In the table.
  public let key: String
  /// The text, if no table has the key.
  public let defaultValue: String.LocalizationValue
  /// nil: `Localizable`.
  public let table: String?
  /// Of the numbers in the text.
  public var locale: Locale
  /// In which bundle the table is.
  public let bundle: BundleDescription

  /// A text whose key is the text itself.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table, self.locale, self.bundle) = (keyAndValue.key, keyAndValue, table, locale, bundle)
  }

  /// A text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table, self.locale, self.bundle) = ("\(key)", defaultValue, table, locale, bundle)
  }

  /// A text whose key is the text itself.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A text with values, whose key is the text with their specifiers.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  fileprivate var text: String {
    let bundle: Bundle? =
      switch bundle {
      case .main: nil
      case .forClass(let type): Bundle(url: UIKitSourceResources.bundleURL(of: type))
      case .atURL(let url): Bundle(url: url)
      }
    return LocalizedText.text(key, defaultValue.key, table, bundle, locale, defaultValue.arguments)
  }
}

/// Looks up a text and puts its values in.
enum LocalizedText {
  static func text(
    _ key: String, _ fallback: String, _ table: String?, _ bundle: Bundle?, _ locale: Locale, _ arguments: [any CVarArg]
  ) -> String {
    let text = ResourceBundles.localized(key, table: table ?? "Localizable", in: bundle) ?? fallback
    return arguments.isEmpty ? text : LocalizedFormat.string(text, locale, arguments)
  }
}
