import CairoCanvas
import CoreGraphics
import Foundation
import Testing

/// HEIC files, read by libheif.
@Suite struct HEIFTests {
  /// 16 x 8 pixels, the left half red, the right half blue.
  private static let halves = Data(
    base64Encoded: """
      AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAvxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA\
      AAAAACAAAAGGlkYXQAAAAAABAACAAAAAAAEAAIAAAAYGlsb2MBAAAAREAABAABAAAAAAAAAyAAAQAAAAAAAACkAAIAAQAAAAAAAAABAAAAAAAA\
      AAgAAwAAAAAAAAPEAAEAAAAAAAAAJAAEAAEAAAAAAAAAAQAAAAgAAAAIAAAAYmlpbmYAAAAAAAQAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW\
      5mZQIAAAAAAgAAZ3JpZAAAAAAVaW5mZQIAAAEAAwAAaHZjMQAAAAAVaW5mZQIAAAAABAAAZ3JpZAAAAAGxaXBycAAAAYRpcGNvAAAAdmh2Y0MB\
      A3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumu\
      bgQEDAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAEAAAAAgAAAAQcGl4aQAAAAADCAgI\
      AAAAcWh2Y0MBBAgAAAAAAAAAAAAe8AD8/Pj4AAAPAyAAAQAXQAEMAf//BAgAAAMAn/gAAAMAAB66AkAhAAEAJkIBAQQIAAADAJ/4AAADAAAewI\
      IEFluqumubAgAAAwACAAADAAIQIgABAAZEAcFzwYkAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAABAAAAAIAAAADnBpeGkAAAAA\
      AQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAlaXBtYQAAAAAAAAAEAAECgQIAAgIDhAADAoUGAAQDB4iJAAAANm\
      lyZWYAAAAAAAAADmRpbWcAAgABAAEAAAAOZGltZwAEAAEAAwAAAA5hdXhsAAQAAQACAAAA0G1kYXQAAACgKAGvBjIa+WCA8QxQXL2+IO//+0X9\
      D6zRf5v0a/ffUM3/8eZLrQc4hmKX/8ulIkhuJI6PKmvrGH6ApjuLBDH1qyUq00qFiOxG7+thk6+RA42ZzqlH2Kg3LsCHoCQQ8oCsLsIdVfaNzp\
      i1newf+DxPLcLssDurS6d2vvn1Rvh/OqSd4cWiZRZyMrv/43D/U3UYarKtDIcL/HdBYlw7oqjiEAAAACAoAa4MZCSiQLTTLf8G/dTht2h77b32\
      MoRRogdAL1BI1w==
      """)!

  @Test func anImageHasItsSizeAndColors() throws {
    let image = try #require(ImageCodec.decode(Self.halves))
    #expect(image.width == 16 && image.height == 8)
    func isNear(_ pixel: UInt32, _ color: UInt32) -> Bool {
      [0, 8, 16, 24].allSatisfy { abs(Int(pixel >> $0 & 255) - Int(color >> $0 & 255)) < 24 }
    }
    #expect(isNear(image.pixels[4 * 16 + 2], 0xffff_0000) && isNear(image.pixels[4 * 16 + 13], 0xff00_00ff))
  }

  @Test func damagedFilesAreNoImages() {
    for count in stride(from: 12, to: Self.halves.count, by: 37) { _ = ImageCodec.decode(Self.halves.prefix(count)) }
    #expect(ImageCodec.decode(Self.halves.prefix(100)) == nil)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var bytes = Self.halves
      bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      _ = ImageCodec.decode(bytes)
    }
  }

  @Test func otherFilesOfTheSameFamilyAreNotTaken() {
    #expect(ImageCodec.decode(Data([0, 0, 0, 28]) + Data("ftypmp42".utf8) + Data(count: 100)) == nil)
    #expect(ImageCodec.decode(Data([0, 0, 0, 28]) + Data("ftyp".utf8)) == nil)
  }
}
