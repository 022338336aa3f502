import Foundation
import TestSupport
import Testing

@testable import UIKitText

/// What is found in a text.
@MainActor @Suite struct DataDetectorTests {
  private func found(_ text: String, _ types: UIDataDetectorTypes = .all) -> [String] {
    DataDetector.find(in: text, types).map { "\((text as NSString).substring(with: $0.range)) -> \($0.url.absoluteString)" }
  }

  private func links(_ text: String) -> [String] {
    DataDetector.find(in: text, .link).map { ($0.url.absoluteString) }
  }

  @Test func addressesWithASchemeEndBeforeThePunctuationAround() {
    #expect(links("see https://example.org/a?b=1#c.") == ["https://example.org/a?b=1#c"])
    #expect(links("(http://example.org/x), \"ftp://files.example\"!") == ["http://example.org/x", "ftp://files.example"])
    #expect(
      links("https://en.wikipedia.org/wiki/Tea_(meal) and (https://a.b/c)") == [
        "https://en.wikipedia.org/wiki/Tea_(meal)", "https://a.b/c",
      ])
    #expect(links("x-app+1://go <https://a.example>") == ["x-app+1://go", "https://a.example"])
    #expect(links("://x http:// a://b 1:2 https://.").isEmpty)
    #expect(found("🎈https://a.org/🎈 e\u{301}").first?.hasPrefix("https://a.org/") == true)
  }

  @Test func hostsAreFoundByTheirEnds() {
    #expect(
      found("Go to example.com, www.site.museum/x or Example.ORG:8080/y?z") == [
        "example.com -> http://example.com", "www.site.museum/x -> http://www.site.museum/x",
        "Example.ORG:8080/y?z -> http://Example.ORG:8080/y?z",
      ])
    for none in [
      "file.swift", "readme.md", "e.g. this", "1.5", "a..com", "-a.com-x", "3.14.com.", "example.com_x", "etc...", "www.x",
    ] {
      #expect(links(none).isEmpty, "\(none): \(links(none))")
    }
  }

  @Test func addressesOfMailAreMailtos() {
    #expect(
      found("Ask ann.lee+x@mail.example.org, or <bob@b.de>.") == [
        "ann.lee+x@mail.example.org -> mailto:ann.lee+x@mail.example.org", "bob@b.de -> mailto:bob@b.de",
      ])
    for none in ["@ann", "a@b", "a@b.1", "a@@b.de", "a.@b.de", "a@b.c", "a@-b.de@c"] {
      #expect(links(none).isEmpty, "\(none): \(links(none))")
    }
  }

  @Test func phoneNumbersHaveTheDigitsAndSignsOfOne() {
    for (text, number) in [
      ("call +49 (30) 123456-7 now", "tel:+49301234567"), ("(408) 555-0199", "tel:4085550199"),
      ("408.555.0199.", "tel:4085550199"),
      ("1-800-555-0199", "tel:18005550199"), ("555-0199", "tel:5550199"), ("030/1234567", "tel:0301234567"),
      ("01 23 45 67 89", "tel:0123456789"), ("4085550199", "tel:4085550199"), ("0171 1234567 and", "tel:01711234567"),
    ] {
      #expect(DataDetector.find(in: text, .phoneNumber).map(\.url.absoluteString) == [number], "\(text)")
    }
    for none in [
      "2024-01-02", "01.02.2024", "1 000 000", "192.168.0.1", "12:30", "3.1415926", "a1234567", "1234567890123456789", "5550199",
      "$4085550199",
      "4085550199x", "10%", "0.1234567", "12345",
    ] {
      #expect(found(none, .phoneNumber).isEmpty, "\(none): \(found(none, .phoneNumber))")
    }
    #expect(
      found("https://a.org/4085550199 4085550198") == [
        "https://a.org/4085550199 -> https://a.org/4085550199", "4085550198 -> tel:4085550198",
      ])
  }

  @Test func onlyTheTypesAskedForAreFound() {
    let text = "a@b.de https://a.org 555-0199"
    #expect(found(text, .link).count == 2 && found(text, .phoneNumber).count == 1 && found(text).count == 3)
    #expect(
      found(text, [.address, .calendarEvent, .flightNumber, .lookupSuggestion, .money, .physicalValue, .shipmentTrackingNumber])
        .isEmpty)
    #expect(UIDataDetectorTypes.all.rawValue == .max && UIDataDetectorTypes.physicalValue.rawValue == 256)
    #expect(found("").isEmpty && found("\n\t ").isEmpty)
  }

  /// Known addresses and numbers among words: each is found, and nothing else.
  @Test func whatIsHiddenAmongWordsIsFound() {
    var random = SeededGenerator(seed: 45)
    let fillers = ["word", "ü", "🎈", "e\u{301}", "שלום", "12", "(ok)", "a.b", "--", "x:y", "\u{200F}", "100%", "'n", "3,5", "#1"]
    let data = [
      "https://a.org/x", "http://b.example:80/", "example.com", "www.a.co.uk/q?x=1", "me@x.org", "a.b-c@d-e.com",
      "+1 408 555 0199",
      "(030) 1234567", "408-555-0199",
    ]
    for _ in 0..<2_000 {
      var (text, expected): (String, [NSRange]) = ("", [])
      for _ in 0..<random.roll(1..<12) {
        if random.roll(0..<3) == 0 {
          let part = data.randomElement(using: &random)!
          expected.append(NSRange(location: text.utf16.count, length: part.utf16.count))
          text += part + [". ", ", ", "\n", "! "].randomElement(using: &random)!
        } else {
          text += fillers.randomElement(using: &random)! + "; "
        }
      }
      #expect(DataDetector.find(in: text, .all).map(\.range) == expected, "\(text.debugDescription)")
    }
  }

  /// Whatever the text is: what is found is in order and apart, and each unit is read a bounded number of times.
  @Test func theWorkIsLinearInTheText() {
    var random = SeededGenerator(seed: 3)
    let pieces = [
      "a", ".", "@", "://", "1", "-", "(", ")", " ", "+", "/", "www.", ".com", "🎈", "]", "[", "0", "\u{a0}", ":", "?", "'",
      "http",
    ]
    var texts = pieces.map { String(repeating: $0, count: 20_000) }
    for _ in 0..<400 {
      let some = (0..<random.roll(1..<4)).map { _ in pieces.randomElement(using: &random)! }
      texts.append(String(repeating: some.joined(), count: random.roll(1..<3_000)))
      texts.append((0..<random.roll(0..<200)).map { _ in pieces.randomElement(using: &random)! }.joined())
    }
    for text in texts {
      let (found, reads) = DataDetector.search(text, .all)
      let count = text.utf16.count
      #expect(reads <= 170 * count + 1, "\(reads) reads of \(count) units of \(text.prefix(30).debugDescription)")
      #expect(zip(found, found.dropFirst()).allSatisfy { NSMaxRange($0.range) <= $1.range.location })
      #expect(found.allSatisfy { $0.range.location >= 0 && $0.range.length > 0 && NSMaxRange($0.range) <= count })
    }
  }
}
