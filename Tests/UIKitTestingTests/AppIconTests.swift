import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct AppIconTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)

  /// Of the icon as a host asks for it; premultiplied.
  private func pixels(named name: String = "lights") throws -> CGImage {
    try #require(stage.window.screen.application.iconPixels(of: name, side: 128))
  }

  private func pixel(_ x: Int, _ y: Int, of image: CGImage) -> UInt32 { image.pixels[y * image.width + x] }

  @Test func anIconFitsIntoTheSquareWithItsOwnProportions() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    stage.window.screen.application.icon = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let icon = try pixels()
    #expect(icon.width == 128 && icon.height == 128)
    #expect(pixel(64, 64, of: icon) == 0xffff_0000)
    #expect(pixel(64, 40, of: icon) == 0xffff_0000)
    #expect(pixel(64, 20, of: icon) == 0 && pixel(64, 110, of: icon) == 0)
  }

  @Test func anAppWithoutAnIconShowsItsFirstLetter() throws {
    let icon = try pixels()
    #expect(pixel(0, 0, of: icon) == 0)
    #expect(pixel(16, 64, of: icon) >> 24 == 255)
    #expect(icon.pixels.contains(0xffff_ffff))
    #expect(try pixels(named: "Lamps") == icon)
    #expect(try pixels(named: "mail") != icon)
    #expect(try pixels(named: "7") != icon)
  }

  @Test func anIconOfNoSizeCountsAsNone() throws {
    let usual = try pixels()
    stage.window.screen.application.icon = UIImage(cgImage: CGImage(width: 0, height: 0, pixels: []))
    #expect(try pixels() == usual)
  }
}
