import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitGraphics

@MainActor @Suite struct UIFontDescriptorTests {
  private let stage = ManualStage()

  @Test func traitsAreExchanged() throws {
    let plain = UIFont.systemFont(ofSize: 15).fontDescriptor
    #expect(plain.symbolicTraits == [] && plain.pointSize == 15)
    let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic] && bold.withSymbolicTraits([]) == plain)
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.fontName == ".AppleSystemUIFont-BoldItalic" && font.pointSize == 15 && font.fontDescriptor == bold)
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    #expect(plain.withSymbolicTraits(.traitCondensed) == nil)
    #expect(UIFont.boldSystemFont(ofSize: 15).fontDescriptor.symbolicTraits == .traitBold)
    let heavy = UIFont.systemFont(ofSize: 15, weight: .heavy)
    #expect(heavy.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } == heavy)
  }

  @Test func attributesReplaceThoseOfTheFont() {
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.heavy]
    let heavy = UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([.size: 9, .traits: traits])
    #expect(UIFont(descriptor: heavy, size: 0) == UIFont.systemFont(ofSize: 9, weight: .heavy))
    #expect(heavy.withSize(10).pointSize == 10 && heavy.object(forKey: .size) as? CGFloat == 9)
    let weight = (heavy.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat
    #expect(weight == UIFont.Weight.heavy.rawValue)
    let missing = UIFontDescriptor(name: "NoSuchFont", size: 11)
    #expect(UIFont(descriptor: missing, size: 0) == UIFont.systemFont(ofSize: 11))
  }

  @Test func designsAndStylesOfTheSystem() throws {
    let plain = UIFont.systemFont(ofSize: 15).fontDescriptor
    let wide = try #require(plain.withDesign(.monospaced))
    #expect(UIFont(descriptor: wide, size: 0) == .monospacedSystemFont(ofSize: 15, weight: .regular))
    #expect(wide.withDesign(.default) == plain && plain.withDesign(.rounded) == nil)
    let headline = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    #expect(headline.pointSize == 17 && headline.symbolicTraits == .traitBold)
    #expect(plain.copy() as? UIFontDescriptor === plain && Set([plain, UIFont.systemFont(ofSize: 15).fontDescriptor]).count == 1)
  }
}
