import CoreGraphics
import Foundation
import QuartzCore

/// A picture of whole pixels, each showing the last opaque thing painted there: fills only, at one pixel a point, sampled at pixel centres.
struct ReferenceRaster: Equatable {
  let width: Int
  let height: Int
  var pixels: [Int]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = [Int](repeating: 0, count: width * height)
  }

  /// Copies what scrolled and repaints the damaged pixels, as a canvas does: erased first, then painted.
  @MainActor mutating func draw(_ frame: CompositedFrame) {
    if let blit = frame.blit { move(blit) }
    var inDamage = [Bool](repeating: false, count: pixels.count)
    for rect in frame.damage {
      for y in max(0, Int(rect.minY))..<min(height, Int(rect.maxY)) {
        for x in max(0, Int(rect.minX))..<min(width, Int(rect.maxX)) {
          inDamage[y * width + x] = true
          pixels[y * width + x] = 0
        }
      }
    }
    var states = [State()]
    for command in frame.list.commands { apply(command, &states, inDamage) }
    precondition(states.count == 1, "save and restore do not match")
  }

  private mutating func move(_ blit: ScrollBlit) {
    let before = pixels
    let (columns, rows) = (Int(blit.area.minX)..<Int(blit.area.maxX), Int(blit.area.minY)..<Int(blit.area.maxY))
    for y in rows where rows.contains(y - blit.dy) {
      for x in columns where columns.contains(x - blit.dx) { pixels[y * width + x] = before[(y - blit.dy) * width + x - blit.dx] }
    }
  }

  private struct State {
    var matrix = CGAffineTransform.identity
    /// In the coordinates they were set in, with the matrix then in force.
    var clips: [(CGRect, CGAffineTransform)] = []
  }

  private mutating func apply(_ command: DrawCommand, _ states: inout [State], _ inDamage: [Bool]) {
    let top = states.count - 1
    switch command {
    case .save: states.append(states[top])
    case .restore: states.removeLast()
    case .concatenate(let t): states[top].matrix = t.concatenating(states[top].matrix)
    case .clipRect(let rect): states[top].clips.append((rect, states[top].matrix.inverted()))
    case .fillRect(let rect, let color): fill(rect, Int((color.red * 1_000_000).rounded()), states[top], inDamage)
    case .beginGroup, .endGroup: break
    default: preconditionFailure("the reference does not know \(command)")
    }
  }

  private mutating func fill(_ rect: CGRect, _ value: Int, _ state: State, _ inDamage: [Bool]) {
    let inverse = state.matrix.inverted()
    for y in 0..<height {
      for x in 0..<width where inDamage[y * width + x] {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        guard Self.holds(rect, point.applying(inverse)) else { continue }
        if state.clips.allSatisfy({ Self.holds($0.0, point.applying($0.1)) }) { pixels[y * width + x] = value }
      }
    }
  }

  private static func holds(_ r: CGRect, _ p: CGPoint) -> Bool {
    p.x >= r.minX - 1e-9 && p.x < r.maxX - 1e-9 && p.y >= r.minY - 1e-9 && p.y < r.maxY - 1e-9
  }
}

/// A layer without implicit animations.
final class StillLayer: CALayer {
  override func action(forKey key: String) -> (any CAAction)? { nil }
}

final class StillReplicator: CAReplicatorLayer {
  override func action(forKey key: String) -> (any CAAction)? { nil }
}
