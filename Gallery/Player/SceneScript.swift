internal import Foundation
internal import UIKit

/// Scripted touches that demonstrate a scene without a person.
///
/// Places are fractions of the scene's `playingField` or of an element that is named by its accessibility label, so one script fits all
/// sizes; times are in seconds and rounded to the nearest frame.
struct SceneScript {
  struct Touch {
    /// The frame after which the touch is sent, counted from the start.
    var frame: Int
    var phase: UITouch.Phase
    /// As a fraction of the playing field, or of the element.
    var place: CGPoint
    /// The accessibility label of an element on the screen; nil for the playing field.
    var label: String?
    /// The finger's identifier.
    var id = 0
  }

  static let framesPerSecond = 60

  private(set) var touches: [Touch] = []
  /// Frames after which the status bar is tapped; the stage takes the tap although it shows no status bar.
  private(set) var statusBarTaps: [Int] = []
  /// Text and the frame after which it is typed, in order.
  private(set) var typedTexts: [(frame: Int, text: String)] = []
  /// The length of a recording, in seconds.
  var duration: TimeInterval

  init(duration: TimeInterval) { self.duration = duration }

  /// One finger from `start` to `end` at constant speed; without a `rest` before the lift the finger leaves with a velocity, as in a flick.
  func drag(at time: TimeInterval, from start: CGPoint, to end: CGPoint, taking duration: TimeInterval, rest: TimeInterval = 0)
    -> Self
  { drag(at: time, from: start, to: end, on: nil, hold: 0, taking: duration, rest: rest) }

  /// One finger that rests on the middle of the element with that accessibility label, then moves down by so many of its heights, and leaves
  /// without a velocity.
  func drag(at time: TimeInterval, on label: String, hold: TimeInterval, by heights: CGFloat, taking duration: TimeInterval)
    -> Self
  {
    let middle = CGPoint(x: 0.5, y: 0.5)
    return drag(
      at: time, from: middle, to: CGPoint(x: middle.x, y: middle.y + heights), on: label, hold: hold, taking: duration, rest: 0.3)
  }

  private func drag(
    at time: TimeInterval, from start: CGPoint, to end: CGPoint, on label: String?, hold: TimeInterval,
    taking duration: TimeInterval, rest: TimeInterval
  ) -> Self {
    let steps = max(2, Self.frame(at: duration))
    var script = self
    script.add(.began, at: time, start, label)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      script.add(.moved, at: time + hold + duration * part, place, label)
    }
    script.add(.ended, at: time + hold + duration + rest, end, label)
    return script
  }

  /// A quick swipe up the centre of the playing field; `length` is a fraction of the field's height, negative for a downward swipe.
  func flick(at time: TimeInterval, length: CGFloat, x: CGFloat = 0.5, taking duration: TimeInterval = 0.12) -> Self {
    drag(
      at: time, from: CGPoint(x: x, y: 0.55 + length / 2), to: CGPoint(x: x, y: 0.55 - length / 2), taking: duration)
  }

  func tap(at time: TimeInterval, _ place: CGPoint) -> Self { tap(at: time, place, nil) }

  /// Taps the middle of the element with that accessibility label; nothing is tapped where none is on the screen.
  func tap(at time: TimeInterval, on label: String) -> Self { tap(at: time, CGPoint(x: 0.5, y: 0.5), label) }

  private func tap(at time: TimeInterval, _ place: CGPoint, _ label: String?) -> Self {
    var script = self
    script.add(.began, at: time, place, label)
    script.add(.ended, at: time + 0.05, place, label)
    return script
  }

  func doubleTap(at time: TimeInterval, _ place: CGPoint) -> Self { tap(at: time, place).tap(at: time + 0.18, place) }

  /// Two fingers side by side; `start` and `end` are the distances between the fingers, as fractions of the field's width.
  func pinch(at time: TimeInterval, _ center: CGPoint, from start: CGFloat, to end: CGFloat, taking duration: TimeInterval)
    -> Self
  {
    let steps = max(2, Self.frame(at: duration))
    var script = self
    for step in -1...steps + 1 {
      let part = min(max(0, CGFloat(step) / CGFloat(steps)), 1)
      let distance = start + (end - start) * part
      let phase: UITouch.Phase = step < 0 ? .began : step > steps ? .ended : .moved
      for (id, side) in [(0, -0.5), (1, 0.5)] {
        script.add(phase, at: time + duration * part, CGPoint(x: center.x + side * distance, y: center.y), id: id)
      }
    }
    return script
  }

  func tapStatusBar(at time: TimeInterval) -> Self {
    var script = self
    script.statusBarTaps.append(Self.frame(at: time))
    return script
  }

  /// Types a character every `rhythm` seconds.
  func typing(at time: TimeInterval, _ text: String, rhythm: TimeInterval = 0.15) -> Self {
    var script = self
    for (index, character) in text.enumerated() {
      script.typedTexts.append((Self.frame(at: time + Double(index) * rhythm), String(character)))
    }
    return script
  }

  private mutating func add(_ phase: UITouch.Phase, at time: TimeInterval, _ place: CGPoint, _ label: String? = nil, id: Int = 0)
  {
    touches.append(Touch(frame: Self.frame(at: time), phase: phase, place: place, label: label, id: id))
  }

  private static func frame(at time: TimeInterval) -> Int { Int((time * Double(framesPerSecond)).rounded()) }
}
