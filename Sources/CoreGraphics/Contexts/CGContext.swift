internal import Diagnostics
package import Foundation

/// Records drawing as a display list. Points, y downward, as UIKit hands contexts out.
public final class CGContext {
  /// What `saveGState()` keeps.
  struct State {
    var transform = CGAffineTransform.identity
    /// The clip's bounding box, in the coordinates the context began with.
    var clipBox: CGRect
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var strokeStyle = StrokeStyle()
    var alpha: CGFloat = 1
    var shadow: Shadow?
    var blendMode = CGBlendMode.normal
    /// Set in this state, not in those saved before it.
    var masks: [ClipMask] = []
  }

  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  /// Without the ends of masks that are in force.
  var recorded = DisplayList()
  package let scale: CGFloat
  let size: CGSize
  var state: State
  var savedStates: [State] = []
  /// The states outside of each transparency layer.
  var layers: [State] = []
  let pathUnderConstruction = CGMutablePath()

  /// `size` in points, `scale` in device pixels a point: what `ctm` and `boundingBoxOfClipPath` report.
  package init(size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
    state = State(clipBox: CGRect(origin: .zero, size: size))
  }

  func record(_ command: DrawCommand) { recorded.commands.append(command) }

  public func saveGState() {
    savedStates.append(state)
    if !state.masks.isEmpty { state.masks = [] }
    record(.save)
  }

  public func restoreGState() {
    guard let saved = savedStates.popLast() else {
      programmingError("CGContext.restoreGState() without a saveGState() before it")
    }
    closeMasks()
    state = saved
    record(.restore)
  }
}
