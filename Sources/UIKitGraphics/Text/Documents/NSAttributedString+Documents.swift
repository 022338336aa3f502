public import Foundation

extension NSAttributedString {
  /// The format of a document's data.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the format.
    public var rawValue: String
    /// Formats other than `plain` and `html` are neither read nor written here.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML with the styles that a text can have.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Reading and writing it throws an error.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Reading and writing it throws an error.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the option.
    public var rawValue: String
    /// Other options than the constants have no effect.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`. Without it data that begins as HTML is HTML, and anything else is plain text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`, as a number. Without it the data's own marks decide, else UTF-8 where the data is valid,
    /// else Windows' Latin 1.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of a plain text, as a dictionary by `NSAttributedString.Key`.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// A fact about a document that was read, or that is written.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the fact.
    public var rawValue: String
    /// Other facts than the constants are neither given nor used.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; UTF-8 without it.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads plain text or HTML.
  ///
  /// HTML is read as in Apple's importer: Times in 12 points (the installed serif font of `UIFont.familyNames` that is most like it) and
  /// black unless the document says otherwise, a
  /// line feed behind each paragraph, U+2028 for `br`, tabs around the markers of lists. Of style sheets the rules for a tag, a class or
  /// an identifier count. Scripts, pictures and forms are left out.
  /// Costs time proportional to the data's length.
  ///
  /// - Parameters:
  ///   - data: Any bytes: HTML that is not well formed is read as far as it makes sense.
  ///   - options: What the data is.
  ///   - dict: Receives the document's attributes, by the raw values of `DocumentAttributeKey`.
  /// - Throws: A `CocoaError` for RTF, and for bytes that are no text in the given encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options)
    dict?.pointee = document.facts._bridgeToObjectiveC()
    self.init(attributedString: document.text)
  }

  /// Reads a file as `init(data:options:documentAttributes:)` does; one that ends in `htm` or `html` is HTML, in `txt` plain text, unless
  /// the options say otherwise.
  ///
  /// - Throws: An error of reading the file, and those of its data.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil { options[.documentType] = TextDocument.type(of: url) }
    try self.init(data: try Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// A part of the text as a document.
  ///
  /// - Parameters:
  ///   - range: In UTF-16 units; beyond the text: a programming error of Foundation's.
  ///   - dict: `.documentType`, plain text without it, and `.characterEncoding`.
  /// - Throws: A `CocoaError` for RTF, and for characters that the encoding does not have.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let part = attributedSubstring(from: range)
    let type = TextDocument.type(dict[.documentType]) ?? .plain
    let encoding = TextDocument.encoding(dict[.characterEncoding]) ?? .utf8
    let text: String
    switch type {
    case .plain: text = part.string
    case .html: text = HTMLWriter(part).document
    default:
      throw TextDocument.error(
        .fileWriteUnknown, "documents of the type \(type.rawValue) cannot be written here: use .html or .plain")
    }
    guard let data = text.data(using: encoding) else {
      throw TextDocument.error(
        .fileWriteInapplicableStringEncoding, "the text has characters that the encoding \(encoding) does not have")
    }
    return data
  }
}

/// The text of a document's data, and its attributes.
struct TextDocument {
  let text: NSAttributedString
  let facts: [String: Any]

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let type = Self.type(options[.documentType]) ?? Self.guess(data)
    guard type == .html || type == .plain else {
      throw Self.error(.fileReadUnknown, "documents of the type \(type.rawValue) cannot be read here: give HTML or plain text")
    }
    let (string, encoding) = try Self.decode(data, Self.encoding(options[.characterEncoding]), isHTML: type == .html)
    if type == .html {
      text = HTMLReader.read(string)
    } else {
      text = NSAttributedString(
        string: string, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:])
    }
    facts = [
      NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
      NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
    ]
  }

  static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
    value as? NSAttributedString.DocumentType ?? (value as? String).map { NSAttributedString.DocumentType(rawValue: $0) }
  }

  static func type(of file: URL) -> NSAttributedString.DocumentType? {
    switch file.pathExtension.lowercased() {
    case "html", "htm": .html
    case "txt", "text": .plain
    case "rtf": .rtf
    case "rtfd": .rtfd
    default: nil
    }
  }

  static func encoding(_ value: Any?) -> String.Encoding? {
    switch value {
    case let value as String.Encoding: value
    case let value as UInt: String.Encoding(rawValue: value)
    case let value as Int: UInt(exactly: value).map { String.Encoding(rawValue: $0) }
    case let value as NSNumber: String.Encoding(rawValue: value.uintValue)
    default: nil
    }
  }

  static func error(_ code: CocoaError.Code, _ text: String) -> CocoaError {
    CocoaError(code, userInfo: [NSLocalizedDescriptionKey: text])
  }

  /// By the first letters.
  private static func guess(_ data: Data) -> NSAttributedString.DocumentType {
    let start = String(decoding: data.prefix(512), as: UTF8.self).lowercased().drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  private static func decode(_ data: Data, _ given: String.Encoding?, isHTML: Bool) throws -> (String, String.Encoding) {
    if let encoding = given ?? marked(data) ?? (isHTML ? declared(data) : nil) {
      if encoding == .utf8 { return (String(decoding: withoutMark(data), as: UTF8.self), .utf8) }
      guard let string = String(data: data, encoding: encoding) else {
        throw error(.fileReadInapplicableStringEncoding, "the data is no text in the encoding \(encoding)")
      }
      return (string, encoding)
    }
    if let string = String(data: withoutMark(data), encoding: .utf8) { return (string, .utf8) }
    return (String(data: data, encoding: .windowsCP1252) ?? String(decoding: data, as: UTF8.self), .windowsCP1252)
  }

  private static func withoutMark(_ data: Data) -> Data { data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data }

  /// The encoding that the first bytes name.
  private static func marked(_ data: Data) -> String.Encoding? {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    return data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) ? .utf16 : nil
  }

  /// The encoding that a `meta` element among the first bytes names, as the HTML standard looks for it.
  private static func declared(_ data: Data) -> String.Encoding? {
    let head = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    guard let place = head.range(of: "charset=") else { return nil }
    let name = head[place.upperBound...].drop { $0 == "\"" || $0 == "'" }.prefix {
      $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
    }
    switch name {
    case "utf-8", "utf8": return .utf8
    case "iso-8859-1", "latin1", "windows-1252", "us-ascii": return .windowsCP1252
    case "iso-8859-2", "latin2": return .isoLatin2
    case "windows-1250": return .windowsCP1250
    case "windows-1251": return .windowsCP1251
    case "shift_jis": return .shiftJIS
    case "euc-jp": return .japaneseEUC
    default: return nil
    }
  }
}
