public import Foundation
internal import UIKitGraphics

/// One key held down: the same object from its beginning to its end.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// What a press did in the present event; `changed` never occurs, as keyboards report no force.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  /// The meaning of a key, derived from its code.
  public enum PressType: Int, Sendable {
    /// The arrow keys.
    case upArrow, downArrow, leftArrow, rightArrow
    /// Return or Enter.
    case select
    /// Escape.
    case menu
    /// A key of remotes; never occurs.
    case playPause
    /// Page Up.
    case pageUp = 30
    /// Page Down; the two others are for remotes and never occur.
    case pageDown, tvRemoteOneTwoThree, tvRemoteFourColors
    /// Any other key. UIKit's values for such keys have no names; this one is not part of UIKit.
    case keyboard = 2000
  }

  /// Time of the last change, in seconds on the host's clock.
  open internal(set) var timestamp: TimeInterval
  /// What the key did in the present event; between events `.stationary`.
  open internal(set) var phase = Phase.began
  /// The key window, or else the frontmost one, at the time the key went down.
  open internal(set) weak var window: UIWindow?
  /// The responder that receives the press first; unchanged until the key comes up.
  open internal(set) weak var responder: UIResponder?
  /// The recognizers that receive the press, from the innermost view outward.
  open var gestureRecognizers: [UIGestureRecognizer]? { hearers.compactMap(\.gesture) }
  var hearers: [WeakGesture] = []
  /// The characters and the code of the key; never nil here.
  open internal(set) var key: UIKey?
  /// Whether a gesture has consumed the press; the responder chain received its cancellation, or never received the press.
  var isTaken = false
  /// Whether the whole responder chain left the press's beginning unhandled.
  var isLeft = false

  init(_ key: UIKey, at time: TimeInterval) {
    (self.key, timestamp) = (key, time)
    super.init()
  }

  /// The meaning of the key; `.keyboard` for all but arrows, Return, Enter, Escape and the page keys.
  open var type: PressType {
    switch key?.keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardReturnOrEnter, .keypadEnter: .select
    case .keyboardEscape: .menu
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: .keyboard
    }
  }

  /// 1 while the key is down and 0 at its end: keyboards report no force.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
}
