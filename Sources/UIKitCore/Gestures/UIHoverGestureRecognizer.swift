public import CoreGraphics
public import Foundation

/// Continuous: a pointer over the view without a pressed button. Begins when the pointer enters, changes while it moves, and ends when it
/// leaves or a button goes down.
///
/// Views under the pointer and their ancestors hover together; hovering withholds no touches from anybody. A view that moves away under a
/// resting pointer ends its hovering at the pointer's next movement.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The pointer's current or last position; screen coordinates.
  private var place = CGPoint.zero

  open override func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Receives hovering only, no touches.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover && super.shouldReceive(event) }

  /// Height of a pencil above the screen, from 0 to 1; always 0 for a mouse.
  open var zOffset: CGFloat { 0 }

  /// Angle of a pencil to the screen in radians; always upright for a mouse.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Direction of a pencil in radians from the x axis of `view`; always 0 for a mouse.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The same direction as a vector; always 1, 0 for a mouse.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Moves the pointer.
  ///
  /// - Returns: whether the position has changed.
  func move(to place: CGPoint, _ modifiers: UIKeyModifierFlags) -> Bool {
    defer { (self.place, tracking.modifiers) = (place, modifiers) }
    return place != self.place
  }
}
