internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// A finger on the thumb.
struct SliderDrag {
  /// Points from the middle of the thumb to the finger.
  var grip: CGFloat
  /// The value when the finger went down.
  var start: Float
}

extension UISlider {
  /// The least width and height in points of the area in which a finger grips the thumb: our choice, the size of a finger.
  private static let grabSide: CGFloat = 44

  private func isOnThumb(_ point: CGPoint) -> Bool {
    let place = thumbRect
    return place.insetBy(dx: min(0, (place.width - Self.grabSide) / 2), dy: min(0, (place.height - Self.grabSide) / 2))
      .contains(point)
  }

  func beginDrag(at point: CGPoint, nowAt present: CGPoint, _ event: UIEvent?) -> Bool {
    guard isOnThumb(point) else { return false }
    drag = SliderDrag(grip: point.x - thumbRect.midX, start: value)
    if present != point { continueDrag(to: present, event) }
    return true
  }

  /// The thumb's middle follows the finger; beyond an end the thumb stays until the finger has come back.
  func continueDrag(to point: CGPoint, _ event: UIEvent?) {
    guard let drag else { return }
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard first != last else { return }
    let former = value
    value = value(at: min(max(0, (point.x - drag.grip - first) / (last - first)), 1))
    if isContinuous, value != former { report(event) }
  }

  func endDrag(_ event: UIEvent?) {
    guard let drag else { return }
    self.drag = nil
    if !isContinuous, value != drag.start { report(event) }
  }

  private func report(_ event: UIEvent?) { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }

  func step(by share: CGFloat) {
    guard isEnabled else { return }
    let former = value
    setValue(value(at: min(max(0, fraction + share), 1)), animated: true)
    if value != former { report(nil) }
  }

  /// Whether a recognizer of a view around the slider wants a movement that is the thumb's.
  func claimsFromOthers(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, recognizer.numberOfTouches < 2 else { return false }
    let place = recognizer.location(in: self)
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      let travel = pan.translation(in: self)
      return abs(travel.x) > abs(travel.y) && isOnThumb(CGPoint(x: place.x - travel.x, y: place.y - travel.y))
    case let swipe as UISwipeGestureRecognizer:
      return !swipe.direction.isDisjoint(with: [.left, .right]) && (isTracking || isOnThumb(place))
    default: return false
    }
  }
}
