internal import CCairo
internal import CoreGraphics
internal import Foundation

extension Replayer {
  /// Runs the cells that meet the clip.
  func paint(_ tiles: PatternTiles) {
    guard let back = state.transform.inverse else { return }
    let outer = state
    let shown = CGRect(x: outer.clip.x0, y: outer.clip.y0, width: outer.clip.width, height: outer.clip.height).applying(back)
    let (columns, rows) = tiles.places(meeting: shown)
    for row in rows {
      for column in columns {
        state.transform = outer.transform.translatedBy(
          x: CGFloat(column) * tiles.step.width, y: CGFloat(row) * tiles.step.height)
        clip(to: tiles.bounds)
        if !state.clip.isEmpty { runInside(tiles.cell) }
        state = outer
      }
    }
  }

  /// A gradient around a point: Cairo paints the colours of a turn once, and each pixel is given that of its direction.
  func paint(_ gradient: Gradient, around center: CGPoint, from angle: CGFloat) {
    guard let back = state.transform.inverse else { return }
    let area = state.clip
    let (turn, drawn) = (colors(of: gradient), PixelBuffer(width: area.width, height: area.height))
    let steps = Double(turn.width) / (2 * .pi)
    for y in 0..<area.height {
      for x in 0..<area.width {
        let place = CGPoint(x: CGFloat(area.x0 + x) + 0.5, y: CGFloat(area.y0 + y) + 0.5).applying(back)
        let direction = (atan2(Double(place.y - center.y), Double(place.x - center.x)) - Double(angle)) * steps
        let step = direction - (direction / Double(turn.width)).rounded(.down) * Double(turn.width)
        drawn.base[y * drawn.width + x] = turn.base[min(Int(step), turn.width - 1)]
      }
    }
    drawn.touch(drawn.bounds)
    drawn.markDirty()
    blend(drawn, at: area, alpha: 1, state.blend)
  }
}
