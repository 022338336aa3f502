package import CoreGraphics
package import Foundation

/// What has to be drawn to bring the screen up to date.
package struct CompositedFrame {
  /// What to do first: pixels of the last frame that are right elsewhere.
  package var blit: ScrollBlit?
  /// In points, screen coordinates, on whole device pixels, disjoint; never empty.
  package var damage: [CGRect]
  /// The whole picture inside the damage, from the back to the front, in points.
  package var list: DisplayList
  /// Opaque painting covers every pixel of the damage, so nothing of what was there shows: a canvas need not erase it first.
  package var isOpaque: Bool

  package init(damage: [CGRect], list: DisplayList, isOpaque: Bool = false, blit: ScrollBlit? = nil) {
    (self.damage, self.list, self.isOpaque, self.blit) = (damage, list, isOpaque, blit)
  }

  /// Every pixel that is new: the damage and where the blit went.
  package var changed: [CGRect] {
    guard let blit else { return damage }
    return [blit.area] + damage.filter { !blit.area.contains($0) }
  }
}

/// Content that scrolled by whole device pixels: its picture is copied, not painted again.
package struct ScrollBlit: Equatable, Sendable {
  /// In points, on whole device pixels. Pixels come from inside and stay inside; where none came from is damaged.
  package var area: CGRect
  /// Device pixels.
  package var dx: Int, dy: Int

  package init(area: CGRect, dx: Int, dy: Int) { (self.area, self.dx, self.dy) = (area, dx, dy) }
}
