internal import Diagnostics
public import Foundation

/// The touches that are on the screen at one instant.
///
/// One object serves all touch events of a screen: read what you need during the message, and retain no reference.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event. Here there are touch, press and hover events.
  public enum EventType: Int, Sendable {
    /// `motion` and `remoteControl` never occur.
    case touches, motion, remoteControl, presses
    /// Never occurs: a wheel scrolls without an event.
    case scroll = 10
    /// Movements of a pointer without a pressed button; only recognizers are asked about it, by `shouldReceive(_:)`.
    case hover
    /// Never occurs.
    case transform = 14
  }

  /// The kind of a motion or of a command from a headset; events here have none.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward, remoteControlBeginSeekingForward
    case remoteControlEndSeekingForward
  }

  /// Buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// Bit n - 1 is button n.
    public let rawValue: Int

    /// Bit n - 1 is button n.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Button 1, usually the left one.
    public static let primary = ButtonMask.button(1)
    /// Button 2, usually the right one.
    public static let secondary = ButtonMask.button(2)

    /// The button of that number, counted from 1; a number below 1 is a programming error.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ensure(buttonNumber > 0, "UIEvent.ButtonMask.button(\(buttonNumber)): the first button is 1")
      return ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// `.touches` unless a subclass says otherwise.
  open var type: EventType { .touches }
  /// Always `.none`.
  open var subtype: EventSubtype { .none }
  /// In seconds on the host's clock, which `UITouch.timestamp` and `CADisplayLink` share.
  open internal(set) var timestamp: TimeInterval = 0
  /// The touches that are down or have just ended, of all windows; nil before the first event.
  open internal(set) var allTouches: Set<UITouch>?
  /// Modifier keys held down when the event was made.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The pressed buttons of the pointing device; empty for fingers.
  open internal(set) var buttonMask: ButtonMask = []

  /// An event without touches, for tests of handlers.
  public override init() { super.init() }

  /// The touches that began in `window`; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// The touches that began in `view` itself, not in its subviews; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The touches that `gesture` receives; nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// The touch alone: each position that a device reports is an event of its own. nil for a touch that is not of this event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [touch] : nil }

  /// Empty: positions are not predicted. nil for a touch that is not of this event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [] : nil }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    guard let found = allTouches?.filter(matches), !found.isEmpty else { return nil }
    return found
  }
}
