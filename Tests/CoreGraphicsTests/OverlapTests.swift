import Foundation
import Testing

@testable import CoreGraphics

@Suite struct OverlapTests {
  @Test func rectanglesThatOnlyTouchDoNotOverlap() {
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    for (dx, dy) in [(20, 0), (-20, 0), (0, 20), (0, -20), (20, 20)] as [(CGFloat, CGFloat)] {
      #expect(!rect.overlaps(rect.offsetBy(dx: dx, dy: dy)))
      #expect(rect.overlaps(rect.offsetBy(dx: dx * 0.99, dy: dy * 0.99)))
    }
    #expect(rect.overlaps(rect.insetBy(dx: 5, dy: 5)) && rect.insetBy(dx: 5, dy: 5).overlaps(rect))
    #expect(!rect.overlaps(.null))
  }
}
