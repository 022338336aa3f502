internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// The animation of one image view: which of its images is shown at a time, as a formula of the time since its start.
///
/// A timer of the screen's driver wakes at each change of the image, and only while the view is in a window. Only a view that a person can
/// see is drawn anew, so that one outside of the screen asks for no frames.
@MainActor final class ImageAnimation {
  let images: [UIImage]
  private let seconds: TimeInterval
  /// 0 for no end.
  private let repeatCount: Int
  private unowned let view: UIImageView
  /// The driver of the window's screen, while the clock runs.
  private weak var driver: FrameDriver?
  private var timer: TimerToken?
  /// When the animation began, on the clock of the window's screen; nil while it has not been in a window.
  private var start: TimeInterval?
  /// Seconds that the animation has run in windows that the view has left.
  private var past: TimeInterval = 0
  private(set) var index = 0

  init(_ images: [UIImage], duration: TimeInterval, repeatCount: Int, in view: UIImageView) {
    (self.images, self.repeatCount, self.view) = (images, max(0, repeatCount), view)
    seconds = UIImage.seconds(ofAnimation: duration, count: images.count)
  }

  var image: UIImage { images[index] }

  /// Goes on where the animation was, in a window; stops the clock outside of one.
  func windowChanged() {
    stopClock()
    guard let driver = view.window?.screen.driver else { return }
    start = driver.now - past
    show(at: driver.now)
  }

  func stopClock() {
    timer?.cancel()
    timer = nil
    if let start, let now = driver?.now { past = now - start }
    driver = nil
    start = nil
  }

  private func show(at time: TimeInterval) {
    guard let driver = view.window?.screen.driver, let start else { return }
    self.driver = driver
    let step = seconds / Double(images.count)
    // A timer that is due at a change must not count as before it: half a microsecond is far below a frame.
    let passed = max(0, ((time - start) / step + 5e-7).rounded(.down))
    if repeatCount > 0, passed >= Double(repeatCount) * Double(images.count) { return view.stopAnimating() }
    let next = Int(passed.truncatingRemainder(dividingBy: Double(images.count)))
    if next != index {
      index = next
      if view.isInSight { view.layer.setNeedsDisplay() }
    }
    guard images.count > 1 || repeatCount > 0 else { return }
    // Images that change faster than the screen are skipped.
    let pause = step < driver.frameInterval ? driver.frameInterval : max(0, start + (passed + 1) * step - driver.now)
    timer = driver.schedule(after: pause) { [weak self] in
      guard let self, let driver = self.driver else { return }
      show(at: driver.now)
    }
  }
}

extension UIView {
  /// Whether some of the view lies in its window and neither it nor a view around it is hidden or transparent.
  var isInSight: Bool {
    guard let window, convert(bounds, to: window).intersects(window.bounds) else { return false }
    return sequence(first: self as UIView, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
  }
}
