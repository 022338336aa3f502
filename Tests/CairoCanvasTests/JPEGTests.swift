import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

@Suite struct JPEGTests {
  /// Soft, as photos are: 32 x 24 pixels.
  private let image = CGImage(
    width: 32, height: 24,
    pixels: (0..<24 * 32).map { index in
      let (x, y) = (UInt32(index % 32), UInt32(index / 32))
      return 0xff00_0080 | (x * 8) << 16 | (y * 10) << 8
    })

  private func difference(_ a: CGImage, _ b: CGImage) -> Int {
    var most = 0
    for (p, q) in zip(a.pixels, b.pixels) {
      for shift: UInt32 in [0, 8, 16, 24] { most = max(most, abs(Int(p >> shift & 255) - Int(q >> shift & 255))) }
    }
    return most
  }

  @Test func aJPEGComesBackNearlyAsItWas() throws {
    let data = try #require(ImageCodec.encodeJPEG(image, quality: 1))
    let decoded = try #require(ImageCodec.decode(data))
    #expect(decoded.width == 32 && decoded.height == 24)
    #expect(difference(decoded, image) <= 6)
    let rough = try #require(ImageCodec.encodeJPEG(image, quality: 0.05))
    #expect(rough.count < data.count)
    let coarse = try #require(ImageCodec.decode(rough))
    #expect(difference(coarse, image) > 6)
  }

  @Test func whatIsClearComesOutOnWhite() throws {
    let clear = CGImage(width: 16, height: 16, pixels: [UInt32](repeating: 0, count: 256))
    let decoded = try #require(ImageCodec.encodeJPEG(clear, quality: 1).flatMap(ImageCodec.decode))
    #expect(decoded.pixels.allSatisfy { $0 == 0xffff_ffff })
    let half = CGImage(width: 16, height: 16, pixels: [UInt32](repeating: 0x8080_0000, count: 256))
    let pink = try #require(ImageCodec.encodeJPEG(half, quality: 1).flatMap(ImageCodec.decode)).pixels[0]
    #expect(pink >> 16 & 255 > 250 && abs(Int(pink >> 8 & 255) - 127) < 4)
  }

  /// Cameras and cut downloads leave it out; other decoders show such pictures.
  @Test func theMarkerAtTheEndMayBeMissing() throws {
    let data = try #require(ImageCodec.encodeJPEG(image, quality: 0.8))
    #expect(data.suffix(2) == Data([0xff, 0xd9]))
    let whole = try #require(ImageCodec.decode(data))
    #expect(ImageCodec.decode(data.dropLast(2)) == whole)
  }

  /// 16 x 16 pixels: half red ink only, half black ink only, as Adobe stores them.
  @Test func picturesForPrintAreShownInColour() throws {
    let data = try #require(Data(base64Encoded: Self.inks, options: .ignoreUnknownCharacters))
    let decoded = try #require(ImageCodec.decode(data))
    #expect(decoded.width == 16 && decoded.height == 16)
    let (left, right) = (decoded.pixels[16 * 5 + 3], decoded.pixels[16 * 5 + 12])
    func parts(_ pixel: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(pixel >> $0 & 255) } }
    #expect(zip(parts(left), [255, 255, 0, 0]).allSatisfy { abs($0 - $1) <= 3 }, "\(parts(left))")
    #expect(zip(parts(right), [255, 0, 128, 128]).allSatisfy { abs($0 - $1) <= 3 }, "\(parts(right))")
  }

  private static let inks = """
    /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoKCgYICwwLCgwJ
    CgoK/9sAQwECAgICAgIFAwMFCgcGBwoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK/8AAFAgAEAAQBAER
    AAIRAQMRAQQRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQy
    gZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeY
    mZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/EAB8BAAMBAQEBAQEBAQEAAAAAAAABAgME
    BQYHCAkKC//EALURAAIBAgQEAwQHBQQEAAECdwABAgMRBAUhMQYSQVEHYXETIjKBCBRCkaGxwQkjM1LwFWJy0QoWJDThJfEXGBkaJicoKSo1Njc4
    OTpDREVGR0hJSlNUVVZXWFlaY2RlZmdoaWpzdHV2d3h5eoKDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW
    19jZ2uLj5OXm5+jp6vLz9PX29/j5+v/aAA4EAQACEQMRBAAAPwD7Mr+rD/n/AD9/K/GOv8pz/v8AD8A6/Zyv9WD/AIAz9/K/GOv8pz/v8PwDr//Z
    """

  @Test func brokenFilesAreRefused() throws {
    let data = try #require(ImageCodec.encodeJPEG(image, quality: 0.8))
    for length in [3, 20, data.count / 2, data.count - 30] { #expect(ImageCodec.decode(data.prefix(length)) == nil) }
    #expect(ImageCodec.decode(Data([0xff, 0xd8, 0xff, 0xe0])) == nil)
  }
}
