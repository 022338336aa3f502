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

  @Test func transparencyIsPremultiplied() throws {
    let half = CGImage(width: 2, height: 1, pixels: [0x8040_2010, 0x0100_0100])
    let decoded = try #require(ImageCodec.encodePNG(half).flatMap(ImageCodec.decode))
    for shift: UInt32 in [0, 8, 16, 24] {
      for (a, b) in zip(decoded.pixels, half.pixels) { #expect(abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= 1) }
    }
  }

  /// The size in the header is a claim that costs nothing to make.
  @Test func picturesThatAreTooLargeAreRefusedAndSayWhyOnce() throws {
    for (width, height) in [(20_000, 20_000), (32_768, 4), (3, 1_000_000)] {
      for _ in 0..<2 { #expect(ImageCodec.decode(GreyPNG.file(width: width, height: height, isWhole: false)) == nil) }
      #expect(ImageLimits.refusals.filter { $0.contains("\(width) x \(height) pixels") }.count == 1)
    }
    let wide = try #require(ImageCodec.decode(GreyPNG.file(width: 32_767, height: 2)))
    #expect(wide.width == 32_767 && wide.pixels.allSatisfy { $0 == 0xff00_0000 })
    let jpeg = try #require(ImageCodec.encodeJPEG(image, quality: 1))
    // The frame header, FF C0, has the height 5 bytes behind its beginning and the width behind that.
    let frame = try #require(jpeg.firstRange(of: Data([0xff, 0xc0]))).lowerBound
    var large = jpeg
    large.replaceSubrange(frame + 5..<frame + 9, with: [0x80, 0x00, 0x00, 0x08])
    #expect(ImageCodec.decode(large) == nil && ImageLimits.refusals.contains { $0.contains("8 x 32768 pixels") })
  }

  /// 4,096 squared, 64 MB as pixels: the process grows by one such copy, not by three.
  @Test func decodingHoldsOneCopyOfThePixels() async {
    await #expect(processExitsWith: .success) {
      let file = GreyPNG.file(width: 4096, height: 4096)
      let before = GreyPNG.peakMemory
      let image = try #require(ImageCodec.decode(file))
      let growth = GreyPNG.peakMemory - before
      #expect(image.pixels.count == 1 << 24 && growth < 100 << 20, "\(growth >> 20) MB")
    }
  }

  @Test func brokenFilesAreRefused() throws {
    let data = try #require(ImageCodec.encodePNG(image))
    #expect(ImageCodec.decode(Data()) == nil)
    #expect(ImageCodec.decode(data.prefix(40)) == nil)
    #expect(ImageCodec.decode(Data("GIF89a".utf8)) == nil)
  }
}
