import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CairoCanvas

/// What a canvas keeps between frames: scrolled pixels, and rows of one colour.
@MainActor @Suite struct SlidingFrameTests {
  /// Frames of random fills, texts and scrolls on one canvas, against the same commands drawn on fresh pixels and copied one by one.
  @Test(arguments: 1...8 as ClosedRange<UInt64>, [true, false]) func picturesAreThoseOfFreshPixels(seed: UInt64, canSlide: Bool) {
    var random = SeededGenerator(seed: seed)
    let size = CGSize(width: 60, height: 80)
    let scale = CGFloat(random.roll(1..<4))
    let canvas = CairoCanvas(size: size, scale: scale, canSlide: canSlide)
    #expect((canvas.frame.buffer.turn != nil) == canSlide)
    var model = Model(canvas.image())
    for step in 0..<60 {
      var damage = [part(of: size, &random)]
      if random.roll(0..<3) > 0 {
        var area = CGRect(origin: .zero, size: size)
        // All of the screen, the room below a bar, or any part.
        switch random.roll(0..<4) {
        case 0: area = part(of: size, &random)
        case 1: area = area.insetBy(dx: 0, dy: 9)
        default: break
        }
        let (dx, dy) = distance(&random)
        canvas.scroll(area, dx: dx, dy: dy)
        model.scroll(area, scale, dx: dx, dy: dy)
        damage += uncovered(area, CGFloat(dx) / scale, CGFloat(dy) / scale)
      }
      let list = DisplayList((0..<random.roll(1..<6)).map { _ in command(size, scale, &random) })
      for rect in damage where !rect.isEmpty {
        canvas.draw(list, damage: [rect])
        let fresh = CairoCanvas(size: size, scale: scale)
        fresh.draw(list, damage: [rect])
        model.draw(fresh.image(), rect, scale)
      }
      let wrong = zip(canvas.image().pixels, model.pixels).enumerated().first { $1.0 != $1.1 }?.offset
      #expect(
        wrong == nil,
        "seed \(seed), step \(step), scale \(scale): pixel \(wrong ?? 0), \(String(canvas.image().pixels[wrong ?? 0], radix: 16)) not \(String(model.pixels[wrong ?? 0], radix: 16)) after \(list) in \(damage)"
      )
      if wrong != nil { return }
    }
  }

  @Test func aPictureThatScrollsIsNotCopied() {
    let canvas = CairoCanvas(size: CGSize(width: 10, height: 80), scale: 1)
    func copied(by work: () -> Void) -> Int {
      let before = canvas.frame.copiedCount
      work()
      return canvas.frame.copiedCount - before
    }
    let whole = box(0, 0, 10, 80)
    // Many times around the memory, in every direction.
    for step in [(0, -4), (0, 4), (-3, 0), (3, 0), (-4, 7), (4, -7)] {
      #expect(copied { for _ in 0..<400 { canvas.scroll(whole, dx: step.0, dy: step.1) } } == 0)
    }
    #expect(copied { canvas.scroll(whole, dx: 0, dy: -79) } == 0)
    // Below a bar of 9 rows, each of which is 16 pixels in memory.
    #expect(copied { for _ in 0..<10 { canvas.scroll(box(0, 9, 10, 71), dx: 0, dy: -4) } } == 10 * 9 * 16)
    #expect(copied { canvas.scroll(box(0, 0, 10, 40), dx: 0, dy: 4) } == 360, "moved in place")
    #expect(copied { canvas.scroll(whole, dx: 0, dy: 90) } == 0, "nothing is kept")
  }

  @Test func withoutMemoryThatBeginsAgainAPictureIsCopied() {
    let canvas = CairoCanvas(size: CGSize(width: 10, height: 80), scale: 1, canSlide: false)
    canvas.scroll(box(0, 0, 10, 80), dx: 0, dy: -4)
    #expect(canvas.frame.copiedCount == 760)
  }

  /// Bars above and below the area that scrolls, through sizes whose rows fill pages at different rows.
  @Test(arguments: [1, 15, 16, 17, 64, 250, 375]) func barsStayWhereTheyAre(width: Int) {
    let height = 70
    let canvas = CairoCanvas(size: CGSize(width: width, height: height), scale: 1)
    let (sides, area) = (CGFloat(width), CGRect(x: 0, y: 11, width: CGFloat(width), height: 50))
    // A colour for each row.
    func color(_ row: Int) -> CGColor {
      CGColor(red: CGFloat(row % 7) / 6, green: CGFloat(row % 5) / 4, blue: CGFloat(row % 3) / 2, alpha: 1)
    }
    canvas.draw(
      DisplayList((0..<height).map { .fillRect(CGRect(x: 0, y: CGFloat($0), width: sides, height: 1), color($0)) }),
      damage: [CGRect(x: 0, y: 0, width: sides, height: CGFloat(height))])
    var expected = (0..<height).map { color($0) }
    for step in 1..<200 {
      let dy = [-7, 3, -1, 40, -40, 12][step % 6]
      canvas.scroll(area, dx: 0, dy: dy)
      let before = expected
      for row in 11..<61 { expected[row] = (11..<61).contains(row - dy) ? before[row - dy] : color(row + step) }
      let uncovered = dy > 0 ? 11..<11 + dy : 61 + dy..<61
      canvas.draw(
        DisplayList(uncovered.map { .fillRect(CGRect(x: 0, y: CGFloat($0), width: sides, height: 1), color($0 + step)) }),
        damage: [CGRect(x: 0, y: CGFloat(uncovered.lowerBound), width: sides, height: CGFloat(uncovered.count))])
      let pixels = canvas.image().pixels
      let wrong = (0..<height).first { row in
        (0..<width).contains { pixels[row * width + $0] != PixelLoops.pixel(of: expected[row]) }
      }
      #expect(wrong == nil, "step \(step), row \(wrong ?? 0)")
    }
  }

  @Test func aRowOfItsOwnColourIsNotFilledAgain() {
    let canvas = CairoCanvas(size: CGSize(width: 100, height: 50), scale: 2)
    let whole = box(0, 0, 100, 50)
    func written(_ commands: DrawCommand...) -> Int {
      let before = canvas.frame.buffer.rows!.filledCount
      canvas.draw(DisplayList(commands), damage: [whole], isOpaque: true)
      return canvas.frame.buffer.rows!.filledCount - before
    }
    #expect(written(.fillRect(whole, white)) == 200 * 100)
    #expect(written(.fillRect(whole, white)) == 0)
    #expect(written(.fillRect(whole, white), .text(block("Row 7"), in: box(10, 10, 80, 24))) == 0)
    let again = written(.fillRect(whole, white))
    #expect(again > 0 && again < 200 * 100 / 3, "\(again) pixels")
    #expect(written(.fillRect(whole, red)) == 200 * 100)
  }

  // MARK: Random pictures

  private func distance(_ random: inout SeededGenerator) -> (dx: Int, dy: Int) {
    switch random.roll(0..<5) {
    case 0: (random.roll(-9..<10), random.roll(-9..<10))
    case 1, 2: (random.roll(-30..<31), 0)
    default: (0, random.roll(-40..<41))
    }
  }

  private func part(of size: CGSize, _ random: inout SeededGenerator) -> CGRect {
    let (x, y) = (random.roll(0..<50), random.roll(0..<70))
    if random.roll(0..<3) == 0 { return CGRect(x: 0, y: CGFloat(y), width: size.width, height: size.height - CGFloat(y)) }
    return box(CGFloat(x), CGFloat(y), CGFloat(random.roll(1..<(61 - x))), CGFloat(random.roll(1..<(81 - y))))
  }

  private func command(_ size: CGSize, _ scale: CGFloat, _ random: inout SeededGenerator) -> DrawCommand {
    let rect = part(of: size, &random)
    let color = [red, blue, white, .black, CGColor(gray: 0, alpha: 0.4)][random.roll(0..<5)]
    switch random.roll(0..<7) {
    case 0: return .fillRoundedRect(rect, radius: 3.3, color)
    case 1: return .text(block("Row \(random.roll(0..<99))", size: 9), in: rect)
    case 2:
      let drawing = CachedDrawing(
        list: DisplayList([.text(block("Text, \(random.roll(0..<99))", size: 8), in: box(1, 0, 40, 12))]),
        size: CGSize(width: 44, height: 12), scale: 1, isOpaque: false)
      return .cached(drawing, in: CGRect(origin: rect.origin, size: drawing.size))
    case 3:
      let image = CGImage(width: 2, height: 1, pixels: [0xffff_0000, 0x8000_0080])
      // Pixel for pixel: Cairo rounds a stretched image by its place.
      return .image(image, in: CGRect(x: rect.minX, y: rect.minY, width: 2 / scale, height: 1 / scale))
    case 4: return .fill(CGPath(ellipseIn: rect, transform: nil), .winding, color)
    default: return .fillRect(random.roll(0..<2) == 0 ? CGRect(origin: .zero, size: size) : rect, color)
    }
  }

  private func uncovered(_ area: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> [CGRect] {
    let kept = area.intersection(area.offsetBy(dx: dx, dy: dy))
    if kept.isNull || kept.isEmpty { return [area] }
    return [
      CGRect(x: area.minX, y: area.minY, width: area.width, height: kept.minY - area.minY),
      CGRect(x: area.minX, y: kept.maxY, width: area.width, height: area.maxY - kept.maxY),
      CGRect(x: area.minX, y: kept.minY, width: kept.minX - area.minX, height: kept.height),
      CGRect(x: kept.maxX, y: kept.minY, width: area.maxX - kept.maxX, height: kept.height),
    ]
  }
}

/// Pixels that are moved one by one.
private struct Model {
  let width, height: Int
  var pixels: [UInt32]

  init(_ image: CGImage) { (width, height, pixels) = (image.width, image.height, image.pixels) }

  mutating func scroll(_ area: CGRect, _ scale: CGFloat, dx: Int, dy: Int) {
    let before = pixels
    forEachPixel(of: area, scale) { x, y in
      let (fromX, fromY) = (x - dx, y - dy)
      let source = CGPoint(x: (CGFloat(fromX) + 0.5) / scale, y: (CGFloat(fromY) + 0.5) / scale)
      if area.contains(source) { pixels[y * width + x] = before[fromY * width + fromX] }
    }
  }

  mutating func draw(_ image: CGImage, _ area: CGRect, _ scale: CGFloat) {
    forEachPixel(of: area, scale) { x, y in pixels[y * width + x] = image.pixels[y * width + x] }
  }

  private func forEachPixel(of area: CGRect, _ scale: CGFloat, _ body: (Int, Int) -> Void) {
    // Edges between device pixels are rounded outward, as the canvas does.
    let (x0, x1) = (Int((area.minX * scale + 1e-6).rounded(.down)), Int((area.maxX * scale - 1e-6).rounded(.up)))
    let (y0, y1) = (Int((area.minY * scale + 1e-6).rounded(.down)), Int((area.maxY * scale - 1e-6).rounded(.up)))
    for y in max(0, y0)..<min(height, max(y0, y1)) { for x in max(0, x0)..<min(width, max(x0, x1)) { body(x, y) } }
  }
}
