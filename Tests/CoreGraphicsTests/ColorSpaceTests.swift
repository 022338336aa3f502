import CoreGraphics
import Foundation
import Testing

@Suite struct ColorSpaceTests {
  private func space(_ name: CFString) throws -> CGColorSpace { try #require(CGColorSpace(name: name)) }

  private func color(_ name: CFString, _ components: CGFloat...) throws -> CGColor {
    try #require(CGColor(colorSpace: space(name), components: components))
  }

  private func isNear(_ found: [CGFloat]?, _ expected: [CGFloat], within tolerance: CGFloat = 5e-4) -> Bool {
    guard let found, found.count == expected.count else { return false }
    return zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test func spacesHaveAModelANameAndComponents() throws {
    let expected: [(CFString, CGColorSpaceModel, Int, isWide: Bool)] = [
      (CGColorSpace.sRGB, .rgb, 3, false), (CGColorSpace.displayP3, .rgb, 3, true), (CGColorSpace.extendedSRGB, .rgb, 3, true),
      (CGColorSpace.linearSRGB, .rgb, 3, false), (CGColorSpace.extendedLinearSRGB, .rgb, 3, true),
      (CGColorSpace.adobeRGB1998, .rgb, 3, true), (CGColorSpace.genericGrayGamma2_2, .monochrome, 1, false),
      (CGColorSpace.linearGray, .monochrome, 1, false), (CGColorSpace.genericCMYK, .cmyk, 4, false),
    ]
    for (name, model, count, isWide) in expected {
      let space = try space(name)
      #expect(space.model == model && space.name == name && space.numberOfComponents == count && space.isWideGamutRGB == isWide)
      #expect(space.supportsOutput && space.baseColorSpace == nil && space.colorTable == nil)
    }
    #expect(Set(expected.compactMap { CGColorSpace(name: $0.0) }).count == expected.count)
    #expect(CGColorSpace(name: "none") == nil && CGColorSpaceCreateDeviceCMYK().model == .cmyk)
    #expect(
      CGColorSpaceModel(rawValue: -1) == .unknown && CGColorSpaceModel.pattern.rawValue == 6
        && CGColorSpaceModel.XYZ.rawValue == 7)
    #expect([CGColorSpaceModel.lab, .deviceN, .indexed].map(\.rawValue) == [3, 4, 5])
  }

  /// The values are those that Apple's ColorSync utility and CSS Color 4 give for the corners of the spaces.
  @Test func coloursOfWideSpacesAreConverted() throws {
    let extended = try space(CGColorSpace.extendedSRGB)
    func converted(_ color: CGColor) -> [CGFloat]? {
      color.converted(to: extended, intent: .defaultIntent, options: nil)?.components
    }
    #expect(isNear(converted(try color(CGColorSpace.displayP3, 1, 0, 0, 0.5)), [1.0930, -0.2267, -0.1501, 0.5]))
    #expect(isNear(converted(try color(CGColorSpace.displayP3, 0, 1, 0, 1)), [-0.5116, 1.0183, -0.3107, 1]))
    #expect(isNear(converted(try color(CGColorSpace.displayP3, 1, 1, 1, 1)), [1, 1, 1, 1]))
    #expect(isNear(converted(try color(CGColorSpace.linearSRGB, 0.5, 0, 1, 1)), [0.735_36, 0, 1, 1]))
    #expect(isNear(converted(try color(CGColorSpace.linearGray, 0.5, 1)), [0.735_36, 0.735_36, 0.735_36, 1]))
    let linear = try space(CGColorSpace.extendedLinearSRGB)
    let green = try color(CGColorSpace.adobeRGB1998, 0, 1, 0, 1).converted(to: linear, intent: .perceptual, options: nil)
    #expect(isNear(green?.components, [-0.398_36, 1, -0.042_93, 1]))
  }

  @Test func conversionsGoThereAndBack() throws {
    let names = [CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB]
    for name in names {
      let there = CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.3)
        .converted(to: try space(name), intent: .defaultIntent, options: nil)
      #expect(there?.colorSpace?.name == name)
      let back = there?.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
      #expect(isNear(back?.components, [0.2, 0.6, 0.9, 0.3], within: 1e-9))
    }
  }

  @Test func coloursAreDrawnInsideSRGBAndKeepTheirComponents() throws {
    let red = try color(CGColorSpace.displayP3, 1, 0, 0, 1)
    #expect(red.red == 1 && red.green == 0 && red.blue == 0 && red.components == [1, 0, 0, 1] && red.numberOfComponents == 4)
    let same = try color(CGColorSpace.displayP3, 1, 0, 0, 1)
    #expect(red != CGColor(red: 1, green: 0, blue: 0, alpha: 1) && red == same)
    #expect(
      red.copy(alpha: 0.5)?.components == [1, 0, 0, 0.5] && red.copy(alpha: 0.5)?.colorSpace?.name == CGColorSpace.displayP3)
    let bright = try color(CGColorSpace.extendedSRGB, 2, -1, 0.5, 1)
    #expect(bright.components == [2, -1, 0.5, 1] && [bright.red, bright.green, bright.blue] == [1, 0, 0.5])
  }

  @Test func inksDarkenThePaper() throws {
    let green = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 1, black: 0.5, alpha: 0.25)
    #expect(isNear([green.red, green.green, green.blue, green.alpha], [0, 0.5, 0, 0.25], within: 1e-9))
    #expect(green.components == [1, 0, 1, 0.5, 0.25] && green.colorSpace?.name == CGColorSpace.genericCMYK)
    let inks = CGColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
      .converted(to: try space(CGColorSpace.genericCMYK), intent: .defaultIntent, options: nil)
    #expect(isNear(inks?.components, [0.75, 0.5, 0, 0.2, 1], within: 1e-9))
    let grey = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
      .converted(to: try space(CGColorSpace.linearGray), intent: .defaultIntent, options: nil)
    #expect(isNear(grey?.components, [0.7152, 1], within: 1e-6))
  }

  @Test func tablesGiveTheColourAtAPlace() throws {
    let table: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 51]
    let indexed = try #require(CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 2, colorTable: table))
    #expect(indexed.model == .indexed && indexed.colorTable == table && indexed.baseColorSpace == CGColorSpaceCreateDeviceRGB())
    #expect(!indexed.supportsOutput && indexed.numberOfComponents == 1 && indexed.name == nil)
    let colors = try [0, 1, 2, 9].map { try #require(CGColor(colorSpace: indexed, components: [$0, 1])) }
    #expect(colors.map(\.red) == [1, 0, 0, 0] && colors.map(\.green) == [0, 1, 0, 0])
    #expect(isNear(colors.map(\.blue), [0, 0, 0.2, 0.2], within: 1e-9))
    #expect(colors[0].converted(to: indexed, intent: .defaultIntent, options: nil) == colors[0])
    #expect(CGColor.black.converted(to: indexed, intent: .defaultIntent, options: nil) == nil)
    #expect(CGColorSpace(indexedBaseSpace: indexed, last: 0, colorTable: table) == nil)
    #expect(CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 256, colorTable: table) == nil)
  }

  /// The values of the ICC's and of Apple's profiles.
  @Test func profilesHaveThePrimariesAdaptedToD50() throws {
    func number(_ data: Data, _ place: Int) -> Int { data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    func text(_ data: Data, _ place: Int) -> String { String(decoding: data[place..<place + 4], as: UTF8.self) }
    func tags(_ data: Data) -> [String: Int] {
      let places = (0..<number(data, 128)).map { 132 + 12 * $0 }
      for place in places {
        let (start, length) = (number(data, place + 4), number(data, place + 8))
        #expect(start % 4 == 0 && start >= 132 + 12 * places.count && start + length <= data.count)
      }
      return Dictionary(uniqueKeysWithValues: places.map { (text(data, $0), number(data, $0 + 4)) })
    }
    func fixed(_ data: Data, _ place: Int) -> CGFloat { CGFloat(Int32(truncatingIfNeeded: number(data, place))) / 65_536 }
    let known: [(CFString, [[CGFloat]], [CGFloat])] = [
      (
        CGColorSpace.sRGB, [[0.4361, 0.2225, 0.0139], [0.3851, 0.7169, 0.0971], [0.1431, 0.0606, 0.7141]],
        [2.4, 0.9479, 0.0521, 0.0774, 0.0405]
      ),
      (
        CGColorSpace.displayP3, [[0.5151, 0.2412, -0.0011], [0.2919, 0.6922, 0.0419], [0.1572, 0.0666, 0.7841]],
        [2.4, 0.9479, 0.0521, 0.0774, 0.0405]
      ),
      (CGColorSpace.adobeRGB1998, [[0.6097, 0.3111, 0.0195], [0.2053, 0.6257, 0.0609], [0.1492, 0.0632, 0.7446]], [2.1992]),
      (CGColorSpace.extendedLinearSRGB, [[0.4361, 0.2225, 0.0139]], [1]),
    ]
    for (name, primaries, curve) in known {
      let data = try #require(try space(name).copyICCData())
      #expect(number(data, 0) == data.count && text(data, 36) == "acsp" && text(data, 12) == "mntr" && text(data, 16) == "RGB ")
      let places = tags(data)
      for (tag, expected) in zip(["rXYZ", "gXYZ", "bXYZ"], primaries) {
        let start = try #require(places[tag])
        #expect(isNear((0..<3).map { fixed(data, start + 8 + 4 * $0) }, expected), "\(name) \(tag)")
      }
      let start = try #require(places["gTRC"])
      #expect(text(data, start) == "para" && number(data, start + 8) >> 16 == (curve.count == 5 ? 3 : 0))
      #expect(isNear(curve.indices.map { fixed(data, start + 12 + 4 * $0) }, curve))
      #expect(Set(["desc", "cprt", "wtpt", "chad", "rTRC", "bTRC"]).isSubset(of: places.keys))
    }
    let grey = try #require(try space(CGColorSpace.linearGray).copyICCData())
    #expect(text(grey, 16) == "GRAY" && tags(grey)["kTRC"] != nil && CGColorSpaceCreateDeviceCMYK().copyICCData() == nil)
  }

  @Test func contextsFollowTheSpaceOfTheirColours() {
    let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.setFillColor([0.25, 0.5])
    context.fill(rect)
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    context.fill(rect)
    context.setFillColor([1, 0, 0, 1])
    context.fill(rect)
    context.setFillColor(cyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
    context.fill(rect)
    let fills = context.list.commands.compactMap { if case .fillRect(_, let color) = $0 { color } else { nil } }
    #expect(
      fills.map(\.red) == [0.25, 0, 1, 1] && fills.map(\.green) == [0.25, 0, 0, 0] && fills.map(\.alpha) == [0.5, 1, 1, 1])
    context.setStrokeColorSpace(CGColorSpaceCreateDeviceCMYK())
    context.setStrokeColor([0, 0, 0, 0.5, 1])
    context.stroke(rect)
    context.setStrokeColor(cyan: 1, magenta: 1, yellow: 0, black: 0, alpha: 0.5)
    context.stroke(rect)
    let strokes = context.list.commands.compactMap { if case .stroke(_, _, let color) = $0 { color } else { nil } }
    #expect(isNear(strokes.map(\.red), [0.5, 0]) && isNear(strokes.map(\.blue), [0.5, 1]) && strokes.map(\.alpha) == [1, 0.5])
  }
}
