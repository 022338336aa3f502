package import Foundation

/// The recording of a context as a value, for canvases to replay and tests to compare.
package struct DisplayList: Sendable, Equatable {
  package var commands: [DrawCommand]

  package init(_ commands: [DrawCommand] = []) { self.commands = commands }

  package var isEmpty: Bool { commands.isEmpty }
}

/// One drawing step. Rectangles and paths are in the coordinates of the present transform, in points with y downward.
package enum DrawCommand: Sendable, Equatable {
  case save
  case restore
  case concatenate(CGAffineTransform)
  case clipRect(CGRect)
  case clipRoundedRect(CGRect, radius: CGFloat)
  case clip(CGPath, CGPathFillRule)
  /// Ends all clips since the begin of the list, or of the group that collects the drawing.
  case resetClip
  case fillRect(CGRect, CGColor)
  case fillRoundedRect(CGRect, radius: CGFloat, CGColor)
  case fill(CGPath, CGPathFillRule, CGColor)
  case stroke(CGPath, StrokeStyle, CGColor)
  case image(CGImage, in: CGRect)
  /// An image of which only the alpha counts, painted in one colour (template images).
  case mask(CGImage, in: CGRect, CGColor)
  case text(TextBlock, in: CGRect)
  /// A drawing whose pixels the canvas keeps between frames, scaled to the rectangle.
  case cached(CachedDrawing, in: CGRect)
  case linearGradient(Gradient, from: CGPoint, to: CGPoint)
  /// Between two circles.
  case radialGradient(Gradient, from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
  /// Around a point, from an angle on in radians; see `CGContext.drawConicGradient(_:center:angle:)`.
  case conicGradient(Gradient, around: CGPoint, angle: CGFloat)
  /// The cells of a pattern that the clip shows.
  case tiles(PatternTiles)
  /// Erases to transparent.
  case clear(CGRect)
  /// The blurred silhouette of a rounded rectangle, for layer shadows; `blur` is the standard deviation in points.
  case shadow(CGRect, radius: CGFloat, blur: CGFloat, offset: CGSize, CGColor)
  /// The blurred silhouette of a path, for layers with a `shadowPath`.
  case pathShadow(CGPath, blur: CGFloat, offset: CGSize, CGColor)
  /// What has been painted so far in the rectangle, blurred and with stronger colours; `blur` is the standard deviation in points.
  case backdrop(Backdrop, in: CGRect, blur: CGFloat)
  /// Collects drawing until the matching `endGroup` in a transparent group, initially in blend mode `.normal`, which is then blended as a
  /// whole. The blend applies to the whole clip, so a group with `.destinationIn` inside another group masks that one.
  case beginGroup(alpha: CGFloat, CGBlendMode)
  /// A group with a shadow of the shape of its drawing below it; `blur` is the standard deviation in points.
  case beginShadow(blur: CGFloat, offset: CGSize, CGColor)
  case endGroup
  case setBlendMode(CGBlendMode)
  /// Whether the edges of shapes are blended with what is behind them.
  case setAntialiasing(Bool)
  /// Whether images of another size than their place show the nearest of their pixels, not a blend of several.
  case setNearest(Bool)
}

package struct StrokeStyle: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashes: [CGFloat] = []
  package var dashPhase: CGFloat = 0

  package init() {}
}

package struct Gradient: Hashable, Sendable {
  package var colors: [CGColor]
  /// Ascending from 0 to 1, one per colour.
  package var locations: [CGFloat]
  package var drawsBeforeStart = false
  package var drawsAfterEnd = false

  package init(colors: [CGColor], locations: [CGFloat]) { (self.colors, self.locations) = (colors, locations) }
}

/// How drawing combines with what is below; Porter-Duff operators and the blend modes of PDF.
public enum CGBlendMode: Int32, Sendable {
  /// Blend modes of PDF that act on each component, `normal` among them.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// Blend modes of PDF that act on the whole colour, then Porter-Duff operators.
  case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  /// Porter-Duff operators, and the sums of both colours: of what they lack to white, and of what they have.
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
