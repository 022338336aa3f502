public import Foundation

/// One key that is held down, from its beginning to its end: the same object all the way.
@MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow
    /// Return or Enter.
    case select
    /// Escape.
    case menu
    case playPause
    case pageUp = 30
    case pageDown, tvRemoteOneTwoThree, tvRemoteFourColors
    /// Any other key; UIKit has numbers without names for these.
    case keyboard = 2000
  }

  /// On the host's clock, in seconds.
  open internal(set) var timestamp: TimeInterval
  open internal(set) var phase = Phase.began
  open internal(set) weak var window: UIWindow?
  /// The first in the chain that hears of it.
  open internal(set) weak var responder: UIResponder?
  /// Those that hear of this press, from the innermost view outward.
  open var gestureRecognizers: [UIGestureRecognizer]? { hearers.compactMap(\.gesture) }
  var hearers: [WeakGesture] = []
  open internal(set) var key: UIKey?
  /// A gesture has taken it: the chain has heard that it was cancelled, or never heard of it.
  var isTaken = false
  /// Nobody in the chain kept its beginning for himself.
  var isLeft = false

  init(_ key: UIKey, at time: TimeInterval) {
    (self.key, timestamp) = (key, time)
    super.init()
  }

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

  /// From 0 to 1; a keyboard knows 1 alone.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
}
