#if UIKitSource
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
  /// The name in `@objc(Name)`.
  var objcName: String?
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
  /// `class`, `struct`, `extension` or the like.
  var keyword: Span
  var keywordText: String
  /// Where an inheritance clause ends, or would stand.
  var inheritanceEnd: Int
  /// What stands between the braces.
  var body: Span
  /// Before a member that is written there.
  var separator: String
  var line: Int
}
#endif
