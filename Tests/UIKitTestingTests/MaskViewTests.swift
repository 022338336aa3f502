import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct MaskViewTests {
  private let stage = Stage(size: CGSize(width: 40, height: 20), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

  init() {
    stage.drawsEveryFrame = true
    stage.window.backgroundColor = .white
    view.backgroundColor = .red
    stage.window.addSubview(view)
  }

  private func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
    let image = try #require(stage.snapshot().cgImage)
    return image.pixels[y * image.width + x]
  }

  private static let (red, white): (UInt32, UInt32) = (0xffff_0000, 0xffff_ffff)

  @Test func aViewIsSeenThroughItsMask() throws {
    let mask = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
    mask.backgroundColor = .black
    view.mask = mask
    #expect(view.mask === mask && mask.superview == nil && view.subviews.isEmpty)
    #expect(try pixel(5, 5) == Self.white && pixel(15, 5) == Self.red && pixel(25, 5) == Self.white)
    mask.alpha = 0.5
    #expect(try pixel(15, 5) >> 8 & 255 > 100)
    mask.frame.origin.x = 20
    mask.alpha = 1
    #expect(try pixel(15, 5) == Self.white && pixel(25, 5) == Self.red)
    view.mask = nil
    #expect(try pixel(5, 5) == Self.red)
  }

  @Test func aLabelCanBeTheMask() throws {
    let label = UILabel(frame: view.bounds)
    label.text = "Hill"
    label.font = .boldSystemFont(ofSize: 16)
    view.mask = label
    let shown = try #require(stage.snapshot().cgImage).pixels
    #expect(shown.contains(Self.red) && shown.filter { $0 == Self.white }.count > 400)
    label.text = ""
    #expect(try #require(stage.snapshot().cgImage).pixels.allSatisfy { $0 == Self.white })
  }

  @Test func aLayerTreeIsRenderedIntoAnImage() throws {
    // A frame makes the stage's screen the main one, which images are drawn for.
    stage.advance(by: 0)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 16))
    label.backgroundColor = .blue
    label.text = "Ag"
    let image = UIGraphicsImageRenderer(size: label.bounds.size).image { label.layer.render(in: $0.cgContext) }
    let pixels = try #require(image.cgImage).pixels
    #expect(pixels.filter { $0 == 0xff00_00ff }.count > 100, "the background")
    #expect(pixels.contains { $0 & 0xff < 64 }, "and the text, though it was never on a screen")
  }

  @Test func aLayerShowsAPartOfItsContents() throws {
    stage.advance(by: 0)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
    view.backgroundColor = nil
    view.layer.contents = image.cgImage
    view.layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(try pixel(20, 10) == 0xff00_00ff && pixel(38, 3) == 0xff00_00ff)
  }
}
