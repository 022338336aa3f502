import InterfaceCompiler
import NibFormat
import Testing
import UIKit
import UIKitCore

/// What is said of files that cannot be compiled, or not as a whole.
@MainActor @Suite struct MessageTests {
  @Test func anIdentifierThatIsUsedTwiceIsAnErrorAtTheSecondLine() {
    let messages = Nibs.messages(Nibs.xib("<view id=\"a\">\n<subviews>\n<label id=\"a\"/>\n</subviews></view>"))
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("error 8: the identifier a is used twice, first in line 6") == true)
  }

  @Test(arguments: [
    ("<view id=\"a\" alpha=\"much\"/>", "alpha=\"much\" of view is no number"),
    ("<view id=\"a\" hidden=\"maybe\"/>", "hidden=\"maybe\" of view is neither YES nor NO"),
    (
      "<view id=\"a\"><constraints><constraint firstAttribute=\"top\" secondItem=\"nowhere\" secondAttribute=\"top\" id=\"c\"/></constraints></view>",
      "item nowhere does not exist"
    ),
    (
      "<view id=\"a\"><constraints><constraint firstAttribute=\"middle\" id=\"c\"/></constraints></view>",
      "firstAttribute=\"middle\" is no attribute"
    ),
    (
      "<view id=\"a\"><constraints><constraint firstAttribute=\"width\" multiplier=\"1:0\" id=\"c\"/></constraints></view>",
      "divides by zero"
    ),
    (
      "<view id=\"a\"><constraints><constraint firstAttribute=\"width\" priority=\"2000\" id=\"c\"/></constraints></view>",
      "not between 1 and 1000"
    ),
    ("<view id=\"a\"><constraints><constraint firstAttribute=\"top\" id=\"c\"/></constraints></view>", "needs a second item"),
    (
      "<view id=\"a\"><connections><outlet property=\"b\" destination=\"nowhere\" id=\"o\"/></connections></view>",
      "leads to nowhere, which does not exist"
    ),
    (
      "<view id=\"a\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" value=\"x\"/></userDefinedRuntimeAttributes></view>",
      "has no key path"
    ),
  ]) func mistakesAreErrorsWithTheirLine(_ element: String, _ text: String) {
    let messages = Nibs.messages(Nibs.xib(element))
    #expect(messages.contains { $0.hasPrefix("error 6:") && $0.contains(text) }, "\(messages)")
  }

  @Test(arguments: [
    ("<view id=\"a\" glow=\"YES\"/>", "view has no property glow"),
    ("<mapView id=\"a\" mapType=\"standard\"/>", "mapView does not exist on Linux: a plain view"),
    ("<view id=\"a\"/><searchDisplayController id=\"s\"/>", "searchDisplayController is left out: iOS 8"),
    ("<view id=\"a\" contentMode=\"sideways\"/>", "contentMode=\"sideways\" of view is not known"),
    ("<tableView id=\"a\"><prototypes><tableViewCell id=\"c\"/></prototypes></tableView>", "without a reuse identifier"),
  ]) func whatIsNotThereIsWarnedOfAndLeftOut(_ element: String, _ text: String) throws {
    let messages = Nibs.messages(Nibs.xib(element))
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("warning 6:") == true && messages.first?.contains(text) == true, "\(messages)")
    #expect(try Nibs.nib(Nibs.xib(element)).instantiate(withOwner: nil).count == 1)
  }

  @Test func controllersThatEmbedEachOtherAreAnError() {
    func scene(_ id: String, _ target: String) -> String {
      Nibs.scene(
        Nibs.controller(
          id,
          view:
            "<subviews><containerView id=\"\(id)-c\"><connections><segue destination=\"\(target)\" kind=\"embed\" id=\"\(id)-s\"/></connections></containerView></subviews>"
        ),
        id: "scene-\(id)")
    }
    let messages = Nibs.messages(Nibs.storyboard(scene("root", "other") + scene("other", "root")))
    #expect(messages.contains { $0.contains("contain each other") })
  }

  @Test func aSegueIntoNothingIsAnError() {
    let messages = Nibs.messages(
      Nibs.storyboard(
        Nibs.scene(Nibs.controller(connections: "<segue destination=\"gone\" kind=\"show\" identifier=\"go\" id=\"s\"/>"))))
    #expect(messages.contains { $0.contains("the segue go leads to gone, which does not exist") })
  }

  @Test func filesThatAreNoXMLNameTheLine() {
    #expect(Nibs.messages("").count == 1)
    #expect(Nibs.messages("<document").first?.contains("/Test.storyboard:1: error:") == true)
    #expect(Nibs.messages("<a></b>").first?.contains("the XML ends or breaks here") == true)
    #expect(Nibs.messages("<plist/>").first?.contains("its root is plist") == true)
  }

  @Test func aControllerInANibHasAViewWithPrototypes() throws {
    let controller = try Nibs.load(
      "<viewController id=\"c\"><tableView key=\"view\" id=\"t\"><prototypes><tableViewCell reuseIdentifier=\"Row\" id=\"p\"/></prototypes><connections><outlet property=\"delegate\" destination=\"c\" id=\"o\"/></connections></tableView></viewController>"
    )
    let table = try #require((controller as? UIViewController)?.view as? UITableView)
    #expect(table.dequeueReusableCell(withIdentifier: "Row") != nil)
  }

  @Test func aDocumentOfTwelveMegabytesIsRead() {
    let texts = (0..<12_000).map { "<label id=\"l\($0)\" text=\"\(String(repeating: "x", count: 960))\"/>" }
    #expect(Nibs.messages(Nibs.xib("<view id=\"v\"><subviews>\n\(texts.joined(separator: "\n"))\n</subviews></view>")) == [])
  }

  @Test func deepNestingIsAnErrorAndNoCrash() {
    let open = String(repeating: "<view><subviews>", count: 5000)
    let close = String(repeating: "</subviews></view>", count: 5000)
    #expect(Nibs.messages(Nibs.xib(open + close)).first?.contains("nested more than") == true)
  }

  /// Truncated, shortened and scrambled files end in messages, or in a file that loads.
  @Test(arguments: 0..<40) func damagedFilesNeverStopTheCompiler(_ seed: Int) throws {
    var random = SystemlessRandom(seed: UInt64(seed))
    let sample = Nibs.storyboard(
      Nibs.scene(
        Nibs.controller(
          "root", "title=\"T\"",
          view:
            "<subviews><label id=\"l\" text=\"a\"/><tableView id=\"t\"><prototypes><tableViewCell reuseIdentifier=\"r\" id=\"c\"/></prototypes></tableView><button id=\"b\"><state key=\"normal\" title=\"x\"/></button></subviews><constraints><constraint firstItem=\"l\" firstAttribute=\"top\" secondItem=\"root-view\" secondAttribute=\"top\" id=\"k\"/></constraints>",
          connections: "<outlet property=\"x\" destination=\"l\" id=\"o\"/>")))
    for _ in 0..<25 {
      var bytes = Array(sample.utf8)
      for _ in 0..<Int(random.next() % 4 + 1) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 4 {
        case 0: bytes.removeSubrange(place..<min(bytes.count, place + Int(random.next() % 40 + 1)))
        case 1: bytes[place] = UInt8(random.next() % 96 + 32)
        case 2: bytes = Array(bytes[..<max(1, place)])
        default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 30)], at: place)
        }
        if bytes.isEmpty { bytes = [32] }
      }
      guard let result = try? Nibs.compile(String(decoding: bytes, as: UTF8.self)), !result.data.isEmpty else { continue }
      let file = try NibFile([UInt8](result.data))
      for index in file.entries.indices { _ = try file.scene(index) }
    }
  }

  @Test(arguments: 0..<20) func damagedCompiledFilesAreErrors(_ seed: Int) throws {
    var random = SystemlessRandom(seed: UInt64(seed))
    let whole = [UInt8](
      try Nibs.compile(Nibs.xib("<view id=\"a\"><subviews><label id=\"b\" text=\"x\"/></subviews></view>")).data)
    for _ in 0..<100 {
      var bytes = whole
      bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      if random.next() % 3 == 0 { bytes = Array(bytes[..<Int(random.next() % UInt64(bytes.count))]) }
      guard let file = try? NibFile(bytes) else { continue }
      for index in file.entries.indices { _ = try? file.scene(index) }
    }
  }
}

/// SplitMix64.
struct SystemlessRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
