internal import CSDL2
internal import Foundation

/// SDL's events as ours. Lives on the display thread.
///
/// The left button is a finger: it touches down, moves and lifts. A touch screen's fingers are themselves; the mouse events that
/// SDL makes up for them are left out.
struct InputTranslator {
  /// Points for one notch of a wheel.
  private static let notch: CGFloat = 48
  private static let mouse = 0

  private var fingers: [SDL_FingerID: Int] = [:]
  private var isMouseDown = false

  mutating func translate(_ event: SDL_Event, in geometry: WindowGeometry, at time: TimeInterval) -> DisplayEvent? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button, in: geometry, at: time)
    case SDL_MOUSEMOTION: motion(event.motion, in: geometry, at: time)
    case SDL_MOUSEWHEEL: wheel(event.wheel, in: geometry, at: time)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: finger(event.tfinger, in: geometry, at: time)
    default: nil
    }
  }

  private mutating func button(_ event: SDL_MouseButtonEvent, in geometry: WindowGeometry, at time: TimeInterval) -> DisplayEvent?
  {
    guard event.button == UInt8(SDL_BUTTON_LEFT), event.which != touchMouseID else { return nil }
    let isDown = event.state == UInt8(SDL_PRESSED)
    guard isDown != isMouseDown else { return nil }
    isMouseDown = isDown
    return .touch(id: Self.mouse, isDown ? .began : .ended, geometry.point(CGFloat(event.x), CGFloat(event.y)), at: time)
  }

  private func motion(_ event: SDL_MouseMotionEvent, in geometry: WindowGeometry, at time: TimeInterval) -> DisplayEvent? {
    guard isMouseDown, event.which != touchMouseID else { return nil }
    return .touch(id: Self.mouse, .moved, geometry.point(CGFloat(event.x), CGFloat(event.y)), at: time)
  }

  private func wheel(_ event: SDL_MouseWheelEvent, in geometry: WindowGeometry, at time: TimeInterval) -> DisplayEvent? {
    guard event.which != touchMouseID else { return nil }
    // Away from the person is positive for SDL, and shows what lies above.
    let delta = CGPoint(x: CGFloat(event.preciseX), y: -CGFloat(event.preciseY))
    let isPrecise = delta.x != delta.x.rounded() || delta.y != delta.y.rounded()
    return .wheel(
      CGPoint(x: delta.x * Self.notch, y: delta.y * Self.notch),
      at: geometry.point(CGFloat(event.mouseX), CGFloat(event.mouseY)), isPrecise: isPrecise, time: time)
  }

  private mutating func finger(_ event: SDL_TouchFingerEvent, in geometry: WindowGeometry, at time: TimeInterval) -> DisplayEvent?
  {
    // A finger's place is a fraction of the window.
    let place = CGPoint(x: CGFloat(event.x) * geometry.size.width, y: CGFloat(event.y) * geometry.size.height)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      let id = (1...).first { id in !fingers.values.contains(id) }!
      fingers[event.fingerId] = id
      return .touch(id: id, .began, place, at: time)
    case SDL_FINGERMOTION: return fingers[event.fingerId].map { .touch(id: $0, .moved, place, at: time) }
    default: return fingers.removeValue(forKey: event.fingerId).map { .touch(id: $0, .ended, place, at: time) }
    }
  }

  /// Lifts every finger without effect: the window lost sight of them.
  mutating func cancelAll(at time: TimeInterval) -> [DisplayEvent] {
    let ids = fingers.values.sorted() + (isMouseDown ? [Self.mouse] : [])
    fingers = [:]
    isMouseDown = false
    return ids.map { .touch(id: $0, .cancelled, .zero, at: time) }
  }
}

/// `SDL_TOUCH_MOUSEID`, a cast that does not come through to Swift.
private let touchMouseID = UInt32.max
