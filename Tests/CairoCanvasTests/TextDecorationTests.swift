import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

@MainActor @Suite struct TextDecorationTests {
  private let room = CGSize(width: 200, height: 80)

  private func text(_ parts: [(String, TextDecoration?)], size: CGFloat = 40) -> TextBlock {
    TextBlock(
      runs: parts.map { text, decoration in
        var run = TextBlock.Run(text: text, font: FontDescription(size: size), color: .black)
        run.decoration = decoration.map { TextDecorationBox($0) }
        return run
      })
  }

  private func picture(_ text: TextBlock) -> CGImage { draw(.text(text, in: box(20, 10, 170, 60)), size: room) }

  private func picture(_ string: String, _ change: (inout TextDecoration) -> Void) -> CGImage {
    var decoration = TextDecoration()
    change(&decoration)
    return picture(text([(string, decoration)]))
  }

  /// The rows of pixels in which one has the colour.
  private func rows(_ color: String, _ image: CGImage) -> [Int] {
    (0..<image.height).filter { y in (0..<image.width).contains { image[$0, y] == color } }
  }

  /// The columns of one row with the colour, as stretches.
  private func stretches(_ color: String, row: Int, _ image: CGImage) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for x in 0..<image.width where image[x, row] == color {
      if let last = found.last, last.upperBound == x {
        found[found.count - 1] = last.lowerBound..<x + 1
      } else {
        found.append(x..<x + 1)
      }
    }
    return found
  }

  private func ink(_ image: CGImage) -> Int { image.pixels.reduce(0) { $0 + Int($1 >> 24) } }

  @Test func aLineHasItsColourAndTheWidthOfItsLetters() throws {
    let image = picture("nnn") { $0.underline = TextDecoration.Line(color: red) }
    let width = PangoText.measure(text([("nnn", nil)]), in: CGSize(width: CGFloat.infinity, height: .infinity)).size.width
    let line = try #require(rows("ffff0000", image).last)
    let stretch = try #require(stretches("ffff0000", row: line, image).first)
    #expect(abs(CGFloat(stretch.count) - width) <= 2 && abs(stretch.lowerBound - 20) <= 1)
    // The letters stay black, and the line is below them.
    #expect(!rows("ff000000", image).isEmpty && line > (rows("ff000000", image).last ?? 99))
  }

  @Test func weightsAreTwiceAsThickOrTwoLines() {
    func covered(_ weight: TextDecoration.Line.Weight) -> (ink: Int, height: CGFloat) {
      let image = picture(" \u{a0} ") { $0.underline = TextDecoration.Line(weight: weight, color: red) }
      return (ink(image), image.inkBox()?.height ?? 0)
    }
    let (single, thick, double) = (covered(.single), covered(.thick), covered(.double))
    #expect(
      single.ink > 0 && abs(thick.ink - 2 * single.ink) <= single.ink / 10 && abs(double.ink - 2 * single.ink) <= single.ink / 10)
    #expect(double.height > thick.height && thick.height > single.height)
  }

  @Test(arguments: [TextDecoration.Line.Weight.single, .thick, .double])
  func anUnderlineEndsAboveTheEndOfItsLine(_ weight: TextDecoration.Line.Weight) throws {
    var decoration = TextDecoration()
    decoration.underline = TextDecoration.Line(weight: weight, color: red)
    let underlined = text([("nn", decoration)])
    let height = PangoText.measure(underlined, in: CGSize(width: CGFloat.infinity, height: .infinity)).size.height
    let image = picture(underlined)
    let last = try #require(rows("ffff0000", image).last)
    #expect(CGFloat(last) < 10 + height)
    // No line touches the letters.
    #expect(try #require(rows("ff000000", image).last) < (try #require(rows("ffff0000", image).first)))
  }

  @Test func aLineIsStraightUnderLettersOfSeveralScripts() {
    let mixed = picture("aאa") { $0.underline = TextDecoration.Line(weight: .thick, color: red) }
    let latin = picture("aa") { $0.underline = TextDecoration.Line(weight: .thick, color: red) }
    #expect(!rows("ffff0000", latin).isEmpty && rows("ffff0000", mixed) == rows("ffff0000", latin))
  }

  @Test func aPatternHasPartsAndGapsOfItsLengths() {
    let unit: CGFloat = 2
    #expect(TextDecoration.Line.Pattern.solid.parts(of: 3...7, unit: unit) == [3...7])
    #expect(TextDecoration.Line.Pattern.dot.parts(of: 0...20, unit: unit) == [0...6, 12...18])
    #expect(TextDecoration.Line.Pattern.dash.parts(of: 25...65, unit: unit) == [30...50, 60...65])
    #expect(TextDecoration.Line.Pattern.dashDot.parts(of: 0...38, unit: unit) == [0...20, 26...32])
    #expect(TextDecoration.Line.Pattern.dashDotDot.parts(of: 0...50, unit: unit) == [0...20, 26...32, 38...44])
    #expect(TextDecoration.Line.Pattern.dot.parts(of: 0...1e12, unit: 1) == [0...1e12])
    let image = picture("nnnnn") { $0.underline = TextDecoration.Line(pattern: .dash, color: red) }
    #expect(stretches("ffff0000", row: rows("ffff0000", image).last ?? 0, image).count > 2)
  }

  @Test func aLineOfWordsLeavesOutSpaces() {
    func gaps(_ skips: Bool) -> Int {
      let image = picture("nn nn") { $0.underline = TextDecoration.Line(skipsSpaces: skips, color: red) }
      return stretches("ffff0000", row: rows("ffff0000", image).last ?? 0, image).count - 1
    }
    #expect(gaps(false) == 0 && gaps(true) == 1)
  }

  @Test func lettersOfAnOutlineAreEmptyUnlessTheyAreFilled() {
    let plain = picture("MM") { _ in }
    let outline = picture("MM") { $0.stroke = TextDecoration.Stroke(width: 0.03, color: red, isFilled: false) }
    let filled = picture("MM") { $0.stroke = TextDecoration.Stroke(width: 0.03, color: red, isFilled: true) }
    #expect(rows("ff000000", outline).isEmpty && !rows("ff000000", filled).isEmpty)
    #expect(ink(outline) > 0 && ink(filled) > ink(plain))
    // The outline is half outside of the letters.
    #expect((filled.inkBox()?.width ?? 0) > (plain.inkBox()?.width ?? 0))
  }

  @Test func slantedLettersLeanToTheRightAboveTheBaseline() throws {
    let (plain, slanted) = (picture("l") { _ in }, picture("l") { $0.slant = 0.5 })
    let (a, b) = (try #require(plain.inkBox()), try #require(slanted.inkBox()))
    #expect(abs(a.minY - b.minY) <= 1 && abs(a.maxY - b.maxY) <= 1)
    #expect(b.maxX > a.maxX + a.height * 0.4 && b.minX >= a.minX - 1)
  }

  @Test func aShadowLiesBelowItsLettersAtItsOffset() throws {
    let image = picture("l") { $0.shadow = TextDecoration.Shadow(offset: CGSize(width: 12, height: 7), blur: 0, color: blue) }
    let (letter, shadow) = (try #require(rows("ff000000", image).first), try #require(rows("ff0000ff", image).first))
    #expect(shadow - letter == 7)
    let blurred = picture("l") { $0.shadow = TextDecoration.Shadow(offset: CGSize(width: 12, height: 7), blur: 4, color: blue) }
    #expect(rows("ff0000ff", blurred).isEmpty && (blurred.inkBox()?.width ?? 0) > (image.inkBox()?.width ?? 0))
  }

  /// What is decorated is drawn run by run, and stands where it stands without.
  @Test(arguments: ["Wave", "אבג", "fi 1.5"]) func decoratedLettersStandWhereTheirLineHasThem(_ string: String) throws {
    var shadow = TextDecoration()
    shadow.shadow = TextDecoration.Shadow(offset: CGSize(width: 300, height: 0), blur: 0, color: .black)
    for parts in [[("ab", false), (string, true), ("cd", false)], [(string, true)], [("ab", false), (string, true)]] {
      let (plain, decorated) = (
        picture(text(parts.map { ($0.0, nil) }, size: 24)), picture(text(parts.map { ($0.0, $0.1 ? shadow : nil) }, size: 24))
      )
      let (a, b) = (try #require(plain.inkBox()), try #require(decorated.inkBox()))
      #expect(a.insetBy(dx: -1, dy: -1).contains(b) && b.insetBy(dx: -1, dy: -1).contains(a))
      // Letters are filled as outlines there, whose edges have other shades of grey.
      #expect(abs(ink(plain) - ink(decorated)) < ink(plain) / 10)
    }
  }

  @Test func aTextWithoutLigaturesIsAsWideAsItsLetters() {
    var separate = TextDecoration()
    separate.hasLigatures = false
    func width(_ string: String, _ decoration: TextDecoration?) -> CGFloat {
      PangoText.measure(text([(string, decoration)]), in: CGSize(width: CGFloat.infinity, height: .infinity)).size.width
    }
    #expect(abs(width("fi", separate) - width("f", nil) - width("i", nil)) < 1.5)
  }
}
