internal import Foundation
internal import UIKit

extension SceneScript {
  /// Flicks through the middle of the playing field for `duration` seconds, the same ones in every scene: mostly on, some back, some
  /// sideways, every third caught while the content still moves fast. A pinch before them enlarges what can be zoomed, so that it scrolls.
  static func flicks(duration: TimeInterval) -> SceneScript {
    /// From the middle of the finger's way to its ends, as fractions of the field.
    let (on, back) = (CGPoint(x: 0, y: -0.2), CGPoint(x: 0, y: 0.2))
    let (left, right) = (CGPoint(x: -0.25, y: 0), CGPoint(x: 0.25, y: 0))
    let ways = [on, on, left, on, back, on, left, on, on, right, on, back]
    var script = SceneScript(duration: duration)
      .pinch(at: 0.2, CGPoint(x: 0.5, y: 0.5), from: 0.2, to: 0.6, taking: 0.4)
    var (time, index) = (1.5, 0)
    while time < duration - 0.5 {
      let way = ways[index % ways.count]
      script = script.drag(
        at: time, from: CGPoint(x: 0.5 - way.x, y: 0.5 - way.y), to: CGPoint(x: 0.5 + way.x, y: 0.5 + way.y), taking: 0.1)
      time += index % 3 == 2 ? 0.5 : 1.25
      index += 1
    }
    return script
  }
}
