import Foundation
import Testing
import UIKit
import UIKitTesting

/// On the stage, whose fonts are those that are installed.
@MainActor @Suite struct FontNameTests {
  private let stage = Stage(size: CGSize(width: 100, height: 50), scale: 1)

  @Test func installedFamiliesAreFoundByName() throws {
    // A frame makes the stage's screen the main one.
    stage.advance(by: 0)
    #expect(UIFont.familyNames.contains("Inter") && UIFont.familyNames == UIFont.familyNames.sorted())
    let font = try #require(UIFont(name: "Inter", size: 12))
    #expect(font.familyName == "Inter" && font.pointSize == 12)
    let bold = try #require(UIFont(name: "inter-BoldItalic", size: 12))
    #expect(bold.fontName == "Inter-BoldItalic" && bold.withSize(20).fontName == "Inter-BoldItalic")
    let text = "wide" as NSString
    #expect(text.size(withAttributes: [.font: bold]).width > text.size(withAttributes: [.font: font]).width)
    #expect(UIFont.fontNames(forFamilyName: "Inter").allSatisfy { UIFont(name: $0, size: 9)?.familyName == "Inter" })
  }

  @Test func whatIsNotInstalledIsNil() {
    stage.advance(by: 0)
    for name in ["", "Nowhere", "Nowhere-Bold", "Inter-Wobbly", "-", "-Bold"] { #expect(UIFont(name: name, size: 12) == nil) }
    #expect(UIFont.fontNames(forFamilyName: "Nowhere").isEmpty)
  }
}
