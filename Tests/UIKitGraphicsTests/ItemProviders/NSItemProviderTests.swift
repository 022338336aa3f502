import Foundation
import Testing
import UIKitGraphics

@Suite struct NSItemProviderTests {
  /// What a completion gave.
  private final class Box<Value>: @unchecked Sendable { var value: Value? }

  @Test func textIsLoadedAsTextAndAsData() {
    let provider = NSItemProvider(object: "Grüße" as NSString)
    let (text, data, kind) = (Box<String>(), Box<Data>(), Box<NSString>())
    provider.loadObject(ofClass: String.self) { value, _ in text.value = value }
    provider.loadObject(ofClass: NSString.self) { value, _ in kind.value = value as? NSString }
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { value, _ in data.value = value }
    #expect(text.value == "Grüße" && data.value == Data("Grüße".utf8) && kind.value?.description == "Grüße")
    #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
    #expect(
      provider.hasItemConformingToTypeIdentifier("public.plain-text")
        && !provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.registeredTypeIdentifiers(conformingTo: "public.data") == ["public.utf8-plain-text"])
  }

  @Test func anAddressIsLoadedAsAnAddress() throws {
    let address = try #require(URL(string: "https://example.org/a?b=c"))
    let box = Box<URL>()
    NSItemProvider(object: address as NSURL).loadObject(ofClass: URL.self) { url, _ in box.value = url }
    #expect(box.value == address)
  }

  @Test func aFileHasItsNameItsContentsAndItsAddress() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("notes.txt")
    try Data("hello".utf8).write(to: file)
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.suggestedName == "notes.txt" && provider.hasItemConformingToTypeIdentifier("public.text"))
    let (text, place, copied) = (Box<String>(), Box<URL>(), Box<String>())
    provider.loadObject(ofClass: String.self) { value, _ in text.value = value }
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") { url, isInPlace, _ in
      if isInPlace { place.value = url }
    }
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
      copied.value = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
    #expect(text.value == "hello" && place.value == file && copied.value == "hello")
    #expect(NSItemProvider(contentsOf: folder.appendingPathComponent("none")) == nil)
  }

  @Test func whatIsNotThereIsAnError() {
    let provider = NSItemProvider()
    let (first, second) = (Box<any Error>(), Box<any Error>())
    provider.loadObject(ofClass: String.self) { _, error in first.value = error }
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in second.value = error }
    #expect((first.value as NSError?)?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    #expect((second.value as NSError?)?.domain == NSItemProvider.errorDomain)
  }

  @Test func representationsAreMadeWhenSomebodyAsks() {
    let provider = NSItemProvider()
    let calls = Box<Int>()
    calls.value = 0
    provider.registerDataRepresentation(forTypeIdentifier: "org.example.row", visibility: .all) { completion in
      calls.value = (calls.value ?? 0) + 1
      completion(Data([1, 2]), nil)
      return nil
    }
    let copy = provider.copy() as? NSItemProvider
    #expect(calls.value == 0)
    let box = Box<Data>()
    copy?.loadDataRepresentation(forTypeIdentifier: "org.example.row") { data, _ in box.value = data }
    #expect(box.value == Data([1, 2]) && calls.value == 1)
  }

  @Test func damagedTextIsAnError() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { completion in
      completion(Data([0xFF, 0xFE, 0xFF]), nil)
      return nil
    }
    let box = Box<any Error>()
    provider.loadObject(ofClass: String.self) { _, error in box.value = error }
    #expect((box.value as NSError?)?.code == NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue)
  }
}
