public import Foundation

/// One finger on the screen, from its beginning to its end: the same object all the way.
@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  open internal(set) var phase = Phase.began
  /// On the host's clock, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// How many times the finger came down in the same place in quick succession, this time included.
  open internal(set) var tapCount = 1
  open internal(set) var type = TouchType.direct
  /// The view that was hit at the beginning; it stays the same however far the finger moves. nil once the view is gone.
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?
  /// Those that hear of this touch, from the deepest view outward; nil after its end.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { hearers?.compactMap(\.gesture) }
    set { hearers = newValue?.map { WeakGesture(gesture: $0) } }
  }
  /// Weak: a recognizer holds its touches, and a screen may go while a finger is down.
  private var hearers: [WeakGesture]?

  /// The host's number for the finger.
  package let id: Int
  /// In screen coordinates.
  package internal(set) var screenLocation: CGPoint
  package internal(set) var previousScreenLocation: CGPoint
  var delivery = TouchDelivery.undecided

  package init(id: Int, at location: CGPoint, time: TimeInterval) {
    (self.id, screenLocation, previousScreenLocation, timestamp) = (id, location, location, time)
    super.init()
  }

  /// nil means the touch's window.
  open func location(in view: UIView?) -> CGPoint { point(screenLocation, in: view) }

  /// Where it was at the event before.
  open func previousLocation(in view: UIView?) -> CGPoint { point(previousScreenLocation, in: view) }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let window = window ?? view?.window else { return point }
    let inWindow = window.convertFromParent(point)
    return view.map { window.convert(inWindow, to: $0) } ?? inWindow
  }
}
