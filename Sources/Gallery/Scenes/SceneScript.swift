internal import Foundation
internal import UIKit

/// A finger's doings, written down: what a scene shows of itself when nobody touches it.
///
/// Places are fractions of the scene's `playingField`, so one script fits all sizes; times are in seconds, and fall on the
/// nearest frame.
struct SceneScript {
  struct Touch {
    /// After which frame, counted from the start.
    var frame: Int
    var phase: UITouch.Phase
    /// As a fraction of the playing field.
    var place: CGPoint
  }

  static let framesPerSecond = 60

  private(set) var touches: [Touch] = []
  /// When a recording ends.
  var duration: TimeInterval

  init(duration: TimeInterval) { self.duration = duration }

  /// One finger from `start` to `end`, at an even speed; without a rest before the lift it leaves as a flick.
  func drag(at time: TimeInterval, from start: CGPoint, to end: CGPoint, taking duration: TimeInterval, rest: TimeInterval = 0)
    -> Self
  {
    let steps = max(2, Self.frame(at: duration))
    var script = self
    script.add(.began, at: time, start)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      script.add(.moved, at: time + duration * part, place)
    }
    script.add(.ended, at: time + duration + rest, end)
    return script
  }

  /// A quick swipe up the middle of the playing field; `length` is a fraction of the field's height, negative for downward.
  func flick(at time: TimeInterval, length: CGFloat, x: CGFloat = 0.5, taking duration: TimeInterval = 0.12) -> Self {
    drag(
      at: time, from: CGPoint(x: x, y: 0.55 + length / 2), to: CGPoint(x: x, y: 0.55 - length / 2), taking: duration)
  }

  func tap(at time: TimeInterval, _ place: CGPoint) -> Self {
    var script = self
    script.add(.began, at: time, place)
    script.add(.ended, at: time + 0.05, place)
    return script
  }

  private mutating func add(_ phase: UITouch.Phase, at time: TimeInterval, _ place: CGPoint) {
    touches.append(Touch(frame: Self.frame(at: time), phase: phase, place: place))
  }

  private static func frame(at time: TimeInterval) -> Int { Int((time * Double(framesPerSecond)).rounded()) }
}
