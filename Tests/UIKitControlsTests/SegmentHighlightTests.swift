import CoreGraphics
import Foundation
import QuartzCore
import Testing
@_spi(UIKitModules) import UIKitCore
import UIKitTestSupport

@testable import UIKitControls
@_spi(UIKitModules) import UIKitGraphics

@MainActor @Suite struct SegmentHighlightTests {
  @Test func theHighlightGlidesToATappedSegmentWhileTheDividersFade() throws {
    let (finger, control) = (Finger(), UISegmentedControl(items: ["Day", "Week", "Year"]))
    control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
    finger.window.addSubview(control)
    control.selectedSegmentIndex = 0
    finger.frame()
    let (highlight, lines) = (control.look.highlight.layer, control.look.lines.map(\.layer))
    finger.tap(270, 116)
    finger.wait(1.0 / 60)
    let start = try #require(highlight.presentation()).position.x
    #expect(start < 80 && (lines[0].presentation()?.opacity ?? 1) < 0.2 && (lines[1].presentation()?.opacity ?? 0) > 0.8)
    finger.wait(0.1)
    let middle = try #require(highlight.presentation()).position.x
    #expect(middle > 80 && middle < 240)
    finger.wait(0.5)
    #expect(highlight.position.x == 250 && lines.map(\.opacity) == [1, 0])
  }
}
