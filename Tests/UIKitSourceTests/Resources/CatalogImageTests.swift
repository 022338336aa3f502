#if UIKitSource
import Foundation
import Testing
import UIKit
import UIKitGraphics
import UIKitTesting

/// Images, colours and data of a built catalogue.
@MainActor @Suite struct CatalogImageTests {
  private let app: AppFolder
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)

  init() throws { app = try AppFolder() }

  private func writeImage(_ name: String, _ files: [(name: String, data: Data, more: String)], properties: String = "{}") throws {
    let images = files.map {
      "{ \"idiom\": \"universal\", \"filename\": \"\($0.name)\"\($0.more.isEmpty ? "" : ", ")\($0.more) }"
    }
    try app.writeSet("\(name).imageset", "{ \"images\": [ \(images.joined(separator: ", ")) ], \"properties\": \(properties) }")
    for file in files { try app.write(file.data, "Assets.xcassets/\(name).imageset/\(file.name)") }
  }

  /// Builds the bundle and shows the image in an image view.
  private func show(_ name: String, size: CGSize, mode: UIView.ContentMode = .scaleToFill) throws -> UIImageView {
    try app.build()
    let view = UIImageView(frame: CGRect(origin: .zero, size: size))
    view.contentMode = mode
    view.image = app.asBundle { UIImage(named: name) }
    #expect(view.image != nil)
    stage.window.addSubview(view)
    stage.advance(by: 0)
    return view
  }

  /// The colour of a pixel of the screen as 0xRRGGBB.
  private func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
    let picture = try #require(stage.snapshot().cgImage)
    return picture.pixels[y * picture.width + x] & 0xff_ffff
  }

  private static let dark = #""appearances": [ { "appearance": "luminosity", "value": "dark" } ]"#

  // MARK: Traits

  @Test func anImageViewFollowsTheStyle() throws {
    try writeImage("A", [("l.png", TestPNG.data(4, 4, (255, 0, 0)), ""), ("d.png", TestPNG.data(4, 4, (0, 0, 255)), Self.dark)])
    _ = try show("A", size: CGSize(width: 10, height: 10))
    #expect(try pixel(5, 5) == 0xff_0000)
    stage.userInterfaceStyle = .dark
    stage.advance(by: 0)
    #expect(try pixel(5, 5) == 0x00_00ff)
  }

  @Test func aViewWithAStyleOfItsOwnShowsItsVariant() throws {
    try writeImage("A", [("l.png", TestPNG.data(4, 4, (255, 0, 0)), ""), ("d.png", TestPNG.data(4, 4, (0, 0, 255)), Self.dark)])
    let view = try show("A", size: CGSize(width: 10, height: 10))
    view.overrideUserInterfaceStyle = .dark
    stage.advance(by: 0)
    #expect(try pixel(5, 5) == 0x00_00ff)
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 3), (4, 3)])
  func theScaleIsThatOfTheScreenElseTheNextLarger(_ wished: CGFloat, _ scale: CGFloat) throws {
    try writeImage(
      "A", [1, 2, 3].map { ("\($0).png", TestPNG.data(4 * $0, 4 * $0, (0, 0, 0)), "\"scale\": \"\($0)x\"") })
    try app.build()
    let image = app.asBundle { UIImage(named: "A", in: nil, compatibleWith: UITraitCollection(displayScale: wished)) }
    #expect(image?.scale == scale && image?.size == CGSize(width: 4, height: 4))
  }

  @Test func contrastAndDevicesChoose() throws {
    let high = #""appearances": [ { "appearance": "contrast", "value": "high" } ]"#
    try writeImage("A", [("n.png", TestPNG.data(1, 1, (0, 0, 0)), ""), ("h.png", TestPNG.data(2, 2, (0, 0, 0)), high)])
    try app.writeSet(
      "B.imageset",
      #"{ "images": [ { "idiom": "iphone", "filename": "p.png" }, { "idiom": "ipad", "filename": "t.png" }, { "idiom": "watch", "filename": "p.png" } ] }"#
    )
    try app.write(TestPNG.data(3, 3, (0, 0, 0)), "Assets.xcassets/B.imageset/p.png")
    try app.write(TestPNG.data(5, 5, (0, 0, 0)), "Assets.xcassets/B.imageset/t.png")
    try app.build()
    func width(_ name: String, _ traits: UITraitCollection) -> CGFloat? {
      app.asBundle { UIImage(named: name, in: nil, compatibleWith: traits)?.size.width }
    }
    #expect(width("A", UITraitCollection(accessibilityContrast: .normal)) == 1)
    #expect(width("A", UITraitCollection(accessibilityContrast: .high)) == 2)
    #expect(width("B", UITraitCollection(userInterfaceIdiom: .phone)) == 3)
    #expect(width("B", UITraitCollection(userInterfaceIdiom: .pad)) == 5)
  }

  @Test func anImageForOneDirectionIsMirroredInTheOther() throws {
    let image = TestPNG.data(4, 4) { x, _ in x < 2 ? (255, 0, 0) : (0, 0, 255) }
    try writeImage("A", [("a.png", image, "\"language-direction\": \"left-to-right\"")])
    let view = try show("A", size: CGSize(width: 10, height: 10))
    #expect(try pixel(2, 5) == 0xff_0000)
    view.traitOverrides.layoutDirection = .rightToLeft
    stage.advance(by: 0)
    #expect(try pixel(2, 5) == 0x00_00ff)
  }

  // MARK: Looks

  @Test func aTemplateShowsTheTint() throws {
    try writeImage(
      "A", [("a.png", TestPNG.data(4, 4, (255, 0, 0)), "")], properties: #"{ "template-rendering-intent": "template" }"#)
    let view = try show("A", size: CGSize(width: 10, height: 10))
    view.tintColor = .green
    stage.advance(by: 0)
    #expect(view.image?.renderingMode == .alwaysTemplate)
    #expect(try pixel(5, 5) == 0x00_ff00)
  }

  @Test func slicesKeepTheCornersAndStretchTheMiddle() throws {
    // At 2x: caps of 2 points, a middle of 1 point, and 5 points that are not shown.
    let image = TestPNG.data(20, 20) { x, y in
      (4..<16).contains(x) && (4..<16).contains(y) ? (x < 6 && y < 6 ? (0, 255, 0) : (255, 0, 0)) : (0, 0, 255)
    }
    try writeImage(
      "A",
      [
        (
          "a.png", image,
          #""scale": "2x", "resizing": { "mode": "9-part", "center": { "mode": "stretch", "width": 2, "height": 2 }, "cap-insets": { "top": 4, "left": 4, "bottom": 4, "right": 4 } }"#
        )
      ])
    let view = try show("A", size: CGSize(width: 40, height: 20))
    #expect(view.image?.size == CGSize(width: 5, height: 5) && view.image?.resizingMode == .stretch)
    #expect(view.image?.capInsets == UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    #expect(try [pixel(3, 20), pixel(76, 20), pixel(40, 3)] == [0x00_00ff, 0x00_00ff, 0x00_00ff])
    #expect(try [pixel(5, 5), pixel(40, 20), pixel(74, 34)] == [0x00_ff00, 0x00_ff00, 0x00_ff00])
  }

  @Test(arguments: ["svg", "pdf"], [true, false])
  func vectorImagesAreSharpAtTheScaleOfTheScreen(_ format: String, _ preserves: Bool) throws {
    let data = Data((format == "svg" ? TestVector.svg : TestVector.pdf).utf8)
    try writeImage("A", [("a.\(format)", data, "")], properties: "{ \"preserves-vector-representation\": \(preserves) }")
    let view = try show("A", size: CGSize(width: 20, height: 10))
    #expect(view.image?.size == CGSize(width: 20, height: 10))
    #expect(try [pixel(1, 5), pixel(19, 5), pixel(20, 5), pixel(38, 5)] == [0x00_00ff, 0x00_00ff, 0xff_0000, 0xff_0000])
  }

  @Test(arguments: ["svg", "pdf"])
  func vectorImagesThatArePreservedAreSharpAtAnySize(_ format: String) throws {
    let data = Data((format == "svg" ? TestVector.svg : TestVector.pdf).utf8)
    try writeImage("A", [("a.\(format)", data, "")], properties: #"{ "preserves-vector-representation": true }"#)
    _ = try show("A", size: CGSize(width: 100, height: 50), mode: .scaleAspectFit)
    #expect(try [pixel(99, 5), pixel(100, 5)] == [0x00_00ff, 0xff_0000])
  }

  @Test func withoutPicturesAVectorImageHasItsSize() throws {
    try writeImage("A", [("a.pdf", Data(TestVector.pdf.utf8), "")])
    try writeImage("B", [("b.svg", Data(TestVector.svg.utf8), "")])
    try writeImage("C", [("c.png", TestPNG.data(7, 9, (0, 0, 0)), "")])
    try app.build()
    let blank = AssetSizes(app)
    #expect(
      blank.sizes(["A", "B", "C"]) == [CGSize(width: 20, height: 10), CGSize(width: 20, height: 10), CGSize(width: 7, height: 9)])
  }

  @Test func aSymbolSetIsATemplateThatFollowsItsConfiguration() throws {
    try app.writeSet("bolt.custom.symbolset", #"{ "symbols": [ { "idiom": "universal", "filename": "b.svg" } ] }"#)
    // Templates are drawn for text of 100 points: capital letters of 70 points on the baseline at 696.
    try app.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg"><g id="Guides"><line id="Baseline-M" x1="0" x2="9" y1="696" y2="696"/><line id="Capline-M" x1="0" \
      x2="9" y1="626" y2="626"/><line id="left-margin-Regular-M" x1="1400" x2="1400" y1="0" y2="9"/><line id="right-margin-Regular-M" x1="1500" \
      x2="1500" y1="0" y2="9"/></g><g id="Symbols"><g id="Black-M" transform="matrix(1 0 0 1 0 0)"><path d="M0 0H1V1Z"/></g><g id="Regular-M" \
      transform="matrix(1 0 0 1 1400 696)"><path d="M0 -70H50V0H0Z"/></g></g></svg>
      """, "Assets.xcassets/bolt.custom.symbolset/b.svg")
    let view = try show("bolt.custom", size: CGSize(width: 17, height: 22))
    view.tintColor = .green
    stage.advance(by: 0)
    let image = try #require(view.image)
    #expect(image.isSymbolImage && abs(image.size.width - 17) < 0.01 && abs(image.size.height - 22) < 0.01)
    // The left half is filled between the baseline and the top of capitals, 11.9 points around the middle.
    #expect(try pixel(4, 22) == 0x00_ff00 && pixel(30, 22) != 0x00_ff00 && pixel(4, 4) != 0x00_ff00)
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(app.asBundle { UIImage(named: "bolt.custom", in: nil, with: large) }.map { abs($0.size.height - 44) < 0.01 } == true)
  }

  @Test func aDrawingThatIsNoTemplateOfASymbolIsNamed() throws {
    try app.writeSet("s.symbolset", #"{ "symbols": [ { "filename": "s.svg" } ] }"#)
    try app.write(TestVector.svg, "Assets.xcassets/s.symbolset/s.svg")
    try app.build()
    #expect(
      app.warnings == [
        "App/Assets.xcassets/s.symbolset/s.svg: warning: this is no drawing of a symbol as the SF Symbols app exports it; it is left out"
      ])
  }

  // MARK: Names

  @Test func theSameObjectIsReturnedUntilTheTraitsChange() throws {
    try writeImage("A", [("l.png", TestPNG.data(4, 4, (255, 0, 0)), ""), ("d.png", TestPNG.data(4, 4, (0, 0, 255)), Self.dark)])
    try app.build()
    app.asBundle {
      let first = UIImage(named: "A")
      #expect(first != nil && UIImage(named: "A") === first)
      #expect(UIImage(named: "A", in: nil, compatibleWith: UITraitCollection(userInterfaceStyle: .dark)) !== first)
    }
  }

  @Test func aWrongNameIsReportedWithTheNearest() throws {
    try app.writeSet("Icons", #"{ "properties": { "provides-namespace": true } }"#)
    try writeImage("Icons/star", [("a.png", TestPNG.data(4, 4, (255, 0, 0)), "")])
    try app.build()
    app.asBundle {
      #expect(UIImage(named: "Icons/star") != nil && UIImage(named: "star") == nil && UIImage(named: "Icons/stra") == nil)
    }
    let warnings = stage.window.screen.warnings.given
    #expect(
      warnings.contains {
        $0 == "UIImage(named: \"Icons/stra\"): no asset catalogue and no file has that name; is it \"Icons/star\"?"
      })
    #expect(warnings.contains { $0 == "UIImage(named: \"star\"): no asset catalogue and no file has that name" })
  }

  @Test func theEndOfNumberedImagesIsNoWrongName() throws {
    for number in 0..<3 { try app.write(TestPNG.data(4, 4, (0, 0, 0)), "step\(number).png") }
    try app.build()
    app.asBundle {
      #expect(UIImage.animatedImageNamed("step", duration: 1)?.images?.count == 3)
      #expect(stage.window.screen.warnings.given.isEmpty)
      #expect(UIImage.animatedImageNamed("other", duration: 1) == nil)
    }
    #expect(stage.window.screen.warnings.given.contains { $0.hasPrefix("UIImage(named: \"other0\")") })
  }

  /// Code from before catalogues names files.
  @Test func aSetIsFoundByTheNameOfAFile() throws {
    try writeImage("A", [("a.png", TestPNG.data(4, 2, (0, 0, 0)), "")])
    try app.build()
    app.asBundle {
      #expect(UIImage(named: "A.jpg")?.size == CGSize(width: 4, height: 2))
      #expect(UIImage(named: "A.png") === UIImage(named: "A.png"))
      #expect(UIImage(named: "A.txt") == nil)
    }
  }

  @Test func looseFilesAreFoundByName() throws {
    try app.write(TestPNG.data(8, 8, (0, 0, 0)), "Images/dot@2x.png")
    try app.write(TestPNG.data(6, 6, (0, 0, 0)), "de.lproj/sign.png")
    try app.write(TestVector.svg, "shape.svg")
    try app.build()
    stage.preferredLanguages = ["de"]
    app.asBundle {
      #expect(UIImage(named: "dot")?.size == CGSize(width: 4, height: 4) && UIImage(named: "dot.png")?.scale == 2)
      #expect(UIImage(named: "sign")?.size == CGSize(width: 6, height: 6))
      #expect(UIImage(named: "shape")?.size == CGSize(width: 20, height: 10))
      #expect(#imageLiteral(resourceName: "dot").size == CGSize(width: 4, height: 4))
    }
  }

  @Test func aDamagedCatalogueIsReported() throws {
    try writeImage("A", [("a.png", TestPNG.data(4, 4, (255, 0, 0)), "")])
    try app.build()
    try Data("catalog 9 1\n\n".utf8).write(to: URL(fileURLWithPath: app.bundle + "/Assets.catalog"))
    #expect(app.asBundle { UIImage(named: "A") } == nil)
    #expect(stage.window.screen.warnings.given.contains { $0.hasPrefix("Assets.catalog: it is damaged or of another version") })
  }

  // MARK: Colours and data

  @Test func coloursAreWrittenInManyWays() throws {
    func set(_ name: String, _ color: String) throws {
      try app.writeSet("\(name).colorset", "{ \"colors\": [ { \"color\": \(color) } ] }")
    }
    try set(
      "hex", ##"{ "color-space": "srgb", "components": { "red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "0.500" } }"##)
    try set("bytes", #"{ "components": { "red": "255", "green": "51", "blue": "0", "alpha": "1.000" } }"#)
    try set("floats", #"{ "components": { "red": "1.000", "green": 0.25, "blue": "0.000", "alpha": "1.000" } }"#)
    try set("gray", #"{ "color-space": "gray-gamma-22", "components": { "white": "0.250", "alpha": "1.000" } }"#)
    try set(
      "linear", #"{ "color-space": "extended-linear-srgb", "components": { "red": "0.214", "green": "0.0", "blue": "1.0" } }"#)
    try set("p3", #"{ "color-space": "display-p3", "components": { "red": "1.0", "green": "1.0", "blue": "1.0" } }"#)
    try set("system", #"{ "platform": "ios", "reference": "systemRedColor" }"#)
    try app.build()
    func color(_ name: String) -> [Double] {
      let color = app.asBundle { UIColor(named: name)!.cgColor }
      return [color.red, color.green, color.blue, color.alpha].map { (Double($0) * 100).rounded() / 100 }
    }
    #expect(color("hex") == [1, 0.5, 0, 0.5] && color("bytes") == [1, 0.2, 0, 1] && color("floats") == [1, 0.25, 0, 1])
    #expect(color("gray") == [0.25, 0.25, 0.25, 1] && color("linear") == [0.5, 0, 1, 1] && color("p3") == [1, 1, 1, 1])
    #expect(color("system") == [1, 0.23, 0.19, 1])
  }

  @Test func aColourFollowsTheStyle() throws {
    try app.writeSet(
      "C.colorset",
      "{ \"colors\": [ { \"color\": { \"components\": { \"red\": \"1.0\" } } }, "
        + "{ \(Self.dark), \"color\": { \"components\": { \"blue\": \"1.0\" } } } ] }")
    try app.build()
    let color = try #require(app.asBundle { UIColor(named: "C") })
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .red)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .blue)
    app.asBundle {
      #expect(UIColor(named: "C", in: nil, compatibleWith: UITraitCollection(userInterfaceStyle: .dark)) == .blue)
      #expect(UIColor(named: "D") == nil)
    }
    #expect(
      stage.window.screen.warnings.given.contains("UIColor(named: \"D\"): no asset catalogue has such a colour set; is it \"C\"?")
    )
  }

  @Test func dataSetsHaveTheirBytesAndType() throws {
    try app.writeSet("D.dataset", #"{ "data": [ { "filename": "d.txt", "universal-type-identifier": "public.plain-text" } ] }"#)
    try app.write("text", "Assets.xcassets/D.dataset/d.txt")
    try app.build()
    app.asBundle {
      #expect(NSDataAsset(name: "D")?.data == Data("text".utf8) && NSDataAsset(name: "D")?.typeIdentifier == "public.plain-text")
      #expect(NSDataAsset(name: "E") == nil)
    }
  }
}
#endif
