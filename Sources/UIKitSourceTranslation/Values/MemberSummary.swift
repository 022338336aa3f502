#if UIKitSource
/// A method, property or initializer of a type.
struct MemberSummary: Codable, Hashable, Sendable {
  enum Kind: Codable, Hashable, Sendable {
    case method(Method)
    case property(Property)
    case initializer(Initializer)
  }

  struct Method: Codable, Hashable, Sendable {
    var signature: Signature
    /// The type of the result, if one is written.
    var result: String?
    /// What stands between the braces; nil for a requirement.
    var body: Span?
  }

  struct Property: Codable, Hashable, Sendable {
    /// nil if none is written.
    var type: String?
    var isSettable = false
    var isComputed = false
  }

  struct Initializer: Codable, Hashable, Sendable {
    var signature: Signature
    var isConvenience = false
    var isRequired = false
    var isFailable = false
  }

  struct Signature: Codable, Hashable, Sendable {
    var parameters: [Parameter]
    var isGeneric = false
    var isAsync = false
    var isThrowing = false

    var labels: [String] { parameters.map(\.label) }
  }

  struct Parameter: Codable, Hashable, Sendable {
    /// `_` if there is none.
    var label: String
    /// The name inside of the method.
    var name: String
    var type: String
    var defaultValue: String?
  }

  /// What the declaration says beside its kind and its access.
  struct Traits: OptionSet, Codable, Hashable, Sendable {
    let rawValue: Int

    /// `static` or `class`.
    static let typeMember = Traits(rawValue: 1)
    /// `optional`, in a protocol.
    static let optional = Traits(rawValue: 2)
    /// `@objc dynamic`.
    static let dynamic = Traits(rawValue: 4)
    /// `@available(*, unavailable)`.
    static let unavailable = Traits(rawValue: 8)
    /// Inside of an `#if` that the compiler decides.
    static let conditional = Traits(rawValue: 16)
  }

  /// What Objective-C sees of the member.
  struct ObjectiveC: Codable, Hashable, Sendable {
    /// Whether an attribute gives it a selector.
    var isExposed = false
    /// Whether `@nonobjc` hides it.
    var isHidden = false
    /// The name in `@objc(name)`.
    var name: String?
  }

  /// Where the parts of the declaration are written.
  struct Spans: Codable, Hashable, Sendable {
    /// `func`, `var`, `init` or the like.
    var keyword: Span
    var name: Span
    /// The modifier `override`.
    var override: Span?
    /// The attribute `@MainActor`.
    var mainActor: Span?
  }

  var name: String
  var kind: Kind
  var access: String
  var traits: Traits
  var objectiveC: ObjectiveC
  /// The attributes, and `nonisolated`, that a declaration which calls the member has too.
  var attributes: [String]
  var spans: Spans
}

extension MemberSummary {
  var method: Method? { if case .method(let method) = kind { method } else { nil } }

  var property: Property? { if case .property(let property) = kind { property } else { nil } }

  var initializer: Initializer? { if case .initializer(let initializer) = kind { initializer } else { nil } }

  /// nil for a property.
  var signature: Signature? { method?.signature ?? initializer?.signature }

  /// Empty for a property.
  var labels: [String] { signature?.labels ?? [] }

  /// `tableView(_:didSelectRowAt:)`; of a property its name.
  var fullName: String { signature.map { Self.fullName(name, $0.labels) } ?? name }

  static func fullName(_ name: String, _ labels: [String]) -> String {
    name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  var isPrivate: Bool { access == "private" || access == "fileprivate" }

  var isOverride: Bool { spans.override != nil }

  var isTypeMember: Bool { traits.contains(.typeMember) }

  var isOptional: Bool { traits.contains(.optional) }

  var isUnavailable: Bool { traits.contains(.unavailable) }

  /// An initializer that calls one of the superclass.
  var isDesignated: Bool { initializer.map { !$0.isConvenience } ?? false }
}
#endif
