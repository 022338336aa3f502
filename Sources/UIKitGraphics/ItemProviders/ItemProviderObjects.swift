public import Foundation

/// Data that an object could not be made of.
private func damaged(_ identifier: String, _ wanted: String) -> NSError {
  NSError(
    domain: NSItemProvider.errorDomain, code: NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue,
    userInfo: [NSLocalizedDescriptionKey: "The data of \(identifier) is no \(wanted)"])
}

/// An object as a value of the class that is read; throws where the data made none.
private func made<Wanted>(_ object: Any?, _ identifier: String, _ what: String) throws -> Wanted {
  guard let object = object as? Wanted else { throw damaged(identifier, what) }
  return object
}

/// Hands over a text in UTF-8; nothing is left to wait for.
private func writeText(_ text: String, _ completionHandler: (Data?, (any Error)?) -> Void) -> Progress? {
  completionHandler(Data(text.utf8), nil)
  return nil
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.utf8Text] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.utf8Text, TypeIdentifiers.plainText] }

  /// Reads UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try made(String(data: data, encoding: .utf8).map { NSString(string: $0) }, typeIdentifier, "text in UTF-8")
  }

  /// Writes UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    writeText(description, completionHandler)
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.url] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.url] }

  /// Reads an address as text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try made(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }, typeIdentifier, "address")
  }

  /// Writes the address as text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    writeText(absoluteString, completionHandler)
  }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.utf8Text] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.utf8Text, TypeIdentifiers.plainText] }

  /// Reads plain text, without attributes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try made(String(data: data, encoding: .utf8).map { NSAttributedString(string: $0) }, typeIdentifier, "text in UTF-8")
  }

  /// Writes the text without its attributes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    writeText(string, completionHandler)
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.png, TypeIdentifiers.jpeg] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.image] }

  /// Reads a picture's file.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try made(UIImage(data: data), typeIdentifier, "image")
  }

  /// Writes a PNG or a JPEG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == TypeIdentifiers.jpeg ? jpegData(compressionQuality: 0.9) : pngData()
    completionHandler(data, data == nil ? damaged(typeIdentifier, "image") : nil)
    return nil
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.color] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.color] }

  /// Reads red, green, blue and alpha in sRGB.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let parts = (try? JSONDecoder().decode([Double].self, from: data)).flatMap { $0.count == 4 ? $0 : nil }
    return try made(
      parts.map { UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }, typeIdentifier, "colour")
  }

  /// Writes red, green, blue and alpha in sRGB, for the present traits.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    completionHandler(try? JSONEncoder().encode([red, green, blue, alpha].map { Double($0) }), nil)
    return nil
  }
}
