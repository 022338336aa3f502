/// A kind of names that other systems have for types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The identifier of the class.
  public let rawValue: String

  /// Any identifier names a class.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The endings of file names, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The media types of MIME.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
