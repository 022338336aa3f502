import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitControls
@_spi(UIKitModules) import UIKitCore
@_spi(UIKitModules) import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct UIProgressViewTests {
  private let finger = Finger()
  private let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))

  init() {
    finger.window.addSubview(bar)
    finger.frame()
  }

  private var track: UIView { bar.subviews[0] }
  private var fill: UIView { bar.subviews[1] }

  @Test func heightFollowsTheStyle() {
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    #expect(UIProgressView(progressViewStyle: .default).frame == CGRect(x: 0, y: 0, width: 0, height: 4))
    let thin = UIProgressView(progressViewStyle: .bar)
    #expect(thin.progressViewStyle == .bar && thin.intrinsicContentSize.height == 2.5)
    #expect(thin.sizeThatFits(CGSize(width: 90, height: 50)) == CGSize(width: 90, height: 2.5))
    bar.progressImage = UIImage(cgImage: CGImage(width: 1, height: 9, pixels: [UInt32](repeating: .max, count: 9)))
    #expect(bar.intrinsicContentSize.height == 9)
  }

  @Test(arguments: [(0, 0), (0.01, 8), (0.253, 51), (1, 200), (7, 200), (-2, 0)] as [(Float, CGFloat)])
  func theFilledPartIsAWholeNumberOfPoints(progress: Float, width: CGFloat) {
    bar.progress = progress
    #expect(fill.frame == CGRect(x: 0, y: 0, width: width, height: 4) && track.frame == bar.bounds)
    #expect(bar.progress == min(max(0, progress), 1))
  }

  @Test func anAnimatedChangeTakesAQuarterOfASecond() throws {
    bar.setProgress(0.1, animated: false)
    bar.setProgress(0.9, animated: true)
    #expect(fill.frame.width == 180 && bar.progress == 0.9)
    finger.wait(0.12)
    let shown = try #require(fill.layer.presentation()).frame.width
    #expect(shown > 40 && shown < 175)
    finger.wait(0.15)
    #expect(fill.layer.presentation()?.frame.width == 180)
  }

  @Test func itFillsFromTheRightWhereOneReadsFromThere() {
    bar.semanticContentAttribute = .forceRightToLeft
    bar.progress = 0.25
    finger.frame()
    #expect(fill.frame == CGRect(x: 150, y: 0, width: 50, height: 4))
  }

  @Test func colours() {
    bar.tintColor = .purple
    #expect(fill.backgroundColor == .purple && track.backgroundColor == .systemFill)
    (bar.progressTintColor, bar.trackTintColor) = (.red, .green)
    #expect(fill.backgroundColor == .red && track.backgroundColor == .green)
    bar.trackImage = UIImage(cgImage: CGImage(width: 1, height: 1, pixels: [0]))
    #expect(track.backgroundColor == nil && (track as? UIImageView)?.image === bar.trackImage)
    #expect(UIProgressView(progressViewStyle: .bar).subviews[0].backgroundColor == .clear)
  }

  @Test func itFollowsTheObservedWorkUntilTheEnd() {
    let work = Progress(totalUnitCount: 4)
    work.completedUnitCount = 1
    bar.observedProgress = work
    #expect(bar.progress == 0.25)
    work.completedUnitCount = 3
    finger.wait(0.11)
    #expect(bar.progress == 0.75)
    work.completedUnitCount = 4
    finger.wait(0.11)
    #expect(bar.progress == 1)
    // Finished work is not looked at again.
    work.completedUnitCount = 2
    finger.wait(1)
    #expect(bar.progress == 1)
  }

  @Test func itLooksOnlyInAWindow() {
    let work = Progress(totalUnitCount: 4)
    bar.observedProgress = work
    bar.removeFromSuperview()
    work.completedUnitCount = 2
    finger.wait(1)
    #expect(bar.progress == 0)
    finger.window.addSubview(bar)
    #expect(bar.progress == 0.5)
    bar.observedProgress = nil
    work.completedUnitCount = 3
    finger.wait(1)
    #expect(bar.progress == 0.5)
  }

  @Test func aScreenReaderHearsThePercentage() {
    bar.progress = 0.42
    #expect(bar.isAccessibilityElement && bar.accessibilityValue == "42%" && bar.accessibilityLabel == "Progress")
    #expect(bar.accessibilityRole == .progressIndicator && bar.accessibilityTraits == .updatesFrequently)
  }
}
