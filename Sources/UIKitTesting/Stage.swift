public import Foundation
internal import ManualHost
public import UIKitCore

/// A device made of values: a window, a virtual clock and fingers, for tests that give the same result every time.
///
/// Time stands still except in `advance`, `settle` and the calls that move fingers over a `duration`. The stage drives frames, animations,
/// display links, the framework's own timers and `schedule(after:)`. Foundation's `Timer`, `DispatchQueue` and `Task.sleep` run on
/// real time and are not driven.
@MainActor public final class Stage {
  private let manual: ManualStage
  private let graphics: StageGraphics

  /// A screen of `size` points, filled by its window; `scale` is in device pixels a point.
  public init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, safeAreaInsets: UIEdgeInsets = .zero,
    framesPerSecond: Int = 60
  ) {
    ManualStage.requireLegal(size: size, scale: scale, framesPerSecond: framesPerSecond)
    graphics = StageGraphics(size: size, scale: scale)
    manual = ManualStage(
      size: size, scale: scale, safeAreaInsets: safeAreaInsets, framesPerSecond: framesPerSecond, graphics: graphics)
  }

  /// Key and visible.
  public var window: UIWindow { manual.window }

  public var rootViewController: UIViewController? {
    get { window.rootViewController }
    set { window.rootViewController = newValue }
  }

  /// The device is turned or its window resized: view controllers hear `viewWillTransition(to:with:)`, and views that fill the
  /// window get their new sizes at once, or animated over `duration` seconds (0.3 is what turning a phone takes, roughly).
  public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets = .zero, duration: TimeInterval = 0) {
    graphics.resize(to: size, scale: window.screen.scale)
    manual.resize(to: size, safeAreaInsets: safeAreaInsets, duration: duration)
  }

  // MARK: What the person has set

  /// Light or dark; light at first.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { window.screen.userInterfaceStyle }
    set { window.screen.userInterfaceStyle = newValue }
  }

  /// How large text is to be; `.large` at first, as on iOS.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { window.screen.contentSizeCategory }
    set { window.screen.contentSizeCategory = newValue }
  }

  // MARK: Time

  /// The virtual clock, in seconds from 0.
  public var time: TimeInterval { manual.time }

  /// Visits every frame, timer and layout that falls due, in order; frames are at multiples of 1/`framesPerSecond`, and one at the end.
  public func advance(by seconds: TimeInterval) { manual.advance(by: seconds) }

  /// Advances frame by frame until nothing moves and no timer waits.
  ///
  /// - Returns: false if something still did after `limit` seconds.
  @discardableResult public func settle(limit: TimeInterval = 10) -> Bool { manual.settle(limit: limit) }

  /// Runs `action` once, `delay` seconds of virtual time from now.
  ///
  /// The stage keeps `action` until then: one that holds the stage, such as by `self`, keeps it alive as long; capture it weakly.
  public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    manual.driver.schedule(after: delay, action)
  }

  // MARK: Fingers

  /// One finger, now; `point` in window coordinates. A phase that does not follow from the one before stops the program.
  public func touch(_ phase: UITouch.Phase, at point: CGPoint, id: Int = 0) { manual.touch(phase, at: point, id: id) }

  /// Down, and up 0.05 s later.
  public func tap(at point: CGPoint) { manual.tap(at: point) }

  /// In a straight line at a steady speed, then at rest for `holdBeforeLift`.
  public func drag(from: CGPoint, to: CGPoint, duration: TimeInterval, holdBeforeLift: TimeInterval = 0) {
    manual.drag(from: from, to: to, duration: duration, holdBeforeLift: holdBeforeLift)
  }

  /// `velocity` is the finger's, in points a second; it leaves the screen at full speed.
  public func flick(from: CGPoint, velocity: CGPoint, duration: TimeInterval = 0.1) {
    manual.flick(from: from, velocity: velocity, duration: duration)
  }

  /// Two fingers side by side; `from` and `to` are their distances.
  public func pinch(at center: CGPoint, from: CGFloat, to: CGFloat, duration: TimeInterval) {
    manual.pinch(at: center, from: from, to: to, duration: duration)
  }

  /// A pointer without a button down comes to `point`, in window coordinates; nil is outside of the window.
  public func hover(at point: CGPoint?, modifiers: UIKeyModifierFlags = []) { manual.hover(at: point, modifiers: modifiers) }

  /// `x` is where on the bar; nil is its middle.
  public func tapStatusBar(at x: CGFloat? = nil) { manual.tapStatusBar(at: x) }

  // MARK: Wheels and keys

  /// One turn of a wheel: a notch of a desktop's wheel is 100 points, and the content travels smoothly; `delta` is positive where
  /// the content offset grows. `precise` stands for a trackpad, which moves the content at once; with `.shift` a vertical turn scrolls
  /// sideways.
  public func scrollWheel(by delta: CGPoint, at point: CGPoint, precise: Bool = false, modifiers: UIKeyModifierFlags = []) {
    manual.scrollWheel(by: delta, at: point, precise: precise, modifiers: modifiers)
  }

  /// Fingers on a trackpad whose platform tells when they come (`.began`) and leave (`.ended`): they drag and fling; `delta` is positive
  /// where the content offset grows.
  public func trackpad(_ phase: UITouch.Phase, by delta: CGPoint = .zero, at point: CGPoint) {
    manual.trackpad(phase, by: delta, at: point)
  }

  /// A key goes down, and up after `duration`; from 0.5 s on it repeats 30 times a second.
  public func key(
    _ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], characters: String = "", heldFor duration: TimeInterval = 0
  ) {
    manual.key(code, modifiers: modifiers, characters: characters, heldFor: duration)
  }

  // MARK: Pixels

  /// What the screen shows now, at the stage's scale; what has changed since the last frame is drawn first.
  public func snapshot() -> UIImage {
    manual.advance(by: 0)
    return UIImage(cgImage: graphics.image(), scale: window.screen.scale, orientation: .up)
  }

  /// Bytes that zoomed and very large drawings keep, as in a window.
  package var tileBytes: Int { graphics.tileBytes }
}
