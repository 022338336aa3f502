public import Foundation

extension URL {
  /// The address with the type's preferred ending; without one the same address.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }

  /// Appends the type's preferred ending.
  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }

  /// The address of a file of the type in this folder: an ending is added unless the name has one of the type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let name = partialName.fileName(for: contentType)
    return appendingPathComponent(name, isDirectory: contentType.conforms(to: .directory))
  }

  /// Appends the name of a file of the type.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
}

extension NSString {
  /// The path with the type's preferred ending.
  public func appendingPathExtension(for contentType: UTType) -> String {
    contentType.preferredFilenameExtension.flatMap { appendingPathExtension($0) } ?? description
  }

  /// The path of a file of the type in this folder.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
    appendingPathComponent(partialName.fileName(for: contentType))
  }
}

extension String {
  fileprivate func fileName(for contentType: UTType) -> String {
    let ending = (self as NSString).pathExtension.lowercased()
    let known = contentType.tags[.filenameExtension] ?? []
    guard let preferred = known.first, !known.contains(ending) else { return self }
    return self + "." + preferred
  }
}
