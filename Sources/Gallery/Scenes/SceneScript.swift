internal import Foundation
internal import UIKit

/// A finger's doings, written down: what a scene shows of itself when nobody touches it.
///
/// Places are fractions of the screen, so one script fits all sizes; times are in seconds.
struct SceneScript {
  struct Touch {
    var time: TimeInterval
    var phase: UITouch.Phase
    /// As a fraction of the screen.
    var place: CGPoint
  }

  /// On the grid of the stage's frames, so that a touch comes with a frame and asks for none of its own.
  private static let samplesPerSecond = 60.0

  private(set) var touches: [Touch] = []
  /// When a recording ends.
  var duration: TimeInterval

  init(duration: TimeInterval) { self.duration = duration }

  /// One finger from `start` to `end`, at an even speed; without a rest before the lift it leaves as a flick.
  func drag(at time: TimeInterval, from start: CGPoint, to end: CGPoint, taking duration: TimeInterval, rest: TimeInterval = 0)
    -> Self
  {
    let steps = max(2, Int((duration * Self.samplesPerSecond).rounded()))
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

  /// A quick swipe up the middle of the screen; `length` is a fraction of its height, negative for downward.
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
    let time = (time * Self.samplesPerSecond).rounded() / Self.samplesPerSecond
    touches.append(Touch(time: time, phase: phase, place: place))
  }
}
