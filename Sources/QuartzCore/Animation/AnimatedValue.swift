internal import CoreGraphics
internal import Diagnostics
internal import Foundation

/// A value during an animation: numbers and colours are interpolated, transforms by their parts, everything else switches halfway.
enum AnimatedValue {
  /// A scalar, point, size or rectangle; unused lanes are 0.
  case numbers(SIMD4<Double>)
  case color(CGColor?)
  case transform(CATransform3D)
  case contents(LayerContents)
  case path(CGPath?)
  case colors([CGColor])
  case list([Double])

  init(_ any: Any, at path: AnimationPath) {
    guard let value = Self(any) else {
      programmingError(
        "CAPropertyAnimation for \"\(path.property.rawValue)\": cannot animate a \(type(of: any)); give a number, CGPoint, CGSize, "
          + "CGRect, CGColor, CGPath, CATransform3D or CGImage, and arrays of CGColors and numbers for gradients")
    }
    self = value
  }

  private init?(_ any: Any) {
    switch any {
    case let v as CGFloat: self = .numbers([Double(v), 0, 0, 0])
    case let v as CGPoint: self = .numbers([Double(v.x), Double(v.y), 0, 0])
    case let v as CGSize: self = .numbers([Double(v.width), Double(v.height), 0, 0])
    case let v as CGRect: self = .numbers([Double(v.origin.x), Double(v.origin.y), Double(v.size.width), Double(v.size.height)])
    case let v as CATransform3D: self = .transform(v)
    case let v as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(v))
    case let v as CGColor: self = .color(v)
    case let v as CGPath: self = .path(v)
    case let v as [CGColor]: self = .colors(v)
    case let v as [Double]: self = .list(v)
    case let v as [NSNumber]: self = .list(v.map(\.doubleValue))
    case let v as CGImage: self = .contents(.image(v))
    case let v as CachedDrawing: self = .contents(.drawing(v))
    case let v as Double: self = .numbers([v, 0, 0, 0])
    case let v as Float: self = .numbers([Double(v), 0, 0, 0])
    case let v as Int: self = .numbers([Double(v), 0, 0, 0])
    case let v as Bool: self = .numbers([v ? 1 : 0, 0, 0, 0])
    case let v as NSNumber: self = .numbers([v.doubleValue, 0, 0, 0])
    case let v as NSValue:
      guard let value = v.animatedValue else { return nil }
      self = value
    default: return nil
    }
  }

  /// The value in the type of the `CALayer` property, for an animation's `fromValue`.
  func boxed(for property: AnimationPath.Property) -> Any? {
    switch self {
    case .color(let color): return color
    case .transform(let t): return t
    case .contents(.none): return nil
    case .contents(.image(let image)): return image
    case .contents(.drawing(let drawing)): return drawing
    case .path(let path): return path
    case .colors(let colors): return colors
    case .list(let numbers): return numbers.map { NSNumber(value: $0) }
    case .numbers(let n):
      switch property {
      case .bounds, .contentsRect: return CGRect(x: n.x, y: n.y, width: n.z, height: n.w)
      case .position, .anchorPoint, .startPoint, .endPoint: return CGPoint(x: n.x, y: n.y)
      case .shadowOffset: return CGSize(width: n.x, height: n.y)
      default: return CGFloat(n.x)
      }
    }
  }

  /// The value at a key path, in the type that a property of its own would have.
  func boxed(for path: AnimationPath) -> Any? {
    guard case .numbers(let n) = self else { return boxed(for: path.property) }
    switch path.part {
    case .whole: return boxed(for: path.property)
    case .origin: return CGPoint(x: n.x, y: n.y)
    case .size, .translation: return CGSize(width: n.x, height: n.y)
    default: return CGFloat(n.x)
    }
  }

  /// The start value of an additive animation.
  var zero: AnimatedValue {
    switch self {
    case .numbers: .numbers(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .list(let numbers): .list(numbers.map { _ in 0 })
    case .color, .contents, .path, .colors: self
    }
  }

  func interpolated(to end: AnimatedValue, at t: Double) -> AnimatedValue {
    switch (self, end) {
    case (.numbers(let a), .numbers(let b)): .numbers(t == 1 ? b : a + (b - a) * t)
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, at: t))
    case (.color(let a), .color(let b)): .color(.blend(a, b, t))
    case (.path(let a?), .path(let b?)): .path(a.blended(with: b, at: t))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { CGColor.blend($0, $1, t) ?? $1 })
    case (.list(let a), .list(let b)) where a.count == b.count: .list(zip(a, b).map { $0 + ($1 - $0) * t })
    default: t < 0.5 ? self : end
    }
  }

  func adding(_ other: AnimatedValue) -> AnimatedValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)): .numbers(a + b)
    case (.list(let a), .list(let b)) where a.count == b.count: .list(zip(a, b).map(+))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    default: other
    }
  }

  /// The value added to itself, `count` times; others than numbers and transforms unchanged.
  func repeated(_ count: Double) -> AnimatedValue {
    switch self {
    case .numbers(let n): return .numbers(n * count)
    case .list(let numbers): return .list(numbers.map { $0 * count })
    case .transform(let transform):
      // By squares: there may be millions of passes.
      var (left, power, result) = (UInt64(min(max(count, 0), 1e15)), transform, CATransform3DIdentity)
      while left > 0 {
        if left & 1 == 1 { result = CATransform3DConcat(result, power) }
        (left, power) = (left >> 1, CATransform3DConcat(power, power))
      }
      return .transform(result.isFinite ? result : transform)
    case .color, .contents, .path, .colors: return self
    }
  }

  func subtracting(_ other: AnimatedValue) -> AnimatedValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)): .numbers(a - b)
    case (.list(let a), .list(let b)) where a.count == b.count: .list(zip(a, b).map(-))
    case (.transform(let a), .transform(let b)):
      .transform(CATransform3DConcat(CATransform3DMakeAffineTransform(b.plane.inverted()), a))
    default: self
    }
  }
}

extension CGColor {
  /// A missing colour counts as the other colour with alpha 0.
  static func blend(_ a: CGColor?, _ b: CGColor?, _ t: Double) -> CGColor? {
    if t <= 0 { return a }
    if t == 1 { return b }
    guard let x = a ?? b, let y = b ?? a else { return nil }
    func mix(_ p: CGFloat, _ q: CGFloat) -> CGFloat { p + (q - p) * CGFloat(t) }
    return CGColor(
      red: mix(x.red, y.red), green: mix(x.green, y.green), blue: mix(x.blue, y.blue),
      alpha: min(max(mix(a == nil ? 0 : x.alpha, b == nil ? 0 : y.alpha), 0), 1))
  }
}

/// A plane transform decomposed: scale and shear first, then rotation, then translation.
struct TransformParts {
  var scaleX, scaleY, shear, angle, x, y: Double

  init(_ t: CGAffineTransform) {
    let (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
    (x, y) = (Double(t.tx), Double(t.ty))
    scaleX = (a * a + b * b).squareRoot()
    angle = atan2(b, a)
    let (cosine, sine) = scaleX > 0 ? (a / scaleX, b / scaleX) : (1, 0)
    shear = c * cosine + d * sine
    scaleY = d * cosine - c * sine
  }

  var transform: CGAffineTransform {
    let (s, c) = (sin(angle), cos(angle))
    return CGAffineTransform(
      a: CGFloat(scaleX * c), b: CGFloat(scaleX * s), c: CGFloat(shear * c - scaleY * s), d: CGFloat(shear * s + scaleY * c),
      tx: CGFloat(x), ty: CGFloat(y))
  }

  /// Rotates the shorter way round.
  func interpolated(to end: TransformParts, at t: Double) -> TransformParts {
    func mix(_ p: Double, _ q: Double) -> Double { p + (q - p) * t }
    var parts = self
    (parts.scaleX, parts.scaleY) = (mix(scaleX, end.scaleX), mix(scaleY, end.scaleY))
    (parts.shear, parts.x, parts.y) = (mix(shear, end.shear), mix(x, end.x), mix(y, end.y))
    parts.angle = angle + remainder(end.angle - angle, 2 * .pi) * t
    return parts
  }
}

extension CATransform3D {
  /// Of transforms in the plane, by translation, rotation, shear and scale.
  package func interpolated(to end: CATransform3D, at t: Double) -> CATransform3D {
    if t == 0 { return self }
    if t == 1 { return end }
    let parts = TransformParts(plane).interpolated(to: TransformParts(end.plane), at: t)
    return CATransform3DMakeAffineTransform(parts.transform)
  }
}
