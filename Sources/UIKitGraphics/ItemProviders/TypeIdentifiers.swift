package import Foundation
internal import UniformTypeIdentifiers

/// Names of kinds of data, such as "public.plain-text", and which of them are special cases of others.
package enum TypeIdentifiers {
  package static let text = "public.text"
  package static let plainText = "public.plain-text"
  package static let utf8Text = "public.utf8-plain-text"
  package static let url = "public.url"
  package static let fileURL = "public.file-url"
  package static let image = "public.image"
  package static let png = "public.png"
  package static let jpeg = "public.jpeg"
  package static let data = "public.data"
  /// Apple's identifier of an archived `UIColor`.
  package static let color = "com.apple.uikit.color"

  /// Whether data of one kind can be taken for data of another. Of a kind that nobody has declared only the same.
  package static func conforms(_ identifier: String, to other: String) -> Bool {
    if identifier == other { return true }
    guard let type = UTType(identifier), let general = UTType(other) else { return false }
    return type.conforms(to: general)
  }

  /// By the ending of the name; `public.data` for one that is not known, `public.folder` for a folder.
  package static func identifier(ofFile url: URL) -> String {
    if url.hasDirectoryPath { return "public.folder" }
    guard let type = UTType(filenameExtension: url.pathExtension), !type.isDynamic else { return data }
    return type.identifier
  }
}
