package import Foundation
internal import UniformTypeIdentifiers

/// What a folder contains, without hidden files: folders first, both by name.
struct FolderContents: Equatable {
  struct Entry: Equatable {
    let url: URL
    let isFolder: Bool
    /// In bytes; 0 for a folder.
    var size = 0

    var name: String { url.lastPathComponent }

    /// By the ending of the name; `.data` without one.
    var type: UTType { isFolder ? .folder : UTType(filenameExtension: url.pathExtension) ?? .data }

    func conforms(toAnyOf types: [UTType]) -> Bool {
      let type = type
      return types.contains { type.conforms(to: $0) }
    }
  }

  private(set) var entries: [Entry] = []

  init() {}

  /// Throws if the folder cannot be read.
  init(of folder: URL) throws {
    let keys: [URLResourceKey] = [.isDirectoryKey, .fileSizeKey]
    let urls = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
    entries = urls.map { url in
      // Follows symbolic links, as a person expects of a link to a folder.
      let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: Set(keys))
      let isFolder = values?.isDirectory ?? false
      return Entry(
        url: folder.appendingPathComponent(url.lastPathComponent, isDirectory: isFolder), isFolder: isFolder,
        size: isFolder ? 0 : values?.fileSize ?? 0)
    }
    entries.removeAll { $0.name.hasPrefix(".") }
    entries.sort { first, second in
      if first.isFolder != second.isFolder { return first.isFolder }
      let order = first.name.localizedStandardCompare(second.name)
      return order == .orderedSame ? first.name < second.name : order == .orderedAscending
    }
  }
}

/// Folders of a person that the desktop knows.
package enum UserFolders {
  struct Place: Equatable {
    let title: String
    let symbol: String
    let url: URL
  }

  static var home: URL { FileManager.default.homeDirectoryForCurrentUser }

  /// The folder of pictures (`XDG_PICTURES_DIR`), else the home folder.
  package static var pictures: URL { folder("XDG_PICTURES_DIR") ?? home }

  /// The folders that exist, and the root of the file system.
  static var places: [Place] {
    let listed = [
      ("Desktop", "XDG_DESKTOP_DIR", "desktopcomputer"), ("Documents", "XDG_DOCUMENTS_DIR", "doc"),
      ("Downloads", "XDG_DOWNLOAD_DIR", "square.and.arrow.down"), ("Music", "XDG_MUSIC_DIR", "music.note"),
      ("Pictures", "XDG_PICTURES_DIR", "photo"), ("Videos", "XDG_VIDEOS_DIR", "video"),
    ]
    return [Place(title: "Home", symbol: "house", url: home)]
      + listed.compactMap { title, key, symbol in
        folder(key).map { Place(title: title, symbol: symbol, url: $0) }
      } + [Place(title: "Computer", symbol: "folder", url: URL(fileURLWithPath: "/", isDirectory: true))]
  }

  /// One of `user-dirs.dirs`; nil for one that does not exist, and for one that is the home folder itself, which means none.
  static func folder(_ key: String, environment: [String: String] = ProcessInfo.processInfo.environment) -> URL? {
    let configuration = environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) } ?? home.appendingPathComponent(".config")
    let text = try? String(contentsOf: configuration.appendingPathComponent("user-dirs.dirs"), encoding: .utf8)
    guard let path = value(of: key, in: text ?? "", home: home.path) else { return nil }
    let url = URL(fileURLWithPath: path, isDirectory: true)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
      url.standardizedFileURL.path != home.standardizedFileURL.path
    else { return nil }
    return url
  }

  /// Reads a line such as `XDG_PICTURES_DIR="$HOME/Pictures"`: a path is absolute or begins with `$HOME`.
  static func value(of key: String, in text: String, home: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0] == key else { continue }
      let path = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
      if path.hasPrefix("$HOME/") { return home + path.dropFirst("$HOME".count) }
      return path.hasPrefix("/") ? path : nil
    }
    return nil
  }
}
