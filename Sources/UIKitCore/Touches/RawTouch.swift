package import Foundation

/// What a host knows about one finger at one instant.
package struct RawTouch: Sendable {
  /// The finger, the same from its beginning to its end.
  package var id: Int
  package var phase: UITouch.Phase
  /// In points, screen coordinates.
  package var location: CGPoint
  package var type: UITouch.TouchType
  /// The keys that are held down meanwhile.
  package var modifiers: UIKeyModifierFlags
  /// The buttons that are; none for a finger.
  package var buttons: UIEvent.ButtonMask

  package init(
    id: Int, phase: UITouch.Phase, location: CGPoint, type: UITouch.TouchType = .direct, modifiers: UIKeyModifierFlags = [],
    buttons: UIEvent.ButtonMask = []
  ) {
    (self.id, self.phase, self.location, self.type) = (id, phase, location, type)
    (self.modifiers, self.buttons) = (modifiers, buttons)
  }
}

/// A turn of a wheel or a push on a trackpad.
package struct WheelEvent: Sendable {
  /// In points; positive where the content offset grows.
  package var delta: CGPoint
  /// In points, screen coordinates.
  package var location: CGPoint
  /// Pixels from a trackpad rather than the notches of a wheel.
  package var isPrecise: Bool
  package var timestamp: TimeInterval
  /// Where the platform tells when fingers come to the trackpad and leave it: between that they drag. A platform's own momentum
  /// is left out, since the content has its own.
  package var phase: UITouch.Phase?
  /// The keys that are held down meanwhile.
  package var modifiers: UIKeyModifierFlags

  package init(
    delta: CGPoint, location: CGPoint, isPrecise: Bool, timestamp: TimeInterval, phase: UITouch.Phase? = nil,
    modifiers: UIKeyModifierFlags = []
  ) {
    (self.delta, self.location, self.isPrecise, self.timestamp) = (delta, location, isPrecise, timestamp)
    (self.phase, self.modifiers) = (phase, modifiers)
  }
}
