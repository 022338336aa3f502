import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// The pictures that an image view plays, and the frames that it needs for them.
@MainActor @Suite struct ImageAnimationTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 400), scale: 1)
  private let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
  private let bitmaps = (1...3).map { CGImage.blank($0, 4) }
  private let still = CGImage.blank(9, 9)

  init() {
    view.image = UIImage(cgImage: still)
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
  }

  private func images(_ numbers: Int...) -> [UIImage] { numbers.map { UIImage(cgImage: bitmaps[$0]) } }

  /// The index of the bitmap that the layer shows; nil for another one.
  private var shown: Int? { bitmaps.firstIndex { $0 === view.layer.contents as? CGImage } }

  private var showsStill: Bool { view.layer.contents as? CGImage === still }

  private func frames(during seconds: TimeInterval) -> Int {
    let before = stage.driver.frameCount
    stage.advance(by: seconds)
    return stage.driver.frameCount - before
  }

  private func play(_ duration: TimeInterval = 0.3, times: Int = 0) {
    view.animationImages = images(0, 1, 2)
    (view.animationDuration, view.animationRepeatCount) = (duration, times)
    view.startAnimating()
  }

  @Test func eachImageIsShownForItsShareOfTheDuration() {
    play()
    var seen: [Int?] = []
    for _ in 0..<7 {
      stage.advance(by: 0.05)
      seen.append(shown)
      stage.advance(by: 0.05)
    }
    #expect(seen == [0, 1, 2, 0, 1, 2, 0])
    #expect(view.isAnimating)
    view.stopAnimating()
    stage.advance(by: 0.05)
    #expect(showsStill && !view.isAnimating)
  }

  @Test func thereIsOneFrameForEachChange() {
    play(3)
    stage.advance(by: 0.5)
    #expect(frames(during: 30) == 30)
    view.stopAnimating()
    stage.settle()
    #expect(frames(during: 10) == 0 && !stage.isBusy)
  }

  @Test func changesFasterThanTheScreenAreSkipped() {
    play(1e-300)
    #expect(frames(during: 1) <= 62)
    play(0.003)
    #expect(frames(during: 1) <= 62)
  }

  @Test func aCountOfRepetitionsEndsTheAnimation() {
    play(times: 2)
    stage.advance(by: 0.55)
    #expect(shown == 2 && view.isAnimating)
    stage.advance(by: 0.1)
    #expect(showsStill && !view.isAnimating && !stage.isBusy)
    play(times: .max)
    stage.advance(by: 0.15)
    #expect(shown == 1)
    play(times: -1)
    stage.advance(by: 5.15)
    #expect(view.isAnimating)
  }

  @Test func withoutADurationEachImageIsShownForTheThirtiethOfASecond() {
    for duration in [0, -4, .nan, .infinity] {
      play(duration)
      stage.advance(by: 1.5 / 30)
      #expect(shown == 1)
    }
  }

  @Test func nothingIsPlayedWithoutImages() {
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating && showsStill)
  }

  @Test func outsideOfAWindowTheAnimationPausesWithoutWaking() {
    play()
    stage.advance(by: 0.15)
    #expect(shown == 1)
    view.removeFromSuperview()
    stage.settle()
    #expect(frames(during: 20) == 0 && !stage.isBusy && view.isAnimating)
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    #expect(shown == 2)
  }

  @Test func startedOutsideOfAWindowItBeginsInIt() {
    view.removeFromSuperview()
    play()
    stage.advance(by: 5)
    stage.window.addSubview(view)
    stage.advance(by: 0.05)
    #expect(shown == 0)
    stage.advance(by: 0.1)
    #expect(shown == 1)
  }

  @Test func aViewThatNobodySeesNeedsNoFrames() {
    play()
    view.frame.origin.x = 900
    stage.advance(by: 0.5)
    #expect(frames(during: 3) == 0)
    view.frame.origin.x = 10
    stage.advance(by: 0.5)
    #expect(frames(during: 3) == 30)
    view.isHidden = true
    stage.advance(by: 0.5)
    #expect(frames(during: 3) == 0)
  }

  @Test func newImagesBeginAnew() {
    play()
    stage.advance(by: 0.25)
    #expect(shown == 2)
    view.animationImages = images(1, 0)
    stage.advance(by: 0.05)
    #expect(shown == 1)
    view.animationImages = nil
    stage.advance(by: 0.05)
    #expect(!view.isAnimating && showsStill)
  }

  @Test func highlightedImagesAreSwitchedWithTheHighlight() {
    view.highlightedAnimationImages = images(2)
    play()
    stage.advance(by: 0.05)
    #expect(shown == 0)
    view.isHighlighted = true
    stage.advance(by: 0.05)
    #expect(shown == 2 && view.isAnimating)
    view.isHighlighted = false
    stage.advance(by: 0.05)
    #expect(shown == 0)
  }

  @Test func anotherStillImageDoesNotInterruptTheAnimation() {
    play()
    stage.advance(by: 0.15)
    view.image = UIImage(cgImage: CGImage.blank(7, 7))
    #expect(view.isAnimating && view.intrinsicContentSize == CGSize(width: 7, height: 7))
    stage.advance(by: 0.1)
    #expect(shown == 2)
  }

  @Test func aReleasedViewStops() {
    weak var released: UIImageView?
    do {
      let other = UIImageView()
      released = other
      other.animationImages = images(0, 1)
      stage.window.addSubview(other)
      other.startAnimating()
      stage.advance(by: 0.1)
      other.removeFromSuperview()
    }
    stage.settle()
    #expect(released == nil && !stage.isBusy)
  }

  // MARK: Animated images

  @Test func anAnimatedImagePlaysItselfUntilItIsReplaced() throws {
    let image = try #require(UIImage.animatedImage(with: images(0, 1, 2), duration: 0.3))
    #expect(image.images?.count == 3 && image.duration == 0.3 && image.size == CGSize(width: 1, height: 4))
    view.image = image
    stage.advance(by: 0.15)
    #expect(shown == 1 && view.isAnimating)
    view.stopAnimating()
    stage.advance(by: 0.1)
    #expect(shown == 0 && !view.isAnimating)
    view.startAnimating()
    stage.advance(by: 0.25)
    #expect(shown == 2)
    view.image = UIImage(cgImage: still)
    stage.advance(by: 0.1)
    #expect(showsStill && !view.isAnimating && !stage.isBusy)
  }

  @Test func aViewMadeWithAnAnimatedImagePlaysIt() {
    let other = UIImageView(image: UIImage.animatedImage(with: images(0, 1), duration: 0.2))
    #expect(other.isAnimating && other.bounds.size == CGSize(width: 1, height: 4))
  }

  @Test func variantsOfAnAnimatedImageAreAnimated() throws {
    let image = try #require(UIImage.animatedImage(with: images(0, 1), duration: 0.2))
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.images?.map(\.renderingMode) == [.alwaysTemplate, .alwaysTemplate] && template.duration == 0.2)
    #expect(UIImage.animatedImage(with: [image, image], duration: 0)?.images == [image.images![0], image.images![0]])
    #expect(UIImage.animatedImage(with: images(0, 1), duration: 0.2) == image)
  }

  @Test func thereIsNoAnimatedImageOfNothing() {
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImageNamed("missing", duration: 1) == nil)
    #expect(UIImage(cgImage: still).images == nil && UIImage(cgImage: still).duration == 0)
    #expect(UIImage.animatedImage(with: images(0, 1), duration: .nan)?.duration == 2.0 / 30)
  }
}
