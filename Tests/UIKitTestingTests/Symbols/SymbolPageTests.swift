import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct SymbolPageTests {
  private let stage = Stage(size: CGSize(width: 40, height: 40), scale: 2)

  @Test func thePageShowsEverySymbol() throws {
    let (page, file) = (SymbolPage(), SymbolPage.folder.appendingPathComponent("symbols.md"))
    if ProcessInfo.processInfo.environment["SCROLLWORK_SYMBOL_PAGE"] == "1" {
      try Data(page.text.utf8).write(to: file)
      for picture in page.pictures {
        try #require(picture.image.pngData()).write(to: SymbolPage.folder.appendingPathComponent(picture.file))
      }
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == page.text, "docs/symbols.md is out of date: \(SymbolPage.command) writes it")
    for picture in written.matches(of: /\((pictures\/[^)]+)\)/) {
      #expect(FileManager.default.fileExists(atPath: SymbolPage.folder.appendingPathComponent(String(picture.1)).path))
    }
  }

  /// Alpha from 0 to 255 at a place in points of a symbol of 17 points.
  private func alpha(_ name: String, _ x: CGFloat, _ y: CGFloat, color: UIColor = .black) throws -> Int {
    let image = try #require(UIImage(systemName: name)).withTintColor(color, renderingMode: .alwaysOriginal)
    let pixels = try #require(image.cgImage)
    return Int(pixels.pixels[Int(y * 2) * pixels.width + Int(x * 2)] >> 24)
  }

  @Test func signsAreCutOutOfFilledShapes() throws {
    #expect(try alpha("plus.circle.fill", 10, 10) == 0 && alpha("plus.circle.fill", 6, 6) == 255)
    #expect(try alpha("plus.circle", 10, 10) == 255 && alpha("plus.circle", 6, 6) == 0)
    #expect(try alpha("star.fill", 10.5, 10.5) == 255 && alpha("star", 10.5, 10.5) == 0)
    #expect(try alpha("app.badge", 16, 4) == 255 && alpha("circle.slash", 10, 10) == 255)
  }

  @Test func aCutDoesNotReachTheBackground() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let symbol = try #require(UIImage(systemName: "plus.circle.fill"))
    let picture = UIGraphicsImageRenderer(size: symbol.size, format: format).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(origin: .zero, size: symbol.size))
      symbol.draw(at: .zero)
    }
    let pixels = try #require(picture.cgImage)
    #expect(pixels.pixels[20 * pixels.width + 20] == 0xffff_0000)
  }

  @Test(arguments: ["star.fill", "heart.fill", "plus", "doc.on.doc.fill", "person.2.fill"])
  func aTranslucentSymbolIsEquallyTranslucentEverywhere(_ name: String) throws {
    let image = try #require(UIImage(systemName: name))
    let tinted = image.withTintColor(UIColor(white: 0, alpha: 0.5), renderingMode: .alwaysOriginal)
    let strongest = try #require(tinted.cgImage).pixels.map { $0 >> 24 }.max()
    #expect(try (126...129).contains(#require(strongest)))
  }
}
