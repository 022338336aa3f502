internal import Diagnostics
public import Foundation

/// All touches that are on the screen at one instant.
@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
  }

  /// Buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask.button(1)
    public static let secondary = ButtonMask.button(2)

    /// The button of that number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ensure(buttonNumber > 0, "UIEvent.ButtonMask.button(\(buttonNumber)): the first button is 1")
      return ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  open var type: EventType { .touches }
  /// On the host's clock, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var allTouches: Set<UITouch>?
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// Of the pointing device that the touches come from; none for fingers.
  open internal(set) var buttonMask: ButtonMask = []

  public override init() { super.init() }

  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    guard let found = allTouches?.filter(matches), !found.isEmpty else { return nil }
    return found
  }
}
