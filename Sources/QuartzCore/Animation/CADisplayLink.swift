internal import Diagnostics
public import Foundation
public import Selectors

/// The source of frames for display links: a screen's frame driver.
@MainActor package protocol DisplayLinkDriver: AnyObject {
  /// Seconds on the host's clock.
  var now: TimeInterval { get }
  /// Seconds between two refreshes of the display.
  var frameInterval: TimeInterval { get }
  /// Calls `link.frame(at:)` in every frame and retains the link, until `remove`.
  func add(_ link: CADisplayLink)
  func remove(_ link: CADisplayLink)
}

/// Frame rates in frames per second; 0 leaves a bound to the display.
public struct CAFrameRateRange: Hashable, Sendable {
  /// Bounds of the rate; only read where `preferred` is nil (`maximum`), since frames are never added.
  public var minimum, maximum: Float
  /// The desired rate; nil for `maximum`, 0 for every frame of the display.
  public var preferred: Float?

  /// The same as `default`.
  public init() { self = .default }

  /// Stops the program unless the rates are finite.
  public init(minimum: Float, maximum: Float) { self.init(minimum: minimum, maximum: maximum, preferred: nil) }

  /// Stops the program unless the rates are finite.
  public init(minimum: Float, maximum: Float, preferred: Float?) {
    ensure(
      minimum.isFinite && maximum.isFinite && preferred?.isFinite ?? true,
      "CAFrameRateRange(minimum: \(minimum), maximum: \(maximum), preferred: \(preferred ?? 0)): give finite rates")
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// Every frame of the display.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Seconds on the clock of the current host; 0 before there is one.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval { CADisplayLink.currentDriver()?.now ?? 0 }

/// Performs a selector, or calls a closure, once per frame before layout. The link retains the target, or what the closure captures, until
/// `invalidate()`.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// The driver of the current screen.
  package static var currentDriver: () -> (any DisplayLinkDriver)? = { nil }

  /// Begin of the frame in preparation, in seconds on the host's clock; 0 before the first frame.
  open private(set) var timestamp: CFTimeInterval = 0
  /// Time at which the frame in preparation should be shown.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between two frames of the display, regardless of the preferred rate.
  open var duration: CFTimeInterval { (home ?? Self.currentDriver())?.frameInterval ?? 0 }
  /// The display's own rate by default; lower rates skip frames.
  open var preferredFrameRateRange = CAFrameRateRange.default

  private let action: (CADisplayLink) -> Void
  private weak var home: (any DisplayLinkDriver)?
  private var isAdded = false

  /// - Parameter action: Called with the link in each frame; retained until the link is released.
  public init(action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  /// - Parameters:
  ///   - target: Retained until the link is released, as on iOS.
  ///   - sel: Performed with the link in each frame.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { sel.perform(on: target, [$0], for: "CADisplayLink") }
  }

  /// Whether the closure is not called; a paused link requests no frames. False by default.
  open var isPaused = false {
    didSet { if isAdded && isPaused != oldValue { isPaused ? home?.remove(self) : home?.add(self) } }
  }

  /// The preferred rate in frames per second; 0, the default, for the display's own rate.
  open var preferredFramesPerSecond: Int {
    get {
      let rate = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      return Int(exactly: rate.rounded(.towardZero)) ?? 0
    }
    set {
      let rate = Float(newValue)
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// Starts the calls, from the screen that is current at this call; run loop and mode are ignored. Stops the program without a screen.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if isAdded { return }
    guard let driver = Self.currentDriver() else {
      programmingError(
        "CADisplayLink.add(to:forMode:): there is no screen to take frames from; start an application or a stage first")
    }
    (isAdded, home) = (true, driver)
    if !isPaused { driver.add(self) }
  }

  /// The same as `invalidate()`.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends the calls and the retention by the screen. `add(to:forMode:)` may follow.
  open func invalidate() {
    if isAdded && !isPaused { home?.remove(self) }
    isAdded = false
  }

  /// Calls the action, unless `time` comes too early for the preferred rate.
  package func frame(at time: TimeInterval) {
    let rate = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
    let wanted = rate > 0 ? 1 / rate : 0
    // Half a frame too early is nearer to the wanted time than a whole frame too late.
    if timestamp > 0 && time - timestamp < wanted - duration / 2 { return }
    timestamp = time
    targetTimestamp = time + max(wanted, duration)
    action(self)
  }
}
