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
  var resources: [ResourceUse] = []
  /// The modules that are imported where `#if` does not leave the import out; sorted.
  package internal(set) var imports: [String] = []
  /// `super.name`.
  var superUses: [SuperUse] = []
  /// Names of Swift 4, with what stands for them today.
  var oldNames: [OldName] = []
  /// Names of Swift 4 that the file declares itself.
  var ownNames: Set<String> = []
  /// Modules of Foundation on Linux whose types the file uses: `FoundationNetworking` and `FoundationXML`.
  var modules: Set<String> = []
  /// Whether `intersects` of some value is called with one argument without a label, or named.
  var usesIntersects = false
  /// The kinds of all variables and parameters by name; `.other` for a name with several.
  var variables: [String: VariableKind] = [:]
  /// The types at the top of the file that are left out, as they use SwiftUI or a type that does.
  var leftOutTypes: [String] = []
  /// False for a file that is left out of the module, as one of SwiftUI.
  package internal(set) var isTranslated = true

  /// Whether the parser found an error.
  public var hasErrors: Bool { notes.contains { $0.severity == .error } }

  init(path: String) { self.path = path }
}
#endif
