internal import Foundation
internal import UIKitGraphics

/// One item of a pasteboard: an object or data for each kind.
@MainActor struct PasteboardItem {
  enum Content {
    case object(Any)
    /// Data that is loaded when somebody asks for it: of an item provider or of another program.
    case promise(@MainActor () -> Data?)
  }

  private(set) var parts: [(type: String, content: Content)] = []

  /// The kinds of data, in the order in which they were set.
  var types: [String] { parts.map(\.type) }

  init() {}

  /// Of an app's dictionary. A value under `UIPasteboard.typeAutomatic` chooses its kinds itself.
  init(_ values: [String: Any]) {
    for (type, value) in values.sorted(by: { $0.key < $1.key }) {
      if type == UIPasteboard.typeAutomatic { add(automatic: value) } else { add(value, type) }
    }
  }

  init(_ provider: NSItemProvider) {
    for type in provider.registeredTypeIdentifiers { add(type) { LoadedData.of(type, from: provider) } }
  }

  mutating func add(_ value: Any, _ type: String) { put(.object(value), type) }

  mutating func add(_ type: String, promise: @escaping @MainActor () -> Data?) { put(.promise(promise), type) }

  private mutating func put(_ content: Content, _ type: String) {
    parts.removeAll { $0.type == type }
    parts.append((type, content))
  }

  /// Adds a value as the kinds of its class.
  mutating func add(automatic value: Any) {
    switch value {
    case let text as String: add(text, TypeIdentifiers.utf8Text)
    case let text as NSAttributedString: add(text.string, TypeIdentifiers.utf8Text)
    case let url as URL:
      add(url, url.isFileURL ? TypeIdentifiers.fileURL : TypeIdentifiers.url)
      add(url.absoluteString, TypeIdentifiers.utf8Text)
    case let image as UIImage:
      for type in UIImage.writableTypeIdentifiersForItemProvider { add(image, type) }
    case let color as UIColor: add(color, TypeIdentifiers.color)
    default: break
    }
  }

  // MARK: Reading

  /// The part of a kind, else the first one of a special case of it.
  private func part(_ type: String) -> (type: String, content: Content)? {
    parts.first { $0.type == type } ?? parts.first { TypeIdentifiers.conforms($0.type, to: type) }
  }

  func has(_ type: String) -> Bool { part(type) != nil }

  func data(_ type: String) -> Data? {
    guard let part = part(type) else { return nil }
    switch part.content {
    case .promise(let load): return load()
    case .object(let value): return PasteboardCoding.data(of: value, as: part.type)
    }
  }

  /// The object of a kind: a text, an address, an image or a colour where the kind says so, else what was set, else data.
  func value(_ type: String) -> Any? {
    guard let part = part(type) else { return nil }
    switch part.content {
    case .promise(let load): return load().map { PasteboardCoding.object(of: $0, as: part.type) }
    case .object(let data as Data): return PasteboardCoding.object(of: data, as: part.type)
    case .object(let value): return value
    }
  }

  /// All parts as a dictionary.
  var values: [String: Any] {
    var all: [String: Any] = [:]
    for type in types { all[type] = value(type) }
    return all
  }

  var text: String? { UIPasteboard.typeListString.lazy.compactMap { value($0) as? String }.first }
  var url: URL? { UIPasteboard.typeListURL.lazy.compactMap { value($0) as? URL }.first }
  var image: UIImage? { UIPasteboard.typeListImage.lazy.compactMap { value($0) as? UIImage }.first }
  var color: UIColor? { UIPasteboard.typeListColor.lazy.compactMap { value($0) as? UIColor }.first }

  func has(anyOf types: [String]) -> Bool { types.contains { has($0) } }

  /// A provider of all parts; data is made when it is asked for.
  var provider: NSItemProvider {
    let provider = NSItemProvider()
    for (type, content) in parts {
      if case .object(let object as any NSItemProviderWriting) = content,
        Swift.type(of: object).writableTypeIdentifiersForItemProvider.first == type
      {
        provider.registerObject(object, visibility: .all)
        continue
      }
      guard !provider.registeredTypeIdentifiers.contains(type) else { continue }
      let item = self
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        let load: @MainActor @Sendable () -> Void = { completion(item.data(type), nil) }
        if Thread.isMainThread { MainActor.assumeIsolated(load) } else { DispatchQueue.main.async(execute: load) }
        return nil
      }
    }
    return provider
  }
}

/// What pasteboards exchange with other programs for objects.
@MainActor enum PasteboardCoding {
  static func data(of value: Any, as type: String) -> Data? {
    switch value {
    case let data as Data: return data
    case let text as String: return Data(text.utf8)
    case let url as URL: return Data(url.absoluteString.utf8)
    case let object as any NSItemProviderWriting: return LoadedData.of(type, from: NSItemProvider(object: object))
    default: return try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    }
  }

  /// What the data is by its kind; the data itself for kinds without a class, and where it is damaged.
  static func object(of data: Data, as type: String) -> Any {
    func conforms(_ other: String) -> Bool { TypeIdentifiers.conforms(type, to: other) }
    let object: Any? =
      if conforms(TypeIdentifiers.url) {
        String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
      } else if conforms(TypeIdentifiers.plainText) {
        String(data: data, encoding: .utf8)
      } else if conforms(TypeIdentifiers.image) {
        UIImage(data: data)
      } else if conforms(TypeIdentifiers.color) {
        try? UIColor.object(withItemProviderData: data, typeIdentifier: type)
      } else {
        nil
      }
    return object ?? data
  }
}

/// Waits for data of an item provider.
enum LoadedData {
  /// Seconds to wait for data that comes from another queue. Our choice.
  private static let patience = 1.0

  /// nil for none, and for data that comes later.
  static func of(_ type: String, from provider: NSItemProvider) -> Data? {
    let box = Box()
    _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in box.finish(data) }
    return box.wait(patience)
  }

  private final class Box: @unchecked Sendable {
    private let lock = NSLock()
    private let isDone = DispatchSemaphore(value: 0)
    private var data: Data?

    func finish(_ data: Data?) {
      lock.withLock { self.data = data }
      isDone.signal()
    }

    func wait(_ seconds: TimeInterval) -> Data? {
      _ = isDone.wait(timeout: .now() + seconds)
      return lock.withLock { data }
    }
  }
}
