public import CoreGraphics
public import Foundation

/// Continuous: a pointer is over the view, with no button down. It begins when the pointer comes, changes while it moves, and ends when
/// it leaves or a button goes down.
///
/// Views below the pointer hover together with the views around them; nothing of it keeps touches from anybody. What moves away under
/// a pointer that rests is left at the pointer's next move.
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Where the pointer is, or was last; screen coordinates.
  private var place = CGPoint.zero

  open override func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// No touch is its business.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover && super.shouldReceive(event) }

  /// How far above the screen a pencil is, from 0 to 1; a mouse is on it.
  open var zOffset: CGFloat { 0 }

  /// Of a pencil, in radians; a mouse stands upright.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Of a pencil, in radians from the x axis of `view`; a mouse leans nowhere.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// - Returns: whether that is news.
  func move(to place: CGPoint, _ modifiers: UIKeyModifierFlags) -> Bool {
    defer { (self.place, tracking.modifiers) = (place, modifiers) }
    return place != self.place
  }
}
