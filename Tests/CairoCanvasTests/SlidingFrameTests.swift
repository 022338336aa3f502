import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CairoCanvas

/// What a canvas keeps between frames: scrolled pixels, and rows of one colour.
@MainActor @Suite struct SlidingFrameTests {
  /// Frames of random fills, texts and scrolls on one canvas, against the same commands drawn on fresh pixels and copied one by one.
  @Test(arguments: 1...5 as ClosedRange<UInt64>) func picturesAreThoseOfFreshPixels(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = CGSize(width: 60, height: 80)
    let scale = CGFloat(random.roll(1..<4))
    let canvas = CairoCanvas(size: size, scale: scale)
    var model = Model(canvas.image())
    for step in 0..<40 {
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

  @Test func aPictureIsCopiedWhenItMeetsTheEndOfItsBuffer() {
    let canvas = CairoCanvas(size: CGSize(width: 10, height: 80), scale: 1)
    let whole = box(0, 0, 10, 80)
    for _ in 0..<40 { canvas.scroll(whole, dx: 0, dy: -4) }
    #expect(canvas.frame.copyCount == 7, "there is room for 20 rows, 5 scrolls")
    for _ in 0..<40 { canvas.scroll(whole, dx: 0, dy: 4) }
    #expect(canvas.frame.copyCount == 14)
    canvas.scroll(whole, dx: 0, dy: 30)
    canvas.scroll(box(0, 0, 10, 40), dx: 0, dy: 4)
    #expect(canvas.frame.copyCount == 14, "moved in place")
  }

  @Test func aPictureMovesSidewaysWithoutCopies() {
    let canvas = CairoCanvas(size: CGSize(width: 10, height: 80), scale: 1)
    let picture = DisplayList([.fillRect(box(0, 0, 10, 80), white), .fillRect(box(4, 10, 1, 1), red)])
    canvas.draw(picture, damage: [box(0, 0, 10, 80)])
    // Two pixels a step: the room of 20 rows lasts for 100 steps.
    for step in 0..<100 { canvas.scroll(box(0, 0, 10, 80), dx: step.isMultiple(of: 2) ? -4 : 2, dy: 0) }
    #expect(canvas.frame.copyCount == 0)
    for _ in 0..<80 { canvas.scroll(box(0, 0, 10, 80), dx: -4, dy: 0) }
    #expect(canvas.frame.copyCount == 2)
    canvas.scroll(box(0, 40, 10, 40), dx: -4, dy: 0)
    canvas.scroll(box(0, 0, 10, 80), dx: 12, dy: 0)
    #expect(canvas.frame.copyCount == 2, "moved in place")
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
