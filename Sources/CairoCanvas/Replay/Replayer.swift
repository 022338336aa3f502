internal import CCairo
internal import CoreGraphics
internal import Diagnostics
internal import Foundation

/// Executes display lists on a buffer: skips what lies outside the clip, copies whole pixels, and leaves the rest to Cairo.
@MainActor final class Replayer {
  struct State {
    /// The transform from user space to pixels of the target.
    var transform: CGAffineTransform
    var clip: PixelRect
    var shape: ClipShape?
    var blend = CGBlendMode.normal
    var antialiases = true
    var showsNearest = false

    var isPlain: Bool { shape == nil && blend == .normal }
  }

  /// A group under construction and its destination.
  struct Group {
    let outerTarget: PixelBuffer
    let outerState: State
    let depth: Int
    /// The place of the group's pixels in the outer target; nil if none is visible.
    let place: PixelRect
    let finish: Finish
    let outerBase: ClipBase
  }

  /// What `resetClip` leaves of a clip.
  struct ClipBase {
    var clip: PixelRect
    var shape: ClipShape?
  }

  enum Finish {
    case blend(alpha: CGFloat, CGBlendMode)
    case shadow(ShadowStyle)
    /// The shadow without the group.
    case shadowAlone(ShadowStyle)
    case hidden
  }

  @exclusivity(unchecked) var target: PixelBuffer!
  @exclusivity(unchecked) var state = State(transform: .identity, clip: PixelRect(x0: 0, y0: 0, x1: 0, y1: 0))
  @exclusivity(unchecked) var states: [State] = []
  @exclusivity(unchecked) var groups: [Group] = []
  /// The clip at the begin of the list or the group.
  @exclusivity(unchecked) var base = ClipBase(clip: PixelRect(x0: 0, y0: 0, x1: 0, y1: 0), shape: nil)
  @exclusivity(unchecked) var rasterizedCount = 0
  let rasterizer = Rasterizer()
  let tiles: TileStore
  let shared: SharedRasters?
  let shadows = ShadowMasks()
  let rounded = RoundedMasks()
  let scaler = BilinearScaler()
  let backdrops = BackdropBlur()

  /// - Parameters:
  ///   - tiles: The tile cache of the canvas.
  ///   - shared: The rasters that drawings of the canvas share; nil to share none.
  init(tiles: TileStore, shared: SharedRasters? = nil) { (self.tiles, self.shared) = (tiles, shared) }

  func replay(_ list: DisplayList, on buffer: PixelBuffer, clip: PixelRect, transform: CGAffineTransform) {
    target = buffer
    state = State(transform: transform, clip: clip)
    base = ClipBase(clip: clip, shape: nil)
    states.removeAll(keepingCapacity: true)
    run(list)
    ensure(groups.isEmpty, "a display list ended inside \(groups.count) groups: each beginGroup needs its endGroup")
    assert(buffer.failure == nil, "Cairo gave up: \(buffer.failure ?? "")")
    buffer.markDirty()
    state.shape = nil
    target = nil
  }

  func run(_ list: DisplayList) {
    for command in list.commands { run(command) }
  }

  private func run(_ command: DrawCommand) {
    switch command {
    case .save: states.append(state)
    case .restore: restore()
    case .concatenate(let transform): state.transform = transform.concatenating(state.transform)
    case .setBlendMode(let mode): state.blend = mode
    case .setAntialiasing(let antialiases): state.antialiases = antialiases
    case .setNearest(let showsNearest): state.showsNearest = showsNearest
    case .clipRect(let rect): clip(to: rect)
    case .clipRoundedRect(let rect, let radius): clip(to: .roundedRect(rect, radius: radius), box: rect)
    case .clip(let path, let rule): clip(to: .path(path, rule), box: path.isEmpty ? .zero : path.boundingBox)
    case .resetClip: (state.clip, state.shape) = (base.clip, base.shape)
    case .endGroup: endGroup()
    case .beginGroup(let alpha, let blend): beginGroup(.blend(alpha: alpha, blend), margin: 0)
    case .beginShadow(let blur, let offset, let color): beginShadow(blur: blur, offset: offset, color)
    default: if !state.clip.isEmpty { paint(command) }
    }
  }

  /// Runs a list inside another one, in the present state, which is restored.
  func runInside(_ list: DisplayList) {
    let (outer, outerBase, depth) = (state, base, states.count)
    base = ClipBase(clip: state.clip, shape: state.shape)
    run(list)
    states.removeLast(states.count - depth)
    (state, base) = (outer, outerBase)
  }

  private func paint(_ command: DrawCommand) {
    if state.blend == .plusDarker { return paintDarker(command) }
    switch command {
    case .fillRect(let rect, let color): fill(rect, color)
    case .fillRoundedRect(let rect, let radius, let color): fill(rect, radius: radius, color)
    case .fill(let path, let rule, let color): fill(path, rule, color)
    case .stroke(let path, let style, let color): stroke(path, style, color)
    case .image(let image, let rect): draw(raster(of: image), in: rect)
    case .mask(let image, let rect, let color): mask(raster(of: image), in: rect, color)
    case .text(let text, let rect): draw(text, in: rect)
    case .cached(let drawing, let rect): draw(drawing, in: rect)
    case .linearGradient(let gradient, let from, let to): paint(gradient, from: from, to: to)
    case .radialGradient(let gradient, let from, let startRadius, let to, let endRadius):
      paint(gradient, from: from, startRadius, to: to, endRadius)
    case .conicGradient(let gradient, let center, let angle): paint(gradient, around: center, from: angle)
    case .tiles(let tiles): paint(tiles)
    case .clear(let rect): clear(rect)
    case .shadow(let rect, let radius, let blur, let offset, let color):
      castShadow(of: rect, radius: radius, blur: blur, offset: offset, color)
    case .pathShadow(let path, let blur, let offset, let color): castShadow(of: path, blur: blur, offset: offset, color)
    case .backdrop(let backdrop, let rect, let blur): draw(backdrop, in: rect, blur: blur)
    case .save, .restore, .concatenate, .setBlendMode, .setAntialiasing, .setNearest, .clipRect, .clipRoundedRect, .clip,
      .resetClip,
      .beginGroup, .beginShadow, .endGroup:
      break
    }
  }

  private func restore() {
    guard states.count > (groups.last?.depth ?? 0), let saved = states.popLast() else {
      programmingError("a display list restores a state that it did not save")
    }
    state = saved
  }

  /// Whether the list's first command paints all of `area` in an opaque colour.
  func covers(_ area: PixelRect, _ list: DisplayList, scale: CGFloat) -> Bool {
    guard case .fillRect(let rect, let color)? = list.commands.first, color.alpha == 1 else { return false }
    return rect.minX * scale <= Double(area.x0) && rect.minY * scale <= Double(area.y0)
      && rect.maxX * scale >= Double(area.x1) && rect.maxY * scale >= Double(area.y1)
  }

  // MARK: Geometry

  /// The box of `rect` in pixels, clipped; nil if invisible.
  @inline(__always)
  func visible(_ rect: CGRect) -> DeviceRect? { device(rect).cut(to: state.clip) }

  /// Whether any pixel of `rect` is inside the clip.
  @inline(__always)
  func isVisible(_ rect: CGRect) -> Bool {
    let (r, clip) = (device(rect), state.clip)
    return r.x0 < Double(clip.x1) && r.y0 < Double(clip.y1) && r.x1 > Double(clip.x0) && r.y1 > Double(clip.y0)
  }

  @inline(__always)
  func device(_ rect: CGRect) -> DeviceRect {
    let t = state.transform
    let (x0, y0) = (rect.origin.x, rect.origin.y)
    let (x1, y1) = (x0 + rect.size.width, y0 + rect.size.height)
    if t.b == 0 && t.c == 0 {
      let (a, b, c, d) = (t.a * x0 + t.tx, t.a * x1 + t.tx, t.d * y0 + t.ty, t.d * y1 + t.ty)
      return DeviceRect(x0: min(a, b), y0: min(c, d), x1: max(a, b), y1: max(c, d))
    }
    let box = rect.applying(t)
    return DeviceRect(x0: box.minX, y0: box.minY, x1: box.maxX, y1: box.maxY)
  }

  var isUpright: Bool { state.transform.b == 0 && state.transform.c == 0 }

  var feeder: PathFeeder { PathFeeder(transform: state.transform, bounds: state.clip) }

  /// The Cairo context with the present clip and operator, in pixel coordinates.
  ///
  /// - Parameter box: What will be drawn, in pixels; nil for all of the clip. It is drawn where an operator changes pixels around it too.
  func cairo(in box: DeviceRect? = nil) -> OpaquePointer {
    var touched = state.clip
    if state.blend == .normal, let box = box?.cut(to: state.clip) { touched = touched.intersection(box.touched.outset(by: 1)) }
    let context = target.cairo(clippedTo: state.clip, state.shape, touching: touched)
    cairo_set_operator(context, state.blend.cairo)
    return context
  }

  func setSource(_ color: CGColor, _ context: OpaquePointer) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
