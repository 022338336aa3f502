internal import CSDL2
internal import Foundation
internal import UIKitCore

/// Converts SDL's events. Used on the display thread.
///
/// The left mouse button acts as a finger: it touches down, moves and lifts; the right and the middle one do so as other buttons. While
/// one is down the others are ignored. For touch screens the mouse events that SDL synthesizes are ignored.
struct InputTranslator {
  /// Points per notch of a wheel. Our choice, near Chromium's 100 to 120 px; GTK uses the view's height to the power of 2/3, which is 90
  /// for a view of 850.
  static let notch: CGFloat = 100
  /// Points per trackpad unit of SDL, which divides Wayland's points by 10.
  static let trackpadUnit: CGFloat = 10
  /// The id of the finger that stands for the mouse.
  static let mouse = 0

  private var fingers: [SDL_FingerID: Int] = [:]
  /// The button that is down.
  private var pressed: UIEvent.ButtonMask?
  private var lastPrecise = -TimeInterval.infinity

  /// - Parameters:
  ///   - modifiers: The modifier keys held down.
  ///   - text: The text written by a key press.
  mutating func translate(
    _ event: SDL_Event, in geometry: WindowGeometry, at time: TimeInterval, modifiers: UIKeyModifierFlags = [],
    text: String? = nil
  ) -> DisplayEvent? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button, in: geometry, modifiers, at: time)
    case SDL_MOUSEMOTION: motion(event.motion, in: geometry, modifiers, at: time)
    case SDL_MOUSEWHEEL: wheel(event.wheel, in: geometry, modifiers, at: time)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: finger(event.tfinger, in: geometry, modifiers, at: time)
    case SDL_KEYDOWN, SDL_KEYUP: RawKey(event.key, text: text).map { .key($0, at: time) }
    default: nil
    }
  }

  private mutating func button(
    _ event: SDL_MouseButtonEvent, in geometry: WindowGeometry, _ modifiers: UIKeyModifierFlags, at time: TimeInterval
  ) -> DisplayEvent? {
    if event.which == touchMouseID { return nil }
    if event.button == UInt8(SDL_BUTTON_X1) { return event.state == UInt8(SDL_PRESSED) ? .back(at: time) : nil }
    guard let button = Self.buttons[event.button] else { return nil }
    let isDown = event.state == UInt8(SDL_PRESSED)
    guard isDown ? pressed == nil : pressed == button else { return nil }
    pressed = isDown ? button : nil
    let place = geometry.point(CGFloat(event.x), CGFloat(event.y))
    return .touch(Self.pressedMouse(isDown ? .began : .ended, at: place, modifiers, button), at: time)
  }

  private func motion(
    _ event: SDL_MouseMotionEvent, in geometry: WindowGeometry, _ modifiers: UIKeyModifierFlags, at time: TimeInterval
  ) -> DisplayEvent? {
    guard event.which != touchMouseID else { return nil }
    let place = geometry.point(CGFloat(event.x), CGFloat(event.y))
    guard let pressed else { return .hover(place, modifiers, at: time) }
    return .touch(Self.pressedMouse(.moved, at: place, modifiers, pressed), at: time)
  }

  private mutating func wheel(
    _ event: SDL_MouseWheelEvent, in geometry: WindowGeometry, _ modifiers: UIKeyModifierFlags, at time: TimeInterval
  ) -> DisplayEvent? {
    guard event.which != touchMouseID else { return nil }
    // SDL counts scrolling away from the person as positive, which reveals content above.
    let delta = CGPoint(x: CGFloat(event.preciseX), y: -CGFloat(event.preciseY))
    if isFine(delta) { lastPrecise = time }
    let isPrecise = time - lastPrecise < Self.pause
    let unit = isPrecise ? Self.trackpadUnit : Self.notch
    return .wheel(
      CGPoint(x: delta.x * unit, y: delta.y * unit), at: geometry.point(CGFloat(event.mouseX), CGFloat(event.mouseY)),
      isPrecise: isPrecise, modifiers, time: time)
  }

  /// Seconds after which a trackpad that reported whole notches counts as a wheel again. Our choice.
  private static let pause = 0.2

  /// Finer than an eighth of a notch, the resolution of high-resolution wheels: a trackpad. SDL does not report the device.
  private func isFine(_ delta: CGPoint) -> Bool {
    let (x, y) = (delta.x * 8, delta.y * 8)
    return x != x.rounded() || y != y.rounded()
  }

  private mutating func finger(
    _ event: SDL_TouchFingerEvent, in geometry: WindowGeometry, _ modifiers: UIKeyModifierFlags, at time: TimeInterval
  ) -> DisplayEvent? {
    // A finger's position is a fraction of the window.
    let place = CGPoint(x: CGFloat(event.x) * geometry.size.width, y: CGFloat(event.y) * geometry.size.height)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      let id = (1...).first { id in !fingers.values.contains(id) }!
      fingers[event.fingerId] = id
      return .touch(RawTouch(id: id, phase: .began, location: place, modifiers: modifiers), at: time)
    case SDL_FINGERMOTION:
      return fingers[event.fingerId].map {
        .touch(RawTouch(id: $0, phase: .moved, location: place, modifiers: modifiers), at: time)
      }
    default:
      return fingers.removeValue(forKey: event.fingerId).map {
        .touch(RawTouch(id: $0, phase: .ended, location: place, modifiers: modifiers), at: time)
      }
    }
  }

  /// Cancels every touch, since the window no longer receives its events.
  mutating func cancelAll(at time: TimeInterval) -> [DisplayEvent] {
    var cancelled = fingers.values.sorted().map { RawTouch(id: $0, phase: .cancelled, location: .zero) }
    if let pressed { cancelled.append(Self.pressedMouse(.cancelled, at: .zero, [], pressed)) }
    fingers = [:]
    pressed = nil
    return cancelled.map { .touch($0, at: time) }
  }

  private static let buttons: [UInt8: UIEvent.ButtonMask] = [
    UInt8(SDL_BUTTON_LEFT): .primary, UInt8(SDL_BUTTON_RIGHT): .secondary, UInt8(SDL_BUTTON_MIDDLE): .button(3),
  ]

  private static func pressedMouse(
    _ phase: UITouch.Phase, at place: CGPoint, _ modifiers: UIKeyModifierFlags, _ button: UIEvent.ButtonMask
  ) -> RawTouch {
    RawTouch(id: mouse, phase: phase, location: place, type: .indirectPointer, modifiers: modifiers, buttons: button)
  }
}

/// `SDL_TOUCH_MOUSEID`, a cast that is not imported into Swift.
private let touchMouseID = UInt32.max
