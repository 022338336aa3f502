import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

@MainActor @Suite struct PatternPixelTests {
  private func picture(_ width: CGFloat = 20, _ height: CGFloat = 20, _ draw: (CGContext) -> Void) -> CGImage {
    let context = CGContext(size: CGSize(width: width, height: height), scale: 1)
    draw(context)
    return CairoCanvas.rasterize(context.list, size: CGSize(width: width, height: height), scale: 1, isOpaque: false)
  }

  /// A red square of 2 points in each cell of 4.
  private func squares(_ bounds: CGRect = CGRect(x: 0, y: 0, width: 4, height: 4)) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }, releaseInfo: nil)
    return try #require(
      CGPattern(
        info: nil, bounds: bounds, matrix: .identity, xStep: 4, yStep: 4, tiling: .noDistortion, isColored: true,
        callbacks: &callbacks))
  }

  @Test func cellsFillTheShapeFromTheOriginOfTheContext() throws {
    let pattern = try squares()
    let image = picture { context in
      context.translateBy(x: 1, y: 1)
      context.setFillPattern(pattern, colorComponents: [1])
      context.fill(CGRect(x: 2, y: 2, width: 10, height: 10))
    }
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = (3..<13).contains(x) && (3..<13).contains(y)
        #expect(image[x, y] == (isInside && x % 4 < 2 && y % 4 < 2 ? "ffff0000" : "00000000"), "\(x) \(y)")
      }
    }
  }

  @Test func cellsAreClippedMovedAndFaded() throws {
    let narrow = try squares(CGRect(x: 0, y: 0, width: 1, height: 4))
    let image = picture { context in
      context.setPatternPhase(CGSize(width: 1, height: 0))
      context.setFillPattern(narrow, colorComponents: [1])
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(image[1, 0] == "80800000" && image[0, 0] == "00000000" && image[2, 0] == "00000000" && image[5, 5] == "80800000")
    let pattern = try squares()
    let line = picture { context in
      context.setStrokePattern(pattern, colorComponents: [1])
      context.setLineWidth(4)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
    }
    #expect(line[4, 8] == "ffff0000" && line[6, 8] == "00000000" && line[4, 4] == "00000000" && line[4, 12] == "00000000")
  }

  /// The colour of each pixel is the one of its direction from the middle.
  @Test func coloursGoRoundThePoint() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray, locations: nil))
    let image = picture { context in
      context.translateBy(x: 10, y: 10)
      context.drawConicGradient(gradient, center: .zero, angle: .pi / 2)
    }
    for y in 0..<20 {
      for x in 0..<20 {
        let turn = (atan2(Double(y) - 9.5, Double(x) - 9.5) / (2 * .pi) - 0.25 + 2).truncatingRemainder(dividingBy: 1)
        let grey = Int(image.pixels[y * 20 + x] & 255)
        #expect(abs(Double(grey) - turn * 255) < 2, "\(x) \(y): \(grey)")
      }
    }
    let clipped = picture { context in
      context.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
      context.clip()
      context.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: 0)
    }
    #expect(clipped[0, 0] == "00000000" && clipped.pixels[10 * 20 + 10] >> 24 == 255)
  }

  @Test func aResetClipPaintsBeyondIt() {
    let image = picture { context in
      context.setFillColor(red)
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.resetClip()
      context.fill(CGRect(x: 5, y: 5, width: 2, height: 2))
      context.clip(to: CGRect(x: 10, y: 10, width: 4, height: 4))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.resetClip()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.endTransparencyLayer()
    }
    #expect(image[5, 5] == "ffff0000" && image[13, 13] == "ffff0000" && image[14, 14] == "00000000" && image[0, 0] == "00000000")
  }

  @Test func aLayerInARectangleEndsThere() {
    let image = picture { context in
      context.setFillColor(red)
      context.setAlpha(0.5)
      context.beginTransparencyLayer(in: CGRect(x: 2, y: 2, width: 4, height: 4), auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.endTransparencyLayer()
    }
    #expect(image[2, 2] == "80800000" && image[1, 1] == "00000000" && image[6, 6] == "00000000")
  }

  /// For opaque colours the sum less 255, and no change where nothing is painted.
  @Test func plusDarkerAddsWhatIsMissingToWhite() {
    let image = picture { context in
      context.setFillColor(red: 1, green: 0.8, blue: 0.2, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setBlendMode(.plusDarker)
      context.setFillColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
      context.fill(CGRect(x: 2, y: 0, width: 18, height: 10))
    }
    #expect(image[0, 0] == "ffffcc33" && image[5, 5] == "ff993300" && image[15, 5] == "ff996633" && image[5, 15] == "00000000")
    #expect(CGBlendMode.plusDarker.rawValue == 26 && CGBlendMode.plusLighter.rawValue == 27)
  }
}
