public import Foundation

/// Data that an object could not be made of.
private func damaged(_ identifier: String, _ wanted: String) -> NSError {
  NSError(
    domain: NSItemProvider.errorDomain, code: NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue,
    userInfo: [NSLocalizedDescriptionKey: "The data of \(identifier) is no \(wanted)"])
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.utf8Text] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.utf8Text, TypeIdentifiers.plainText] }

  /// Reads UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
      throw damaged(typeIdentifier, "text in UTF-8")
    }
    return object
  }

  /// Writes UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.url] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.url] }

  /// Reads an address as text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text), let object = url as? Self else {
      throw damaged(typeIdentifier, "address")
    }
    return object
  }

  /// Writes the address as text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.utf8Text] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.utf8Text, TypeIdentifiers.plainText] }

  /// Reads plain text, without attributes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSAttributedString(string: text) as? Self else {
      throw damaged(typeIdentifier, "text in UTF-8")
    }
    return object
  }

  /// Writes the text without its attributes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.png, TypeIdentifiers.jpeg] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.image] }

  /// Reads a picture's file.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let object = UIImage(data: data) as? Self else { throw damaged(typeIdentifier, "image") }
    return object
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
    guard let parts = try? JSONDecoder().decode([Double].self, from: data), parts.count == 4,
      let object = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
    else { throw damaged(typeIdentifier, "colour") }
    return object
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
