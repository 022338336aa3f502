package import Foundation

/// What a context recorded, as a value: a canvas replays it, a test compares it.
package struct DisplayList: Sendable, Equatable {
  package var commands: [DrawCommand]

  package init(_ commands: [DrawCommand] = []) { self.commands = commands }

  package var isEmpty: Bool { commands.isEmpty }
}

/// One step of drawing. Rectangles, paths and boxes are in the coordinates of the transform in force, in points, y downward.
package enum DrawCommand: Sendable, Equatable {
  case save
  case restore
  case concatenate(CGAffineTransform)
  case clipRect(CGRect)
  case clipRoundedRect(CGRect, radius: CGFloat)
  case clip(CGPath, CGPathFillRule)
  case fillRect(CGRect, CGColor)
  case fillRoundedRect(CGRect, radius: CGFloat, CGColor)
  case fill(CGPath, CGPathFillRule, CGColor)
  case stroke(CGPath, StrokeStyle, CGColor)
  case image(CGImage, in: CGRect)
  /// A grey or colour image whose alpha alone counts, painted in one colour (template images).
  case mask(CGImage, in: CGRect, CGColor)
  case text(TextBlock, in: CGRect)
  /// A drawing whose pixels the canvas keeps from frame to frame, scaled to fill the rectangle.
  case cached(CachedDrawing, in: CGRect)
  case linearGradient(Gradient, from: CGPoint, to: CGPoint)
  /// From one circle to another.
  case radialGradient(Gradient, from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
  /// Erases to transparent.
  case clear(CGRect)
  /// A blurred silhouette of a rounded rectangle, as a layer casts; `blur` is the standard deviation, in points.
  case shadow(CGRect, radius: CGFloat, blur: CGFloat, offset: CGSize, CGColor)
  /// The blurred silhouette of a path alone, as a layer with a shadow path casts it.
  case pathShadow(CGPath, blur: CGFloat, offset: CGSize, CGColor)
  /// Until the matching `endGroup`, drawing goes to a transparent group, with `.normal` at first, that is then blended in as a
  /// whole. The blend counts for everything inside the clip, so a group with `.destinationIn` inside another is that one's mask.
  case beginGroup(alpha: CGFloat, CGBlendMode)
  /// As a group, with a shadow below it that has the shape of whatever was drawn; `blur` is the standard deviation, in points.
  case beginShadow(blur: CGFloat, offset: CGSize, CGColor)
  case endGroup
  case setBlendMode(CGBlendMode)
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
  /// Rising from 0 to 1, one for each colour.
  package var locations: [CGFloat]
  package var drawsBeforeStart = false
  package var drawsAfterEnd = false

  package init(colors: [CGColor], locations: [CGFloat]) { (self.colors, self.locations) = (colors, locations) }
}

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusLighter
}
