import CCairo
import CPango
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CairoCanvas

/// Texts of several lines that are broken at spaces, and words that are shaped once.
@MainActor @Suite struct PlainTextTests {
  private static let words = [
    "a", "the", "joins", "Tide", "AVATAR", "To", "we", "1931", "fi", "editors'", "today,", "x", "2", "Yes.", "W", "Orchard",
    "at:", "why?",
    "flow", "Toyota", "7", "it's", "v1.5", "1,000", "T.", "LT", "ok;", "47", "110", "2026", "71", "9", "14", "7417",
  ]

  /// Texts whose words are mostly known; some have signs at which a line may break elsewhere.
  private func text(_ random: inout SeededGenerator) -> TextBlock {
    var words = (0..<random.roll(2..<14)).map { _ in Self.words[random.roll(0..<Self.words.count)] }
    if random.roll(0..<6) == 0 {
      words.insert(["-", "well-known", "a/b", "(see", "100%", "what?!now", " ", "'quoted'"][random.roll(0..<8)], at: 1)
    }
    var text = block(words.joined(separator: " "), size: CGFloat(random.roll(9..<24)), lines: random.roll(0..<5))
    text.runs[0].font.weight = [400, 500, 700][random.roll(0..<3)]
    text.runs[0].font.isItalic = random.roll(0..<4) == 0
    text.runs[0].font.family = [nil, "DejaVu Sans", "DejaVu Serif", "P052"][random.roll(0..<4)]
    text.alignment = [.natural, .left, .center, .right, .justified][random.roll(0..<5)]
    text.lineBreak = [.truncatingTail, .wordWrapping, .clipping, .charWrapping][random.roll(0..<4)]
    if random.roll(0..<3) == 0 { text.lineSpacing = CGFloat(random.roll(0..<40)) / 7 }
    return text
  }

  private func lay(_ text: TextBlock, _ size: CGSize, byPango: Bool = false) -> TextLayout {
    let layout = TextLayout(FontBook.shared, shapesPlainLines: !byPango)
    layout.lay(out: text, TextLayout.Limits(text, size))
    return layout
  }

  private func pixels(of layout: TextLayout) -> [UInt32] {
    let buffer = PixelBuffer(width: 320, height: 200)
    let context = buffer.cairo(clippedTo: buffer.bounds, nil, touching: buffer.bounds)
    for (index, line) in layout.lines.enumerated() {
      cairo_save(context)
      cairo_translate(context, 10 + line.x, 20 + line.baseline)
      layout.show(line: index, in: context)
      cairo_restore(context)
    }
    return buffer.makeImage().pixels
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func textsAreBrokenAsByPango(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var plainCount = 0
    for step in 0..<150 {
      let text = text(&random)
      let size = CGSize(
        width: CGFloat(random.roll(160..<2_400)) / 8, height: random.roll(0..<3) == 0 ? 70 : .infinity)
      let (plain, whole) = (lay(text, size), lay(text, size, byPango: true))
      let story: Comment = "seed \(seed), step \(step): \(text), \(size)"
      #expect(plain.metrics == whole.metrics, story)
      #expect(plain.lines.map(\.x) == whole.lines.map(\.x) && plain.lines.map(\.width) == whole.lines.map(\.width), story)
      #expect(
        plain.lines.map(\.baseline) == whole.lines.map(\.baseline) && plain.lines.map(\.top) == whole.lines.map(\.top), story)
      #expect(pixels(of: plain) == pixels(of: whole), story)
      if plain.lines.count > 1, plain.plainInk != nil { plainCount += 1 }
    }
    #expect(plainCount > 10)
  }

  /// At every place, into pixels that are kept.
  @Test(arguments: 1...3 as ClosedRange<UInt64>) func textsOfSeveralLinesAreComposedAsByCairo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for step in 0..<40 {
      let text = text(&random)
      let size = CGSize(width: 140, height: 100)
      let layout = lay(text, size)
      guard layout.plainInk != nil, layout.lines.count > 1 else { continue }
      let (composed, drawn) = (PixelBuffer(width: 320, height: 260), PixelBuffer(width: 320, height: 260))
      for index in layout.lines.indices {
        let (x, y) = (5 + layout.lines[index].x, 7 + layout.lines[index].baseline)
        let isDone = layout.drawPlain(line: index, x: x, y: y, scale: 1, text.runs[0].color, on: composed, clip: composed.bounds)
        if cairo_version() >= 11704 { return #expect(!isDone) }
        let context = drawn.cairo(clippedTo: drawn.bounds, nil, touching: drawn.bounds)
        let color = text.runs[0].color
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        cairo_identity_matrix(context)
        cairo_translate(context, x, y)
        layout.show(line: index, in: context)
      }
      #expect(composed.makeImage().pixels == drawn.makeImage().pixels, "seed \(seed), step \(step): \(text)")
    }
  }

  private func words(of font: FontDescription) throws -> WordShapes? {
    let plain = try #require(FontBook.shared.plainFont(font, .latin))
    return plain.words
  }

  @discardableResult private func shape(_ text: String, _ words: WordShapes) -> [WordShapes.Letter] {
    var text = text
    text.withUTF8 { words.shape($0) }
    return words.letters
  }

  @Test func aTextOfKnownWordsIsNotShaped() throws {
    guard let words = try words(of: FontDescription(family: "DejaVu Sans", size: 14.25)) else {
      return #expect(hb_version_atleast(4, 0, 0) == 0)
    }
    func shapings(_ text: String) -> Int {
      let before = words.shapedCount
      var block = block(text, size: 14.25)
      block.runs[0].font = FontDescription(family: "DejaVu Sans", size: 14.25)
      _ = lay(block, CGSize(width: 90, height: 500))
      return words.shapedCount - before
    }
    #expect(shapings("one word and one more") == 1)
    #expect(shapings("one word and one more") == 0)
    #expect(shapings("and one word and one one more") == 0)
    // The last word had no space after it.
    #expect(shapings("one more word") == 1)
  }

  /// As in the line below a headline, of which one word is new.
  @Test func oneNewWordIsShapedWithoutTheOthers() throws {
    let font = FontDescription(family: "DejaVu Sans", size: 14.75)
    guard let words = try words(of: font) else { return #expect(hb_version_atleast(4, 0, 0) == 0) }
    func shape(_ text: String) -> [WordShapes.Letter] { self.shape(text, words) }
    _ = shape("Archive, some days ago")
    let before = words.shapedCount
    let letters = shape("Archive, many days ago")
    #expect(words.shapedCount == before + 1 && words.words.count == 4)
    // The text is known now, word for word.
    #expect(shape("Archive, many days ago") == letters && words.shapedCount == before + 1)
    #expect(shape("many days ago") == Array(letters[9...]) && words.shapedCount == before + 1)
  }

  /// More words than are kept.
  @Test func wordsAreForgottenWhenThereAreTooMany() throws {
    let font = FontDescription(family: "DejaVu Sans", size: 13.75)
    guard let words = try words(of: font) else { return #expect(hb_version_atleast(4, 0, 0) == 0) }
    func shape(_ text: String) { self.shape(text, words) }
    shape("item0 ")
    let before = words.shapedCount
    shape("item0 ")
    #expect(words.shapedCount == before)
    for number in 1..<6_000 { shape("item\(number) ") }
    #expect(words.shapedCount == before + 5_999)
    shape("item0 ")
    #expect(words.shapedCount == before + 6_000)
    shape("item11 item222 item3333 end")
    let letters = words.letters
    shape("item11 item222 item3333 end")
    #expect(words.letters == letters && words.letters.count == 27)
  }

  /// The digits of DejaVu Sans are not kerned.
  @Test func numbersAreNotShaped() throws {
    let font = FontDescription(family: "DejaVu Sans", size: 12.75)
    guard let words = try words(of: font) else { return #expect(hb_version_atleast(4, 0, 0) == 0) }
    func shape(_ text: String) { self.shape(text, words) }
    shape("Row 0 of 0")
    let before = words.shapedCount
    for number in stride(from: 1, to: 4_000_000, by: 40_007) {
      shape("Row \(number) of \(number * 7)")
      #expect(words.words.count == 4)
    }
    #expect(words.shapedCount == before)
  }

  /// In fonts with kerned digits, with digits of different widths and with ligatures too.
  @Test(arguments: 1...4 as ClosedRange<UInt64>) func numbersHaveTheLettersOfAWholeText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let signs = Array("0123456789012345678901234567890123456789  ..,,:-+/%$()")
    for step in 0..<300 {
      let numbers = String((0..<random.roll(1..<24)).map { _ in signs[random.roll(0..<signs.count)] })
      var text = block(numbers + ["", " x", " To"][random.roll(0..<3)], size: CGFloat(random.roll(9..<24)), lines: 1)
      text.runs[0].font.weight = [400, 700][random.roll(0..<2)]
      text.runs[0].font.family = [nil, "DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono", "P052"][random.roll(0..<5)]
      let size = CGSize(width: 1_000, height: 60)
      let (plain, whole) = (lay(text, size), lay(text, size, byPango: true))
      #expect(plain.metrics == whole.metrics, "seed \(seed), step \(step): \(text)")
      #expect(pixels(of: plain) == pixels(of: whole), "seed \(seed), step \(step): \(text)")
    }
  }

  @Test func textsThatBreakAtSpacesTakeNoLayoutOfPango() {
    let before = TextLayout.layoutCalls
    for row in 0..<20 {
      let text = block("A headline of row \(row) that takes two lines", lines: 2)
      #expect(lay(text, CGSize(width: 200, height: 60)).lines.count == 2)
    }
    #expect(TextLayout.layoutCalls == before)
    #expect(lay(block("A headline that takes more than two lines", lines: 2), CGSize(width: 100, height: 60)).metrics.isTruncated)
    #expect(TextLayout.layoutCalls > before)
  }
}
