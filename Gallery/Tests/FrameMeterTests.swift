import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct FrameMeterTests {
  /// The readings of a meter over `seconds` of steady motion at 60 frames a second.
  private func readings(frameWork: TimeInterval, during seconds: TimeInterval) -> [FrameMeter.Reading?] {
    let stage = Stage(framesPerSecond: 60)
    var readings: [FrameMeter.Reading?] = []
    let meter = FrameMeter { frameWork }
    meter.onReading = { readings.append($0) }
    meter.noteMotion()
    stage.advance(by: seconds)
    return readings
  }

  @Test func intervalAndWorkAreToldApart() throws {
    let readings = readings(frameWork: 0.002, during: 0.3)
    let reading = try #require(readings.first ?? nil)
    #expect(readings.count == 1)
    #expect(abs(reading.interval - 1 / 60) < 1e-9)
    #expect(abs(try #require(reading.work) - 0.002) < 1e-9)
  }

  @Test func aVirtualClockHasNoWork() throws {
    let reading = try #require(readings(frameWork: 0, during: 0.3).first ?? nil)
    #expect(reading.work == nil)
  }

  @Test func restEndsTheReadings() { #expect(readings(frameWork: 0.002, during: 2).last! == nil) }

  @Test func theBarNamesBoth() {
    let stage = Stage()
    let bar = SceneBar(frame: CGRect(x: 0, y: 0, width: 393, height: SceneBar.height))
    stage.window.addSubview(bar)
    func texts() -> [String] {
      bar.layoutIfNeeded()
      return bar.subviews.filter { !$0.isHidden && $0.bounds.width > 0 }.map { $0.subviews.compactMap { ($0 as? UILabel)?.text } }
        .filter { $0.count == 2 }.map { $0.joined(separator: " ") }
    }
    #expect(texts() == ["at rest frame interval"])
    bar.showFrames(.init(interval: 1 / 60, work: 0.0021))
    bar.showLiveCells(12)
    #expect(Set(texts()) == ["12 live cells", "16.7 ms frame interval", "2.1 ms frame work"])
    bar.frame.size.width = 320
    #expect(Set(texts()) == ["12 live cells", "2.1 ms frame work"])
    bar.showFrames(nil)
    #expect(Set(texts()) == ["12 live cells", "at rest frame interval"])
  }
}
