internal import Foundation
internal import UIKitGraphics
internal import UniformTypeIdentifiers

/// What a person shares, by kind.
@MainActor struct SharedItems {
  private(set) var texts: [String] = []
  private(set) var addresses: [URL] = []
  private(set) var files: [URL] = []
  private(set) var images: [UIImage] = []
  /// Data with the identifier of its type.
  private(set) var data: [(data: Data, type: String)] = []

  var isEmpty: Bool { texts.isEmpty && addresses.isEmpty && files.isEmpty && images.isEmpty && data.isEmpty }

  /// - Parameter types: The identifiers of the types of items that are data, by their place.
  init(_ items: [Any], types: [Int: String] = [:]) {
    for (place, item) in items.enumerated() { add(item, types[place] ?? "") }
  }

  mutating func adopt(_ more: [(data: Data, type: String)]) { data += more }

  private mutating func add(_ item: Any, _ type: String) {
    switch item {
    case let text as String: texts.append(text)
    case let text as NSString: texts.append(text.description)
    case let text as NSAttributedString: texts.append(text.string)
    case let url as URL: if url.isFileURL { files.append(url) } else { addresses.append(url) }
    case let url as NSURL: URL(string: url.absoluteString).map { add($0, type) }
    case let image as UIImage: images.append(image)
    case let bytes as Data: data.append((bytes, type.isEmpty ? UTType.data.identifier : type))
    case let provider as NSItemProvider: add(provider)
    default: break
    }
  }

  private mutating func add(_ provider: NSItemProvider) {
    for type in provider.registeredTypeIdentifiers {
      var found: Data?
      // Data that comes later is not shared: nobody waits for it here.
      let box = LoadedBox()
      _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in box.data = data }
      found = box.data
      guard let found else { continue }
      let kind = UTType(type) ?? .data
      if kind.conforms(to: .url), let url = URL(string: String(decoding: found, as: UTF8.self)) { return add(url, type) }
      if kind.conforms(to: .plainText) { return texts.append(String(decoding: found, as: UTF8.self)) }
      if kind.conforms(to: .image), let image = UIImage(data: found) { return images.append(image) }
      return data.append((found, type))
    }
  }

  /// A name for people, for one item or several.
  var title: String {
    let names =
      files.map(\.lastPathComponent) + addresses.map { $0.host ?? $0.absoluteString } + texts
      + images.map { _ in "Image" } + data.map { UTType($0.type)?.localizedDescription ?? "Data" }
    return names.count > 1 && texts.isEmpty ? "\(names.count) Items" : names.first ?? ""
  }

  /// What is said below the title.
  var detail: String {
    if let file = files.first, files.count == 1 {
      return UTType(filenameExtension: file.pathExtension)?.localizedDescription ?? "Document"
    }
    if let address = addresses.first { return address.absoluteString }
    return images.first.map { "\(Int($0.size.width)) × \(Int($0.size.height))" } ?? ""
  }

  /// Writes what is no file yet into a folder of the temporary folder; returns all files.
  func writtenFiles() throws -> [URL] {
    var all = files
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Shared-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ bytes: Data, _ name: String, _ type: UTType) throws {
      let place = folder.appendingPathComponent(name, conformingTo: type)
      let free = DocumentTransfer.places(for: [place], in: folder)[0]
      try bytes.write(to: free)
      all.append(free)
    }
    for image in images { if let bytes = image.pngData() { try write(bytes, "Image", .png) } }
    for (bytes, type) in data { try write(bytes, "Data", UTType(type) ?? .data) }
    let text = (texts + addresses.map(\.absoluteString)).joined(separator: "\n")
    if !text.isEmpty { try write(Data(text.utf8), "Text", .plainText) }
    return all
  }

  private final class LoadedBox: @unchecked Sendable { var data: Data? }
}
