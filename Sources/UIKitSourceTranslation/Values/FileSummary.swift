#if UIKitSource
/// What the translation of a module needs to know of one file. It depends on that file's text alone, so it can be kept in a cache.
public struct FileSummary: Codable, Hashable, Sendable {
  /// The path of the original file.
  public let path: String
  /// Errors of the parser, and warnings about what cannot be translated.
  public internal(set) var notes: [SourceNote] = []
  /// The edits that depend on no other file.
  var edits: [TextEdit] = []
  var types: [TypeSummary] = []
  var typeAliases: [String: String] = [:]
  var selectors: [SelectorUse] = []
  var keyPaths: [KeyPathUse] = []
  var optionalCalls: [OptionalCall] = []
  var optionalReferences: [OptionalReference] = []
  var genericCalls: [GenericCall] = []
  var observations: [Observation] = []
  var objectReads: [ObjectRead] = []
  /// Whether `intersects` of some value is called with one argument without a label, or named.
  var usesIntersects = false
  /// The kinds of all variables and parameters by name; `.other` for a name with several.
  var variables: [String: VariableKind] = [:]
  /// The types at the top of the file that are left out, as they use SwiftUI or a type that does.
  var leftOutTypes: [String] = []
  /// False for a file that is left out of the module, as one of SwiftUI.
  var isTranslated = true

  /// Whether the parser found an error.
  public var hasErrors: Bool { notes.contains { $0.severity == .error } }

  init(path: String) { self.path = path }
}

/// A declaration of a type, or an extension.
struct TypeSummary: Codable, Hashable, Sendable {
  enum Kind: String, Codable { case classType, protocolType, valueType, extensionType }

  var kind: Kind
  /// With the enclosing types: `Outer.Inner`; of an extension the extended type.
  var name: String
  var access: String
  var isFinal = false
  /// Inside of a function.
  var isLocal = false
  var isObjC = false
  var hasObjCMembers = false
  /// `@main` or `@UIApplicationMain`.
  var isMain = false
  var isMainActor = false
  /// A class with generic parameters.
  var isGeneric = false
  /// An extension with a `where` clause.
  var isConstrained = false
  var inherited: [String] = []
  /// Of a protocol: the associated types that have a bound, by name.
  var associatedTypes: [String: String] = [:]
  var members: [MemberSummary] = []
  /// `class`, `protocol`, `extension` or the like.
  var keyword: Span
  /// Where an inheritance clause ends, or would stand.
  var inheritanceEnd: Int
  /// What stands between the braces.
  var body: Span
  /// Before a member that is written there.
  var separator: String
  var line: Int
}

/// A method, property or initializer.
struct MemberSummary: Codable, Hashable, Sendable {
  enum Kind: String, Codable { case method, property, initializer }

  struct Parameter: Codable, Hashable, Sendable {
    /// `_` if there is none.
    var label: String
    /// The name inside of the method.
    var name: String
    var type: String
    var defaultValue: String?
  }

  var kind: Kind
  var name: String
  var parameters: [Parameter] = []
  /// Of a property its type, nil if it is not written.
  var result: String?
  var access: String
  var isStatic = false
  var isObjC = false
  var objcName: String?
  var isOptional = false
  var isDynamic = false
  /// Whether `@available(*, unavailable)` is written.
  var isUnavailable = false
  var isConvenience = false
  var isRequired = false
  var isFailable = false
  var isGeneric = false
  var isAsync = false
  var isThrowing = false
  var isSettable = false
  /// Computed, so that it can be forwarded to.
  var isComputed = false
  var nonObjC = false
  /// Inside of an `#if` that the compiler decides.
  var isConditional = false
  /// The attributes, and `nonisolated`, that a declaration which calls the member has too.
  var attributes: [String] = []
  /// Where the name is written.
  var nameSpan: Span
  /// The modifier `override`, if it is written.
  var override: Span?
  /// The attribute `@MainActor`, if it is written.
  var mainActor: Span?
  /// Of a method, what stands between the braces.
  var body: Span?
  /// `func`, `var`, `init` or the like.
  var keyword: Span

  var isOverride: Bool { override != nil }

  var labels: [String] { parameters.map(\.label) }

  /// `tableView(_:didSelectRowAt:)`; of a property its name.
  var fullName: String { kind == .property ? name : Self.fullName(name, labels) }

  static func fullName(_ name: String, _ labels: [String]) -> String {
    name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  var isPrivate: Bool { access == "private" || access == "fileprivate" }
}

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
