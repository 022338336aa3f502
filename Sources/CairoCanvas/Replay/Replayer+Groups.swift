internal import CCairo
internal import CoreGraphics
internal import Diagnostics
internal import Foundation

extension Replayer {
  /// Redirects drawing to a buffer of the size of the clip plus `margin` pixels on each side.
  func beginGroup(_ finish: Finish, margin: Int) {
    let room = margin > 0 ? state.clip.outset(by: margin) : state.clip
    let isHidden = state.clip.isEmpty || max(room.width, room.height) > CGImage.maximumSide
    let place = isHidden ? PixelRect(x0: 0, y0: 0, x1: 1, y1: 1) : room
    groups.append(
      Group(
        outerTarget: target, outerState: state, depth: states.count, place: place, finish: isHidden ? .hidden : finish,
        outerBase: base))
    target = PixelBuffer(width: place.width, height: place.height)
    state = State(
      transform: state.transform.concatenating(CGAffineTransform(translationX: -CGFloat(place.x0), y: -CGFloat(place.y0))),
      clip: isHidden ? PixelRect(x0: 0, y0: 0, x1: 0, y1: 0) : target.bounds,
      antialiases: state.antialiases, showsNearest: state.showsNearest)
    base = ClipBase(clip: state.clip, shape: nil)
  }

  func endGroup() {
    guard let group = groups.popLast(), let drawn = target else {
      programmingError("a display list ends a group that it did not begin")
    }
    states.removeLast(states.count - group.depth)
    drawn.markDirty()
    (target, state, base) = (group.outerTarget, group.outerState, group.outerBase)
    switch group.finish {
    case .hidden: break
    case .blend(let alpha, let blend): self.blend(drawn, at: group.place, alpha: alpha, blend)
    case .shadow(let style):
      castShadow(of: drawn, at: group.place, style)
      blend(drawn, at: group.place, alpha: 1, state.blend)
    case .shadowAlone(let style): castShadow(of: drawn, at: group.place, style)
    }
  }

  /// Paints a buffer of the clip's pixels, or of more.
  func blend(_ drawn: PixelBuffer, at place: PixelRect, alpha: CGFloat, _ blend: CGBlendMode) {
    if blend == .plusDarker { return darken(by: drawn, at: place, alpha: alpha) }
    let context = target.cairo(clippedTo: state.clip, state.shape, touching: state.clip)
    cairo_set_operator(context, blend.cairo)
    cairo_set_source_surface(context, drawn.surface, Double(place.x0), Double(place.y0))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context, alpha)
    // Replaces the source, which would retain the group's pixels.
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }
}
