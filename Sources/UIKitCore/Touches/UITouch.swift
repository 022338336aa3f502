public import Foundation

/// One finger on the screen, or a mouse with a button down: the same object from its beginning to its end.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What a touch did in the present event.
  public enum Phase: Int, Sendable {
    /// `stationary` means unchanged while other fingers moved. The three `region` phases are for hovering and never occur.
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The device of a touch. Fingers are `direct`, mice `indirectPointer`; the others never occur.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  /// What the finger did in the present event; between events, in the last one.
  open internal(set) var phase = Phase.began
  /// Time of the last change, in seconds on the host's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// Length of the sequence of taps at one place that this touch belongs to, this touch included; at least 1. A sequence breaks after
  /// 0.35 s or at a distance of 45 points (our choice).
  open internal(set) var tapCount = 1
  /// `.direct` for fingers and `.indirectPointer` for mice; unchanged throughout.
  open internal(set) var type = TouchType.direct
  /// The view that was hit at the beginning, however far the finger moves since; nil once the view is deallocated, or if none was hit.
  open internal(set) weak var view: UIView?
  /// The window that was hit at the beginning; nil if none was hit.
  open internal(set) weak var window: UIWindow?
  /// The recognizers that receive the touch, from the deepest view outward; nil after its end.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { hearers?.compactMap(\.gesture) }
    set { hearers = newValue?.map { WeakGesture(gesture: $0) } }
  }
  /// Weak references: a recognizer retains its touches, and a screen may be deallocated while a finger is down.
  private var hearers: [WeakGesture]?

  /// The host's identifier of the finger.
  package let id: Int
  /// Screen coordinates, in points.
  package internal(set) var screenLocation: CGPoint
  package internal(set) var previousScreenLocation: CGPoint
  var delivery = TouchDelivery.undecided

  package init(id: Int, at location: CGPoint, time: TimeInterval) {
    (self.id, screenLocation, previousScreenLocation, timestamp) = (id, location, location, time)
    super.init()
  }

  /// Always 0, as on devices that do not measure it.
  open var force: CGFloat { 0 }

  /// Always 0: `force` is not measured.
  open var maximumPossibleForce: CGFloat { 0 }

  /// Always 0: no host reports how large a finger is.
  open var majorRadius: CGFloat { 0 }

  /// Always 0.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The finger's position in `view`'s coordinates, or in those of its window if nil.
  open func location(in view: UIView?) -> CGPoint { point(screenLocation, in: view) }

  /// The finger's position at the event before, in `view`'s coordinates, or in those of its window if nil.
  open func previousLocation(in view: UIView?) -> CGPoint { point(previousScreenLocation, in: view) }

  /// Equal to `location(in:)`: no host reports more precise positions.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Equal to `previousLocation(in:)`: no host reports more precise positions.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let window = window ?? view?.window else { return point }
    let inWindow = window.convertFromParent(point)
    return view.map { window.convert(inWindow, to: $0) } ?? inWindow
  }
}
