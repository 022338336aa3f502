import UIKitTables

import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
@testable import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
@testable import UIKitLists

@MainActor @Suite struct FrameTraceTests {
  private final class Lines {
    var all: [String] = []

    func take() -> [String] {
      defer { all = [] }
      return all
    }
  }

  private let stage = ManualStage(size: CGSize(width: 100, height: 200), scale: 2)
  private let lines = Lines()

  private func trace() { stage.driver.trace = FrameTrace { [lines] in lines.all.append($0) } }

  @Test func withoutATraceNothingIsPrinted() {
    #expect(stage.driver.trace == nil)
    stage.settle()
    #expect(lines.all.isEmpty)
  }

  @Test func aFrameIsOneLineOfCounts() {
    stage.settle()
    trace()
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    label.text = "Title"
    stage.window.addSubview(label)
    stage.settle()
    #expect(
      lines.take() == [
        """
        frame 2 at 0.000 s | touches 0 | motion 0 active | layout 1 pass, 2 views | cells 0 made, 0 reused | texts 1 \
        | display 1 layer | damage 1 rect, 4000 px | drawing 1 command
        """
      ])
  }

  @Test func touchesAndCopiedPixelsAreCounted() {
    let scroll = UIScrollView(frame: stage.window.bounds)
    (scroll.contentSize, scroll.backgroundColor) = (CGSize(width: 100, height: 1000), .white)
    (scroll.showsVerticalScrollIndicator, scroll.showsHorizontalScrollIndicator) = (false, false)
    stage.window.addSubview(scroll)
    scroll.contentOffset.y = 40
    stage.settle()
    trace()
    stage.drag(from: CGPoint(x: 50, y: 160), to: CGPoint(x: 50, y: 60), duration: 0.1)
    let line = lines.all.last ?? ""
    #expect(line.contains("| touches 2 | motion 0 active | layout 1 pass, 1 view |"), "\(line)")
    #expect(line.contains(#/\| damage 1 rect, \d+ px, \d+ px copied \| drawing /#), "\(line)")
    _ = lines.take()
    stage.advance(by: 1.0 / 60)
    let coasting = lines.take().last ?? ""
    #expect(coasting.contains("| touches 2 | motion 1 active |"), "\(coasting)")
  }

  @Test func cellsThatAreMadeAndReusedAreCounted() {
    let fixture = TableFixture([100])
    fixture.table.rowHeight = 50
    fixture.stage.driver.trace = FrameTrace { [lines] in lines.all.append($0) }
    fixture.shown()
    let shown = fixture.table.visibleCells.count
    let made = lines.take().compactMap { line in line.firstMatch(of: /cells (\d+) made/).flatMap { Int($0.1) } }
    #expect(shown > 0 && made.reduce(0, +) == shown)
    for y in [25.0, 50, 75] {
      fixture.table.contentOffset.y = y
      fixture.stage.advance(by: 1.0 / 60)
    }
    #expect(lines.take().last?.contains("| cells 0 made, 1 reused |") ?? false, "the row that left serves the one that comes")
  }

  @Test func aFrameThatFindsNothingToDoSaysSo() {
    stage.settle()
    trace()
    stage.driver.setNeedsFrame()
    stage.advance(by: 1.0 / 60)
    #expect(
      lines.take() == [
        "frame 2 at 0.017 s | touches 0 | motion 0 active | layout 1 pass, 0 views | cells 0 made, 0 reused | texts 0 "
          + "| display 0 layers | nothing changed"
      ])
  }

  @Test func aHostWithAClockGivesTimes() {
    let host = TickingHost()
    let screen = UIScreen(host: host, size: CGSize(width: 100, height: 200), scale: 1)
    let window = UIWindow(screen: screen)
    window.backgroundColor = .white
    window.makeKeyAndVisible()
    screen.driver.trace = FrameTrace { [lines] in lines.all.append($0) }
    screen.driver.frame(at: 1)
    #expect(lines.all.isEmpty, "the line waits for the picture to be shown")
    host.report?(PresentCosts(drawing: 500, presenting: 700))
    #expect(
      lines.take() == [
        """
        frame 1 at 1.000 s, 530 us | touches 0, 0 us | motion 0 active, 10 us | layout 1 pass, 1 view, 10 us | cells 0 made, 0 reused | texts 0 \
        | display 1 layer, 10 us | damage 1 rect, 20000 px | drawing 1 command, 500 us | presenting 700 us
        """
      ])
  }

  @Test(arguments: [nil, "", "frames"]) func valuesThatAreKnownGiveNoWarning(value: String?) {
    let settings = TraceSettings(value)
    #expect(settings.tracesFrames == (value == "frames") && settings.complaint == nil)
  }

  @Test func aValueThatIsNotKnownNamesThoseThatAre() {
    let settings = TraceSettings("frame")
    #expect(!settings.tracesFrames)
    #expect(settings.complaint == "SCROLLWORK_TRACE is \"frame\": set it to frames, or leave it out")
  }
}

/// A manual host on which every look at the clock takes ten microseconds, and which shows a picture when it is told to.
@MainActor private final class TickingHost: UIKitCore.Host {
  private let manual = ManualHost()
  private var ticks = 0
  var report: (@MainActor (PresentCosts) -> Void)?

  var date: Date { manual.date }
  var workClock: Int? {
    ticks += 10
    return ticks
  }

  func present(_ frame: CompositedFrame, report: @escaping @MainActor (PresentCosts) -> Void) { self.report = report }

  var now: TimeInterval { manual.now }
  var fontFamilies: [String] { manual.fontFamilies }
  func requestFrame() {}
  func requestWake(at time: TimeInterval?) {}
  func metrics(of font: FontDescription) -> FontMetrics { manual.metrics(of: font) }
  func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics { manual.measure(text, in: size) }
  func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    manual.rasterize(list, size: size, scale: scale, isOpaque: isOpaque)
  }
  func encode(_ image: CGImage, as format: ImageFormat) -> Data? { nil }
  func decode(_ data: Data) -> CGImage? { nil }
  func present(_ frame: CompositedFrame) {}
}
