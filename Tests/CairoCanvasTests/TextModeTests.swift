import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

@MainActor @Suite struct TextModeTests {
  private let size = CGSize(width: 60, height: 60)
  private let text = TextBlock(runs: [TextBlock.Run(text: "I", font: FontDescription(size: 48, weight: 900), color: red)])

  private func picture(_ mode: CGTextDrawingMode, _ after: (CGContext) -> Void = { _ in }) -> CGImage {
    let context = CGContext(size: size, scale: 1)
    context.setLineWidth(2)
    context.saveGState()
    context.setTextDrawingMode(mode)
    context.draw(text, in: CGRect(x: 5, y: 0, width: 50, height: 60))
    after(context)
    context.restoreGState()
    return CairoCanvas.rasterize(context.list, size: size, scale: 1, isOpaque: false)
  }

  /// The alphas of the pixels in the row through the middle of the letter.
  private func row(_ image: CGImage, _ box: CGRect) -> [UInt32] {
    let y = Int(box.midY)
    return (0..<image.width).map { image.pixels[y * image.width + $0] >> 24 }
  }

  @Test func anOutlineHasTheLinesWidthAndNoInside() throws {
    let filled = picture(.fill)
    let box = try #require(filled.inkBox())
    let (outlined, both) = (picture(.stroke), picture(.fillStroke))
    let reach = try #require(outlined.inkBox())
    #expect(reach.minX <= box.minX && reach.maxX >= box.maxX && reach.width <= box.width + 4 && reach.width > box.width)
    #expect(row(filled, box)[Int(box.midX)] == 255 && row(outlined, box)[Int(box.midX)] == 0)
    #expect(row(both, box)[Int(box.midX)] == 255 && both.inkBox() == reach)
    #expect(outlined.pixels.allSatisfy { $0 >> 16 & 255 == $0 >> 24 }, "in the colour of the letters")
    #expect(picture(.invisible).inkBox() == nil)
  }

  @Test func lettersClipWhatIsDrawnAfterThem() throws {
    let filled = picture(.fill)
    let box = try #require(filled.inkBox())
    let paint: (CGContext) -> Void = { context in
      context.setFillColor(blue)
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    }
    let seen = picture(.clip, paint)
    for (l, r) in zip(filled.pixels, seen.pixels) { #expect(abs(Int(l >> 24) - Int(r >> 24)) <= 1) }
    #expect(seen[Int(box.midX), Int(box.midY)] == "ff0000ff")
    #expect(row(picture(.strokeClip, paint), box)[Int(box.midX)] == 0)
    #expect(picture(.fillClip).pixels == filled.pixels && picture(.clip).inkBox() == nil)
    let over = picture(.fillStrokeClip, paint)
    #expect(over[Int(box.midX), Int(box.midY)] == "ff0000ff" && over.inkBox() == picture(.fillStroke).inkBox())
  }

  @Test func strokesOfTheTextAreKept() {
    var own = text
    var decoration = TextDecoration()
    decoration.stroke = TextDecoration.Stroke(width: 0.1, color: blue, isFilled: true)
    own.runs[0].decoration = TextDecorationBox(decoration)
    let context = CGContext(size: size, scale: 1)
    context.setTextDrawingMode(.stroke)
    context.draw(own, in: CGRect(x: 5, y: 0, width: 50, height: 60))
    context.saveGState()
    context.setTextDrawingMode(.fill)
    context.restoreGState()
    context.setLineJoin(.round)
    context.draw(text, in: CGRect(x: 5, y: 0, width: 50, height: 60))
    let strokes = context.list.commands.compactMap { command in
      if case .text(let text, _) = command { text.runs[0].decoration?.value.stroke } else { nil }
    }
    #expect(strokes == [decoration.stroke, TextDecoration.Stroke(width: 1 / 48, color: nil, isFilled: false, join: .round)])
  }
}
