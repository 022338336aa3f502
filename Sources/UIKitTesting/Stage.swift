public import Foundation
internal import ManualHost
internal import QuartzCore
internal import UIKitAccessibility
internal import UIKitApp
public import UIKitCore
public import UIKitGraphics

/// A simulated device with a window, a virtual clock and fingers, for deterministic tests.
///
/// Time advances only in `advance`, `settle` and calls with a `duration`. The stage drives frames, animations, display links, the
/// framework's own timers, `schedule(after:_:)` and tasks that sleep on `clock`. Foundation's `Timer`, `DispatchQueue` and `Task.sleep`
/// run in real time and are not driven.
@preconcurrency @MainActor public final class Stage {
  let manual: ManualStage
  private var graphics: StageGraphics { manual.host.graphics as! StageGraphics }
  private let usesFixedFont: Bool
  /// Opens the windows of further scenes.
  private(set) lazy var sceneHost = StageScenes(self)
  /// The app that was launched, and its delegate.
  var app: (life: AppLife, delegate: any UIApplicationDelegate)?
  /// The desktop around the app: what it answers, and what the app has asked of it.
  public private(set) lazy var desktop = StageDesktop(self)
  /// The keychain that the app's code reaches: empty at first, in memory.
  public let keychain = StageKeychain()

  /// - Parameters:
  ///   - size: Points; the window fills the screen.
  ///   - scale: Device pixels per point.
  ///   - safeAreaInsets: What the device's notch and status bar cover of the screen, in points.
  ///   - framesPerSecond: The rate of the virtual display.
  ///   - usesFixedFont: Whether text is measured by a font with fixed metrics, half an em a letter, and each letter is drawn as a box:
  ///     pictures and layouts are then the same whatever fonts are installed.
  public init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, safeAreaInsets: UIEdgeInsets = .zero,
    framesPerSecond: Int = 60, usesFixedFont: Bool = false
  ) {
    ManualStage.requireLegal(size: size, scale: scale, framesPerSecond: framesPerSecond)
    self.usesFixedFont = usesFixedFont
    let graphics = StageGraphics(size: size, scale: scale, usesFixedFont: usesFixedFont)
    manual = ManualStage(
      size: size, scale: scale, safeAreaInsets: safeAreaInsets, framesPerSecond: framesPerSecond, graphics: graphics)
    graphics.whole = { [unowned compositor = manual.screen.compositor] in compositor.wholePicture() }
    manual.screen.onOrientationsChange = { [weak self] in self?.leaveForbiddenOrientation() }
    manual.screen.history = { [weak self] in self?.history ?? "" }
    manual.sleepers = clock
    clock.stage = self
    // Records what the app posts from now on.
    _ = manual.screen.accessibilityState
    LiveStages.add(self)
    _ = desktop
  }

  deinit { clock.end() }

  /// Opens another window, as large as the one in front.
  func openSurface() -> ManualSurface {
    let screen = manual.screen
    let graphics = StageGraphics(size: screen.bounds.size, scale: screen.scale, usesFixedFont: usesFixedFont)
    let surface = manual.openSurface(graphics: graphics)
    graphics.whole = { [unowned compositor = surface.screen.compositor] in compositor.wholePicture() }
    graphics.drawsEveryFrame = drawsEveryFrame
    surface.screen.onOrientationsChange = screen.onOrientationsChange
    surface.screen.history = screen.history
    surface.screen.accessibilitySettings = screen.accessibilitySettings
    return surface
  }

  /// The key window, visible, with the size of the screen; of a launched app, the key window of the scene in front.
  public var window: UIWindow { app == nil ? manual.window : manual.screen.keyWindow ?? manual.window }

  /// The window's root view controller; nil at first.
  public var rootViewController: UIViewController? {
    get { window.rootViewController }
    set { window.rootViewController = newValue }
  }

  /// Resizes the window, as turning a device does: view controllers receive `viewWillTransition(to:with:)`, and views that fill the window
  /// get their new sizes at once, or animated over `duration` seconds (turning a phone lasts about 0.3).
  ///
  /// Of an app with several scenes, the window in front is resized.
  public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets = .zero, duration: TimeInterval = 0) {
    graphics.resize(to: size, scale: window.screen.scale)
    manual.resize(to: size, safeAreaInsets: safeAreaInsets, duration: duration)
  }

  func changeDisplay(scale: CGFloat, framesPerSecond: Int) {
    let screen = manual.screen
    graphics.resize(to: screen.bounds.size, scale: scale)
    manual.driver.resize(
      to: screen.bounds.size, scale: scale, safeAreaInsets: screen.safeAreaInsets, framesPerSecond: framesPerSecond)
  }

  // MARK: Settings of the person

  /// Those of all windows, which share the settings.
  var screens: [UIScreen] { manual.surfaces.map(\.screen) }

  /// The screen's light or dark style; light at first.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { window.screen.userInterfaceStyle }
    set { for screen in screens { screen.userInterfaceStyle = newValue } }
  }

  /// The screen's text size; `.large` at first, as on iOS.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { window.screen.contentSizeCategory }
    set { for screen in screens.reversed() { screen.contentSizeCategory = newValue } }
  }

  /// The languages that the person reads, as in `["ar", "en"]`, the preferred one first; empty at first: the app's development language. An
  /// app adopts them at its launch; `-AppleLanguages` among the arguments of `launch(_:arguments:)` sets them too.
  public var preferredLanguages: [String] {
    get { window.screen.appResources.languages ?? [] }
    set { window.screen.appResources.languages = newValue }
  }

  /// The addresses that the app has opened, in order: `UIApplication.open(_:options:completionHandler:)` opens nothing here.
  public var openedURLs: [URL] { manual.surfaces.flatMap(\.host.openedURLs) }

  // MARK: Time

  /// Seconds on the virtual clock, from 0.
  public var time: TimeInterval { manual.time }

  /// The date and the time of day that date pickers begin with, and that they show as today: 9 January 2007, 9:41 in UTC at the time 0,
  /// unless a test sets another one. It goes on with `time`.
  public var date: Date {
    get { manual.date }
    set { manual.date = newValue }
  }

  /// The virtual clock for code that sleeps on a `Clock`.
  nonisolated public let clock = StageClock()

  /// Runs every frame, timer and layout that is due within `seconds`, in order, and a frame at the end. Frames are at multiples of
  /// 1/`framesPerSecond`. Stops the program if `seconds` is negative or not finite.
  public func advance(by seconds: TimeInterval) { manual.advance(by: seconds) }

  /// Advances frame by frame until nothing moves, no timer is pending and no task sleeps on the clock.
  ///
  /// - Throws: `NotSettled` after `limit` seconds of virtual time, with the names of what still moves.
  public func settle(limit: TimeInterval = 10) throws(NotSettled) {
    if !isAtRest(within: limit) { throw notSettled(after: limit) }
  }

  /// Advances as `settle(limit:)` does; false if something still moves after `limit` seconds.
  @discardableResult func isAtRest(within limit: TimeInterval) -> Bool { manual.settle(limit: limit) }

  /// When the next timer fires or the next task wakes; nil for none.
  var nextDue: TimeInterval? { manual.nextDue }

  /// Runs `action` once, `delay` seconds of virtual time from now.
  ///
  /// The stage retains `action` until then: capture the stage weakly, for example inside `self`, to avoid a retain cycle.
  public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    manual.driver.schedule(after: delay, action)
  }

  // MARK: Fingers

  /// Sends one touch now; `point` is in window coordinates, `id` distinguishes fingers. A phase that does not follow from the previous one
  /// stops the program.
  public func touch(_ phase: UITouch.Phase, at point: CGPoint, id: Int = 0) { manual.touch(phase, at: point, id: id) }

  /// Touches down now, and up 0.05 s later.
  public func tap(at point: CGPoint) { manual.tap(at: point) }

  /// Moves a finger along a straight line at constant speed over `duration` seconds, then holds it for `holdBeforeLift` seconds. Points are
  /// in window coordinates.
  public func drag(from: CGPoint, to: CGPoint, duration: TimeInterval, holdBeforeLift: TimeInterval = 0) {
    manual.drag(from: from, to: to, duration: duration, holdBeforeLift: holdBeforeLift)
  }

  /// Drags at `velocity`, in points per second, for `duration` seconds, and lifts at full speed.
  public func flick(from: CGPoint, velocity: CGPoint, duration: TimeInterval = 0.1) {
    manual.flick(from: from, velocity: velocity, duration: duration)
  }

  /// Moves two fingers side by side around `center`; a spread is their distance in points.
  public func pinch(
    at center: CGPoint, fromSpread: CGFloat, toSpread: CGFloat, duration: TimeInterval = 0.3
  ) {
    manual.pinch(at: center, fromSpread: fromSpread, toSpread: toSpread, duration: duration)
  }

  /// Moves a pointer without a pressed button to `point`, in window coordinates; nil for outside the window.
  public func hover(at point: CGPoint?, modifiers: UIKeyModifierFlags = []) { manual.hover(at: point, modifiers: modifiers) }

  /// Clicks with a mouse button: `.secondary` opens context menus. Points are in window coordinates.
  public func click(at point: CGPoint, buttons: UIEvent.ButtonMask = .primary) { manual.click(at: point, buttons: buttons) }

  /// Presses, moves or releases a mouse button.
  public func mouse(_ phase: UITouch.Phase, at point: CGPoint, buttons: UIEvent.ButtonMask = .primary) {
    manual.mouse(phase, at: point, buttons: buttons)
  }

  /// Taps the status bar at `x`, in points from the left edge; nil for its middle.
  public func tapStatusBar(at x: CGFloat? = nil) { manual.tapStatusBar(at: x) }

  // MARK: Wheels and keys

  /// Turns a wheel once. `delta` is in points, positive where the content offset grows; a notch of a desktop's wheel is 100 points, and the
  /// content travels smoothly. With `precise`, as for a trackpad, the content moves at once; with `.shift` a vertical turn scrolls
  /// sideways.
  public func scrollWheel(by delta: CGPoint, at point: CGPoint, precise: Bool = false, modifiers: UIKeyModifierFlags = []) {
    manual.scrollWheel(by: delta, at: point, precise: precise, modifiers: modifiers)
  }

  /// Sends an event of a trackpad that reports when fingers come (`.began`) and leave (`.ended`): they drag and flick. `delta` is in
  /// points, positive where the content offset grows.
  public func trackpad(_ phase: UITouch.Phase, by delta: CGPoint = .zero, at point: CGPoint) {
    manual.trackpad(phase, by: delta, at: point)
  }

  /// Presses a key for `duration` seconds; from 0.5 s on the key repeats 30 times per second.
  public func key(
    _ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], characters: String = "", heldFor duration: TimeInterval = 0
  ) {
    manual.key(code, modifiers: modifiers, characters: characters, heldFor: duration)
  }

  /// Types text into the first responder, a key for each character: Return for a line feed, Tab for a tab, Backspace for U+0008. Takes no
  /// virtual time.
  public func typeText(_ text: String) { manual.typeText(text) }

  // MARK: Pixels

  /// The screen's present picture at the stage's scale, after drawing pending changes. Pixels are drawn by this call alone.
  public func snapshot() -> UIImage {
    manual.advance(by: 0)
    return UIImage(cgImage: graphics.image(), scale: window.screen.scale, orientation: .up)
  }

  /// Whether each frame draws its changes over the pixels of the frame before, as a window does: for measurements of a frame's whole cost.
  /// False at first, when `snapshot()` draws the whole screen, and frames without a snapshot draw nothing.
  public var drawsEveryFrame: Bool {
    get { graphics.drawsEveryFrame }
    set { graphics.drawsEveryFrame = newValue }
  }

  // MARK: Frames

  /// Calls `report` after each frame with the work that it did, timed by `clock`, in microseconds.
  package func traceFrames(clock: @escaping () -> Int, _ report: @escaping (FrameLine) -> Void) {
    manual.host.clock = clock
    manual.driver.trace = FrameTrace(report: report)
  }

  /// The last events and frames.
  var journal: StageJournal { manual.journal }

  /// Number of frames so far in which something had changed.
  var presentCount: Int { manual.host.presentCount }

  /// Number of times that pixels were drawn so far.
  package var drawnCount: Int { graphics.drawnCount }

  /// Bytes of the raster tiles of zoomed and very large drawings, as in a window.
  package var tileBytes: Int { graphics.tileBytes }
}
