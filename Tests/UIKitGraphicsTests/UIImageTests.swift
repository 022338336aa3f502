import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

private let corners: [(UIImage.Orientation, CGPoint)] = [
  (.up, CGPoint(x: 0, y: 0)), (.down, CGPoint(x: 20, y: 10)), (.left, CGPoint(x: 0, y: 20)), (.right, CGPoint(x: 10, y: 0)),
  (.upMirrored, CGPoint(x: 20, y: 0)), (.downMirrored, CGPoint(x: 0, y: 10)), (.leftMirrored, CGPoint(x: 0, y: 0)),
  (.rightMirrored, CGPoint(x: 10, y: 20)),
]

@MainActor @Suite struct UIImageTests {
  private let graphics = CountingGraphics()
  private let stage: ManualStage
  private let bitmap = CGImage.blank(20, 10)

  init() { stage = ManualStage(scale: 2, graphics: graphics) }

  @Test func sizeIsInPointsAndTurnsWithTheOrientation() {
    stage.screen.makeCurrent()
    #expect(UIImage(cgImage: bitmap).size == CGSize(width: 20, height: 10))
    #expect(UIImage(cgImage: bitmap, scale: 2, orientation: .down).size == CGSize(width: 10, height: 5))
    for sideways in [UIImage.Orientation.left, .right, .leftMirrored, .rightMirrored] {
      #expect(UIImage(cgImage: bitmap, scale: 2, orientation: sideways).size == CGSize(width: 5, height: 10))
    }
  }

  @Test func hostReadsAndWritesFiles() {
    stage.screen.makeCurrent()
    let image = UIImage(data: Data("6x4".utf8), scale: 2)
    #expect(image?.size == CGSize(width: 3, height: 2))
    #expect(image?.pngData() == Data("6x4".utf8))
    #expect(image?.jpegData(compressionQuality: 0.5) == nil)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/a.png") == nil)
  }

  @Test func turnedImageIsWrittenAsItIsSeen() {
    stage.screen.makeCurrent()
    let image = UIImage(cgImage: bitmap, scale: 1, orientation: .right)
    #expect(image.pngData() == Data("10x20".utf8))
  }

  @Test func nameOfAFileTellsItsScale() throws {
    stage.screen.makeCurrent()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, content) in [("dot.png", "4x4"), ("dot@2x.png", "8x8"), ("dot@3x.png", "12x12"), ("lone@3x.jpg", "9x9")] {
      try Data(content.utf8).write(to: folder.appendingPathComponent(name))
    }
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("dot@3x.png").path)?.size == CGSize(width: 4, height: 4))
    let bundle = try #require(Bundle(url: folder))
    func scale(_ name: String, _ wished: CGFloat) -> CGFloat? {
      UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: wished))?.scale
    }
    #expect([1, 2, 3, 4].map { scale("dot", $0) } == [1, 2, 3, 3])
    #expect(scale("dot.png", 2) == 2)
    #expect(scale("lone", 1) == 3)
    #expect(scale("missing", 1) == nil)
    #expect(UIImage(named: "dot", in: bundle, compatibleWith: nil)?.scale == 2)
  }

  @Test(arguments: corners)
  func firstPixelComesToItsCorner(_ orientation: UIImage.Orientation, corner: CGPoint) {
    stage.screen.makeCurrent()
    let image = UIImage(cgImage: bitmap, scale: 1, orientation: orientation)
    var transform = CGAffineTransform.identity
    for command in recorded({ image.draw(at: .zero) }) {
      if case .concatenate(let step) = command { transform = step.concatenating(transform) }
      if case .image(_, let place) = command {
        #expect(CGPoint(x: place.minX, y: place.minY).applying(transform) == corner)
        #expect(place.applying(transform) == CGRect(origin: .zero, size: image.size))
      }
    }
  }

  @Test func tintDrawsTheShapeInOneColor() {
    stage.screen.makeCurrent()
    let place = CGRect(x: 1, y: 2, width: 20, height: 10)
    let tinted = UIImage(cgImage: bitmap).withTintColor(.red)
    #expect(recorded { tinted.draw(in: place) } == [.mask(bitmap, in: place, UIColor.red.cgColor)])
    #expect(recorded { UIImage(cgImage: bitmap).draw(in: place) } == [.image(bitmap, in: place)])
  }

  @Test func capsKeepTheirSizeAndTheMiddleStretches() {
    stage.screen.makeCurrent()
    let caps = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 3)
    let image = UIImage(cgImage: bitmap).resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let drawn = recorded { image.draw(in: CGRect(x: 0, y: 0, width: 44, height: 10)) }
    let pieces = drawn.compactMap { if case .image(let piece, let rect) = $0 { (piece, rect) } else { nil } }
    #expect(pieces.map(\.1.minX) == [0, 5, 41])
    #expect(pieces.map(\.1.width) == [5, 36, 3])
    // Each part shows its own pixels alone, so that none is coloured by its neighbours.
    #expect(pieces.map(\.0.width) == [5, 12, 3])
  }

  @Test func capsOfPartsOfAPixelKeepTheirSize() {
    stage.screen.makeCurrent()
    let caps = UIEdgeInsets(top: 0, left: 5.5, bottom: 0, right: 3)
    let image = UIImage(cgImage: bitmap).resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let drawn = recorded { image.draw(in: CGRect(x: 0, y: 0, width: 43, height: 10)) }
    let clips = drawn.compactMap { if case .clipRect(let rect) = $0 { rect } else { nil } }
    #expect(clips.map(\.minX) == [0, 5.5] && clips.map(\.width) == [5.5, 34.5])
  }

  @Test func tilesRepeatTheMiddle() {
    stage.screen.makeCurrent()
    let caps = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 3)
    let image = UIImage(cgImage: bitmap).resizableImage(withCapInsets: caps)
    let drawn = recorded { image.draw(in: CGRect(x: 0, y: 0, width: 38, height: 10)) }
    let clips = drawn.compactMap { if case .clipRect(let rect) = $0 { rect } else { nil } }
    #expect(clips.map(\.minX) == [0, 5, 17, 29, 35])
    #expect(clips.map(\.width) == [5, 12, 12, 6, 3])
  }

  @Test func rendererRecordsAndRasterizesOnce() {
    stage.screen.makeCurrent()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(image.size == CGSize(width: 10, height: 20))
    #expect(image.scale == 3)
    #expect(graphics.rasterized.count == 1)
    #expect(graphics.rasterized[0].list.commands == [.fillRect(CGRect(x: 0, y: 0, width: 5, height: 5), UIColor.red.cgColor)])
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.scale == 2)
  }

  @Test func opaqueFormatBeginsBlack() {
    stage.screen.makeCurrent()
    let format = UIGraphicsImageRendererFormat.default()
    format.opaque = true
    _ = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 2, height: 2), format: format).image { _ in }
    #expect(
      graphics.rasterized[0].list.commands == [
        .fillRect(CGRect(x: 0, y: 0, width: 2, height: 2), UIColor.black.cgColor),
        .concatenate(CGAffineTransform(translationX: -5, y: -5)),
      ])
  }

  @Test func imageWithoutPixelsShowsNothing() {
    stage.screen.makeCurrent()
    let image = UIImage()
    #expect(image.size == .zero && image.cgImage == nil && image.pngData() == nil)
    let derived = [
      image.withRenderingMode(.alwaysTemplate), image.withTintColor(.red), image.withHorizontallyFlippedOrientation(),
    ]
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
      for image in [image] + derived { image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    }
    #expect(drawn.size == CGSize(width: 4, height: 4))
    #expect(graphics.rasterized.allSatisfy { $0.list.commands.isEmpty })
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    for mode in [UIView.ContentMode.scaleAspectFit, .scaleAspectFill, .scaleToFill, .center] {
      view.contentMode = mode
      stage.window.addSubview(view)
      stage.advance(by: 0.1)
      #expect(view.layer.contents == nil)
    }
  }

  @Test func colorWithoutComponentsShowsNothing() { #expect(UIColor().cgColor.alpha == 0) }
}
