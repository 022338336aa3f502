internal import Diagnostics
public import Foundation

/// Who gives display links their frames: a screen's frame driver.
@MainActor package protocol DisplayLinkDriver: AnyObject {
  /// Seconds on the host's clock.
  var now: TimeInterval { get }
  /// Seconds between two refreshes of the display.
  var frameInterval: TimeInterval { get }
  /// Wants `link.frame(at:)` in every frame, and keeps the link alive, until `remove`.
  func add(_ link: CADisplayLink)
  func remove(_ link: CADisplayLink)
}

/// Frame rates in frames a second; 0 leaves a bound to the display.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum, maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    ensure(
      minimum.isFinite && maximum.isFinite && preferred?.isFinite ?? true,
      "CAFrameRateRange(minimum: \(minimum), maximum: \(maximum), preferred: \(preferred ?? 0)): give finite rates")
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Seconds on the clock of the current host; 0 before there is one.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval { CADisplayLink.currentDriver()?.now ?? 0 }

/// Calls a closure once a frame, before layout. It and all it captures live until `invalidate()`.
///
/// Apple's takes a target and a selector, which need Objective-C; everything else is the same.
@MainActor open class CADisplayLink: NSObject {
  /// The driver of the current screen.
  package static var currentDriver: () -> (any DisplayLinkDriver)? = { nil }

  /// When the frame that is being prepared began; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When it should be on the screen.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between two frames of the display, whatever rate is preferred.
  open var duration: CFTimeInterval { (home ?? Self.currentDriver())?.frameInterval ?? 0 }
  open var preferredFrameRateRange = CAFrameRateRange.default

  private let action: (CADisplayLink) -> Void
  private weak var home: (any DisplayLinkDriver)?
  private var isAdded = false

  public init(action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  /// A paused link wants no frames, and lets the display sleep.
  open var isPaused = false {
    didSet { if isAdded && isPaused != oldValue { isPaused ? home?.remove(self) : home?.add(self) } }
  }

  /// 0 for the display's own rate.
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

  /// Frames come on the main run loop, from the screen that is current now; other loops and modes make no difference.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if isAdded { return }
    guard let driver = Self.currentDriver() else {
      programmingError(
        "CADisplayLink.add(to:forMode:): there is no screen to take frames from; start an application or a stage first")
    }
    (isAdded, home) = (true, driver)
    if !isPaused { driver.add(self) }
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  open func invalidate() {
    if isAdded && !isPaused { home?.remove(self) }
    isAdded = false
  }

  /// `time` is the frame's; a frame that comes too soon for the preferred rate is skipped.
  package func frame(at time: TimeInterval) {
    let rate = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
    let wanted = rate > 0 ? 1 / rate : 0
    // Half a frame early is nearer to the wanted time than a whole frame late.
    if timestamp > 0 && time - timestamp < wanted - duration / 2 { return }
    timestamp = time
    targetTimestamp = time + max(wanted, duration)
    action(self)
  }
}
