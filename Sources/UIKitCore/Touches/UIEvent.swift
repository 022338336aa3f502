public import Foundation

/// All touches that are on the screen at one instant.
@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
  }

  open var type: EventType { .touches }
  /// On the host's clock, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var allTouches: Set<UITouch>?

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
