import Foundation
import Testing
import UIKitGraphics

@Suite struct ParagraphStyleArchiveTests {
  @Test func archivesKeepEveryValue() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode, style.lineSpacing, style.baseWritingDirection) = (
      .right, .byTruncatingMiddle, 3, .rightToLeft
    )
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent, style.lineHeightMultiple) = (1, 2, -3, 1.5)
    (style.minimumLineHeight, style.maximumLineHeight, style.paragraphSpacing, style.paragraphSpacingBefore) = (4, 5, 6, 7)
    style.tabStops = [NSTextTab(textAlignment: .center, location: 40), NSTextTab(textAlignment: .right, location: 90)]
    (style.defaultTabInterval, style.lineBreakStrategy, style.hyphenationFactor) = (33, [.pushOut], 0.5)
    (style.usesDefaultHyphenation, style.allowsDefaultTighteningForTruncation) = (true, true)
    let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
    let decoded = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSMutableParagraphStyle.self, from: data))
    #expect(decoded.tabStops == style.tabStops && decoded.tabStops.map(\.location) == [40, 90])
    #expect(decoded.alignment == .right && decoded.lineBreakMode == .byTruncatingMiddle && decoded.lineSpacing == 3)
    #expect([decoded.firstLineHeadIndent, decoded.headIndent, decoded.tailIndent] == [1, 2, -3])
    #expect(decoded.lineHeightMultiple == 1.5)
    #expect([decoded.minimumLineHeight, decoded.maximumLineHeight] == [4, 5] && decoded.defaultTabInterval == 33)
    #expect([decoded.paragraphSpacing, decoded.paragraphSpacingBefore] == [6, 7])
    #expect(decoded == style)
    #expect(decoded.lineBreakStrategy == .pushOut && decoded.hyphenationFactor == 0.5 && decoded.usesDefaultHyphenation)
    #expect(decoded.allowsDefaultTighteningForTruncation && decoded.baseWritingDirection == .rightToLeft)
    decoded.lineBreakStrategy = .standard
    #expect(decoded != style)
  }

  @Test func archivesKeepTheDefaultsAndLists() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.lineBreakStrategy == [] && style.hyphenationFactor == 0 && !style.usesDefaultHyphenation)
    #expect(!style.allowsDefaultTighteningForTruncation && style.textLists.isEmpty)
    func decoded() throws -> NSParagraphStyle {
      let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
      return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSMutableParagraphStyle.self, from: data))
    }
    #expect(try decoded() == NSParagraphStyle.default)
    style.textLists = [NSTextList(markerFormat: .disc), NSTextList(markerFormat: .decimal, startingItemNumber: 4)]
    #expect(try decoded().textLists.map(\.startingItemNumber) == [1, 4])
    #expect((style.copy() as? NSParagraphStyle)?.textLists.first === style.textLists.first)
  }

  @Test(arguments: [
    ("ar", NSWritingDirection.rightToLeft), ("he-IL", .rightToLeft), ("fa", .rightToLeft), ("ur_PK", .rightToLeft),
    ("en", .leftToRight),
    ("de-CH", .leftToRight), ("zh-Hans", .leftToRight), ("nosuch", .leftToRight), ("", .leftToRight),
  ]) func directionsOfLanguages(_ language: String, _ direction: NSWritingDirection) {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == direction)
    #expect([.leftToRight, .rightToLeft].contains(NSParagraphStyle.defaultWritingDirection(forLanguage: nil)))
  }
}
