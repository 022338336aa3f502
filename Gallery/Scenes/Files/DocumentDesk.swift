internal import Foundation
internal import UIKit
internal import UniformTypeIdentifiers

/// The scene's documents, in a temporary folder of their own, and a folder of samples to open.
@MainActor final class DocumentDesk {
  private(set) var documents: [URL] = []
  /// Where dialogs begin.
  let shared: URL
  private let folder: URL
  private var pictures: [URL: UIImage] = [:]

  private static let texts = [
    ("Packing list", "txt", "Rope, lamp, two jars of plums, the blue tent, matches, a map of the lakes.\n"),
    ("Tide table", "csv", "day,high,low\nMonday,06:12,12:31\nTuesday,07:02,13:20\nWednesday,07:55,14:11\n"),
    ("Route", "json", "{ \"from\": \"Harbour\", \"to\": \"Lighthouse\", \"miles\": 11 }\n"),
    ("Log book", "md", "# Log book\n\nWind from the west, rain after noon. Anchored behind the island.\n"),
    ("Letter", "html", "<p>Dear Ida, the lamp is repaired.</p>\n"),
  ]

  init() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("Files-\(UUID().uuidString)", isDirectory: true)
    shared = folder.appendingPathComponent("Boat", isDirectory: true)
    let own = folder.appendingPathComponent("Mine", isDirectory: true)
    for place in [own, shared, shared.appendingPathComponent("Photos", isDirectory: true)] {
      try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    for (name, ending, text) in Self.texts {
      try? Data(text.utf8).write(to: shared.appendingPathComponent("\(name).\(ending)"))
    }
    for (index, name) in ["Lighthouse", "Harbour"].enumerated() {
      try? Self.painting(index).pngData()?.write(to: shared.appendingPathComponent("\(name).png"))
    }
    try? Data(count: 70_000).write(to: shared.appendingPathComponent("Engine.bin"))
    for name in ["Harbour.png", "Tide table.csv", "Log book.md"] { _ = add(shared.appendingPathComponent(name)) }
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  /// A sun above the sea.
  private static func painting(_ index: Int) -> UIImage {
    let size = CGSize(width: 240, height: 240)
    return UIGraphicsImageRenderer(size: size).image { context in
      (index == 0 ? UIColor.systemIndigo : .systemTeal).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.systemYellow.setFill()
      UIBezierPath(ovalIn: CGRect(x: 40 + 80 * CGFloat(index), y: 40, width: 80, height: 80)).fill()
      UIColor.systemBlue.setFill()
      context.fill(CGRect(x: 0, y: 150, width: size.width, height: 90))
    }
  }

  /// Copies a document to the top of the list; nil if it cannot be read.
  func add(_ url: URL) -> URL? {
    var name = url.lastPathComponent
    var number = 1
    while FileManager.default.fileExists(atPath: place(name).path) {
      number += 1
      name = "\(url.deletingPathExtension().lastPathComponent) \(number).\(url.pathExtension)"
    }
    do { try FileManager.default.copyItem(at: url, to: place(name)) } catch { return nil }
    documents.insert(place(name), at: 0)
    return documents[0]
  }

  private func place(_ name: String) -> URL { folder.appendingPathComponent("Mine/\(name)") }

  func remove(_ document: URL) {
    try? FileManager.default.removeItem(at: document)
    documents.removeAll { $0 == document }
  }

  func size(of document: URL) -> String {
    let bytes = (try? document.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    return ByteCountFormatter.string(fromByteCount: Int64(bytes), countStyle: .file)
  }

  /// nil for what is no picture.
  func picture(of document: URL) -> UIImage? {
    guard UTType(filenameExtension: document.pathExtension)?.conforms(to: .image) == true else { return nil }
    if let known = pictures[document] { return known }
    let read = UIImage(contentsOfFile: document.path)
    pictures[document] = read
    return read
  }
}
