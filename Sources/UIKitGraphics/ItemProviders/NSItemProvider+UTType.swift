public import Foundation
public import UniformTypeIdentifiers

/// The calls of Apple's module UniformTypeIdentifiers, with types in place of identifiers.
extension NSItemProvider {
  /// Makes a provider of a file's contents as data of a type; by default of the type that its name says.
  ///
  /// - Parameters:
  ///   - openInPlace: Whether the file itself may be opened, as `loadInPlaceFileRepresentation` does.
  ///   - coordinated: Changes nothing: the file is read as it is.
  public convenience init(
    contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
    visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    self.init()
    suggestedName = fileURL.lastPathComponent
    let type = contentType?.identifier ?? TypeIdentifiers.identifier(ofFile: fileURL)
    registerFile(fileURL, type, isOpenInPlace: openInPlace)
  }

  /// Adds data of a type that is made when it is asked for.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, loadHandler: @escaping LoadHandler
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a file of a type that is made when it is asked for.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// The declared types of the data, in the order of their registration.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  /// Those of files that can be opened where they are.
  public var registeredContentTypesForOpenInPlace: [UTType] { identifiersOpenInPlace.compactMap { UTType($0) } }

  /// The declared types that are the type or special cases of it.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Loads data of a type, or of a special case of it.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads data of a type as a file, which is deleted after the completion handler unless it was opened in place.
  ///
  /// - Parameter openInPlace: Whether to take the file itself where there is one; the flag in the completion handler says so.
  @discardableResult public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if openInPlace {
      return loadInPlaceFileRepresentation(
        forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
    return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
  }
}
