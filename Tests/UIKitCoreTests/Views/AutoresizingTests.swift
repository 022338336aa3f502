import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct AutoresizingTests {
  struct Case: Sendable {
    let left, width, right: Bool
    let start, length: Double
  }

  /// Superview 100 wide becomes 150; margins 10 and 30, width 60.
  nonisolated static let cases = [
    Case(left: false, width: false, right: false, start: 10, length: 60),
    Case(left: true, width: false, right: false, start: 60, length: 60),
    Case(left: false, width: true, right: false, start: 10, length: 110),
    Case(left: false, width: false, right: true, start: 10, length: 60),
    Case(left: true, width: true, right: false, start: 10 + 500.0 / 70, length: 60 + 3000.0 / 70),
    Case(left: false, width: true, right: true, start: 10, length: 60 + 3000.0 / 90),
    Case(left: true, width: false, right: true, start: 10 + 500.0 / 40, length: 60),
    Case(left: true, width: true, right: true, start: 15, length: 90),
  ]

  @Test(arguments: cases) func eachFlexiblePartGrowsInProportion(_ c: Case) {
    var span = AutoresizedSpan(start: 10, length: 60, outer: 100)
    span.stretch(to: 150, start: c.left, length: c.width, end: c.right)
    #expect(near(span.start, c.start) && near(span.length, c.length))
  }

  @Test func bothAxesFollowTheSameRule() {
    let cases: [(UIView.AutoresizingMask, CGRect)] = [
      (.flexibleWidth, CGRect(x: 10, y: 10, width: 30, height: 20)),
      (.flexibleHeight, CGRect(x: 10, y: 10, width: 20, height: 40)),
      (.flexibleLeftMargin, CGRect(x: 20, y: 10, width: 20, height: 20)),
      (.flexibleTopMargin, CGRect(x: 10, y: 30, width: 20, height: 20)),
      ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 10, width: 20, height: 20)),
    ]
    for (mask, frame) in cases {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      view.autoresizingMask = mask
      root.addSubview(view)
      root.frame.size = CGSize(width: 110, height: 120)
      #expect(view.frame == frame, "\(mask)")
      root.bounds.size = CGSize(width: 100, height: 100)
      #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20), "\(mask)")
    }
  }

  @Test func aViewThatFillsAnEmptyParentKeepsItsDistances() {
    let root = UIView()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 350, height: 150))
  }

  @Test func equalSharesWhereThereIsNothingToShareBy() {
    var span = AutoresizedSpan(start: 0, length: 100, outer: 100)
    span.stretch(to: 140, start: true, length: false, end: true)
    #expect(span.start == 20 && span.length == 100)
  }

  @Test func aParentMayRefuse() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: root.bounds)
    view.autoresizingMask = .flexibleWidth
    root.addSubview(view)
    root.autoresizesSubviews = false
    root.frame.size.width = 20
    #expect(view.frame.width == 10)
  }

  @Test func shrinkingNeverTurnsAViewInsideOut() {
    var span = AutoresizedSpan(start: 10, length: 20, outer: 100)
    span.stretch(to: 50, start: false, length: true, end: false)
    #expect(span.length == 0)
  }
}
