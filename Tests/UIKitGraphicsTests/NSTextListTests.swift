import Foundation
import Testing
import UIKitGraphics

@Suite struct NSTextListTests {
  @Test(arguments: [
    (NSTextList.MarkerFormat.disc, 3, "•"), (.circle, 1, "◦"), (.square, 1, "▪"), (.hyphen, 1, "⁃"), (.box, 1, "▫"),
    (.check, 1, "✓"),
    (.diamond, 1, "◆"), (.decimal, 12, "12"), (.octal, 9, "11"), (.lowercaseHexadecimal, 30, "1e"),
    (.uppercaseHexadecimal, 30, "1E"),
    (.lowercaseAlpha, 1, "a"), (.uppercaseAlpha, 28, "AB"), (.lowercaseLatin, 26, "z"), (.uppercaseLatin, 703, "AAA"),
    (.lowercaseRoman, 4, "iv"), (.uppercaseRoman, 1994, "MCMXCIV"), (.uppercaseRoman, 4000, "4000"), (.lowercaseAlpha, 0, "0"),
    (.init("{decimal}."), 7, "7."), (.init("({upper-roman})"), 2, "(II)"), (.init("{nosuch} x"), 2, "{nosuch} x"),
    (.init("- "), 2, "- "),
  ]) func markersFollowTheFormat(_ format: NSTextList.MarkerFormat, _ number: Int, _ marker: String) {
    #expect(NSTextList(markerFormat: format).marker(forItemNumber: number) == marker)
  }

  @Test func listsKeepTheirValues() throws {
    let list = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 5)
    #expect(list.markerFormat == .decimal && list.listOptions == .prependEnclosingMarker && list.startingItemNumber == 5)
    #expect(
      list.isOrdered && !NSTextList(markerFormat: .disc).isOrdered && NSTextList(markerFormat: .disc).startingItemNumber == 1)
    list.startingItemNumber = 6
    let copy = try #require(list.copy() as? NSTextList)
    let data = try NSKeyedArchiver.archivedData(withRootObject: list, requiringSecureCoding: true)
    let decoded = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextList.self, from: data))
    for same in [copy, decoded] {
      #expect(
        same !== list && same.startingItemNumber == 6 && same.markerFormat == .decimal
          && same.listOptions == [.prependEnclosingMarker])
    }
  }
}
