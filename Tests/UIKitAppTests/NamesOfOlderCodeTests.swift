import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitApp
import UIKitControls
import UIKitCore
import UIKitGraphics

/// Members that older libraries use.
@MainActor @Suite struct NamesOfOlderCodeTests {
  private let stage = ManualStage()

  @Test func theApplicationIsReadByItsKey() {
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "other") == nil)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test func secondsHaveUnits() {
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1_000 && NSEC_PER_MSEC == NSEC_PER_USEC * 1_000 && USEC_PER_SEC == 1_000_000)
  }

  /// P3's red is outside of sRGB, and its grey is sRGB's. The last value was computed by way of XYZ.
  @Test func coloursOfDisplayP3BecomeSRGB() {
    func components(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
      var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      UIColor(displayP3Red: red, green: green, blue: blue, alpha: 0.5).getRed(&r, green: &g, blue: &b, alpha: &a)
      return [r, g, b, a]
    }
    func near(_ a: [CGFloat], _ b: [CGFloat]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-3 } }
    #expect(near(components(1, 0, 0), [1, 0, 0, 0.5]) && near(components(0.4, 0.4, 0.4), [0.4, 0.4, 0.4, 0.5]))
    #expect(near(components(0.5, 0.4, 0.3), [0.5192, 0.3951, 0.2845, 0.5]))
  }
}
