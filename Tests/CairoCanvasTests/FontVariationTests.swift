import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

/// What fonts differ in beside family, size and weight, with the fonts that the tests have.
@MainActor @Suite struct FontVariationTests {
  private func width(_ text: String, _ family: String?, _ change: (inout FontVariation) -> Void) -> CGFloat {
    var font = FontDescription(family: family, size: 40)
    var variation = FontVariation()
    change(&variation)
    font.variation = FontVariationBox(variation)
    return PangoText.measure(TextBlock(runs: [.init(text: text, font: font, color: CGColor(gray: 0, alpha: 1))]), in: .infinite)
      .size.width
  }

  @Test func condensedFontsAreNarrower() {
    // Of families that are not installed nothing is known.
    guard PangoText.families.contains("DejaVu Sans") else { return }
    let plain = width("Hamburg", "DejaVu Sans") { _ in }
    #expect(width("Hamburg", "DejaVu Sans") { $0.width = -0.2 } < plain * 0.95)
    #expect(width("Hamburg", "DejaVu Sans") { $0.slant = 0.5 } == plain)
  }

  /// In Inter's default digits 1 is narrower than 0; with tabular ones it is as wide.
  @Test func featuresChangeTheLetters() {
    guard PangoText.families.contains("Inter") else { return }
    let (ones, zeros) = (width("1111", "Inter") { _ in }, width("0000", "Inter") { _ in })
    #expect(ones < zeros - 4)
    #expect(abs(width("1111", "Inter") { $0.features = "tnum=1" } - width("0000", "Inter") { $0.features = "tnum=1" }) < 0.01)
  }

  @Test func variationsAreEqualByTheirValues() {
    var variation = FontVariation()
    #expect(FontVariationBox(variation) == nil)
    variation.fallbacks = ["DejaVu Sans"]
    #expect(FontVariationBox(variation) == FontVariationBox(variation) && FontVariationBox(variation) != nil)
  }
}

extension CGSize {
  fileprivate static let infinite = CGSize(width: CGFloat.infinity, height: .infinity)
}
