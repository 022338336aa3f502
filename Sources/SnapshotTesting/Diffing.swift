public import Foundation

/// A file that a failed comparison adds to the reference and the new snapshot.
///
/// On Apple's platforms a class of XCTest; here the failed test writes it beside the new snapshot.
public struct XCTAttachment: Sendable {
  /// The content of the file.
  public let data: Data
  /// The type of the content, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// The name of the file without its extension; nil for `difference`.
  public var name: String?

  /// Makes an attachment of any content.
  public init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

  /// Makes an attachment of a type.
  public init(data: Data, uniformTypeIdentifier: String) {
    (self.data, self.uniformTypeIdentifier) = (data, uniformTypeIdentifier)
  }

  /// The end of the file's name.
  var pathExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.plain-text", "public.patch-file": "txt"
    default: "data"
    }
  }
}

/// How snapshots of a format are stored and compared.
public struct Diffing<Value> {
  /// The content of the file.
  public var toData: (Value) -> Data
  /// The value of a file; called for the reference.
  public var fromData: (Data) -> Value
  /// nil if the values are equal enough, else what is different, with pictures of it. The first value is the reference.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// Whether a file certainly holds the value, asked before the file is decoded; nil to decode every file.
  var isHeld: ((Value, Data) -> Bool)?

  /// Makes a way to store and compare values of a format.
  public init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}
