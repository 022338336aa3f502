internal import CoreGraphics
internal import Foundation
internal import UIKitAnimation
internal import UIKitCore
internal import UIKitGraphics

/// The slide back that a finger drives: screens, bars and large titles are where the finger is.
///
/// The animations are those of a pop, recorded on a timeline. Until it ends the stack is the one without the screen, as on iOS.
@MainActor final class DrivenTransition: ScreenTransition {
  /// Seconds of the rest of the way, at most and at least. Our choice.
  private static let (longest, shortest): (TimeInterval, TimeInterval) = (0.35, 0.1)

  private let slide: NavigationTransition
  private let timeline: AnimationTimeline
  private let bars: () -> Void
  /// Whether the finger has not lifted yet.
  private var isHeld = true
  /// Whether the way leads back to the screen that was to go.
  private(set) var isCancelled = false

  /// - Parameter bars: Begins the animations of the bars.
  init(_ slide: NavigationTransition, bars: @escaping () -> Void) {
    (self.slide, self.bars) = (slide, bars)
    timeline = AnimationTimeline(duration: UINavigationBar.transitionDuration)
  }

  func run() {
    timeline.onEnd = { [weak self] in self?.end() }
    timeline.record {
      bars()
      slide.run()
    }
    timeline.pause()
  }

  /// Shows a share of the way, of which screens and bars go the same part.
  func update(_ share: CGFloat) {
    if isHeld { timeline.scrub(to: Double(min(max(share, 0), 1))) }
  }

  /// The finger has lifted.
  ///
  /// - Parameters:
  ///   - speed: The finger's, in ways a second.
  func release(share: CGFloat, speed: CGFloat, goesBack: Bool) {
    guard isHeld else { return }
    isHeld = false
    isCancelled = !goesBack
    if isCancelled { timeline.reverse() }
    let rest = goesBack ? 1 - share : share
    let seconds = rest / max(abs(speed), 0.001)
    timeline.owner = self
    timeline.play(
      in: min(max(TimeInterval(seconds), Self.shortest), Self.longest * max(TimeInterval(rest), Self.shortest)),
      along: UICubicTimingParameters(animationCurve: .easeOut))
  }

  func finish() {
    isHeld = false
    end()
  }

  private func end() {
    timeline.end(at: isCancelled ? .start : .end, finished: true)
    slide.finish()
  }
}
