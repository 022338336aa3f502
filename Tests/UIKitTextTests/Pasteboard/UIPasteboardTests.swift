import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitText

/// The window system's clipboard, by hand.
@MainActor private final class ClipboardStandIn: SystemClipboard {
  private(set) var offers: [ClipboardContents] = []
  func offer(_ contents: ClipboardContents) { offers.append(contents) }
}

@MainActor @Suite struct UIPasteboardTests {
  let stage = ManualStage(size: CGSize(width: 100, height: 100))
  let board = UIPasteboard.withUniqueName()

  private func image(_ side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in }
  }

  @Test func valuesAreReadAsTheirClasses() throws {
    let (url, picture) = (URL(string: "https://example.org")!, image(3))
    board.string = "one"
    #expect(board.string == "one" && board.strings == ["one"] && board.hasStrings && board.types == ["public.utf8-plain-text"])
    board.strings = ["one", "two"]
    #expect(board.strings == ["one", "two"] && board.numberOfItems == 2 && board.string == "one")
    board.url = url
    #expect(board.url == url && board.urls == [url] && board.hasURLs && board.string == "https://example.org")
    board.urls = [url, URL(fileURLWithPath: "/a")]
    #expect(board.urls?.count == 2 && board.contains(pasteboardTypes: ["public.url"]))
    board.image = picture
    #expect(board.image === picture && board.images?.count == 1 && board.hasImages && !board.hasStrings && board.string == nil)
    board.images = [picture, picture]
    #expect(board.numberOfItems == 2 && board.types == ["public.png", "public.jpeg"])
    board.color = .red
    #expect(board.color == .red && board.colors == [.red] && board.hasColors && !board.hasImages && board.strings == nil)
    board.colors = nil
    #expect(board.numberOfItems == 0 && board.types.isEmpty && board.color == nil && board.url == nil && board.image == nil)
  }

  @Test func dataIsMadeForTheAskedKind() throws {
    board.setData(Data("plain".utf8), forPasteboardType: "public.plain-text")
    #expect(board.string == "plain" && board.data(forPasteboardType: "public.text") == Data("plain".utf8))
    board.setValue("x", forPasteboardType: "org.example.note")
    #expect(board.value(forPasteboardType: "org.example.note") as? String == "x" && !board.hasStrings)
    board.setValue([1, 2], forPasteboardType: "org.example.list")
    #expect(board.value(forPasteboardType: "org.example.list") as? [Int] == [1, 2])
    #expect(board.data(forPasteboardType: "org.example.list")?.prefix(6) == Data("bplist".utf8))
    board.setData(Data([9]), forPasteboardType: "org.example.bytes")
    #expect(board.value(forPasteboardType: "org.example.bytes") as? Data == Data([9]))
    board.setData(Data([9]), forPasteboardType: "public.png")
    #expect(board.image == nil && board.value(forPasteboardType: "public.png") as? Data == Data([9]))
    board.setData(Data("https://a.example".utf8), forPasteboardType: "public.url")
    #expect(board.url?.host == "a.example")
  }

  @Test func itemsHaveSeveralKinds() throws {
    board.setItems([["public.utf8-plain-text": "a", "org.example.x": Data([1])], [UIPasteboard.typeAutomatic: UIColor.blue]])
    #expect(board.numberOfItems == 2 && board.types == ["org.example.x", "public.utf8-plain-text"])
    #expect(board.types(forItemSet: nil) == [["org.example.x", "public.utf8-plain-text"], ["com.apple.uikit.color"]])
    #expect(board.types(forItemSet: [1, 7]) == [["com.apple.uikit.color"]] && board.colors == [.blue])
    #expect(board.contains(pasteboardTypes: ["public.text"]) && !board.contains(pasteboardTypes: ["public.image"]))
    #expect(!board.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
    #expect(board.contains(pasteboardTypes: ["public.text", "com.apple.uikit.color"], inItemSet: nil))
    #expect(!board.contains(pasteboardTypes: ["public.text"], inItemSet: [9]))
    #expect(board.itemSet(withPasteboardTypes: ["com.apple.uikit.color"]) == [1])
    #expect(board.values(forPasteboardType: "public.text", inItemSet: nil) as? [String] == ["a"])
    #expect(board.data(forPasteboardType: "org.example.x", inItemSet: [0]) == [Data([1])])
    board.addItems([["public.utf8-plain-text": "b"]])
    #expect(board.strings == ["a", "b"] && board.items.count == 3 && board.items[2]["public.utf8-plain-text"] as? String == "b")
    board.items = [["public.utf8-plain-text": Data("c".utf8)]]
    #expect(board.string == "c" && board.numberOfItems == 1)
  }

  @Test func providersAreLoadedWhenSomebodyAsks() async throws {
    nonisolated(unsafe) var loads = 0
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "org.example.lazy", visibility: .all) { completion in
      loads += 1
      completion(Data([5]), nil)
      return nil
    }
    board.itemProviders = [provider, NSItemProvider(object: "text" as NSString)]
    #expect(board.types == ["org.example.lazy"] && loads == 0 && board.hasStrings && board.string == "text")
    #expect(board.data(forPasteboardType: "org.example.lazy") == Data([5]) && loads == 1)
    board.setObjects([UIColor.green, "words" as NSString])
    #expect(board.colors == [.green] && board.strings == ["words"])
    board.setObjects([image(2)], localOnly: true, expirationDate: nil)
    let back = try #require(board.itemProviders.first)
    #expect(back.canLoadObject(ofClass: UIImage.self) && back.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
    board.url = URL(string: "https://example.org")
    let link = board.itemProviders[0]
    let text = await withCheckedContinuation { continuation in
      link.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
    #expect(text == "https://example.org" && link.canLoadObject(ofClass: URL.self))
  }

  @Test func itemsExpire() {
    let now = UIScreen.main.driver.host.date
    board.setItems([["public.utf8-plain-text": "a"]], options: [.expirationDate: now + 10, .localOnly: true])
    #expect(board.string == "a" && board.hasStrings)
    stage.advance(by: 11)
    #expect(board.string == nil && !board.hasStrings && board.numberOfItems == 0 && board.itemProviders.isEmpty)
    board.setItemProviders([NSItemProvider(object: "b" as NSString)], localOnly: false, expirationDate: now)
    #expect(board.string == nil)
    board.string = "c"
    #expect(board.string == "c")
  }

  @Test func changesAreCountedAndPosted() {
    nonisolated(unsafe) var news: [(added: [String], removed: [String])] = []
    let center = NotificationCenter.default
    let observer = center.addObserver(forName: UIPasteboard.changedNotification, object: board, queue: nil) { note in
      let info = note.userInfo as? [String: [String]] ?? [:]
      news.append(
        (
          info[UIPasteboard.changedTypesAddedUserInfoKey] ?? [], info[UIPasteboard.changedTypesRemovedUserInfoKey] ?? []
        ))
    }
    defer { center.removeObserver(observer) }
    let start = board.changeCount
    board.string = "a"
    board.color = .red
    #expect(board.changeCount == start + 2 && news.map(\.added) == [["public.utf8-plain-text"], ["com.apple.uikit.color"]])
    #expect(news.map(\.removed) == [[], ["public.utf8-plain-text"]])
  }

  @Test func pasteboardsAreFoundByNameUntilTheyAreRemoved() throws {
    let name = UIPasteboard.Name("test.\(UUID().uuidString)")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let made = try #require(UIPasteboard(name: name, create: true))
    made.string = "shared"
    #expect(UIPasteboard(name: name, create: false)?.string == "shared" && made.name == name)
    #expect(UIPasteboard(name: board.name, create: false) != nil && UIPasteboard(name: .general, create: false) != nil)
    nonisolated(unsafe) var removed: [UIPasteboard.Name] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.removedNotification, object: nil, queue: nil
    ) { note in
      let board = note.object as? UIPasteboard
      MainActor.assumeIsolated { board.map { removed.append($0.name) } }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIPasteboard.remove(withName: name)
    UIPasteboard.remove(withName: name)
    #expect(removed.count { $0 == name } == 1 && UIPasteboard(name: name, create: false) == nil && made.string == nil)
  }

  @Test func kindsOfClassesAreListed() {
    #expect(UIPasteboard.typeListString.contains("public.utf8-plain-text") && UIPasteboard.typeListURL.contains("public.url"))
    #expect(UIPasteboard.typeListImage.contains("public.png") && UIPasteboard.typeListColor == ["com.apple.uikit.color"])
    board.items = [[UIPasteboard.typeAutomatic: NSAttributedString(string: "rich")], [UIPasteboard.typeAutomatic: Data()]]
    #expect(board.string == "rich" && board.types(forItemSet: [1]) == [[]])
    #expect(UIPasteboard.OptionsKey.localOnly.rawValue != UIPasteboard.OptionsKey.expirationDate.rawValue)
  }

  // MARK: The window system

  @Test func otherProgramsAreOfferedAllKinds() throws {
    let clipboard = ClipboardStandIn()
    board.clipboard = clipboard
    board.string = "text"
    board.image = image(2)
    board.urls = [URL(string: "https://a.example")!, URL(fileURLWithPath: "/b")]
    board.setItems([["org.example.x": Data([7]), "public.utf8-plain-text": "both"]])
    board.items = []
    #expect(clipboard.offers.map(\.text) == ["text", nil, "https://a.example", "both", nil])
    #expect(clipboard.offers.map(\.types) == [[], ["public.png", "public.jpeg"], [], ["org.example.x"], []])
    #expect(clipboard.offers[2].urls.count == 2)
    #expect(clipboard.offers[3].data("org.example.x") == Data([7]))
  }

  @Test func anotherProgramsContentsReplaceEverything() {
    let clipboard = ClipboardStandIn()
    board.clipboard = clipboard
    var asked: [String] = []
    let count = board.changeCount
    board.take(
      ClipboardContents(text: "t", types: ["public.png", "org.example.x"]) { type in
        asked.append(type)
        return type == "org.example.x" ? Data([3]) : nil
      })
    #expect(board.string == "t" && board.hasImages && asked.isEmpty && board.changeCount == count + 1)
    #expect(board.data(forPasteboardType: "org.example.x") == Data([3]) && board.image == nil)
    board.take(ClipboardContents(text: "a\nb", urls: [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]))
    #expect(board.urls?.count == 2 && board.string == "a\nb")
    board.takeText("a\nb")
    #expect(board.urls?.count == 2)
    board.takeText("other")
    #expect(board.strings == ["other"] && board.urls == nil)
    board.take(ClipboardContents())
    #expect(board.numberOfItems == 0 && clipboard.offers.isEmpty)
  }
}
