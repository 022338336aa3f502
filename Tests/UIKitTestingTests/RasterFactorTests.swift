import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// What is drawn finer from a layer on down.
@MainActor @Suite struct RasterFactorTests {
  private let stage = Stage(size: CGSize(width: 320, height: 120), scale: 1)
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))

  init() {
    stage.drawsEveryFrame = true
    stage.window.backgroundColor = .white
    stage.window.addSubview(content)
    content.layer.anchorPoint = .zero
    content.layer.position = .zero
  }

  private func sharpness() throws -> Double {
    Sharpness(of: try #require(stage.snapshot().cgImage), in: stage.window.bounds).value
  }

  private func label(_ size: CGFloat, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    (label.text, label.font, label.textColor) = ("Hamburg", .systemFont(ofSize: size), .black)
    return label
  }

  @Test(arguments: [2, 3.5, 4]) func textIsAsSharpAsIfItHadBeenMadeThatLarge(zoom: CGFloat) throws {
    content.addSubview(label(17, CGRect(x: 2, y: 2, width: 76, height: 24)))
    content.transform = CGAffineTransform(scaleX: zoom, y: zoom)
    let before = try sharpness()
    content.layer.rasterFactor = zoom
    let after = try sharpness()
    content.layer.rasterFactor = 1
    #expect(try sharpness() == before)
    content.removeFromSuperview()
    stage.window.addSubview(label(17 * zoom, CGRect(x: 2 * zoom, y: 2 * zoom, width: 76 * zoom, height: 24 * zoom)))
    let made = try sharpness()
    #expect(abs(after / made - 1) < 0.02, "\(before) \(after) \(made)")
    #expect(before / made < 0.75, "\(before) \(made)")
  }

  @Test func whatItShowsStaysWhereItIs() throws {
    let text = label(17, CGRect(x: 2, y: 2, width: 76, height: 24))
    content.addSubview(text)
    content.transform = CGAffineTransform(scaleX: 4, y: 4)
    let before = try #require(stage.snapshot().cgImage)
    content.layer.rasterFactor = 4
    let after = try #require(stage.snapshot().cgImage)
    // A glyph of so few pixels lies where it does to a quarter of one, which is one of these.
    for shift in [-3, 3] {
      #expect(Self.difference(before, after, shift: 0) < Self.difference(before, after, shift: shift))
    }
  }

  @Test func onlyWhatIsSeenIsDrawnFinerAndNothingIsAskedToDraw() throws {
    final class Counting: UIView {
      var drawn = 0
      override func draw(_ rect: CGRect) {
        drawn += 1
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let views = [0, 200].map { Counting(frame: CGRect(x: $0, y: 0, width: 20, height: 20)) }
    for view in views { content.addSubview(view) }
    content.transform = CGAffineTransform(scaleX: 4, y: 4)
    stage.advance(by: 0)
    content.layer.rasterFactor = 4
    stage.advance(by: 0)
    let drawings = views.compactMap { $0.layer.contents as? CachedDrawing }
    #expect(drawings.map(\.factor) == [4, 1])
    views[1].frame.origin.x = 40
    stage.advance(by: 0)
    #expect(drawings.map(\.factor) == [4, 4])
    #expect(views.map(\.drawn) == [1, 1])
    views[0].setNeedsDisplay()
    stage.advance(by: 0)
    #expect((views[0].layer.contents as? CachedDrawing)?.factor == 4 && views[0].drawn == 2)
  }

  private static func difference(_ a: CGImage, _ b: CGImage, shift: Int) -> Int {
    var sum = 0
    for y in 0..<a.height {
      for x in 3..<a.width - 3 {
        sum += abs(Int(a.pixels[y * a.width + x] & 255) - Int(b.pixels[y * a.width + x + shift] & 255))
      }
    }
    return sum
  }
}
