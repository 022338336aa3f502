internal import Foundation

/// Copies or moves documents that a person has chosen, or a place for them.
enum DocumentTransfer {
  /// Copies each file into a folder of its own below the temporary folder, under its name; throws for the first one that cannot be read.
  static func copies(of urls: [URL]) throws -> [URL] {
    try urls.map { url in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Picked-\(UUID().uuidString)", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let copy = folder.appendingPathComponent(url.lastPathComponent, isDirectory: url.hasDirectoryPath)
      try FileManager.default.copyItem(at: url, to: copy)
      return copy
    }
  }

  /// Puts documents at their places; what is there is replaced, in one step each.
  static func put(_ pairs: [(document: URL, place: URL)], moves: Bool) throws {
    for (document, place) in pairs where document.standardizedFileURL != place.standardizedFileURL {
      try put(document, at: place, moves: moves)
    }
  }

  private static func put(_ document: URL, at place: URL, moves: Bool) throws {
    let files = FileManager.default
    guard files.fileExists(atPath: place.path) else {
      return moves ? try files.moveItem(at: document, to: place) : try files.copyItem(at: document, to: place)
    }
    // A copy beside the place first, so that a failure leaves what was there.
    let beside = place.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)-\(place.lastPathComponent)")
    try files.copyItem(at: document, to: beside)
    do {
      try files.removeItem(at: place)
      try files.moveItem(at: beside, to: place)
    } catch {
      try? files.removeItem(at: beside)
      throw error
    }
    if moves { try files.removeItem(at: document) }
  }

  /// Places in a folder for documents: names that are taken get a number.
  static func places(for documents: [URL], in folder: URL) -> [URL] {
    var taken: Set<String> = []
    return documents.map { document in
      let (base, ending) = (document.deletingPathExtension().lastPathComponent, document.pathExtension)
      func name(_ number: Int) -> String {
        let numbered = number == 1 ? base : "\(base) \(number)"
        return ending.isEmpty ? numbered : "\(numbered).\(ending)"
      }
      var number = 1
      // Ends: a folder has finitely many names.
      while taken.contains(name(number))
        || FileManager.default.fileExists(atPath: folder.appendingPathComponent(name(number)).path)
      { number += 1 }
      taken.insert(name(number))
      return folder.appendingPathComponent(name(number))
    }
  }
}
