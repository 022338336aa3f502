import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Offsets that are no multiples of a pixel: sums of such numbers differ in their last bits.
@MainActor @Suite struct ContainerFractionalOffsetTests {
  private static let offsets: [CGFloat] = (0..<40).map { 700 + CGFloat($0) * 61.803_398_9 / 7 }

  /// Rows come in above, after an animated scroll to a fractional offset has ended.
  @Test(arguments: [ScrollAnchor.start, .end]) func rowsAboveMoveNothingAfterAScrollToAFractionalOffset(anchor: ScrollAnchor)
    throws
  {
    for offset in Self.offsets {
      let fixture = ContainerFixture()
      fixture.container.growthAnchor = anchor
      let rows = Rows(100)
      fixture.addView(height: 44)
      let table = fixture.addTable(rows)
      fixture.frame()
      fixture.container.setContentOffset(CGPoint(x: 0, y: offset), animated: true)
      try fixture.stage.settle()
      let cell = try #require(table.visibleCells.dropFirst(2).first)
      let place = cell.convert(CGPoint.zero, to: nil).y
      rows.count += 6
      UIView.performWithoutAnimation { table.insertRows(at: (0..<6).map { IndexPath(row: $0, section: 0) }, with: .none) }
      fixture.frame()
      #expect(abs(cell.convert(CGPoint.zero, to: nil).y - place) < 0.26, "offset \(offset)")
    }
  }

  /// The start of the content stays below a bar that becomes higher, where insets have fractions.
  @Test func theStartStaysBelowABarThatGrowsAfterContentAboveIsGone() {
    for number in 0..<40 {
      let fixture = ContainerFixture()
      let container = fixture.container
      container.contentInset.top = 40 + CGFloat(number) / 7
      let first = fixture.addView(height: 300)
      for _ in 0..<20 { fixture.addView(height: 100) }
      fixture.frame()
      fixture.scroll(to: 211.7 + CGFloat(number) / 3)
      container.removeArrangedSubview(first)
      fixture.frame()
      container.contentInset.top += 30.1
      fixture.frame()
      #expect(abs(container.contentOffset.y + container.contentInset.top) < 0.26, "\(number): \(container.contentOffset.y)")
    }
  }
}
