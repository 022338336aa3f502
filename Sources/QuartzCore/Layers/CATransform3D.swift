public import CoreGraphics
public import Foundation

/// A 4 x 4 matrix applied to row vectors. Layers are painted with its part in the plane, without perspective.
public struct CATransform3D: Hashable, Sendable {
  /// First row.
  public var m11, m12, m13, m14: CGFloat
  /// Second row.
  public var m21, m22, m23, m24: CGFloat
  /// Third row.
  public var m31, m32, m33, m34: CGFloat
  /// Fourth row: the translation.
  public var m41, m42, m43, m44: CGFloat

  /// The identity.
  public init() { self = CATransform3DIdentity }

  /// No validation of the elements.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The transform's effect on points in the plane z = 0.
  var plane: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  /// The effect on points in the plane that is `depth` before z = 0, which stays where it is.
  func plane(ofDepth depth: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41 - depth * m31, ty: m42 - depth * m32)
  }

  /// Whether a layer shows its back: a transformed normal points away from the viewer. It is the last row of the inverse, so that its sign
  /// is that of the determinant times that of the minor without the third row and column.
  var facesAway: Bool {
    let minor =
      m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
    return minor * determinant < 0
  }

  /// By the first row.
  var determinant: CGFloat {
    m11 * minor(m22, m23, m24, m32, m33, m34, m42, m43, m44) - m12 * minor(m21, m23, m24, m31, m33, m34, m41, m43, m44)
      + m13 * minor(m21, m22, m24, m31, m32, m34, m41, m42, m44) - m14 * minor(m21, m22, m23, m31, m32, m33, m41, m42, m43)
  }

  private func minor(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ e: CGFloat, _ f: CGFloat, _ g: CGFloat, _ h: CGFloat, _ i: CGFloat
  ) -> CGFloat { a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) }

  /// The transform that undoes this one; nil without one.
  var inverse: CATransform3D? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let rows = [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    // The element at a row and a column: the minor without that column and that row, with the sign of a chessboard.
    func element(_ row: Int, _ column: Int) -> CGFloat {
      let (r, c) = ((0..<4).filter { $0 != column }, (0..<4).filter { $0 != row })
      let part = minor(
        rows[r[0]][c[0]], rows[r[0]][c[1]], rows[r[0]][c[2]], rows[r[1]][c[0]], rows[r[1]][c[1]], rows[r[1]][c[2]],
        rows[r[2]][c[0]], rows[r[2]][c[1]], rows[r[2]][c[2]])
      return ((row + column) % 2 == 0 ? part : -part) / determinant
    }
    return CATransform3D(
      m11: element(0, 0), m12: element(0, 1), m13: element(0, 2), m14: element(0, 3),
      m21: element(1, 0), m22: element(1, 1), m23: element(1, 2), m24: element(1, 3),
      m31: element(2, 0), m32: element(2, 1), m33: element(2, 2), m34: element(2, 3),
      m41: element(3, 0), m42: element(3, 1), m43: element(3, 2), m44: element(3, 3))
  }

  /// Whether `plane` describes the transform completely: no depth and no perspective.
  var isPlanar: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0 && m44 == 1
  }

  var isFinite: Bool {
    (m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24).isFinite && (m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44).isFinite
  }
}

/// Maps every point to itself.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Exact comparison, without a tolerance.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Exact comparison, without a tolerance.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation in points; `tz` has no visible effect.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// A scale about the origin; `sz` has no visible effect.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A rotation by `angle` radians about the axis (x, y, z); the identity for a zero axis.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (u, v, w) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let k = 1 - c
  return CATransform3D(
    m11: c + u * u * k, m12: u * v * k + w * s, m13: u * w * k - v * s, m14: 0,
    m21: u * v * k - w * s, m22: c + v * v * k, m23: v * w * k + u * s, m24: 0,
    m31: u * w * k + v * s, m32: v * w * k - u * s, m33: c + w * w * k, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The transform that applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (r1, r2) = ((a.m11, a.m12, a.m13, a.m14), (a.m21, a.m22, a.m23, a.m24))
  let (r3, r4) = ((a.m31, a.m32, a.m33, a.m34), (a.m41, a.m42, a.m43, a.m44))
  typealias Row = (CGFloat, CGFloat, CGFloat, CGFloat)
  func row(_ r: Row) -> Row {
    (
      r.0 * b.m11 + r.1 * b.m21 + r.2 * b.m31 + r.3 * b.m41, r.0 * b.m12 + r.1 * b.m22 + r.2 * b.m32 + r.3 * b.m42,
      r.0 * b.m13 + r.1 * b.m23 + r.2 * b.m33 + r.3 * b.m43, r.0 * b.m14 + r.1 * b.m24 + r.2 * b.m34 + r.3 * b.m44
    )
  }
  let (p, q, r, s) = (row(r1), row(r2), row(r3), row(r4))
  return CATransform3D(
    m11: p.0, m12: p.1, m13: p.2, m14: p.3, m21: q.0, m22: q.1, m23: q.2, m24: q.3,
    m31: r.0, m32: r.1, m33: r.2, m34: r.3, m41: s.0, m42: s.1, m43: s.2, m44: s.3)
}

/// The transform that applies the translation first, then `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The transform that applies the scale first, then `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The transform that applies the rotation (radians) first, then `t`.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The inverse; a transform without one is returned unchanged, as on Apple's platforms.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// The transform in the plane z = 0 that equals `m`.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// Whether the transform has neither depth nor perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isPlanar }

/// The part in the plane z = 0; depth and perspective are dropped.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.plane }
