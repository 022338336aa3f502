import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitGraphics

/// With the fixed-metrics font: at 10 points a character is 5 wide, a line 12 high.
@MainActor @Suite struct NSTextTabTests {
  private func string(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
  }

  private func lines(_ text: String, width: CGFloat = .infinity, _ stops: [NSTextTab]? = nil) -> [TextLine] {
    let string = string(text) { if let stops { $0.tabStops = stops } }
    return FixedMetricsFont.lines(of: TextBlock(string, .drawing, maximumLines: 0), width: width)
  }

  @Test func aStopHasWhatItWasMadeWith() throws {
    let set = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    #expect(
      set.contains(",") && !set.contains(".") && NSTextTab.columnTerminators(for: Locale(identifier: "en_US")).contains("."))
    let tab = NSTextTab(textAlignment: .right, location: 30, options: [.columnTerminators: set])
    #expect(tab.alignment == .right && tab.location == 30 && tab.options[.columnTerminators] as? CharacterSet == set)
    #expect(NSTextTab(textAlignment: .left, location: 1).options.isEmpty)
    #expect(tab == NSTextTab(textAlignment: .right, location: 30, options: [.columnTerminators: set]))
    #expect(tab != NSTextTab(textAlignment: .right, location: 30) && tab.hash == (tab.copy() as? NSTextTab)?.hash)
    #expect(NSTextTab.OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName") == .columnTerminators)
  }

  @Test func aStyleHasTwelveStopsUntilOthersAreSet() throws {
    let plain = NSParagraphStyle.default
    #expect(plain.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 } && plain.defaultTabInterval == 0)
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: 90), NSTextTab(textAlignment: .center, location: 20)]
    #expect(style.tabStops.map(\.location) == [20, 90], "in the order of their places")
    style.addTabStop(NSTextTab(textAlignment: .left, location: 50))
    #expect(style.tabStops.map(\.location) == [20, 50, 90])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 90))
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 20))
    #expect(style.tabStops.map(\.location) == [20, 50], "an equal one is removed, no other")
    style.defaultTabInterval = 33
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.defaultTabInterval == 33 && copy.tabStops == style.tabStops && copy.isEqual(style) && copy.hash == style.hash)
    style.tabStops = []
    #expect(!copy.isEqual(style) && style.tabStops.isEmpty)
    style.tabStops = nil
    #expect(style.tabStops.count == 12)
  }

  @Test func columnsStandAtTheirStops() {
    let stops = [
      NSTextTab(textAlignment: .left, location: 40), NSTextTab(textAlignment: .center, location: 80),
      NSTextTab(textAlignment: .right, location: 140),
      NSTextTab(textAlignment: .right, location: 180, options: [.columnTerminators: CharacterSet(charactersIn: ".")]),
      NSTextTab(textAlignment: .natural, location: 220),
    ]
    let carets = lines("a\tb\tcccc\tddd\t12.5\te", stops)[0].carets
    #expect(carets[2] == 40 && carets[4] == 70 && carets[9] == 125 && carets[12] == 140)
    #expect(carets[13] == 170 && carets[15] == 180, "the point stands at the stop")
    #expect(carets[18] == 220 && carets[19] == 225)
  }

  @Test func aTextBehindItsStopGoesOnToTheNext() {
    let carets = lines(
      "aaaaaaaa\tb", [NSTextTab(textAlignment: .left, location: 40), NSTextTab(textAlignment: .left, location: 60)])[0].carets
    #expect(carets[9] == 60, "at the stop itself the tab has to have a width")
    #expect(lines("aaaaaa\tb")[0].carets[7] == 56)
  }

  @Test func linesBreakBehindTabs() {
    let broken = lines("aa\tbb\tcc", width: 60)
    #expect(broken.map(\.range) == [0..<6, 6..<8] && broken[1].frame.minX == 0)
    let right = [NSTextTab(textAlignment: .right, location: 60)]
    #expect(lines("aa\tbbbb", width: 60, right).map(\.range) == [0..<7], "at the edge")
    #expect(lines("aa\tbbbb cccccccc", width: 60, right).map(\.range) == [0..<8, 8..<16])
  }

  @Test func labelsAndDrawnTextsMeasureTheirTabs() {
    let stage = ManualStage()
    let text = string("a\tb") { $0.tabStops = [NSTextTab(textAlignment: .left, location: 100)] }
    let label = UILabel()
    label.attributedText = text
    stage.window.addSubview(label)
    label.sizeToFit()
    #expect(label.bounds.width == 105 && text.size().width == 105)
    #expect(
      string("a\tb") { _ in }.size().width == 33
        && "a\tb".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width == 33)
  }

  /// Against a placement of whole columns.
  @Test func aLineOfColumnsIsAsAModelPlacesIt() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let stops = Set((0..<random.roll(0..<6)).map { _ in random.roll(1..<30) * 10 }).sorted().map {
        NSTextTab(textAlignment: [.left, .center, .right].randomElement(using: &random)!, location: CGFloat($0))
      }
      let columns = (0..<random.roll(1..<6)).map { _ in random.roll(0..<9) }
      let text = columns.map { String(repeating: "x", count: $0) }.joined(separator: "\t")
      var (x, expected): (CGFloat, [CGFloat]) = (0, [])
      for (index, count) in columns.enumerated() {
        let width = CGFloat(count) * 5
        if index > 0 {
          let (place, side) =
            stops.first { $0.location > x }.map { ($0.location, $0.alignment) }
            ?? (((x / 28).rounded(.down) + 1) * 28, .left)
          x = max(x, side == .left ? place : side == .right ? place - width : place - width / 2)
        }
        expected.append(x)
        x += width
      }
      let carets = lines(text, stops)[0].carets
      var offset = 0
      for (count, place) in zip(columns, expected) {
        #expect(abs(carets[offset] - place) < 0.01, "\(text.debugDescription), \(stops.map(\.location))")
        offset += count + 1
      }
    }
  }
}
