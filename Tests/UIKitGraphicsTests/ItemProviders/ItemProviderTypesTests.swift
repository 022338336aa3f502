import Foundation
import Testing
import UIKitGraphics
import UniformTypeIdentifiers

/// Calls with types in place of identifiers.
@Suite struct ItemProviderTypesTests {
  private final class Box<Value>: @unchecked Sendable { var value: Value? }

  private func file(_ name: String, _ text: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test func dataIsRegisteredAndLoadedByType() {
    let (provider, box) = (NSItemProvider(), Box<Data>())
    provider.registerDataRepresentation(for: .swiftSource) { completion in
      completion(Data("let a = 1".utf8), nil)
      return nil
    }
    #expect(provider.registeredContentTypes == [.swiftSource] && provider.registeredContentTypesForOpenInPlace.isEmpty)
    #expect(provider.registeredContentTypes(conformingTo: .text) == [.swiftSource])
    #expect(provider.registeredContentTypes(conformingTo: .image).isEmpty)
    provider.loadDataRepresentation(for: .text) { data, _ in box.value = data }
    #expect(box.value == Data("let a = 1".utf8))
  }

  @Test func filesAreOpenedInPlaceOrCopied() throws {
    let url = try file("a.html", "<p>")
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let provider = NSItemProvider(contentsOf: url, contentType: nil, openInPlace: true)
    let (place, text) = (Box<URL>(), Box<String>())
    #expect(provider.suggestedName == "a.html" && provider.registeredContentTypesForOpenInPlace == [.html])
    provider.loadFileRepresentation(for: .html, openInPlace: true) { url, isInPlace, _ in if isInPlace { place.value = url } }
    #expect(place.value == url)
    provider.loadFileRepresentation(for: .html) { url, isInPlace, _ in
      if !isInPlace { text.value = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } }
      place.value = url
    }
    #expect(text.value == "<p>" && place.value != url)
    let copied = NSItemProvider(contentsOf: url, contentType: .plainText)
    #expect(copied.registeredContentTypes == [.plainText] && copied.registeredContentTypesForOpenInPlace.isEmpty)
    let made = NSItemProvider()
    made.registerFileRepresentation(for: .html) { completion in
      completion(url, true, nil)
      return nil
    }
    made.loadDataRepresentation(for: .html) { data, _ in text.value = data.map { String(decoding: $0, as: UTF8.self) } }
    #expect(text.value == "<p>")
  }
}
