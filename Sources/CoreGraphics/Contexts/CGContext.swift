internal import Diagnostics
package import Foundation

/// Records drawing as a display list, in points with y downward, like the contexts that UIKit provides.
public final class CGContext {
  /// The state saved by `saveGState()`.
  struct State {
    var transform = CGAffineTransform.identity
    /// Bounding box of the clip in the initial coordinates.
    var clipBox: CGRect
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var strokeStyle = StrokeStyle()
    var alpha: CGFloat = 1
    var shadow: Shadow?
    var blendMode = CGBlendMode.normal
    /// Whether edges may be, and shall be, blended with what is behind them.
    var allowsAntialiasing = true
    var shouldAntialias = true
    var interpolation = CGInterpolationQuality.default
    /// Where patterns begin, in the context's first coordinates.
    var patternPhase = CGSize.zero
    var textMatrix = CGAffineTransform.identity
    var textMode = CGTextDrawingMode.fill
    /// The masks set since the last `saveGState()`.
    var masks: [ClipMask] = []
  }

  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  /// The recorded commands, without the ends of open masks.
  @exclusivity(unchecked) var recorded = DisplayList()
  package let scale: CGFloat
  package let size: CGSize
  /// Whether the image is opaque, of a context that makes one; nil of others.
  @exclusivity(unchecked) package var isOpaqueImage: Bool?
  @exclusivity(unchecked) var state: State
  @exclusivity(unchecked) var savedStates: [State] = []
  /// The states outside each open transparency layer.
  @exclusivity(unchecked) var layers: [State] = []
  let pathUnderConstruction = CGMutablePath()
  /// From the coordinates in which patterns are placed to those of the list.
  @exclusivity(unchecked) var base = CGAffineTransform.identity
  /// Bounding box of the first clip, in the list's coordinates.
  @exclusivity(unchecked) private(set) var firstClip: CGRect
  /// Where the drawing ends up; nil for contexts whose list a canvas replays.
  @exclusivity(unchecked) var bitmap: Bitmap?
  /// Whether the bitmap lacks what was drawn last.
  @exclusivity(unchecked) var hasPending = false

  /// - Parameters:
  ///   - size: Points.
  ///   - scale: Device pixels per point; only `ctm` and the conversions depend on it.
  package init(size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
    firstClip = CGRect(origin: .zero, size: size)
    state = State(clipBox: firstClip)
  }

  /// Takes another box for the first clip, before anything is drawn.
  func startClip(with box: CGRect) { (firstClip, state.clipBox) = (box, box) }

  func record(_ command: DrawCommand) { recorded.commands.append(command) }

  /// Saves transform, clip, colours, line style, alpha, shadow and blend mode, but not the current path.
  public func saveGState() {
    savedStates.append(state)
    if !state.masks.isEmpty { state.masks = [] }
    record(.save)
  }

  /// Restores the state of the matching `saveGState()`; stops the program without one.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else {
      programmingError("CGContext.restoreGState() without a saveGState() before it")
    }
    let hadMasks = !state.masks.isEmpty
    closeMasks()
    state = saved
    record(.restore)
    if hadMasks { finishDrawing() }
  }
}
