import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CairoCanvas

/// Where Pango puts the text behind tabs.
@MainActor @Suite struct TabStopTests {
  private func block(_ text: String, _ stops: [TextTabs.Stop]? = nil, interval: CGFloat = 0, indent: CGFloat = 0) -> TextBlock {
    var block = TextBlock(runs: [.init(text: text, font: FontDescription(size: 16), color: .black)])
    (block.maximumLines, block.lineBreak) = (0, .wordWrapping)
    var shape = ParagraphShape()
    (shape.firstIndent, shape.indent) = (indent, indent)
    if let stops { shape.tabs = TextTabs(stops: stops, interval: interval) }
    if shape != ParagraphShape() { block.shape = ParagraphShapeBox(shape) }
    return block
  }

  /// The left and right edges of the columns of a text of one line.
  private func columns(_ block: TextBlock, width: CGFloat = 600) throws -> [ClosedRange<CGFloat>] {
    let line = try #require(PangoText.lines(of: block, width: width).first)
    var (columns, offset): ([ClosedRange<CGFloat>], Int) = ([], 0)
    for column in block.runs.map(\.text).joined().components(separatedBy: "\t") {
      let spans = line.spans[offset..<offset + column.utf16.count]
      columns.append((spans.map(\.lowerBound).min() ?? -1)...(spans.map(\.upperBound).max() ?? -1))
      offset += column.utf16.count + 1
    }
    return columns
  }

  @Test func withoutStopsThereIsOneEvery28Points() throws {
    let columns = try columns(block("a\tb\t\tc"))
    #expect(abs(columns[1].lowerBound - 28) < 0.1 && abs(columns[3].lowerBound - 84) < 0.1)
    let many = try self.columns(block(String(repeating: "\t", count: 15) + "x"))
    #expect(abs(many[15].lowerBound - 15 * 28) < 0.1, "beyond the twelfth")
  }

  @Test func eachAlignmentHasItsPlace() throws {
    let stops: [TextTabs.Stop] = [
      .init(location: 100, alignment: .left), .init(location: 200, alignment: .center), .init(location: 300, alignment: .right),
      .init(location: 400, alignment: .right, terminators: CharacterSet(charactersIn: ",")),
    ]
    for text in ["a\tbcd\tefg\thij\t12,75", "a\tb\te fg h\thi j\t1,7"] {
      let found = try columns(block(text, stops))
      #expect(abs(found[1].lowerBound - 100) < 0.1)
      #expect(abs((found[2].lowerBound + found[2].upperBound) / 2 - 200) < 0.6)
      #expect(abs(found[3].upperBound - 300) < 0.1)
      let line = try #require(PangoText.lines(of: block(text, stops), width: 600).first)
      let comma = try #require(text.firstIndex(of: ",")).utf16Offset(in: text)
      // Letters before the point may be kerned with it.
      #expect(abs(line.spans[comma].lowerBound - 400) < 0.25)
    }
  }

  @Test func stopsGoOnAtMultiplesOfTheInterval() throws {
    let found = try columns(block("a\tb\tc\td", [.init(location: 70, alignment: .left)], interval: 50))
    #expect(abs(found[1].lowerBound - 70) < 0.1 && abs(found[2].lowerBound - 100) < 0.1 && abs(found[3].lowerBound - 150) < 0.1)
  }

  @Test func stopsAreCountedFromTheEdgeAndNotFromTheIndent() throws {
    let found = try columns(
      block("a\tb\tc", [.init(location: 20, alignment: .left), .init(location: 90, alignment: .left)], indent: 30))
    #expect(abs(found[0].lowerBound - 30) < 0.1 && abs(found[1].lowerBound - 90) < 0.1, "the stop at 20 lies in the indent")
  }

  @Test func fromRightToLeftLocationsAreFromTheRightAndSidesAbsolute() throws {
    let stops: [TextTabs.Stop] = [.init(location: 100, alignment: .right), .init(location: 300, alignment: .left)]
    let found = try columns(block("שלום\tאבג\tדהו", stops), width: 500)
    #expect(abs(found[0].upperBound - 500) < 0.1)
    #expect(abs(found[1].upperBound - 400) < 0.1, "text stands to the left of a right stop: it begins there")
    #expect(abs(found[2].lowerBound - 200) < 0.1, "text stands to the right of a left stop: it ends there")
    let leading = try columns(block("שלום\tאבג", [.init(location: 120, alignment: .leading)]), width: 500)
    #expect(abs(leading[1].upperBound - 380) < 0.1)
  }

  @Test func aPriceAtTheEdgeStaysInItsLine() {
    let row = block("Tea\t12.50", [.init(location: 200, alignment: .right)])
    let metrics = PangoText.measure(row, in: CGSize(width: 200, height: 400))
    #expect(metrics.lineCount == 1 && abs(metrics.size.width - 200) < 0.1)
  }

  @Test func aLayoutThatIsUsedAgainForgetsTheStops() {
    let layouts = TextLayouts(limit: 0)
    let plain = block("a b c d, \u{e9}")
    let size = CGSize(width: 300, height: 300)
    let before = layouts.layout(plain, in: size).metrics
    for index in 0..<40 {
      _ = layouts.layout(block("\(index)\tb", [.init(location: 90, alignment: .right)]), in: size)
      _ = layouts.layout(block("a\(index)\tb"), in: size)
    }
    #expect(layouts.layout(plain, in: size).metrics == before)
    #expect(
      abs(layouts.layout(block("a\tb"), in: size).metrics.size.width - PangoText.measure(block("a\tb"), in: size).size.width)
        < 0.01)
  }

  /// Each column begins behind the one before, and at its stop where there is room.
  @Test func columnsNeverOverlap() throws {
    var random = SeededGenerator(seed: 46)
    for _ in 0..<300 {
      let stops = (0..<random.roll(0..<5)).map { _ in
        TextTabs.Stop(
          location: CGFloat(random.roll(0..<400)), alignment: [.left, .center, .right, .leading].randomElement(using: &random)!)
      }
      let text = (0..<random.roll(1..<6)).map { _ in String(repeating: "m", count: random.roll(1..<8)) }.joined(separator: "\t")
      let tabs = TextTabs(stops: stops, interval: CGFloat(random.roll(0..<2) * 40))
      let found = try columns(block(text, stops, interval: tabs.interval), width: 4_000)
      for (before, column) in zip(found, found.dropFirst()) {
        #expect(column.lowerBound >= before.upperBound - 0.1, "\(text.debugDescription) at \(found) with \(stops)")
        let stop = tabs.stops.first { $0.location > before.upperBound + 0.1 }
        guard let stop, tabs.stops.allSatisfy({ abs($0.location - before.upperBound) > 1 }) else { continue }
        let width = column.upperBound - column.lowerBound
        let place =
          stop.alignment == .right ? stop.location - width : stop.alignment == .center ? stop.location - width / 2 : stop.location
        #expect(abs(column.lowerBound - max(before.upperBound, place)) < 1, "\(text.debugDescription) at \(found) with \(stops)")
      }
    }
  }
}
