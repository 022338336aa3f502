package import Foundation

/// The state of one finger at one instant, as a host reports it.
package struct RawTouch: Sendable {
  /// Identifier of the finger, unchanged from `.began` to `.ended`.
  package var id: Int
  package var phase: UITouch.Phase
  /// Screen coordinates, in points.
  package var location: CGPoint
  package var type: UITouch.TouchType
  /// Modifier keys held down at that time.
  package var modifiers: UIKeyModifierFlags
  /// Mouse buttons held down; empty for a finger.
  package var buttons: UIEvent.ButtonMask

  package init(
    id: Int, phase: UITouch.Phase, location: CGPoint, type: UITouch.TouchType = .direct, modifiers: UIKeyModifierFlags = [],
    buttons: UIEvent.ButtonMask = []
  ) {
    (self.id, self.phase, self.location, self.type) = (id, phase, location, type)
    (self.modifiers, self.buttons) = (modifiers, buttons)
  }

  /// Whether a pointer presses buttons without the primary one.
  var isOtherButton: Bool { type == .indirectPointer && !buttons.isEmpty && !buttons.contains(.primary) }
}

/// One event of a wheel or trackpad.
package struct WheelEvent: Sendable {
  /// Scroll distance in points; positive values increase the content offset.
  package var delta: CGPoint
  /// Screen coordinates, in points.
  package var location: CGPoint
  /// Whether the distance comes from a trackpad, in pixels; false for the notches of a wheel.
  package var isPrecise: Bool
  package var timestamp: TimeInterval
  /// The phase of the fingers on a trackpad, on platforms that report phases: between `.began` and `.ended` the fingers drag. Hosts drop
  /// the platform's own momentum events, since the scroll view decelerates by itself.
  package var phase: UITouch.Phase?
  /// Modifier keys held down at that time.
  package var modifiers: UIKeyModifierFlags

  package init(
    delta: CGPoint, location: CGPoint, isPrecise: Bool, timestamp: TimeInterval, phase: UITouch.Phase? = nil,
    modifiers: UIKeyModifierFlags = []
  ) {
    (self.delta, self.location, self.isPrecise, self.timestamp) = (delta, location, isPrecise, timestamp)
    (self.phase, self.modifiers) = (phase, modifiers)
  }
}
