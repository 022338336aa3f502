import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitTestSupport

@testable import UIKitGraphics

@MainActor @Suite struct FontVariationTests {
  private let stage = ManualStage()

  @Test func widthsBelongToTheFont() {
    #expect(
      [UIFont.Width.compressed, .condensed, .standard, .expanded].map(\.rawValue) == [-0.4, -0.2, 0, 0.2]
        && UIFont.Width(0.1) == UIFont.Width(rawValue: 0.1))
    let narrow = UIFont.systemFont(ofSize: 10, weight: .bold, width: .condensed)
    #expect(narrow != .systemFont(ofSize: 10, weight: .bold) && narrow.fontName == ".AppleSystemUIFont-CondensedBold")
    #expect(UIFont.systemFont(ofSize: 10, weight: .bold, width: .standard) == .systemFont(ofSize: 10, weight: .bold))
    #expect(narrow.fontDescriptor.symbolicTraits == [.traitBold, .traitCondensed])
    let wide = UIFont.systemFont(ofSize: 10).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.expanded]
    ])
    #expect(UIFont(descriptor: wide, size: 0) == .systemFont(ofSize: 10, weight: .regular, width: .expanded))
    #expect(wide.withSymbolicTraits([.traitExpanded, .traitBold])?.symbolicTraits == [.traitExpanded, .traitBold])
    #expect(wide.withSymbolicTraits([]) == UIFont.systemFont(ofSize: 10).fontDescriptor)
    #expect(wide.withSymbolicTraits(.traitVertical) == nil && wide.withSymbolicTraits(.classSansSerif) == nil)
  }

  @Test func stylesScaleAsTheirMetrics() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    for style in [UIFont.TextStyle.body, .title1, .caption2] {
      let metrics = style.metrics.scaledValue(for: 100, compatibleWith: traits)
      #expect(metrics == UIFontMetrics(forTextStyle: style).scaledValue(for: 100, compatibleWith: traits) && metrics > 100)
    }
  }

  @Test func matricesSlantTheLetters() throws {
    stage.screen.makeCurrent()
    let lean = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
    let descriptor = UIFontDescriptor(name: "NoSuchFont", matrix: lean)
    #expect(descriptor.matrix == lean && descriptor.pointSize == 12)
    let plain = UIFont.systemFont(ofSize: 10).fontDescriptor
    #expect(plain.matrix == .identity && plain.withMatrix(lean).matrix == lean && plain.withMatrix(lean) != plain)
    #expect(plain.withMatrix(lean).withMatrix(.identity) == plain)
    #expect(plain.withMatrix(lean).object(forKey: .matrix) as? CGAffineTransform == lean)
    let font = UIFont(descriptor: plain.withMatrix(lean), size: 0)
    let block = TextBlock("a", attributes: [.font: font], .drawing, maximumLines: 1)
    #expect(block.runs[0].decoration?.value.slant == 0.25)
    #expect(
      TextBlock("a", attributes: [.font: font, .obliqueness: 0.5], .drawing, maximumLines: 1).runs[0].decoration?.value.slant
        == 0.5)
    #expect(
      TextBlock("a", attributes: [.font: UIFont.systemFont(ofSize: 10)], .drawing, maximumLines: 1).runs[0].decoration == nil)
  }

  @Test func facesAndStylesAreChosenByName() {
    let plain = UIFont.systemFont(ofSize: 15).fontDescriptor
    #expect(plain.withFace("Bold Italic").symbolicTraits == [.traitBold, .traitItalic])
    #expect(plain.withFace("Bold").object(forKey: .face) as? String == "Bold" && plain.withFace("Nothing") == plain)
    #expect(plain.object(forKey: .visibleName) as? String == ".AppleSystemUIFont Regular")
    let title = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.title1])
    #expect(title.pointSize == 28 && title.object(forKey: .textStyle) as? UIFont.TextStyle == .title1)
    let preferred = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    #expect(preferred.object(forKey: .textStyle) as? UIFont.TextStyle == .headline && plain.object(forKey: .textStyle) == nil)
    let leaning = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: 0.07]])
    #expect(leaning.symbolicTraits == .traitItalic)
    let traits = leaning.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(traits?[.slant] as? CGFloat == 0.07 && traits?[.width] as? CGFloat == 0)
  }

  @Test func featuresOfTheFontBecomeOpenTypes() {
    func font(_ pairs: (Int, Int)...) -> FontDescription {
      let settings = pairs.map { [UIFontDescriptor.FeatureKey.type: $0.0, .selector: $0.1] }
      let descriptor = UIFont.systemFont(ofSize: 9).fontDescriptor.addingAttributes([.featureSettings: settings])
      #expect((descriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Any]])?.count == pairs.count)
      return UIFont(descriptor: descriptor, size: 0).fontDescription
    }
    #expect(font((6, 0)) == UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .regular).fontDescription)
    #expect(font((37, 1), (11, 2), (35, 4), (35, 7)).variation?.value.features == "smcp=1,frac=1,ss02=1,ss03=0")
    #expect(font((999, 1)).variation == nil)
  }

  @Test func listsOfFallbacksAndOtherAttributesAreKept() {
    let plain = UIFont.systemFont(ofSize: 9).fontDescriptor
    let listed = plain.addingAttributes([.cascadeList: [plain], .fixedAdvance: 7, .characterSet: CharacterSet.letters])
    #expect(
      (listed.object(forKey: .cascadeList) as? [UIFontDescriptor])?.count == 1
        && listed.object(forKey: .fixedAdvance) as? Int == 7)
    #expect(
      listed.object(forKey: .characterSet) as? CharacterSet == .letters
        && listed.withSize(3).object(forKey: .fixedAdvance) as? Int == 7)
  }

  @Test func fontsThatAreNotInstalledMatchNothingMandatory() {
    let missing = UIFontDescriptor(name: "NoSuchFont", size: 11)
    #expect(missing.matchingFontDescriptors(withMandatoryKeys: [.name]).isEmpty)
    #expect(missing.matchingFontDescriptors(withMandatoryKeys: [.family, .size]).isEmpty)
    #expect(missing.matchingFontDescriptors(withMandatoryKeys: nil).map(\.pointSize) == [11])
    let plain = UIFont.systemFont(ofSize: 15).fontDescriptor
    #expect(plain.matchingFontDescriptors(withMandatoryKeys: [.family]) == [plain])
  }

  @Test func classesOfFamiliesHaveApplesBits() {
    let classes: [UIFontDescriptor.SymbolicTraits] = [
      .classOldStyleSerifs, .classTransitionalSerifs, .classModernSerifs, .classClarendonSerifs, .classSlabSerifs,
      .classFreeformSerifs,
      .classSansSerif, .classOrnamentals, .classScripts, .classSymbolic,
    ]
    #expect(classes.map { $0.rawValue >> 28 } == [1, 2, 3, 4, 5, 7, 8, 9, 10, 12])
    #expect(
      UIFontDescriptor.SymbolicTraits.classMask.rawValue == 0xF000_0000
        && UIFontDescriptor.SymbolicTraits.traitVertical.rawValue == 2048)
  }
}
