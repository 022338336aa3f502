package import CoreGraphics
package import Foundation

/// The changes of one frame on the screen.
package struct CompositedFrame {
  /// Pixels of the last frame to copy before painting.
  package var blit: ScrollBlit?
  /// The areas to paint: screen coordinates in points, on whole device pixels, disjoint, never empty.
  package var damage: [CGRect]
  /// The painting commands for everything inside the damage, from back to front, in points.
  package var list: DisplayList
  /// Whether opaque painting covers every pixel of the damage, so that a canvas need not erase it.
  package var isOpaque: Bool

  package init(damage: [CGRect], list: DisplayList, isOpaque: Bool = false, blit: ScrollBlit? = nil) {
    (self.damage, self.list, self.isOpaque, self.blit) = (damage, list, isOpaque, blit)
  }

  /// All changed pixels: the damage and the area of the blit.
  package var changed: [CGRect] {
    guard let blit else { return damage }
    return [blit.area] + damage.filter { !blit.area.contains($0) }
  }
}

/// Content scrolled by whole device pixels, whose pixels are copied instead of painted.
package struct ScrollBlit: Equatable, Sendable {
  /// Points, on whole device pixels. Pixels are copied within this area; pixels without a source are part of the damage.
  package var area: CGRect
  /// Distance of the copy, in device pixels.
  package var dx: Int, dy: Int

  package init(area: CGRect, dx: Int, dy: Int) { (self.area, self.dx, self.dy) = (area, dx, dy) }
}
