import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct FrameReportTests {
  @Test func aQuantileIsAValueThatOccurs() {
    let sorted = Array(1...1_000)
    #expect(FrameReport.quantile(0.5, of: sorted) == 500)
    #expect(FrameReport.quantile(0.999, of: sorted) == 999)
    #expect(FrameReport.quantile(1, of: sorted) == 1_000)
    #expect(FrameReport.quantile(0.5, of: [7]) == 7)
    #expect(FrameReport.quantile(0.5, of: []) == 0)
  }

  @Test func flicksScrollASceneAndItsFramesAreTimed() {
    let player = ScenePlayer(.simple, script: .flicks(duration: 3), size: CGSize(width: 393, height: 852), scale: 1)
    var (ticks, lines): (Int, [FrameLine]) = (0, [])
    player.stage.traceFrames(clock: {
      ticks += 10
      return ticks
    }) { lines.append($0) }
    player.play(until: 3)
    #expect(player.viewController.scrollView.contentOffset.y > 100)
    #expect(lines.contains { $0.picture != nil } && lines.allSatisfy { $0.total != nil })

    var report = FrameReport("simple")
    for line in lines where line.picture != nil { report.add(line, total: 9_000) }
    let table = FrameReport.table([report])
    #expect(table.contains(#/\nsimple +\d+ +9000 +9000 +9000 +9000 +\d+ +0\n/#), "\(table)")
    #expect(table.contains(#/\nsimple  frame \d+ at \d\.\d+ s, 9000 us \| touches/#), "\(table)")
  }
}
