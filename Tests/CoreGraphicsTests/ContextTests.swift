import CoreGraphics
import Foundation
import Testing

@Suite struct ContextTests {
  private let context = CGContext(size: CGSize(width: 100, height: 50), scale: 2)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  private var commands: [DrawCommand] { context.list.commands }

  @Test func fillsUseTheColourOfTheirMoment() {
    context.setFillColor(red)
    context.fill(rect)
    context.setFillColor(gray: 0.5, alpha: 1)
    context.fill(rect)
    #expect(commands == [.fillRect(rect, red), .fillRect(rect, CGColor(gray: 0.5, alpha: 1))])
  }

  @Test func restoringBringsBackColourLineAndTransform() {
    context.saveGState()
    context.setFillColor(red)
    context.setLineWidth(7)
    context.translateBy(x: 5, y: 6)
    context.clip(to: rect)
    context.restoreGState()
    context.fill(rect)
    context.stroke(rect)
    #expect(
      commands == [
        .save, .concatenate(CGAffineTransform(translationX: 5, y: 6)), .clipRect(rect), .restore, .fillRect(rect, .black),
        .stroke(CGPath(rect: rect, transform: nil), StrokeStyle(), .black),
      ])
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func imagesShowNearestPixelsWithoutInterpolation() {
    #expect(context.interpolationQuality == .default)
    context.saveGState()
    context.interpolationQuality = .high
    context.interpolationQuality = .none
    context.interpolationQuality = .none
    context.restoreGState()
    #expect(context.interpolationQuality == .default && commands == [.save, .setNearest(true), .restore])
  }

  @Test func tilesFillTheClipFromTheirRectangleOn() {
    let image = CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF])
    func places(_ rect: CGRect) -> [CGRect] {
      let context = CGContext(size: CGSize(width: 100, height: 50), scale: 1)
      context.draw(image, in: rect, byTiling: true)
      return context.list.commands.compactMap { if case .image(_, let rect) = $0 { rect } else { nil } }
    }
    let tiles = places(CGRect(x: 10, y: 0, width: 40, height: 50))
    #expect(tiles.map(\.minX) == [-30, 10, 50, 90] && Set(tiles.map(\.minY)) == [0])
    #expect(places(CGRect(x: 0, y: 0, width: 100, height: 20)).map(\.minY) == [0, 20, 40])
    #expect(places(.zero).isEmpty && places(CGRect(x: 0, y: 0, width: 1e-9, height: 1e-9)).count == 65_536)
    context.draw(image, in: rect, byTiling: false)
    #expect(commands.contains(.image(image, in: rect)))
  }

  @Test func settingsWithoutAMeaningRecordNothing() {
    context.setShouldSmoothFonts(true)
    context.setAllowsFontSmoothing(true)
    context.setShouldSubpixelPositionFonts(true)
    context.setShouldSubpixelQuantizeFonts(true)
    context.setAllowsFontSubpixelPositioning(true)
    context.setAllowsFontSubpixelQuantization(true)
    context.setRenderingIntent(.perceptual)
    context.setFontSize(12)
    context.setCharacterSpacing(2)
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    context.setFlatness(2)
    context.synchronize()
    #expect(commands.isEmpty)
  }

  @Test func theMatrixIsThatOfABitmapWhoseYGrowsUpward() {
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100))
    context.translateBy(x: 10, y: 20)
    #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 20, y: 60))
    #expect(context.convertToUserSpace(CGPoint(x: 20, y: 60)) == .zero)
  }

  @Test func sizesAreConvertedWithoutTheTranslation() {
    context.translateBy(x: 10, y: 20)
    #expect(context.convertToDeviceSpace(CGSize(width: 3, height: 4)) == CGSize(width: 6, height: -8))
    #expect(context.convertToUserSpace(CGSize(width: 6, height: -8)) == CGSize(width: 3, height: 4))
  }

  @Test func theTextMatrixBelongsToTheState() {
    #expect(context.textMatrix == .identity)
    context.saveGState()
    context.textMatrix = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 1)
    context.textPosition = CGPoint(x: 5, y: 6)
    #expect(context.textMatrix == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))
    context.restoreGState()
    #expect(context.textPosition == .zero)
  }

  @Test func aResetClipIsThatOfTheDrawing() {
    context.saveGState()
    context.clip(to: rect)
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
    context.restoreGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
    context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 10, height: 10), auxiliaryInfo: nil)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    context.clip(to: rect)
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
    context.endTransparencyLayer()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(commands.filter { $0 == .resetClip }.count == 2)
    #expect(commands.contains(.clipRect(CGRect(x: 0, y: 0, width: 10, height: 10))))
  }

  @Test func theClipsBoxIsInUserSpace() {
    context.translateBy(x: 10, y: 10)
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 1000))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 40))
  }

  @Test func aRectangularPathIsFilledAsARectangleAndForgotten() {
    context.addRect(rect)
    context.fillPath()
    context.fillPath()
    #expect(commands == [.fillRect(rect, .black)])
    #expect(context.isPathEmpty)
  }

  @Test func fillAndStrokeUseOnePath() {
    context.addEllipse(in: rect)
    context.drawPath(using: .eoFillStroke)
    let path = CGPath(ellipseIn: rect, transform: nil)
    #expect(commands == [.fill(path, .evenOdd, .black), .stroke(path, StrokeStyle(), .black)])
  }

  @Test func alphaDilutesColoursAndGroupsImages() {
    let image = CGImage(width: 1, height: 1, pixels: [0])
    context.setAlpha(0.5)
    context.fill(rect)
    context.drawUpright(image, in: rect)
    #expect(
      commands == [
        .fillRect(rect, CGColor(gray: 0, alpha: 0.5)), .beginGroup(alpha: 0.5, .normal), .image(image, in: rect), .endGroup,
      ])
  }

  @Test func imagesAreUpsideDownInUIKitsCoordinatesAsWithApple() {
    let image = CGImage(width: 1, height: 1, pixels: [0])
    context.draw(image, in: rect)
    #expect(
      commands == [
        .save, .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 8)), .image(image, in: rect), .restore,
      ])
  }

  @Test func shadowsIgnoreTheTransform() {
    context.scaleBy(x: 2, y: 2)
    context.setShadow(offset: CGSize(width: 4, height: 6), blur: 8, color: red)
    context.fill(rect)
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.fill(rect)
    #expect(
      commands.dropFirst() == [
        .beginShadow(blur: 2, offset: CGSize(width: 2, height: 3), red), .fillRect(rect, .black), .endGroup,
        .fillRect(rect, .black),
      ])
  }

  @Test func transparencyLayersTakeOverAlphaAndGiveItBack() {
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(rect)
    context.endTransparencyLayer()
    context.fill(rect)
    #expect(
      commands == [
        .save, .beginGroup(alpha: 0.5, .normal), .fillRect(rect, .black), .endGroup, .restore,
        .fillRect(rect, CGColor(gray: 0, alpha: 0.5)),
      ])
  }

  @Test func gradientsTakeColoursAsAppleDoes() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, CGColor.black, red] as CFArray, locations: nil))
    #expect(gradient.value.locations == [0, 0.5, 1])
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: .drawsAfterEndLocation)
    var expected = gradient.value
    expected.drawsAfterEnd = true
    #expect(commands == [.linearGradient(expected, from: .zero, to: CGPoint(x: 1, y: 0))])
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }
}
