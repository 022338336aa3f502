import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

@MainActor @Suite struct UIFontTests {
  private let stage = ManualStage()

  @Test func weightsRiseEvenlyBetweenTheNamedOnes() {
    let named: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    #expect(named.map(\.openTypeClass) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(UIFont.Weight(-0.2).openTypeClass == 350)
    #expect(UIFont.Weight(-2).openTypeClass == 100)
    #expect(UIFont.Weight(2).openTypeClass == 900)
  }

  @Test func fontsAreEqualByWhatTheyAre() {
    let font = UIFont.systemFont(ofSize: 13, weight: .bold)
    #expect(font == UIFont.systemFont(ofSize: 13, weight: .bold))
    #expect(font === UIFont.systemFont(ofSize: 13, weight: .bold))
    #expect(font.hash == UIFont.systemFont(ofSize: 13, weight: .bold).hash)
    #expect(font != UIFont.systemFont(ofSize: 13))
    #expect(font != UIFont.systemFont(ofSize: 14, weight: .bold))
    #expect(font.withSize(14) == UIFont.systemFont(ofSize: 14, weight: .bold))
    #expect(UIFont.italicSystemFont(ofSize: 13) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.monospacedSystemFont(ofSize: 13, weight: .regular) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular) != UIFont.systemFont(ofSize: 13))
  }

  @Test func metricsAreTheHosts() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.ascender == 19)
    #expect(font.descender == -5)
    #expect(font.lineHeight == 24)
    #expect(font.capHeight == 14)
    #expect(font.xHeight == 10)
    #expect(font.leading == 0)
  }

  @Test func metricsCanBeReadOnAnotherThread() async {
    let height = await Task.detached { UIFont.systemFont(ofSize: 20).lineHeight }.value
    // Of this host or of that of a test beside: only this task goes on with its own screen.
    #expect(height > 20 && height < 40)
  }

  @Test func textStylesHaveTheSizesOfIOS() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes { #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size, "\(style.rawValue)") }
    let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescription == semibold.fontDescription)
  }

  @Test func animatedSizesDoNotFillTheMemory() {
    let first = UIFont.systemFont(ofSize: 100.5)
    for step in 0..<1000 { _ = UIFont.systemFont(ofSize: 200 + CGFloat(step)) }
    #expect(UIFont.systemFont(ofSize: 100.5) !== first)
    #expect(UIFont.systemFont(ofSize: 100.5) == first)
  }

  @Test func namesTellFamilyAndStyle() {
    #expect(UIFont.systemFont(ofSize: 10).fontName == ".AppleSystemUIFont-Regular")
    #expect(UIFont.boldSystemFont(ofSize: 10).fontName == ".AppleSystemUIFont-Semibold")
    #expect(UIFont.italicSystemFont(ofSize: 10).fontName == ".AppleSystemUIFont-Italic")
  }
}
