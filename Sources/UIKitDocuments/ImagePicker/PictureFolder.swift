package import Foundation
package import UniformTypeIdentifiers

/// The files of pictures and movies below a folder, the newest first.
package struct PictureFolder {
  package let files: [URL]

  /// The most files that are looked at: reading that many takes about a tenth of a second. Our choice.
  private static let limit = 5000

  /// - Parameters:
  ///   - folder: nil for the person's folder of pictures.
  ///   - accepts: Decides by a file's type.
  package init(below folder: URL? = nil, accepts: (UTType) -> Bool) {
    let folder = folder ?? UserFolders.pictures
    var found: [(url: URL, date: Date)] = []
    let entries = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey], options: [.skipsHiddenFiles])
    var count = 0
    while count < Self.limit, let url = entries?.nextObject() as? URL {
      count += 1
      guard let type = UTType(filenameExtension: url.pathExtension), accepts(type),
        !url.pathComponents.dropFirst(folder.pathComponents.count).contains(where: { $0.hasPrefix(".") })
      else { continue }
      let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
      found.append((url, values?.contentModificationDate ?? .distantPast))
    }
    found.sort { $0.date == $1.date ? $0.url.path < $1.url.path : $0.date > $1.date }
    files = found.map(\.url)
  }
}
