import CCairo
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CairoCanvas

/// Lines of ASCII, which are shaped without a layout, and drawings of one line, whose pixels are not kept.
@MainActor @Suite struct PlainLineTests {
  private func line(_ random: inout SeededGenerator) -> TextBlock {
    let letters = Array("AVToWjfily/()gQ.,'\"wmM 0123456789-:+Row") + [random.roll(0..<30) == 0 ? "\u{e9}" : "e"]
    let text = String((0..<random.roll(1..<24)).map { _ in letters[random.roll(0..<letters.count)] })
    var block = block(text, size: CGFloat(random.roll(9..<30)), lines: random.roll(0..<2))
    block.runs[0].font.weight = [400, 600, 700][random.roll(0..<3)]
    block.runs[0].font.isItalic = random.roll(0..<4) == 0
    block.runs[0].font.family = [nil, "DejaVu Sans", "no such family"][random.roll(0..<3)]
    block.alignment = [.natural, .left, .center, .right, .justified][random.roll(0..<5)]
    block.lineBreak = [.truncatingTail, .wordWrapping, .clipping, .truncatingHead][random.roll(0..<4)]
    if random.roll(0..<2) == 0 { block.runs[0].color = CGColor(red: 0.2, green: 0.5, blue: 1, alpha: 1) }
    return block
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func linesAreAsPangoLaysThemOut(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for step in 0..<120 {
      let text = line(&random)
      let size = CGSize(width: [CGFloat.infinity, 60, 200, 343.5, 0][random.roll(0..<5)], height: 60)
      let (plain, whole) = (TextLayout(FontBook.shared), TextLayout(FontBook.shared, shapesPlainLines: false))
      for layout in [plain, whole] { layout.lay(out: text, TextLayout.Limits(text, size)) }
      #expect(plain.metrics == whole.metrics, "seed \(seed), step \(step): \(text.runs[0].text)")
      #expect(plain.lines.map(\.x) == whole.lines.map(\.x) && plain.lines.map(\.baseline) == whole.lines.map(\.baseline))
      #expect(pixels(of: plain) == pixels(of: whole), "seed \(seed), step \(step): \(text.runs[0].text)")
    }
  }

  @Test func plainLinesTakeNoLayoutOfPango() {
    let before = TextLayout.layoutCalls
    for row in 0..<50 { _ = PangoText.measure(block("Plain row \(row)"), in: CGSize(width: 300, height: 50)) }
    #expect(TextLayout.layoutCalls == before)
    _ = PangoText.measure(block("Plain\nrow"), in: CGSize(width: 300, height: 50))
    _ = PangoText.measure(block("Plain r\u{f6}w"), in: CGSize(width: 300, height: 50))
    _ = PangoText.measure(block("A row that does not fit"), in: CGSize(width: 30, height: 50))
    #expect(TextLayout.layoutCalls == before + 3)
  }

  @Test(arguments: ["", " ", "  a ", "7", "\u{7f}", "\0", "\t", "a\u{301}", String(repeating: "x", count: 300)])
  func oddLinesAreAsPangoLaysThemOut(text: String) {
    let text = block(text)
    for width in [CGFloat.infinity, 0, 5000] {
      let size = CGSize(width: width, height: .infinity)
      let (plain, whole) = (TextLayout(FontBook.shared), TextLayout(FontBook.shared, shapesPlainLines: false))
      for layout in [plain, whole] { layout.lay(out: text, TextLayout.Limits(text, size)) }
      #expect(plain.metrics == whole.metrics)
    }
  }

  private func pixels(of layout: TextLayout) -> [UInt32] {
    let buffer = PixelBuffer(width: 500, height: 60)
    let context = buffer.cairo(clippedTo: buffer.bounds, nil, touching: buffer.bounds)
    for index in layout.lines.indices {
      cairo_translate(context, 10, 40)
      layout.show(line: index, in: context)
    }
    return buffer.makeImage().pixels
  }

  /// In every colour, at every scale and place, and cut by every clip.
  @Test(arguments: 1...3 as ClosedRange<UInt64>) func lettersAreComposedAsByCairo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for step in 0..<80 {
      let text = line(&random)
      let layout = TextLayout(FontBook.shared)
      layout.lay(out: text, TextLayout.Limits(text, CGSize(width: CGFloat.infinity, height: .infinity)))
      guard layout.plainInk != nil else { continue }
      let scale = CGFloat(random.roll(2..<7)) / 2
      let (x, y) = (CGFloat(random.roll(0..<2_000)) / 100, 50 + CGFloat(random.roll(0..<100)) / 100)
      let alpha = random.roll(0..<2) == 0 ? 1 : CGFloat(random.roll(0..<100)) / 100
      let color = CGColor(red: CGFloat(random.roll(0..<256)) / 255, green: 0, blue: 0.3, alpha: alpha)
      let (composed, drawn) = (PixelBuffer(width: 300, height: 90), PixelBuffer(width: 300, height: 90))
      for buffer in [composed, drawn] { PixelLoops.fill(buffer, buffer.bounds, with: 0xffff_e0c0) }
      let clip = PixelRect(x0: random.roll(0..<40), y0: random.roll(0..<60), x1: 300 - random.roll(0..<100), y1: 90)
      let isDone = layout.drawPlain(line: 0, x: x, y: y, scale: scale, color, on: composed, clip: clip)
      if cairo_version() >= 11704 { return #expect(!isDone) }
      #expect(isDone)
      let context = drawn.cairo(clippedTo: clip, nil, touching: clip)
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      cairo_translate(context, x, y)
      cairo_scale(context, scale, scale)
      layout.show(line: 0, in: context)
      let (a, b) = (composed.makeImage().pixels, drawn.makeImage().pixels)
      #expect(a == b, "seed \(seed), step \(step): \(text.runs[0].text), \(zip(a, b).map { Self.difference($0, $1) }.max() ?? 0)")
    }
  }

  // MARK: Drawings of one line

  /// Letters drawn on the screen differ from letters drawn apart and then blended by the rounding of pixels that two letters share.
  @Test(arguments: 1...3 as ClosedRange<UInt64>) func aLineLooksLikeItsPixels(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for step in 0..<60 {
      let scale = CGFloat(random.roll(1..<4))
      let text = line(&random)
      let list = DisplayList([.text(text, in: box(2, 3, 90, 20))])
      func drawn(_ list: DisplayList) -> CGImage {
        let drawing = CachedDrawing(list: list, size: CGSize(width: 95, height: 26), scale: scale, isOpaque: false)
        let place = CGRect(x: 3 + 1 / scale, y: -2, width: 95, height: 26)
        return draw(
          .fillRect(box(0, 0, 110, 30), white), .cached(drawing, in: place), size: CGSize(width: 110, height: 30), scale: scale)
      }
      // A second text, of no letters, so that the pixels are kept.
      let kept = drawn(DisplayList(list.commands + [.text(block(" "), in: box(0, 0, 20, 20))]))
      let direct = drawn(list)
      let difference = zip(direct.pixels, kept.pixels).map { Self.difference($0, $1) }.max() ?? 0
      #expect(difference <= 1, "seed \(seed), step \(step): \(text.runs[0].text)")
    }
  }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    stride(from: 0, to: 32, by: 8).map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }

  @Test func aDrawingOfOneLineIsNotRasterised() {
    let canvas = CairoCanvas(size: CGSize(width: 120, height: 40), scale: 1)
    func show(_ text: TextBlock) -> Int {
      let drawing = CachedDrawing(
        list: DisplayList([.text(text, in: box(0, 0, 110, 30))]), size: CGSize(width: 110, height: 30), scale: 1, isOpaque: false)
      let before = canvas.rasterizedCount
      canvas.draw(DisplayList([.cached(drawing, in: box(3, 3, 110, 30))]), damage: [box(0, 0, 120, 40)])
      return canvas.rasterizedCount - before
    }
    #expect(show(block("Row 12")) == 0)
    #expect(show(block("two\nlines", size: 9, lines: 2)) == 1)
    var lined = block("Row 12")
    lined.runs[0].isUnderlined = true
    #expect(show(lined) == 1)
    #expect(show(block("Row", size: 400)) == 1)
  }
}
