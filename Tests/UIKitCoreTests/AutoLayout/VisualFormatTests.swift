import Foundation
import ManualHost
import Testing

@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct VisualFormatTests {
  let rig = LayoutRig()

  private func activate(
    _ format: String, _ views: [String: Any], _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
  }

  @Test func rowsAndColumnsAreDrawnAsText() {
    let (a, b, c) = (rig.view(), rig.view(), rig.view())
    let views: [String: Any] = ["a": a, "b_2": b, "c": c]
    activate("|-[a(20)]-[b_2(==a)]-(gap)-[c]|", views, .alignAllTop, metrics: ["gap": 12])
    activate("V:|-5-[a(>=10,<=30,50@20)]", views)
    activate("V:[b_2(40)]", views)
    activate("V:[c(b_2)]-(>=7@750)-|", views)
    rig.layout()
    #expect(a.frame == CGRect(x: 8, y: 5, width: 20, height: 30))
    #expect(b.frame == CGRect(x: 36, y: 5, width: 20, height: 40))
    #expect(c.frame == CGRect(x: 68, y: 5, width: 132, height: 40))
  }

  @Test func aRowMayRunToTheLeft() {
    let (a, b) = (rig.view(), rig.view())
    activate("H:|-10-[a(20)]-(>=5)-[b(30)]", ["a": a, "b": b], .directionRightToLeft)
    activate("[b]-(5@1)-[a]", ["a": a, "b": b], .directionLeftToRight)
    rig.layout()
    #expect(a.frame.maxX == 190 && b.frame.maxX == 165)
  }

  @Test func viewsWithoutAGapTouchAndTheStandardGapAtTheEndIsTheMargin() {
    let (a, b) = (rig.view(), rig.view())
    rig.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    activate("[a(10)][b(20)]-|", ["a": a, "b": b], .alignAllCenterY)
    activate("V:|-[a]-|", ["a": a])
    rig.layout()
    #expect(b.frame.maxX == 196 && a.frame.maxX == b.frame.minX && a.frame.minY == 1 && a.frame.maxY == 297)
  }

  @Test func blanksBetweenThePartsDoNotCount() {
    let (a, b) = (rig.view(), rig.view())
    activate("H: | - 10 - [ a ( == 20 @ 900 ) ] - ( -5 ) - [ b (a) ]", ["a": a, "b": b])
    rig.layout()
    #expect(a.frame.minX == 10 && a.frame.width == 20 && b.frame.minX == 25 && b.frame.width == 20)
  }

  @Test func masksTellTheOptionsApart() {
    let options: NSLayoutConstraint.FormatOptions = [.alignAllTop, .alignAllFirstBaseline, .directionRightToLeft]
    #expect(options.intersection(.alignmentMask) == [.alignAllTop, .alignAllFirstBaseline])
    #expect(options.intersection(.directionMask) == .directionRightToLeft)
    #expect(options.union(.spacingBaselineToBaseline).intersection(.spacingMask) == .spacingBaselineToBaseline)
    #expect(options.intersection(.spacingMask) == .spacingEdgeToEdge)
    #expect(NSLayoutConstraint.FormatOptions.alignAllTrailing.rawValue == 1 << 6)
  }

  /// Exit tests capture nothing, so each stands for itself.
  @Test func mistakesShowTheirPlace() async throws {
    var error = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { parse("[a") }
    }
    try expect(error, "Expected ']' at the end of a view\n[a\n  ^")
    error = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { parse("[unknown]") }
    }
    try expect(error, "Expected the name of a view: views has no \"unknown\"\n[unknown]\n        ^")
    error = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { parse("|[a]-oops-|") }
    }
    try expect(error, "Expected a number: metrics has no number \"oops\"\n|[a]-oops-|\n         ^")
    error = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { parse("[a]-5[a]") }
    }
    try expect(error, "Expected '-' behind a gap\n[a]-5[a]\n     ^")
    error = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { parse("V[a]") }
    }
    try expect(error, "Expected ':' to say that the row is vertical\nV[a]\n ^")
    error = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { parse("|-[a]") }
    }
    try expect(error, "'|' is the superview of the first view")
    error = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { parse("[a][a]", .alignAllLeft) }
    }
    try expect(error, "The options align all left, but the row is horizontal")
  }

  private func expect(_ result: ExitTest.Result?, _ text: String) throws {
    let printed = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(printed.contains(text), "\(printed)")
  }
}

@MainActor private func parse(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) {
  let view = UIView()
  _ = NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: ["a": view])
}
