public import Foundation

/// The parts of a transform, applied in this order: scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// Factors; a negative height mirrors.
  public var scale: CGSize
  /// By how much x grows with y after the scale; 0 for a rectangle that stays one.
  public var horizontalShear: CGFloat
  /// In radians about the origin, from the x axis towards the y axis.
  public var rotation: CGFloat
  /// In points.
  public var translation: CGVector

  /// Zeros, as of a structure of C: a scale of 0.
  public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

  /// No validation of the numbers.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    (self.scale, self.horizontalShear, self.rotation, self.translation) = (scale, horizontalShear, rotation, translation)
  }
}

extension CGAffineTransform {
  /// The transform of the parts.
  public init(_ components: CGAffineTransformComponents) {
    let (width, height, shear) = (components.scale.width, components.scale.height, components.horizontalShear)
    let (s, c) = (sin(components.rotation), cos(components.rotation))
    self.init(
      a: width * c, b: width * s, c: height * (shear * c - s), d: height * (shear * s + c), tx: components.translation.dx,
      ty: components.translation.dy)
  }

  /// The parts that `init(_:)` makes the transform of; a mirrored one has a negative height. A shear without a height
  /// is lost.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let depth = (c * c + d * d).squareRoot()
    let (cosine, sine) = width > 0 ? (a / width, b / width) : depth > 0 ? (d / depth, -c / depth) : (1, 0)
    let (height, sheared) = (d * cosine - c * sine, c * cosine + d * sine)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : sheared / height,
      rotation: atan2(sine, cosine), translation: CGVector(dx: tx, dy: ty))
  }
}
