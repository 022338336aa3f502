#if UIKitSource
/// `#selector(...)`
struct SelectorUse: Codable, Hashable, Sendable {
  enum Kind: String, Codable { case method, getter, setter }

  var span: Span
  var kind: Kind
  /// The text before the last period, without `self.`.
  var base: String?
  var name: String
  /// nil if none are written.
  var labels: [String]?
  /// The types of the parameters in `as`.
  var castTypes: [String]?
  /// The place of the enclosing type in `FileSummary.types`.
  var scope: Int?
  var line: Int
  var column: Int
}

/// `#keyPath(...)`
struct KeyPathUse: Codable, Hashable, Sendable {
  var span: Span
  var components: [String]
  var scope: Int?
}

/// `x.method?(arguments)`
struct OptionalCall: Codable, Hashable, Sendable {
  var name: String
  var labels: [String]
  var hasTrailingClosure: Bool
  /// The whole call.
  var span: Span
  var nameSpan: Span
  var question: Span
  /// Whether the result is used by `.member` or the like.
  var isContinued: Bool
}

/// `x.method(_:label:)` without a call.
struct OptionalReference: Codable, Hashable, Sendable {
  var name: String
  var labels: [String]
  var span: Span
}

/// The name of a resource of the app: `UIImage(named: "star")`.
struct ResourceUse: Codable, Hashable, Sendable {
  enum Kind: String, Codable { case image, color, data, text, storyboard, nib }

  var kind: Kind
  var name: String
  var line: Int
  var column: Int
}

/// `super.name`, called or not.
struct SuperUse: Codable, Hashable, Sendable {
  var name: String
  /// From `super` to the name.
  var span: Span
  /// The place of the enclosing type in `FileSummary.types`.
  var scope: Int?
}

/// A name of Swift 4.
struct OldName: Codable, Hashable, Sendable {
  var name: String
  /// What replaces it.
  var edit: TextEdit
}

/// `T()`, `T(frame: x)` or `T.init` where `T` is a generic parameter, or may be an associated type of the protocol that the code extends,
/// or `Self`.
struct GenericCall: Codable, Hashable, Sendable {
  enum Kind: String, Codable { case call, frameCall, reference }

  var name: String
  /// nil where `name` is no generic parameter in sight.
  var bound: String?
  /// Whether `name` is a variable of type `T.Type`, and not `T`.
  var isMetatype = false
  /// The place of the enclosing type in `FileSummary.types`.
  var scope: Int?
  var kind: Kind
  /// Of `T(frame: x)` the text before `frame`.
  var span: Span
}

/// Whether a variable's type, as it is written, is `AnyObject` or an array of such.
enum VariableKind: String, Codable {
  case object, array, other

  private static let objects: Set<String> = ["AnyObject", "AnyObject?", "AnyObject!"]
  private static let arrays: Set<String> = ["[AnyObject]", "[AnyObject]?", "[AnyObject]!", "Array<AnyObject>"]

  init(_ type: String?) {
    self = Self.objects.contains(type ?? "") ? .object : Self.arrays.contains(type ?? "") ? .array : .other
  }
}

/// `objects.first?.property`, where the variable's type may be `AnyObject`, or `object.perform(...)`.
struct ObjectRead: Codable, Hashable, Sendable {
  /// Of the variable; empty if the expression is cast to `AnyObject`.
  var name: String
  /// Whether the object is an element of the variable.
  var isElement: Bool
  /// Whether `property` is a method that performs a selector.
  var isPerformed: Bool
  var property: String
  /// The expression of the object, without `?` or `!` after it.
  var base: Span
  /// The whole expression.
  var span: Span
}

/// `observe(\.name)`
struct Observation: Codable, Hashable, Sendable {
  var property: String
  var line: Int
  var column: Int
}
#endif
