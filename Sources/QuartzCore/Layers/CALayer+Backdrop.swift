internal import CoreGraphics
package import Foundation

extension CALayer {
  /// The standard deviation, in points, of the blur of what is behind the layer, which is cut by `cornerRadius`; 0, the default, shows it as
  /// it is. Animated like `shadowRadius`.
  package final var backdropRadius: CGFloat {
    get { decoration.backdropRadius }
    set {
      if newValue == backdropRadius { return }
      if extras?.backdrop == nil {
        withExtras { $0.backdrop = Backdrop(keepsRaster: true) }
        Compositor.add(backdrop: self)
      }
      setDecoration(\.backdropRadius, max(newValue, 0), "backdropRadius")
    }
  }
}
