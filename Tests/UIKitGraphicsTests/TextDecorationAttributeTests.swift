import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct TextDecorationAttributeTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 400), scale: 2)

  private func run(_ attributes: [NSAttributedString.Key: Any]) -> TextBlock.Run {
    TextBlock("text", attributes: attributes, maximumLines: 1).runs[0]
  }

  private func decoration(_ attributes: [NSAttributedString.Key: Any]) -> TextDecoration? { run(attributes).decoration?.value }

  @Test func stylesOfLinesAreWeightPatternAndWords() {
    let style: NSUnderlineStyle = [.thick, .patternDashDot, .byWord]
    #expect(
      decoration([.underlineStyle: style.rawValue])?.underline
        == TextDecoration.Line(weight: .thick, pattern: .dashDot, skipsSpaces: true))
    #expect(
      decoration([.strikethroughStyle: NSUnderlineStyle.double, .strikethroughColor: UIColor.red])?.strikethrough
        == TextDecoration.Line(weight: .double, color: UIColor.red.cgColor))
    #expect(decoration([.underlineStyle: 0, .underlineColor: UIColor.red]) == nil)
    let patterns: [(NSUnderlineStyle, TextDecoration.Line.Pattern)] = [
      (.patternDot, .dot), (.patternDash, .dash), (.patternDashDot, .dashDot), (.patternDashDotDot, .dashDotDot),
    ]
    for (style, pattern) in patterns { #expect(decoration([.underlineStyle: style])?.underline?.pattern == pattern) }
  }

  @Test func aSingleLineInTheLettersColourNeedsNoDecoration() {
    let plain = run([.underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: 1])
    #expect(plain.isUnderlined && plain.isStruckThrough && plain.decoration == nil)
    #expect(run([.underlineStyle: 1, .underlineColor: UIColor.red]).decoration?.value.underline?.color == UIColor.red.cgColor)
  }

  @Test func aPositiveStrokeIsEmptyAndANegativeOneFilled() {
    #expect(
      decoration([.strokeWidth: 3, .strokeColor: UIColor.red])?.stroke
        == TextDecoration.Stroke(width: 0.03, color: UIColor.red.cgColor, isFilled: false))
    #expect(decoration([.strokeWidth: -4.0])?.stroke == TextDecoration.Stroke(width: 0.04, color: nil, isFilled: true))
    #expect(decoration([.strokeWidth: 0, .strokeColor: UIColor.red]) == nil)
  }

  @Test func aShadowHasHalfItsBlurAsDeviation() throws {
    let shadow = NSShadow()
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1 / 3) && shadow.shadowOffset == .zero)
    (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (CGSize(width: 1, height: 2), 6, UIColor.blue)
    #expect(
      decoration([.shadow: shadow])?.shadow
        == TextDecoration.Shadow(offset: CGSize(width: 1, height: 2), blur: 3, color: UIColor.blue.cgColor))
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy == shadow && copy !== shadow && copy.hash == shadow.hash)
    copy.shadowColor = nil
    #expect(copy != shadow && decoration([.shadow: copy]) == nil)
  }

  @Test func slantLigaturesAndTrackingReachTheRun() {
    #expect(decoration([.obliqueness: 0.2])?.slant == 0.2 && decoration([.obliqueness: 1e6])?.slant == 10)
    #expect(decoration([.ligature: 0])?.hasLigatures == false && decoration([.ligature: 1]) == nil)
    #expect(run([.kern: 1, .tracking: 3]).kern == 3 && run([.kern: 1]).kern == 1)
  }

  @Test func fadedAndColouredTextsChangeTheirDecorations() {
    let attributes: [NSAttributedString.Key: Any] = [
      .underlineStyle: NSUnderlineStyle.double, .underlineColor: UIColor.red, .strokeWidth: 2, .strokeColor: UIColor.blue,
      .shadow: NSShadow(),
    ]
    let block = TextBlock("text", attributes: attributes, maximumLines: 1)
    let faded = block.fadedBy(0.5).runs[0].decoration?.value
    #expect(faded?.underline?.color?.alpha == 0.5 && faded?.stroke?.color?.alpha == 0.5)
    #expect(abs((faded?.shadow?.color.alpha ?? 0) - 1 / 6) < 1e-9)
    let colored = block.colored(CGColor(gray: 1, alpha: 1)).runs[0].decoration?.value
    #expect(colored?.underline?.color == CGColor(gray: 1, alpha: 1) && colored?.shadow == nil)
  }

  @Test func attributedStringsKeepThemBothWays() throws {
    var text = AttributedString("text")
    text.strokeWidth = -2
    text.strokeColor = .red
    text.underlineColor = .blue
    text.strikethroughColor = .green
    text.obliqueness = 0.3
    text.ligature = 0
    text.tracking = 2
    let shadow = NSShadow()
    text.shadow = shadow
    let made = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(
      made[.strokeWidth] as? CGFloat == -2 && made[.strokeColor] as? UIColor == .red && made[.shadow] as? NSShadow === shadow)
    #expect(made[.underlineColor] as? UIColor == .blue && made[.strikethroughColor] as? UIColor == .green)
    #expect(made[.obliqueness] as? CGFloat == 0.3 && made[.ligature] as? Int == 0 && made[.tracking] as? CGFloat == 2)
    #expect(AttributedString(NSAttributedString(text)) == text)
  }
}
