public import Foundation

/// A file of a notification. It stays where it is.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  open var identifier: String { storedIdentifier }
  open var url: URL { storedURL }
  /// What follows the last period of the file's name; there is no table of types here.
  open var type: String { storedURL.pathExtension }

  private let storedIdentifier: String
  private let storedURL: URL

  /// - Parameters:
  ///   - identifier: Empty for a new one.
  ///   - URL: Of a file.
  ///   - options: Have no effect.
  /// - Throws: `UNError.attachmentInvalidURL` if there is no file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else { throw UNError(.attachmentInvalidURL) }
    storedIdentifier = identifier.isEmpty ? UUID().uuidString : identifier
    storedURL = URL
  }
}
