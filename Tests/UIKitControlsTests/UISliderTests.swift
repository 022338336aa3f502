import CoreGraphics
import Foundation
import QuartzCore
import Testing
@_spi(UIKitModules) import UIKitCore
import UIKitTestSupport

@testable import UIKitControls
@_spi(UIKitModules) import UIKitGraphics

@MainActor @Suite struct UISliderTests {
  private final class Log { var values: [Float] = [] }

  private let finger = Finger()
  /// The middle of the thumb moves from x 115.5 to 284.5.
  private let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 200, height: 31))
  private let log = Log()

  init() {
    finger.window.addSubview(slider)
    slider.addAction(UIAction { [log, unowned slider] _ in log.values.append(slider.value) }, for: .valueChanged)
    finger.frame()
  }

  private func near(_ one: Float, _ other: Float) -> Bool { abs(one - other) < 0.003 }

  @Test func heightIsThatOfTheThumb() {
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 31))
    #expect(slider.sizeThatFits(CGSize(width: 90, height: 5)) == CGSize(width: 90, height: 31))
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 13.5, width: 196, height: 4))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == 0)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 200)
  }

  @Test func theThumbFollowsTheFingerAndReportsEachChange() {
    finger.down(118, 110)
    finger.move(160.25, 110)
    finger.move(202.5, 300)
    #expect(near(slider.value, 0.5) && log.values.count == 2 && near(log.values[0], 0.25))
    finger.up(202.5, 300)
    #expect(log.values.count == 2)
  }

  @Test func theThumbWaitsAtTheEndUntilTheFingerIsBack() {
    finger.down(115.5, 115)
    finger.move(384.5, 115)
    finger.move(300, 115)
    #expect(slider.value == 1 && log.values == [1])
    finger.move(200, 115)
    #expect(near(slider.value, 0.5))
    finger.up(200, 115)
  }

  @Test func aFingerBesideTheThumbMovesNothing() {
    finger.down(220, 115)
    #expect(!slider.isTracking && !slider.isHighlighted)
    finger.move(260, 115)
    finger.up(260, 115)
    #expect(slider.value == 0 && log.values.isEmpty)
  }

  @Test func aSliderThatIsNotContinuousReportsTheLift() {
    slider.isContinuous = false
    finger.down(115, 115)
    finger.move(200, 115)
    #expect(near(slider.value, 0.503) && log.values.isEmpty)
    finger.up(200, 115)
    #expect(log.values.count == 1)
    finger.tap(200, 115)
    #expect(log.values.count == 1)
  }

  @Test func codeMovesTheThumbSilently() {
    slider.value = 0.25
    slider.setValue(0.75, animated: true)
    #expect(slider.value == 0.75 && log.values.isEmpty)
  }

  @Test func anAnimatedThumbNeedsHalfASecondForTheWholeTrack() throws {
    let thumb = slider.thumb
    slider.setValue(1, animated: true)
    finger.wait(0.25)
    let middle = try #require(thumb.layer.presentation()).frame.midX
    #expect(abs(middle - 100) < 4 && thumb.frame.midX == 184.5)
    finger.wait(0.3)
    #expect(thumb.layer.presentation()?.frame.midX == 184.5)
  }

  @Test func limitsMoveTheValueAndEachOther() {
    slider.value = 0.5
    slider.maximumValue = 10
    slider.minimumValue = 4
    #expect(slider.value == 4)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
    slider.maximumValue = -3
    #expect(slider.minimumValue == -3 && slider.value == -3)
    slider.value = .infinity
    #expect(slider.value == -3)
  }

  @Test func theThumbStandsAtTheRightEndWhereOneReadsFromThere() {
    slider.semanticContentAttribute = .forceRightToLeft
    finger.frame()
    #expect(slider.thumb.frame.midX == 184.5)
    finger.down(284.5, 115)
    finger.move(200, 115)
    #expect(near(slider.value, 0.5))
    #expect(slider.minimumTrack.frame.maxX == 198 && slider.maximumTrack.frame.minX == 2)
    finger.up(200, 115)
  }

  @Test func aDisabledSliderFadesAndIgnoresTheFinger() {
    slider.isEnabled = false
    #expect(slider.body.alpha == 0.5 && slider.alpha == 1)
    finger.down(115, 115)
    finger.move(200, 115)
    finger.up(200, 115)
    #expect(slider.value == 0)
    slider.accessibilityIncrement()
    #expect(slider.value == 0)
  }

  @Test func imagesReplaceColours() {
    let (image, pressed) = (picture(20, 20), picture(24, 24))
    slider.setThumbImage(image, for: .normal)
    slider.setThumbImage(pressed, for: .highlighted)
    #expect(slider.currentThumbImage === image && slider.thumbImage(for: .disabled) == nil)
    #expect(slider.thumb.backgroundColor == nil && slider.intrinsicContentSize.height == 20)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === pressed && slider.thumb.image === pressed)
    let track = picture(9, 6)
    slider.setMinimumTrackImage(track, for: .normal)
    slider.setMaximumTrackImage(track, for: .normal)
    #expect(slider.currentMinimumTrackImage === track && slider.currentMaximumTrackImage === track)
    #expect(slider.minimumTrackImage(for: .normal) === track && slider.maximumTrackImage(for: .selected) == nil)
    #expect(slider.trackRect(forBounds: slider.bounds).height == 6)
    // Caps at both sides of the middle point.
    #expect(slider.minimumTrack.image?.capInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
  }

  @Test func imagesAtTheEndsShortenTheTrack() {
    (slider.minimumValueImage, slider.maximumValueImage) = (picture(10, 10), picture(20, 20))
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 10.5, width: 10, height: 10))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 180, y: 5.5, width: 20, height: 20))
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 18, y: 13.5, width: 154, height: 4))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 190)
    slider.minimumValueImage = nil
    #expect(slider.subviews.count == 2)
  }

  @Test func colours() {
    slider.tintColor = .purple
    #expect(slider.minimumTrack.backgroundColor == .purple && slider.thumb.backgroundColor == .white)
    (slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor) = (.red, .green, .blue)
    #expect(slider.minimumTrack.backgroundColor == .red && slider.maximumTrack.backgroundColor == .green)
    #expect(slider.thumb.backgroundColor == .blue)
  }

  @Test func subclassesPlaceTheTrack() {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        super.trackRect(forBounds: bounds).insetBy(dx: 0, dy: -8)
      }
    }
    let thick = Thick(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    thick.layoutIfNeeded()
    #expect(thick.maximumTrack.frame.height == 20)
  }

  // MARK: In a scroll view

  private func scroller(_ content: CGSize) -> UIScrollView {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroller.contentSize = content
    finger.window.addSubview(scroller)
    scroller.addSubview(slider)
    finger.frame()
    return scroller
  }

  @Test(arguments: [CGSize(width: 1200, height: 800), CGSize(width: 400, height: 2400), CGSize(width: 1200, height: 2400)])
  func aDragAlongTheSliderFromTheThumbIsTheThumbs(content: CGSize) {
    let scroller = scroller(content)
    finger.down(115.5, 115)
    for x in stride(from: 125.0, through: 200, by: 5) { finger.move(x, 118) }
    finger.wait(0.2)
    finger.move(200, 118)
    #expect(near(slider.value, 0.5) && scroller.contentOffset == .zero)
    finger.up(200, 118)
    #expect(scroller.contentOffset == .zero && !slider.isTracking)
  }

  @Test func aDragAcrossTheSliderScrolls() {
    let scroller = scroller(CGSize(width: 1200, height: 2400))
    finger.down(115.5, 115)
    for y in stride(from: 105.0, through: 40, by: -5) { finger.move(115.5, y) }
    #expect(slider.value == 0 && scroller.contentOffset.y > 40)
    finger.up(115.5, 40)
  }

  @Test func aDragAlongTheSliderBesideTheThumbScrolls() {
    let scroller = scroller(CGSize(width: 1200, height: 800))
    finger.down(260, 115)
    for x in stride(from: 250.0, through: 160, by: -5) { finger.move(x, 115) }
    #expect(slider.value == 0 && scroller.contentOffset.x > 40)
    finger.up(160, 115)
  }

  // MARK: Accessibility

  @Test func aScreenReaderStepsByATenth() {
    (slider.minimumValue, slider.maximumValue) = (10, 30)
    slider.value = 20
    #expect(slider.accessibilityValue == "50%" && slider.accessibilityTraits.contains(.adjustable))
    slider.accessibilityIncrement()
    #expect(near(slider.value, 22) && slider.accessibilityValue == "60%" && log.values.count == 1)
    for _ in 0..<9 { slider.accessibilityDecrement() }
    #expect(slider.value == 10 && log.values.count == 7)
    #expect(slider.accessibilityRole == .slider)
  }
}

/// A picture of some points.
@MainActor func picture(_ width: Int, _ height: Int) -> UIImage {
  UIImage(cgImage: CGImage(width: width, height: height, pixels: [UInt32](repeating: .max, count: width * height)))
}
