package import Foundation

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

  /// What an identifier is a special case of; from Apple's table "System-Declared Uniform Type Identifiers".
  private static let parents: [String: [String]] = [
    text: [data, "public.content"], plainText: [text], utf8Text: [plainText], "public.utf16-plain-text": [plainText],
    "public.rtf": [text], "public.html": [text], "public.xml": [text], "public.json": [text], "public.source-code": [plainText],
    "public.swift-source": ["public.source-code"], url: [data], fileURL: [url], "public.file-url-name": [data],
    image: [data, "public.content"], png: [image], jpeg: [image], "public.tiff": [image], "public.heic": [image],
    "com.compuserve.gif": [image], "org.webmproject.webp": [image], "public.svg-image": [image],
    "com.adobe.pdf": [data, "public.content"],
    "public.audio": ["public.audiovisual-content"], "public.movie": ["public.audiovisual-content"],
    "public.mpeg-4": ["public.movie"], "public.mp3": ["public.audio"], "public.audiovisual-content": [data, "public.content"],
    "public.zip-archive": [data, "public.archive"], data: ["public.item"], "public.folder": ["public.directory"],
    "public.directory": ["public.item"], color: [data],
  ]

  /// The identifiers of files by the endings of their names.
  private static let endings: [String: String] = [
    "txt": plainText, "md": plainText, "swift": "public.swift-source", "rtf": "public.rtf", "html": "public.html",
    "htm": "public.html",
    "xml": "public.xml", "json": "public.json", "png": png, "jpg": jpeg, "jpeg": jpeg, "tif": "public.tiff",
    "tiff": "public.tiff",
    "heic": "public.heic", "gif": "com.compuserve.gif", "webp": "org.webmproject.webp", "svg": "public.svg-image",
    "pdf": "com.adobe.pdf",
    "mp4": "public.mpeg-4", "mp3": "public.mp3", "zip": "public.zip-archive",
  ]

  /// Whether data of one kind can be taken for data of another.
  package static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier == other || parents[identifier]?.contains { conforms($0, to: other) } ?? false
  }

  /// By the ending of the name; `public.data` for one that is not known, `public.folder` for a folder.
  package static func identifier(ofFile url: URL) -> String {
    if url.hasDirectoryPath { return "public.folder" }
    return endings[url.pathExtension.lowercased()] ?? data
  }
}
