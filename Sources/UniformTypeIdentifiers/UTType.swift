public import Foundation

/// A kind of data: of a file, of what is dragged, copied or shared.
///
/// The types that the system declares come from a table, those of an app from its `Info.plist` (`UTExportedTypeDeclarations`,
/// `UTImportedTypeDeclarations`), which is read at launch. Types are equal if their identifiers are.
public struct UTType: Sendable {
  private let declaration: TypeDeclaration

  private init(_ declaration: TypeDeclaration) { self.declaration = declaration }

  init(system identifier: String) {
    self.init(TypeRegistry.shared.declaration(identifier) ?? TypeDeclaration(identifier: identifier))
  }

  // MARK: Making

  /// The declared type with that identifier, whatever its case, or the dynamic type that was written as it; nil for none.
  public init?(_ identifier: String) {
    guard let found = TypeRegistry.shared.declaration(identifier) ?? DynamicType(identifier)?.declaration else { return nil }
    self.init(found)
  }

  /// The type of files whose names end so, without a dot; a dynamic type if none is declared.
  ///
  /// - Parameter supertype: What the type must conform to; `.data` for files, `.directory` for packages.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type with a media type, as in `text/plain`; a dynamic type if none is declared.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The first type with a tag; a dynamic type if none is declared, nil for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
    self = found
  }

  /// All declared types with a tag that conform to `supertype`, else one dynamic type; none for an empty tag.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    if tag.isEmpty { return [] }
    let declared = TypeRegistry.shared.declarations(tag: tag, of: tagClass).map(UTType.init).filter { type in
      supertype.map { type.conforms(to: $0) } ?? true
    }
    if !declared.isEmpty { return declared }
    return [UTType(DynamicType(tag: tag, tagClass: tagClass, supertype: supertype?.identifier).declaration)]
  }

  /// A type that the app declares (`UTExportedTypeDeclarations`); without a declaration one that conforms to `supertype` alone.
  public init(exportedAs identifier: String, conformingTo supertype: UTType? = nil) {
    self.init(
      TypeRegistry.shared.declaration(identifier)
        ?? TypeDeclaration(identifier: identifier, supertypes: [(supertype ?? .data).identifier], isDeclared: false))
  }

  /// A type that another app declares (`UTImportedTypeDeclarations`); without a declaration one that conforms to `supertype` alone.
  public init(importedAs identifier: String, conformingTo supertype: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: supertype)
  }

  // MARK: Description

  /// As in "public.png", with the case of the declaration.
  public var identifier: String { declaration.identifier }
  /// The first ending of file names, without a dot; nil for none.
  public var preferredFilenameExtension: String? { declaration.tags[.filenameExtension]?.first }
  /// The first media type; nil for none.
  public var preferredMIMEType: String? { declaration.tags[.mimeType]?.first }
  /// A name for people, in English for types of the system; nil for none.
  public var localizedDescription: String? { declaration.summary }
  /// The declaration's version; nil for none.
  public var version: Int? { declaration.version }
  /// Where the type is described; nil for none.
  public var referenceURL: URL? { declaration.reference }
  /// Whether the type was made for a tag that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }
  /// Whether the system or the app declares the type.
  public var isDeclared: Bool { declaration.isDeclared }
  /// Whether the type belongs to nobody: its identifier begins with "public.".
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// All tags by their class, the preferred ones first.
  public var tags: [UTTagClass: [String]] { declaration.tags }

  // MARK: Conformance

  /// All types that this one is a special case of.
  public var supertypes: Set<UTType> {
    var (found, rest) = (Set<UTType>(), declaration.supertypes)
    while let next = rest.popLast() {
      let type = UTType(TypeRegistry.shared.declaration(next) ?? TypeDeclaration(identifier: next, isDeclared: false))
      if type != self, found.insert(type).inserted { rest += type.declaration.supertypes }
    }
    return found
  }

  /// Whether this is the other type or a special case of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether this is a special case of the other type.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  /// Whether the other type is a special case of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
  public static func == (left: UTType, right: UTType) -> Bool {
    left.declaration.key == right.declaration.key
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(declaration.key) }
}

extension UTType: Codable {
  /// Reads an identifier; one that is not declared becomes a type without supertypes.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(TypeDeclaration(identifier: identifier, isDeclared: false))
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  public var debugDescription: String {
    "<UTType \(identifier) (\(isDeclared ? "declared" : isDynamic ? "dynamic" : "not declared"))>"
  }
}
