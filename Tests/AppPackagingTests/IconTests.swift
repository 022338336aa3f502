import Foundation
import Testing

@testable import AppPackaging

@Suite struct IconTests {
  private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> PNGPicture {
    PNGPicture(width: width, height: height, pixels: (0..<height).flatMap { y in (0..<width).flatMap { x in color(x, y) } })
  }

  @Test func filesAreWrittenAndReadAgain() throws {
    let original = picture(5, 3) { x, y in [UInt8(x * 50), UInt8(y * 80), 7, x == 0 ? 0 : 255] }
    #expect(PNGPicture(try #require(original.encoded())) == original)
    #expect(PNGPicture(Array("no picture".utf8)) == nil && PNGPicture([]) == nil)
  }

  @Test func colorsOfTransparentPixelsDoNotCount() {
    let original = picture(2, 2) { x, _ in x == 0 ? [200, 100, 50, 255] : [0, 255, 0, 0] }
    #expect(original.fitted(into: 1).pixels == [200, 100, 50, 128])
  }

  /// Against the mean of all pixels, which a halved picture keeps.
  @Test func smallerPicturesKeepTheMean() {
    var generator = SystemRandomNumberGenerator()
    let original = picture(64, 64) { _, _ in [UInt8.random(in: 0...255, using: &generator), 10, 20, 255] }
    func mean(_ picture: PNGPicture) -> Double {
      let values = stride(from: 0, to: picture.pixels.count, by: 4).map { Double(picture.pixels[$0]) }
      return values.reduce(0, +) / Double(values.count)
    }
    for side in [32, 16, 1] { #expect(abs(mean(original.fitted(into: side)) - mean(original)) < 1) }
  }

  @Test func aWidePictureIsCentred() {
    let small = picture(8, 4) { _, _ in [255, 0, 0, 255] }.fitted(into: 4)
    let alphas = stride(from: 3, to: small.pixels.count, by: 4).map { small.pixels[$0] }
    #expect(alphas == [0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0])
  }

  @Test func aPictureBecomesTheSizesThatAreNotLarger() throws {
    let file = try #require(picture(130, 130) { _, _ in [1, 2, 3, 255] }.encoded())
    let files = try IconSource(format: "png", bytes: file).files(named: "org.example.A")
    let sides = [32, 48, 64, 128]
    #expect(Set(files.nodes.keys) == Set(sides.map { "\($0)x\($0)/apps/org.example.A.png" }))
    let tiny = try #require(picture(16, 16) { _, _ in [1, 2, 3, 255] }.encoded())
    #expect(try IconSource(format: "png", bytes: tiny).files(named: "a").nodes.keys.sorted() == ["32x32/apps/a.png"])
  }

  @Test func withoutAnIconThereIsALetter() throws {
    let icon = IconSource.letter(of: "harbour")
    #expect(icon.format == "svg" && String(decoding: icon.bytes, as: UTF8.self).contains(">H</text>"))
    #expect(try icon.files(named: "a").nodes.keys.sorted() == ["scalable/apps/a.svg"])
    #expect(throws: PackagingError.self) { try IconSource(format: "pdf", bytes: []).files(named: "a") }
    #expect(throws: PackagingError.self) { try IconSource(format: "png", bytes: [1]).files(named: "a") }
  }

  private func catalog(_ index: String, _ bytes: [UInt8] = Array("PNGBYTES".utf8)) -> [UInt8] {
    Array("catalog 1 \(index.utf8.count)\n\(index)".utf8) + bytes
  }

  @Test func theCatalogueHasIconAndFormats() throws {
    let index = "icon\tAppIcon\n\t3\t5\tformat=png\nimage\tStar\n\t0\t3\tscale=2 format=svg\ncolor\tRed\n\t0\t0\tsrgb=1,0,0,1\n"
    let read = try #require(CompiledCatalog(catalog(index)))
    #expect(read.formats == ["png", "svg"])
    let icon = IconSource(format: "png", bytes: Array("BYTES".utf8))
    #expect(read.icon("AppIcon") == icon && read.icon(nil) == icon && read.icon("Other") == icon)
  }

  @Test func severalIconsAreChosenByName() throws {
    let read = try #require(CompiledCatalog(catalog("icon\tA\n\t0\t3\tformat=png\nicon\tB\n\t3\t5\tformat=png\n")))
    #expect(read.icon("B")?.bytes == Array("BYTES".utf8) && read.icon("C") == nil && read.icon(nil) == nil)
  }

  @Test func damagedCataloguesHaveNoIcon() throws {
    #expect(CompiledCatalog([]) == nil && CompiledCatalog(Array("catalog 2 0\n".utf8)) == nil)
    #expect(CompiledCatalog(Array("catalog 1 99\n".utf8)) == nil && CompiledCatalog(Array("catalog 1 -5\n".utf8)) == nil)
    for place in ["-1\t3", "0\t-3", "9\t3", "0\t9", "9223372036854775807\t1", "x\t1", "0"] {
      #expect(try #require(CompiledCatalog(catalog("icon\tA\n\t\(place)\tformat=png\n"))).icon("A") == nil)
    }
  }
}
