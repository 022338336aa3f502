import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

@Suite struct ImageCodecTests {
  private let image = CGImage(width: 3, height: 2, pixels: [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0, 0x8080_8080, 0xffff_ffff])

  @Test func aPNGComesBackAsItWas() throws {
    let data = try #require(ImageCodec.encodePNG(image))
    #expect(ImageCodec.decode(data) == image)
    #expect(ImageCodec.decode(Data([0, 1]) + data.dropFirst(0)) == nil)
  }

  @Test func brokenFilesAreRefused() throws {
    let data = try #require(ImageCodec.encodePNG(image))
    #expect(ImageCodec.decode(Data()) == nil)
    #expect(ImageCodec.decode(data.prefix(40)) == nil)
    #expect(ImageCodec.decode(Data("GIF89a".utf8)) == nil)
  }
}
